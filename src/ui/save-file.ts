export function followLink(href: string, fileName: string, target: '' | '_blank'): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.target = target;
  link.rel = 'noopener';
  link.click();
}

/** Long enough for any browser to have begun the download. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Hands a file to the visitor. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  followLink(address, fileName, '');
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
