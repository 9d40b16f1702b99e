import { expect, test } from 'vitest';
import { startOpenAiChatServer } from '../../../../../tests/support/writers/openai-chat-server.ts';
import { createWriterImage, describeWriter } from '../../writers.contract-suite.ts';
import {
  describeLanguageModelWriter,
  GOOD_STORY,
  type SentRequest,
} from '../language-model/language-model-writer.contract-suite.ts';
import { createOpenAiCompatibleWriter } from './openai-compatible-writer.ts';

const createWriter = (settings: { url: string; key: string }) =>
  createOpenAiCompatibleWriter({ ...settings, model: 'seeing-model', random: () => 0 });

interface ChatBody {
  messages: { role: string; content: [{ image_url: { url: string } }, { text: string }] }[];
  response_format: { type: string; json_schema: { strict: boolean; schema: unknown } };
}

function readRequest(body: unknown): SentRequest {
  const { messages, response_format: format } = body as ChatBody;
  const [message] = messages;
  if (!message) throw new Error('No message.');
  if (format.type !== 'json_schema' || !format.json_schema.strict)
    throw new Error('Not asked for the schema.');
  const [{ image_url: picture }, { text }] = message.content;
  const [, mediaType = '', base64 = ''] = /^data:([^;]+);base64,(.+)$/.exec(picture.url) ?? [];
  return {
    messages,
    role: message.role,
    parts: message.content.length,
    picture: { mediaType, base64 },
    prompt: text,
    schema: format.json_schema.schema,
  };
}

describeWriter('openai-compatible', async () => {
  const server = await startOpenAiChatServer();
  server.text = JSON.stringify(GOOD_STORY);
  return { writer: createWriter(server), close: server.close };
});

describeLanguageModelWriter({
  name: 'openai-compatible',
  start: startOpenAiChatServer,
  createWriter,
  readRequest,
  failures: {
    refusal: { failure: 'refused', reason: 'ended by content-filter' },
    'content-filter': { failure: 'refused', reason: 'ended by content-filter content_filter' },
    policy: {
      failure: 'refused',
      reason: 'answered 400 invalid_request_error content_policy_violation',
    },
    'cut-off': {
      failure: 'invalid-format',
      reason: 'the answer was cut off: the model used up its tokens',
    },
    empty: { failure: 'invalid-format', reason: 'an empty answer' },
    'no-choices': { failure: 'invalid-format', reason: 'an answer without any choice' },
    'key-invalid': {
      failure: 'misconfigured',
      reason: 'answered 401 invalid_request_error invalid_api_key',
    },
    unpaid: { failure: 'misconfigured', reason: 'answered 429 insufficient_quota' },
    'model-unknown': { failure: 'misconfigured', reason: 'answered 404 api_error' },
    'over-limit': {
      failure: 'busy',
      reason: 'answered 429 requests rate_limit_exceeded',
      retryAfter: '37',
    },
    'over-limit-for-days': {
      failure: 'busy',
      reason: 'answered 429 requests rate_limit_exceeded',
      retryAfter: '300',
    },
    'over-limit-for-a-moment': {
      failure: 'busy',
      reason: 'answered 429 requests rate_limit_exceeded',
      calls: 2,
      retryAfter: '1',
    },
    broken: { failure: 'out-of-reach', reason: 'answered 500 api_error' },
    overloaded: { failure: 'busy', reason: 'answered 503 api_error', calls: 2, retryAfter: '60' },
    garbage: { failure: 'invalid-format', reason: 'answered 200, but not as the API describes' },
    endless: { failure: 'invalid-format', reason: 'answered 200, but not as the API describes' },
    redirect: { failure: 'misconfigured', reason: 'answered 302' },
  },
});

test('a service on one’s own machine gets no key when there is none', async () => {
  const server = await startOpenAiChatServer();
  const writer = createOpenAiCompatibleWriter({ url: server.url, key: '', model: 'seeing-model' });
  const request = { title: 'Home', image: await createWriterImage() };
  await expect(writer.write(request, new AbortController().signal)).rejects.toMatchObject({
    failure: 'misconfigured',
  });
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  await server.close();
});
