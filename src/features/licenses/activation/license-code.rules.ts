export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Of a million codes so many may be tried before another one is mailed. */
export const CODE_TRIES = 5;
/** So long a mail may take before another one is of use. */
export const RESEND_MS = 60_000;
/** How many codes are mailed for one purchase in an hour. */
export const CODES_AN_HOUR = 6;

/** @param number from 0 to 999,999. */
export function formatCode(number: number): string {
  return String(number).padStart(CODE_DIGITS, '0');
}
