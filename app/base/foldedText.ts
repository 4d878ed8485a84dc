/** `Żółw` as `zolw`: what is typed finds a name with or without its marks, in any case. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('đ', 'd');
}
