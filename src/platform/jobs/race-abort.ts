/**
 * What the work comes to, or at once a rejection with `reason` when the signal is aborted: work that takes
 * a moment to notice must keep nobody. The work itself goes on.
 */
export async function raceAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  reason: () => unknown = () => signal.reason,
): Promise<Result> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const leave = () => reject(reason());
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    stopListening = () => signal.removeEventListener('abort', leave);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stopListening();
  }
}
