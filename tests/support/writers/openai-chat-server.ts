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

/** What OpenAI, Ollama and LM Studio were seen or are described to do besides answering well. */
type ChatFailure =
  | PlainFailure
  | 'refusal'
  | 'content-filter'
  | 'policy'
  | 'cut-off'
  | 'empty'
  | 'no-choices'
  | 'key-invalid'
  | 'unpaid'
  | 'model-unknown'
  | 'over-limit'
  | 'over-limit-for-a-moment'
  | 'over-limit-for-days'
  | 'broken'
  | 'overloaded';

interface ChatServer {
  /** What WRITER_URL takes. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** The text of every answer that goes well. */
  text: string;
  /** Fails the next `times` requests, then goes well again. */
  fail(failure: ChatFailure, times?: number): void;
  close(): Promise<void>;
}

const KEY = 'sk-test-key-of-a-chat-0123456789';

/** `POST /v1/chat/completions` as OpenAI describes it and the local servers imitate it. */
export async function startOpenAiChatServer(): Promise<ChatServer> {
  const failures = createPlannedFailures<ChatFailure>();
  const server = await startRecordingServer((request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const [status, body] = answer(request, chat.text);
    sendJson(response, status, body);
  });
  const chat: ChatServer = {
    url: `${server.origin}/v1`,
    key: KEY,
    requests: server.requests,
    text: '',
    fail: failures.plan,
    close: server.close,
  };
  return chat;
}

function answer({ address, headers, body }: RecordedRequest, text: string): [number, unknown] {
  if (address !== '/v1/chat/completions') return [404, describe('Not found', 'invalid_request_error')];
  if (headers.authorization !== `Bearer ${KEY}`) return [401, KEY_INVALID];
  const { response_format: format } = (body ?? {}) as { response_format?: { type?: string } };
  // LM Studio refuses the older form.
  if (format?.type !== 'json_schema')
    return [400, describe("'response_format.type' must be 'json_schema'", 'invalid_request_error')];
  return [200, describeAnswer({ message: { role: 'assistant', content: text }, finish_reason: 'stop' })];
}

function describeAnswer(choice: object): object {
  return {
    id: 'chatcmpl-421',
    object: 'chat.completion',
    created: 1_763_000_000,
    model: 'seeing-model',
    choices: [{ index: 0, logprobs: null, ...choice }],
    usage: { prompt_tokens: 612, completion_tokens: 280, total_tokens: 892 },
  };
}

function describe(message: string, type: string, code: string | null = null): object {
  return { error: { message, type, param: null, code } };
}

/** OpenAI repeats a part of the key; ours all of it, as a careless service would. */
const KEY_INVALID = describe(
  `Incorrect API key provided: ${KEY}.`,
  'invalid_request_error',
  'invalid_api_key',
);

const OVER_LIMIT = describe('Rate limit reached for requests', 'requests', 'rate_limit_exceeded');

const ANSWERS: Readonly<
  Record<Exclude<ChatFailure, PlainFailure>, [number, unknown, Record<string, string>?]>
> = {
  refusal: [
    200,
    describeAnswer({
      message: { role: 'assistant', content: null, refusal: "I'm sorry, I can't help with that." },
      finish_reason: 'stop',
    }),
  ],
  'content-filter': [
    200,
    describeAnswer({ message: { role: 'assistant', content: '' }, finish_reason: 'content_filter' }),
  ],
  policy: [400, describe('Your request was rejected.', 'invalid_request_error', 'content_policy_violation')],
  'cut-off': [
    200,
    describeAnswer({
      message: { role: 'assistant', content: '{"story":[{"page":1,"title":"Half' },
      finish_reason: 'length',
    }),
  ],
  empty: [200, describeAnswer({ message: { role: 'assistant', content: '' }, finish_reason: 'stop' })],
  'no-choices': [200, { id: 'chatcmpl-422', object: 'chat.completion', created: 1, model: 'x', choices: [] }],
  'key-invalid': [401, KEY_INVALID],
  unpaid: [429, describe('You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota')],
  'model-unknown': [404, describe('model "nothing" not found, try pulling it first', 'api_error')],
  'over-limit': [429, OVER_LIMIT, { 'Retry-After': '37' }],
  'over-limit-for-days': [429, OVER_LIMIT, { 'Retry-After': '604800' }],
  'over-limit-for-a-moment': [429, OVER_LIMIT, { 'Retry-After': '0' }],
  broken: [500, describe('llama runner process has terminated', 'api_error')],
  overloaded: [
    503,
    describe('server busy, please try again. maximum pending requests exceeded', 'api_error'),
  ],
};

function sendFailure(failure: ChatFailure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  else sendJson(response, ...ANSWERS[failure]);
}
