/** Makes a button lead to the generator. */
export const START = { 'data-start': '' } as const;

/** Makes a button put these words into the green tool, and lead to it. */
export function takesWords(words: string) {
  return { 'data-words': words } as const;
}
