import { AppError } from '../../shared/app-error.ts';
import type { ApiError } from './images-api.schema.ts';

/** The first parameter that is wrong, as programs want to know it. */
export class ParameterError extends AppError {
  override name = 'ParameterError';
  readonly param: string | null;

  constructor(param: string | null, message: string, code = 'invalid_value', status = 400) {
    super({ status, code, message });
    this.param = param;
  }
}

export const createUnknownModelError = (model: string) =>
  new ParameterError(
    'model',
    `There is no model “${model}” here. GET /v1/models lists those that there are.`,
    'model_not_found',
    404,
  );

export const createUnknownCallError = () =>
  new ParameterError(
    null,
    'There’s nothing at this address. /api/docs lists the calls of this site.',
    'unknown_url',
    404,
  );

interface Described {
  status: number;
  headers: Record<string, string>;
  body: ApiError;
}

/** To send it again would change nothing, and official clients do it unasked. */
const NO_RETRY = { 'x-should-retry': 'false' };

const QUOTA = { type: 'insufficient_quota', code: 'insufficient_quota', headers: NO_RETRY };
const WRONG_KEY = { type: 'invalid_request_error', code: 'invalid_api_key' };

const KNOWN: Readonly<
  Record<string, { type: string; code: string; status?: number; headers?: Record<string, string> }>
> = {
  'api_key.missing': WRONG_KEY,
  'api_key.unknown': WRONG_KEY,
  'credits.insufficient': QUOTA,
  'credits.daily_cap': QUOTA,
  'image_engines.declined': { type: 'invalid_request_error', code: 'content_policy_violation', status: 400 },
  'policy.refused': { type: 'invalid_request_error', code: 'content_policy_violation', status: 400 },
  'story_script.refused': { type: 'invalid_request_error', code: 'content_policy_violation', status: 400 },
  'picture.held_back': { type: 'invalid_request_error', code: 'content_policy_violation', status: 400 },
};

/** An error of the site in the shape of OpenAI's API, so that its clients do with it what they know. */
export function describeApiError({
  code,
  status,
  message,
  headers = {},
  param = null,
}: Pick<AppError, 'code' | 'status' | 'message'> &
  Partial<Pick<ParameterError, 'headers' | 'param'>>): Described {
  const known = KNOWN[code];
  const usual = usualOf(status, code, headers);
  return {
    status: known?.status ?? status,
    headers: { ...headers, ...(known ? known.headers : usual.headers) },
    body: { error: { message, type: known?.type ?? usual.type, param, code: known?.code ?? usual.code } },
  };
}

function usualOf(status: number, code: string, headers: Readonly<Record<string, string>>) {
  if (status === 429) {
    const seconds = headers['Retry-After'] ?? '1';
    const count = { 'x-ratelimit-remaining-requests': '0' };
    return {
      type: 'requests',
      code: 'rate_limit_exceeded',
      headers: { ...count, 'x-ratelimit-reset-requests': `${seconds}s`, ...headers },
    };
  }
  if (status >= 500) return { type: 'server_error', code, headers: {} };
  return { type: 'invalid_request_error', code, headers: status === 409 ? NO_RETRY : {} };
}
