/**
 * The page that a visitor typed: a whole number from 1 to `totalPages` written in digits, or null for
 * anything else ('0', '-1', '1.5', '1e1', 'abc', nothing). Nothing is clamped.
 */
export function pageFromInput(text: string, totalPages: number): number | null {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  const page = Number(digits);
  return page >= 1 && page <= totalPages ? page : null;
}

/** A list with nothing in it still has its first page. */
export function atLeastOnePage(totalPages: number): number {
  return Math.max(1, Math.floor(totalPages));
}
