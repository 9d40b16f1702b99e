import { describeCandidate, describeGoogle } from './gemini-image-answers.ts';
import type { PictureFailure } from './picture-failures.ts';

export type HostedKind = 'google' | 'replicate' | 'fal' | 'black-forest-labs' | 'togetherai';
export type JsonAnswer = [status: number, body: unknown, headers?: Record<string, string>];

/** What hosts were seen or are described to do besides drawing; each of them some of it. */
export type HostedFailure =
  | PictureFailure
  | 'key-invalid'
  | 'unpaid'
  | 'over-limit'
  | 'broken'
  | 'wrong-request'
  | 'declined'
  | 'indecent'
  | 'words-only'
  | 'no-picture'
  | 'day-used-up'
  | 'ends-as-failed'
  | 'ends-as-canceled'
  | 'work-lost'
  | 'other-shape';

type Answers = Partial<Record<HostedFailure, JsonAnswer>>;

/** Services were seen to repeat the key they were sent. */
const REPEATED_KEY = 'test-key-of-a-host-0123456789';
const OTHER_SHAPE: JsonAnswer = [200, { result: 'ok' }];

const quota = (quotaId: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId, quotaValue: '10' }],
});

const google: Answers = {
  'key-invalid': describeGoogle(400, 'INVALID_ARGUMENT', `API key not valid: ${REPEATED_KEY}.`, [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
  ]),
  'over-limit': describeGoogle(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    quota('GenerateRequestsPerMinutePerProjectPerModel'),
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '17s' },
  ]),
  'day-used-up': describeGoogle(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier'),
  ]),
  broken: describeGoogle(500, 'INTERNAL', 'An internal error has occurred.'),
  declined: [
    200,
    { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, modelVersion: 'gemini-2.5-flash-image' },
  ],
  indecent: describeCandidate({ finishReason: 'IMAGE_SAFETY' }),
  'words-only': describeCandidate({
    content: { role: 'model', parts: [{ text: 'I cannot draw that.' }] },
    finishReason: 'STOP',
  }),
  'no-picture': describeCandidate({ content: { role: 'model' }, finishReason: 'NO_IMAGE' }),
  'other-shape': OTHER_SHAPE,
};

const replicate: Answers = {
  'key-invalid': [401, { title: 'Unauthenticated', detail: `Invalid token ${REPEATED_KEY}`, status: 401 }],
  unpaid: [402, { title: 'Insufficient credit', detail: 'You have insufficient credit.', status: 402 }],
  'over-limit': [
    429,
    { detail: 'Request was throttled. Your rate limit resets in ~3s.', status: 429 },
    { 'Retry-After': '3' },
  ],
  'wrong-request': [
    422,
    { title: 'Input validation failed', detail: '- input.aspect_ratio: is not allowed', status: 422 },
  ],
  broken: [500, { detail: 'Internal server error' }],
  'other-shape': OTHER_SHAPE,
};

const fal: Answers = {
  'key-invalid': [401, { detail: `Cannot access application. Key ${REPEATED_KEY} is unknown.` }],
  unpaid: [403, { detail: 'User is locked. Reason: Exhausted balance. Top up your balance.' }],
  'over-limit': [429, { detail: 'Too many requests' }, { 'Retry-After': '2' }],
  'wrong-request': [422, { detail: [{ loc: ['body', 'image_size'], msg: 'Wrong', type: 'value_error' }] }],
  declined: [
    422,
    {
      detail: [
        {
          loc: ['body', 'prompt'],
          msg: 'The content could not be processed.',
          type: 'content_policy_violation',
        },
      ],
    },
  ],
  broken: [500, { message: 'Internal error' }],
  'no-picture': [200, { images: [], timings: {}, seed: 7 }],
  'other-shape': OTHER_SHAPE,
};

const blackForestLabs: Answers = {
  'key-invalid': [403, { detail: `Not authenticated: ${REPEATED_KEY}` }],
  unpaid: [402, { detail: 'Insufficient credits' }],
  'over-limit': [429, { detail: 'Too many active tasks' }],
  'wrong-request': [422, { detail: [{ loc: ['body', 'width'], msg: 'Wrong', type: 'multiple_of' }] }],
  broken: [500, { detail: 'Internal server error' }],
  'other-shape': OTHER_SHAPE,
};

const togetherai: Answers = {
  'key-invalid': [401, { error: { message: `Invalid API key: ${REPEATED_KEY}`, code: 'invalid_api_key' } }],
  unpaid: [402, { error: { message: 'Credit limit exceeded', type: 'credit_limit', code: null } }],
  'over-limit': [429, { error: { message: 'You have reached the rate limit', type: 'rate_limit' } }],
  'wrong-request': [
    400,
    { error: { message: 'steps must be between 1 and 4', type: 'invalid_request_error' } },
  ],
  declined: [422, { error: { message: 'NSFW content was found in the prompt', code: 'nsfw_content' } }],
  broken: [503, { error: { message: 'The server is overloaded', type: 'service_unavailable' } }],
  'no-picture': [200, { id: 'x', model: 'x', object: 'list', data: [] }],
  'other-shape': OTHER_SHAPE,
};

/** Answers in place of a picture; what is missing happens while or after a picture is drawn. */
export const HOSTED_FAILURES: Readonly<Record<HostedKind, Answers>> = {
  google,
  replicate,
  fal,
  'black-forest-labs': blackForestLabs,
  togetherai,
};
