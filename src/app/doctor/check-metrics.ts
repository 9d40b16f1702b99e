import type { CheckLine } from '../../features/owner/site/site.types.ts';

const name = 'metrics';
const LEAST_CHARACTERS = 24;
/** Fewer different characters are a pattern, or one key held down. */
const LEAST_DIFFERENT = 10;

/** Whether the token of the figures could be guessed. */
export function checkMetricsToken(token: string): CheckLine {
  if (token === '') {
    return {
      name,
      state: 'off',
      detail: 'METRICS_TOKEN is not set: nobody reads /metrics, but this machine where SITE_URL leads to it.',
    };
  }
  if (token.length < LEAST_CHARACTERS || new Set(token).size < LEAST_DIFFERENT) {
    const detail = 'METRICS_TOKEN can be guessed. Take 24 random characters or more: openssl rand -base64 32';
    return { name, state: 'failed', detail };
  }
  return { name, state: 'ok', detail: 'METRICS_TOKEN is long enough.' };
}
