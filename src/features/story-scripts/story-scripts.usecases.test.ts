import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { USUAL_ACTIONS } from '../word-policy/word-policy.rules.ts';
import { createWordPolicy } from '../word-policy/word-policy.usecases.ts';
import { InvalidScriptError, WriterError } from './story-scripts.errors.ts';
import { createStoryScriptsUsecases, type WriterTrouble } from './story-scripts.usecases.ts';
import type { WriteRequest, Writer } from './writers.types.ts';

const STORY = { story: [{ page: 1, title: 'First Light', text: 'The harbour is still blue.' }] };
const stay = new AbortController().signal;

let picture: Uint8Array;
beforeAll(async () => {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6d7a' } });
  picture = new Uint8Array(await drawn.png().toBuffer());
});

function createWriter(write: Writer['write'] = async () => STORY): Writer {
  return { name: 'test', builtIn: false, write };
}

/** Answers when it is told to, and never minds who leaves. */
function createSlowWriter() {
  const asked: { request: WriteRequest; signal: AbortSignal; answer: () => void }[] = [];
  const writer = createWriter(
    (request, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
        asked.push({ request, signal, answer: () => resolve(STORY) });
      }),
  );
  return { writer, asked };
}

function create(writer: Writer, { scriptsPerHour = 100, scriptsPerDay = 1000, timeoutMs = 60_000 } = {}) {
  const troubles: WriterTrouble[] = [];
  const usecases = createStoryScriptsUsecases({
    writer,
    policy: createWordPolicy(USUAL_ACTIONS),
    clock: createTestClock(),
    hashVisitor: (date, address) => `${date} ${address}`,
    scriptsPerHour,
    scriptsPerDay,
    limits: createMemoryLimits(),
    timeoutMs,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  return { ...usecases, troubles };
}

describe('a story', () => {
  test('is written from the checked title and the small picture', async () => {
    const seen: WriteRequest[] = [];
    const { write } = create(
      createWriter(async (request) => {
        seen.push(request);
        return STORY;
      }),
    );
    const script = await write({ title: ' The\nharbour ', picture }, stay);
    expect(script).toEqual({ ...STORY, writer: 'test', builtIn: false });
    expect(seen).toEqual([
      { title: 'The harbour', image: expect.objectContaining({ mediaType: 'image/jpeg', width: 60 }) },
    ]);
  });

  test.each([
    ['no title', { title: undefined }],
    ['a title of spaces', { title: '  ' }],
    ['no picture', { picture: undefined }],
    ['an empty picture', { picture: new Uint8Array() }],
  ])('GEN-14: %s asks no writer', async (_, missing) => {
    const { writer, asked } = createSlowWriter();
    const { write } = create(writer);
    await expect(write({ title: 'Home', picture, ...missing }, stay)).rejects.toMatchObject({
      status: 400,
      message: 'Please provide a title and an image.',
    });
    expect(asked).toHaveLength(0);
  });

  test('a picture of more than 8 MB is refused before it is opened', async () => {
    const { write } = create(createWriter());
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    await expect(write({ title: 'Home', picture: large }, stay)).rejects.toMatchObject({
      status: 413,
      message: 'This picture is larger than 8 MB. Choose a smaller one.',
    });
  });
});

describe('what a writer could not do', () => {
  test.each([
    [new WriterError('refused', { cause: new Error('ended by SAFETY') }), 'refused', 'ended by SAFETY'],
    [new InvalidScriptError(new Error('not JSON')), 'invalid-format', 'not JSON'],
    [new WriterError('busy'), 'busy', 'unknown'],
  ])('%s is told to the visitor, and to the owner without the title', async (error, failure, reason) => {
    const { write, troubles } = create(createWriter(() => Promise.reject(error)));
    await expect(write({ title: 'A secret wish', picture }, stay)).rejects.toBe(error);
    expect(troubles).toEqual([{ writer: 'test', failure, reason }]);
  });

  test('O-31: in time is a failure that says so, and the writer is stopped', async () => {
    const { writer, asked } = createSlowWriter();
    const { write, troubles } = create(writer, { timeoutMs: 150 });
    await expect(write({ title: 'Home', picture }, stay)).rejects.toMatchObject({
      failure: 'too-slow',
      status: 504,
    });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(troubles).toEqual([{ writer: 'test', failure: 'too-slow', reason: 'no script within 0.15 s' }]);
  });

  test('O-31: in time holds nobody, not even behind writers that do not stop', async () => {
    const { write } = create(
      createWriter(() => new Promise(() => {})),
      { timeoutMs: 300 },
    );
    const writing = Array.from({ length: 12 }, (_, place) =>
      write({ title: `Story ${place}`, picture }, stay).catch((error: unknown) => error),
    );
    for (const error of await Promise.all(writing)) expect(error).toMatchObject({ failure: 'too-slow' });
  });

  test('a fault of our own stays one', async () => {
    const fault = new TypeError('undefined is not a function');
    const { write, troubles } = create(createWriter(() => Promise.reject(fault)));
    await expect(write({ title: 'Home', picture }, stay)).rejects.toBe(fault);
    expect(troubles).toEqual([]);
  });
});

describe('a visitor who leaves', () => {
  test('stops the writer, and is no trouble', async () => {
    const { writer, asked } = createSlowWriter();
    const { write, troubles } = create(writer);
    const visitor = new AbortController();
    const writing = write({ title: 'Home', picture }, visitor.signal);
    await expect.poll(() => asked.length).toBe(1);
    visitor.abort();
    await expect(writing).rejects.toMatchObject({ status: 499 });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('before the turn has come is never written for', async () => {
    const { writer, asked } = createSlowWriter();
    const { write } = create(writer);
    const first = Array.from({ length: 8 }, (_, place) => write({ title: `Story ${place}`, picture }, stay));
    await expect.poll(() => asked.length).toBe(8);
    const visitor = new AbortController();
    const waiting = write({ title: 'Too late', picture }, visitor.signal).catch((error: unknown) => error);
    visitor.abort();
    expect(await waiting).toMatchObject({ status: 499 });
    for (const { answer } of asked) answer();
    await Promise.all(first);
    // Whoever comes after has a turn, so the one before had it too.
    const next = write({ title: 'In time', picture }, stay);
    await expect.poll(() => asked.at(-1)?.request.title).toBe('In time');
    asked.at(-1)?.answer();
    await next;
    expect(asked.map(({ request }) => request.title)).not.toContain('Too late');
  });
});

describe('many visitors', () => {
  test('wait for their turn, and are turned away when too many wait', async () => {
    const { writer, asked } = createSlowWriter();
    const { write } = create(writer);
    const writing = Array.from({ length: 32 }, (_, place) =>
      write({ title: `Story ${place}`, picture }, stay),
    );
    await expect.poll(() => asked.length).toBe(8);
    await expect(write({ title: 'One more', picture }, stay)).rejects.toMatchObject({
      failure: 'busy',
      headers: { 'Retry-After': '10' },
    });
    for (let done = 0; done < 32; done += 1) {
      await expect.poll(() => asked.length).toBeGreaterThan(done);
      asked[done]?.answer();
    }
    expect(await Promise.all(writing)).toHaveLength(32);
  });

  test('of one address have a limit, others have their own', async () => {
    const { admit } = create(createWriter(), { scriptsPerHour: 2 });
    await admit('192.0.2.1');
    await admit('192.0.2.1');
    await expect(admit('192.0.2.1')).rejects.toMatchObject({
      status: 429,
      message: 'You’ve made a lot of story scripts. Please try again in 60 minutes.',
      code: 'story_script.too_many',
    });
    await admit('192.0.2.2');
  });

  test('have a limit together, which only requests that reach the writer use up', async () => {
    const { write } = create(createWriter(), { scriptsPerDay: 1 });
    const refused = { status: 429, code: 'story_script.site_limit' };
    for (const nothing of [undefined, new TextEncoder().encode('no picture')]) {
      await expect(write({ title: 'A story', picture: nothing }, stay)).rejects.toMatchObject({
        status: 400,
      });
    }
    expect(await write({ title: 'A story', picture }, stay)).toMatchObject(STORY);
    await expect(write({ title: 'Another', picture }, stay)).rejects.toMatchObject(refused);
  });
});
