/** Splits a list written as one text with bars between its entries. */
export function entriesOf(text: string): string[] {
  return text
    .split('|')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A set of words written as one text with spaces between them. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
