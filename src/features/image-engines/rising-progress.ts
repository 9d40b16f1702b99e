/** Passes on only what is more than before and within 0 to 1: a second try, or another engine, starts anew. */
export function risingProgress(
  onProgress: ((done: number) => void) | undefined,
): ((done: number) => void) | undefined {
  if (!onProgress) return undefined;
  let highest = -1;
  return (done) => {
    if (!(done > highest) || done > 1) return;
    highest = done;
    onProgress(done);
  };
}
