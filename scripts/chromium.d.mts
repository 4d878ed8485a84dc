export function findChromium(): string | undefined;
export function findWindowless(): string | undefined;
