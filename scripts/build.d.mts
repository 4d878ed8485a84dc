export function buildIfChanged(): boolean;
