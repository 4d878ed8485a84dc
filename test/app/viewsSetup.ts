import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

/** A busy machine is no failure. */
configure({ asyncUtilTimeout: 30_000 });

/** jsdom lacks it, the virtual screen reader needs it. */
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
