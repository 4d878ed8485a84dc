/** Hands a file to the browser's downloads. */
export function download(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has taken the file when the click is over; some read it a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
