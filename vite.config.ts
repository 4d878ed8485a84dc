import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { notices } from './scripts/notices.ts';
import { voiceData } from './scripts/voice/plugin.ts';

/** What the page may do: nothing but its own files, and the voice's WebAssembly. The hash is react-aria's style. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** In the built page only: the development server needs inline scripts. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'hector:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  plugins: [
    react(),
    voiceData(),
    notices(),
    contentSecurityPolicy(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,bin,wasm,webmanifest,txt}'],
        maximumFileSizeToCacheInBytes: 3e6,
        // The first visit is complete without a reload; a newer version still waits until the player takes it.
        clientsClaim: true,
      },
      manifest: {
        name: 'Hector',
        short_name: 'Hector',
        description: 'Over-the-board chess for blind players',
        theme_color: '#0b3d2e',
        background_color: '#ffffff',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023' },
  test: {
    reporters: ['dot'],
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Every core: vitest would leave one of two idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          setupFiles: ['test/propertySeed.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/**/*.chromium.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/app/viewsSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts', 'test/**/*.chromium.test.ts'],
          // In CI a machine's hiccup is told from a fault by a second try; here every failure is seen.
          retry: process.env.CI ? 1 : 0,
          globalSetup: ['test/e2e/globalSetup.ts'],
          // One browser more than a small machine has cores: each waits a third of its time, for frames, voices and timers.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
