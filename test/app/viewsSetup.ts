import '@testing-library/jest-dom/vitest';

/** jsdom lacks it, the virtual screen reader needs it. */
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
