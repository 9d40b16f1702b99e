/**
 * The day on which a post was published where its author lives, as midnight in UTC: to be formatted in
 * UTC, so that every reader sees the author's day. NaN for a time that cannot be read.
 */
export function postDay(published: string): number {
  return Date.parse(published.slice(0, 'yyyy-mm-dd'.length));
}
