import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../../../../tests/support/recording-server.ts';
import { InvalidScriptError, WriterError, type WriterFailure } from '../../story-scripts.errors.ts';
import { createWriterImage } from '../../writers.contract-suite.ts';
import type { WriteRequest, Writer, WriterImage } from '../../writers.types.ts';

/** A faithful local server of a service. */
export interface TestService<Failure extends string> {
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  text: string;
  fail(failure: Failure, times?: number): void;
  close(): Promise<void>;
}

/** Where a service's request carries what every request must carry. */
export interface SentRequest {
  messages: unknown[];
  role: string;
  picture: { mediaType: string; base64: string };
  prompt: string;
  schema: unknown;
  parts: number;
}

interface ExpectedFailure {
  /** `invalid-format` is the exact message of the specification. */
  failure: WriterFailure | 'invalid-format';
  /** What the owner reads. */
  reason: string;
  calls?: number;
  retryAfter?: string;
}

interface LanguageModelCase<Failure extends string> {
  name: string;
  start(): Promise<TestService<Failure>>;
  createWriter(settings: { url: string; key: string }): Writer;
  readRequest(body: unknown): SentRequest;
  failures: Readonly<Record<Exclude<Failure, 'slow'>, ExpectedFailure>>;
}

export const GOOD_STORY = {
  story: [1, 2, 3, 4, 5].map((page) => ({
    page,
    title: `Part ${page}`,
    text: `What happens on page ${page}.`,
  })),
};
const GOOD_TEXT = JSON.stringify(GOOD_STORY);
const TITLE = 'The lighthouse that dreamt';

const FENCED: Readonly<Record<string, string>> = {
  'a fence with its language': `\`\`\`json\n${GOOD_TEXT}\n\`\`\``,
  'a bare fence': `\`\`\`\n${GOOD_TEXT}\n\`\`\`\n`,
  'a fence between polite words': `Here is your story:\n\n\`\`\`JSON\r\n${GOOD_TEXT}\r\n\`\`\`\nEnjoy!`,
};

const WRONG: Readonly<Record<string, string>> = {
  'no JSON': 'hello',
  'an empty object': '{}',
  'a story that is a word': '{"story":"x"}',
  'an empty story': '{"story":[]}',
  'a list': '[]',
  null: 'null',
  'a page without text': '{"story":[{"page":1,"title":"A"}]}',
  'a page without title': '{"story":[{"page":1,"text":"A"}]}',
  'a page without number': '{"story":[{"title":"A","text":"B"}]}',
  'a page numbered in words': '{"story":[{"page":"one","title":"A","text":"B"}]}',
  'page 0': '{"story":[{"page":0,"title":"A","text":"B"}]}',
  'a text of spaces': '{"story":[{"page":1,"title":"A","text":"  "}]}',
  'an endless text': JSON.stringify({ story: [{ page: 1, title: 'A', text: 'b'.repeat(5_000) }] }),
  'half of the JSON': GOOD_TEXT.slice(0, -20),
  'a fence around no JSON': '```json\nhello\n```',
};

/** What every writer on a language model keeps to, asked over real HTTP. */
export function describeLanguageModelWriter<Failure extends string>(
  options: LanguageModelCase<Failure>,
): void {
  const { name, readRequest, failures } = options;
  let service: TestService<Failure>;
  let writer: Writer;
  let image: WriterImage;
  beforeEach(async () => {
    service = await options.start();
    service.text = GOOD_TEXT;
    writer = options.createWriter(service);
    image = await createWriterImage();
  });
  afterEach(() => service.close());
  const write = (request: Partial<WriteRequest> = {}, signal = new AbortController().signal) =>
    writer.write({ title: TITLE, image, ...request }, signal);

  describe(`${name} asks`, () => {
    test('GEN-18: once, with one user message of the picture and a prompt', async () => {
      await write();
      expect(service.requests).toHaveLength(1);
      const sent = readRequest(service.requests[0]?.body);
      expect(sent).toMatchObject({ role: 'user', parts: 2 });
      expect(sent.messages).toHaveLength(1);
      expect(sent.picture).toEqual({
        mediaType: 'image/jpeg',
        base64: Buffer.from(image.bytes).toString('base64'),
      });
    });

    test('GEN-18: with the key in a header and nowhere else', async () => {
      await write();
      const [request] = service.requests;
      expect(JSON.stringify(request?.headers)).toContain(service.key);
      expect(request?.address).not.toContain(service.key);
      expect(JSON.stringify(request?.body)).not.toContain(service.key);
    });

    test('GEN-19: an expert creator for five pages with a title and a paragraph each', async () => {
      await write();
      const { prompt } = readRequest(service.requests[0]?.body);
      expect(prompt).toMatch(/expert web story creator/i);
      expect(prompt).toMatch(/narrative of 5 pages/);
      expect(prompt).toMatch(/from its title and from the image/);
      expect(prompt).toMatch(/short, catchy title/);
      expect(prompt).toMatch(/paragraph with 20 to 30 words/);
      expect(prompt).toContain(`\n${TITLE}\n`);
    });

    test('GEN-20: for JSON of the story schema, all of it required', async () => {
      await write();
      const string = { type: 'string' };
      expect(readRequest(service.requests[0]?.body).schema).toMatchObject({
        type: 'object',
        required: ['story'],
        properties: {
          story: {
            type: 'array',
            items: {
              type: 'object',
              required: ['page', 'title', 'text'],
              properties: { page: { type: 'integer', minimum: 1 }, title: string, text: string },
            },
          },
        },
      });
    });
  });

  describe(`${name} is answered`, () => {
    test('GEN-21: with JSON, of which it gives the pages', async () => {
      expect(await write()).toEqual(GOOD_STORY);
    });

    test('O-26: with any number of pages from one on', async () => {
      service.text = JSON.stringify({ story: GOOD_STORY.story.slice(0, 1), mood: 'dropped' });
      expect(await write()).toEqual({ story: GOOD_STORY.story.slice(0, 1) });
    });

    test.each(Object.entries(FENCED))('with %s, which it takes off', async (_, text) => {
      service.text = text;
      expect(await write()).toEqual(GOOD_STORY);
    });

    test.each(Object.entries(WRONG))('GEN-15, GEN-16: with %s, which is no script', async (_, text) => {
      service.text = text;
      const error = await write().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InvalidScriptError);
      expect(error).toMatchObject({ message: 'Received an invalid story format from the AI.' });
      // Of the answer itself nothing goes on, also not to the log.
      expect(inspect((error as InvalidScriptError).cause)).not.toContain('hello');
      expect(service.requests).toHaveLength(1);
    });
  });

  describe(`${name} fails`, () => {
    test.each(Object.entries<ExpectedFailure>(failures))('%s', async (failure, expected) => {
      service.fail(failure as Failure);
      const error = await write().catch((thrown: unknown) => thrown);
      expectFailure(error, expected);
      expect(service.requests).toHaveLength(expected.calls ?? 1);
      const seen = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
      expect(seen).not.toContain(service.key);
      expect(seen).not.toContain(TITLE);
      expect(seen).not.toContain(Buffer.from(image.bytes).toString('base64').slice(0, 40));
    });

    test('only once when the service was busy for a moment', async () => {
      service.fail('over-limit-for-a-moment' as Failure, 1);
      expect(await write()).toEqual(GOOD_STORY);
      expect(service.requests).toHaveLength(2);
    });

    test('when there is no service', async () => {
      await service.close();
      const error = await write().catch((thrown: unknown) => thrown);
      expectFailure(error, { failure: 'out-of-reach', reason: 'no connection (ECONNREFUSED)' });
      service = await options.start();
    });

    test('by stopping at once when the visitor leaves a slow service, which notices', async () => {
      service.fail('slow' as Failure);
      const controller = new AbortController();
      const writing = write({}, controller.signal).catch((thrown: unknown) => thrown);
      await expect.poll(() => service.requests.length).toBe(1);
      const left = performance.now();
      controller.abort();
      expect(await writing).toMatchObject({ name: 'AbortError' });
      expect(performance.now() - left).toBeLessThan(500);
      await expect.poll(() => service.requests[0]?.wasLeft).toBe(true);
    });

    test('without a second call when the visitor leaves in the pause before it', async () => {
      service.fail('overloaded' as Failure);
      const controller = new AbortController();
      const writing = write({}, controller.signal).catch((thrown: unknown) => thrown);
      await expect.poll(() => service.requests[0]?.isAnswered).toBe(true);
      controller.abort();
      expect(await writing).toMatchObject({ name: 'AbortError' });
      expect(service.requests).toHaveLength(1);
    });
  });
}

function expectFailure(error: unknown, { failure, reason, retryAfter }: ExpectedFailure): void {
  if (failure === 'invalid-format') expect(error).toBeInstanceOf(InvalidScriptError);
  else {
    expect(error).toBeInstanceOf(WriterError);
    expect(error).toMatchObject({ failure });
  }
  const { cause, headers } = error as WriterError;
  expect((cause as Error).message).toBe(reason);
  expect(headers['Retry-After']).toBe(retryAfter);
}
