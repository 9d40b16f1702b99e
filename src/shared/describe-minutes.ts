/** A wait in words, rounded up, so that nobody is called back too early. */
export function describeMinutes(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
