import { z } from 'zod';

/** A setting that is a whole number within bounds, and says so when it is not. */
export function wholeNumberSetting(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}
