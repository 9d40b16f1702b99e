/** The slug that an address names, with or without `.html`. */
export function slugFromAddress(text: string): string {
  return text.replace(/\.html$/i, '');
}
