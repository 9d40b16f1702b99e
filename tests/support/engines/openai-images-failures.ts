import type { JsonAnswer } from './openai-images-speakers.ts';
import type { PictureFailure } from './picture-failures.ts';

/** What servers of this kind were seen or are described to do besides drawing. */
export type OpenAiImagesFailure = PictureFailure | 'no-body' | keyof typeof OPENAI_FAILURES;

const describe = (message: string, type: string, code: string | null = null) => ({
  error: { message, type, param: null, code },
});

/** OpenAI repeats a part of the key; this one all of it, as a careless service would. */
const KEY_INVALID = describe(
  'Incorrect API key provided: sk-test-key-of-images-0123456789.',
  'invalid_request_error',
  'invalid_api_key',
);

const answers = <Name extends string>(table: Record<Name, JsonAnswer>) => table;

export const OPENAI_FAILURES = answers({
  'key-invalid': [401, KEY_INVALID],
  unverified: [
    403,
    describe('Your organization must be verified to use the model.', 'invalid_request_error'),
  ],
  'model-unknown': [404, describe('The model does not exist.', 'invalid_request_error', 'model_not_found')],
  moderated: [
    400,
    describe(
      'Your request was rejected by the safety system.',
      'image_generation_user_error',
      'moderation_blocked',
    ),
  ],
  policy: [400, describe('Your request was rejected.', 'invalid_request_error', 'content_policy_violation')],
  'over-limit': [
    429,
    describe('Rate limit reached for images per minute.', 'requests', 'rate_limit_exceeded'),
    { 'Retry-After': '12', 'x-ratelimit-remaining-requests': '0' },
  ],
  unpaid: [429, describe('You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota')],
  'hard-limit': [
    400,
    describe('Billing hard limit has been reached', 'billing_limit_user_error', 'billing_hard_limit_reached'),
  ],
  broken: [500, describe('The server had an error.', 'server_error')],
  'no-pictures': [200, { created: 1_763_000_000, data: [] }],
  'no-data': [200, { created: 1_763_000_000 }],
  'sd-cpp-refuses': [400, { error: 'prompt required' }],
  'sd-cpp-fails': [500, { error: 'server_error', message: 'type must be string, but is null' }],
  'localai-fails': [500, { error: { code: 500, message: 'failed to load model', type: '' } }],
  'localai-loads': [
    503,
    { error: { code: 503, message: 'model is loading', type: '' } },
    { 'Retry-After': '5' },
  ],
  'pollen-out': [
    402,
    {
      status: 402,
      success: false,
      error: { code: 'PAYMENT_REQUIRED', message: 'Insufficient pollen balance.' },
    },
  ],
});
