/**
 * What the work comes to, or what `onLate` answers or throws when it takes longer. The work itself goes on,
 * and how it ends is nobody's concern then.
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  onLate: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  return await Promise.race([work, late.then(onLate)]).finally(() => clearTimeout(timer));
}
