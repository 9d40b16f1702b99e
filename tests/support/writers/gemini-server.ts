import type { ServerResponse } from 'node:http';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import {
  isPlainFailure,
  type PlainFailure,
  type RecordedRequest,
  sendJson,
  sendPlainFailure,
  startRecordingServer,
} from '../recording-server.ts';

/** What the API was seen or is described to do besides answering well. */
type GeminiFailure =
  | PlainFailure
  | 'prompt-blocked'
  | 'candidate-blocked'
  | 'cut-off'
  | 'empty'
  | 'key-invalid'
  | 'forbidden'
  | 'model-unknown'
  | 'over-limit'
  | 'over-limit-for-a-moment'
  | 'broken'
  | 'overloaded';

export interface GeminiServer {
  /** What GEMINI_URL takes. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** The text of every answer that goes well. */
  text: string;
  /** Fails the next `times` requests, then goes well again. */
  fail(failure: GeminiFailure, times?: number): void;
  close(): Promise<void>;
}

const KEY = 'test-key-of-gemini-0123456789';

/**
 * `models/{model}:generateContent` of the Gemini API as far as one call without tools needs it.
 * Shapes: https://ai.google.dev/api/generate-content; errors: google.rpc.Status with its details.
 */
export async function startGeminiServer(): Promise<GeminiServer> {
  const failures = createPlannedFailures<GeminiFailure>();
  const server = await startRecordingServer(async (request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const [status, body] = answer(request, gemini.text);
    sendJson(response, status, body);
  });
  const gemini: GeminiServer = {
    url: `${server.origin}/v1beta`,
    key: KEY,
    requests: server.requests,
    text: '',
    fail: failures.plan,
    close: server.close,
  };
  return gemini;
}

/** The real API looks at the key, the path and both schema fields. */
function answer({ address, headers, body }: RecordedRequest, text: string): [number, unknown] {
  if (!/^\/v1beta\/models\/[\w.-]+:generateContent$/.test(address)) return [404, describe(404, 'NOT_FOUND')];
  if (headers['x-goog-api-key'] !== KEY) return [400, KEY_INVALID];
  const { contents, generationConfig = {} } = (body ?? {}) as GeminiRequest;
  if (!contents?.length) return [400, describe(400, 'INVALID_ARGUMENT', 'contents is not specified')];
  const unknown = Object.keys(generationConfig).find((field) => !GENERATION_FIELDS.has(field));
  if (unknown) return [400, describe(400, 'INVALID_ARGUMENT', `Unknown name "${unknown}"`)];
  return [200, describeAnswer({ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' })];
}

interface GeminiRequest {
  contents?: unknown[];
  generationConfig?: object;
}

const GENERATION_FIELDS = new Set([
  'responseMimeType',
  'responseJsonSchema',
  'maxOutputTokens',
  'temperature',
  'topP',
  'topK',
  'seed',
  'thinkingConfig',
]);

function describeAnswer(candidate: object): object {
  return {
    candidates: [{ ...candidate, index: 0 }],
    usageMetadata: {
      promptTokenCount: 412,
      candidatesTokenCount: 301,
      totalTokenCount: 1094,
      thoughtsTokenCount: 381,
      promptTokensDetails: [
        { modality: 'TEXT', tokenCount: 154 },
        { modality: 'IMAGE', tokenCount: 258 },
      ],
    },
    modelVersion: 'gemini-2.5-flash',
    responseId: 'QmFzZTY0IGlk',
  };
}

function describe(code: number, status: string, message = 'Described.', details: object[] = []): object {
  return { error: { code, message, status, details } };
}

/** The real one names the key's project; ours repeats the key, as a careless service would. */
const KEY_INVALID = describe(
  400,
  'INVALID_ARGUMENT',
  `API key not valid: ${KEY}. Please pass a valid API key.`,
  [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ],
);

const describeLimit = (retryDelay: string) =>
  describe(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.', [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', quotaValue: '10' }],
    },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
  ]);

const BLOCKED = {
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
  usageMetadata: { promptTokenCount: 412, totalTokenCount: 412 },
  modelVersion: 'gemini-2.5-flash',
};

const ANSWERS: Readonly<Record<Exclude<GeminiFailure, PlainFailure>, [number, unknown]>> = {
  'prompt-blocked': [200, BLOCKED],
  'candidate-blocked': [
    200,
    describeAnswer({
      finishReason: 'SAFETY',
      safetyRatings: [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true }],
    }),
  ],
  'cut-off': [
    200,
    describeAnswer({
      content: { role: 'model', parts: [{ text: '{"story":[{"page":1,"title":"Half' }] },
      finishReason: 'MAX_TOKENS',
    }),
  ],
  empty: [200, describeAnswer({ content: { role: 'model' }, finishReason: 'STOP' })],
  'key-invalid': [400, KEY_INVALID],
  forbidden: [403, describe(403, 'PERMISSION_DENIED')],
  'model-unknown': [404, describe(404, 'NOT_FOUND', 'models/nothing is not found for API version v1beta')],
  'over-limit': [429, describeLimit('37s')],
  'over-limit-for-a-moment': [429, describeLimit('0.05s')],
  broken: [500, describe(500, 'INTERNAL')],
  overloaded: [503, describe(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')],
};

function sendFailure(failure: GeminiFailure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  else sendJson(response, ...ANSWERS[failure]);
}
