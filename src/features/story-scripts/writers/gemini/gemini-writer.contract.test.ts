import { startGeminiServer } from '../../../../../tests/support/writers/gemini-server.ts';
import { describeWriter } from '../../writers.contract-suite.ts';
import {
  describeLanguageModelWriter,
  GOOD_STORY,
  type SentRequest,
} from '../language-model/language-model-writer.contract-suite.ts';
import { createGeminiWriter } from './gemini-writer.ts';

const createWriter = (settings: { url: string; key: string }) =>
  createGeminiWriter({ ...settings, model: 'gemini-2.5-flash', random: () => 0 });

interface GeminiBody {
  contents: { role: string; parts: [{ inlineData: { mimeType: string; data: string } }, { text: string }] }[];
  systemInstruction?: unknown;
  generationConfig: { responseMimeType: string; responseJsonSchema: unknown };
}

function readRequest(body: unknown): SentRequest {
  const { contents, systemInstruction, generationConfig } = body as GeminiBody;
  const [message] = contents;
  if (!message || systemInstruction) throw new Error('Not one message of the user.');
  if (generationConfig.responseMimeType !== 'application/json') throw new Error('Not asked for JSON.');
  const [{ inlineData }, { text }] = message.parts;
  return {
    messages: contents,
    role: message.role,
    parts: message.parts.length,
    picture: { mediaType: inlineData.mimeType, base64: inlineData.data },
    prompt: text,
    schema: generationConfig.responseJsonSchema,
  };
}

describeWriter('gemini', async () => {
  const server = await startGeminiServer();
  server.text = JSON.stringify(GOOD_STORY);
  return { writer: createWriter(server), close: server.close };
});

describeLanguageModelWriter({
  name: 'gemini',
  start: startGeminiServer,
  createWriter,
  readRequest,
  failures: {
    'prompt-blocked': { failure: 'refused', reason: 'ended by content-filter PROHIBITED_CONTENT' },
    'candidate-blocked': { failure: 'refused', reason: 'ended by content-filter SAFETY' },
    'cut-off': {
      failure: 'invalid-format',
      reason: 'the answer was cut off: the model used up its tokens',
    },
    empty: { failure: 'invalid-format', reason: 'an empty answer' },
    'key-invalid': { failure: 'misconfigured', reason: 'answered 400 INVALID_ARGUMENT API_KEY_INVALID' },
    forbidden: { failure: 'misconfigured', reason: 'answered 403 PERMISSION_DENIED' },
    'model-unknown': { failure: 'misconfigured', reason: 'answered 404 NOT_FOUND' },
    'over-limit': { failure: 'busy', reason: 'answered 429 RESOURCE_EXHAUSTED', retryAfter: '37' },
    'over-limit-for-a-moment': {
      failure: 'busy',
      reason: 'answered 429 RESOURCE_EXHAUSTED',
      calls: 2,
      retryAfter: '1',
    },
    broken: { failure: 'out-of-reach', reason: 'answered 500 INTERNAL' },
    overloaded: { failure: 'busy', reason: 'answered 503 UNAVAILABLE', calls: 2, retryAfter: '60' },
    garbage: { failure: 'invalid-format', reason: 'answered 200, but not as the API describes' },
    endless: { failure: 'invalid-format', reason: 'answered 200, but not as the API describes' },
    redirect: { failure: 'misconfigured', reason: 'answered 302' },
  },
});
