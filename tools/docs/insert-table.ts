/** Puts a table between its two marks in a Markdown text. */
export function insertTable(markdown: string, what: string, rows: readonly string[]): string {
  const first = `<!-- table of ${what}: written by npm run docs -->`;
  const last = `<!-- end of the table of ${what} -->`;
  const start = markdown.indexOf(first);
  const end = markdown.indexOf(last);
  if (start < 0 || end < start) throw new Error(`The marks of the table of ${what} are lost.`);
  return `${markdown.slice(0, start + first.length)}\n\n${rows.join('\n')}\n\n${markdown.slice(end)}`;
}
