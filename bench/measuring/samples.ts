/** The value that `part` (0..1) of all are below; NaN of nothing. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export const inMilliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const inPercent = (part: number) => `${(part * 100).toFixed(1)} %`;
export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
export const asRatio = (value: number) => value.toFixed(value < 10 ? 2 : 0);
