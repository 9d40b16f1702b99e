import { expect, test } from 'vitest';
import { streamBytes } from './stream-bytes.ts';

/** Counts what was asked for, and notes that nobody asks any more. */
function createSource() {
  const seen = { asked: 0, ended: false };
  async function* bytes() {
    try {
      for (;;) {
        seen.asked += 1;
        yield new Uint8Array([seen.asked]);
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, bytes: bytes() };
}

test('bytes are made when they are taken', async () => {
  const { seen, bytes } = createSource();
  const reader = streamBytes(bytes).getReader();
  expect(seen.asked).toBe(0);
  expect((await reader.read()).value).toEqual(new Uint8Array([1]));
  expect(seen.asked).toBe(1);
  await reader.cancel();
  expect(seen.ended).toBe(true);
});

test('a large file leaves in pieces, so that a slow line is seen to take it', async () => {
  const large = new Uint8Array(200_000).map((_, place) => place % 251);
  async function* files() {
    yield large;
    yield new Uint8Array();
    yield new Uint8Array([1]);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of streamBytes(files())) pieces.push(piece);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  expect(Buffer.concat(pieces)).toEqual(Buffer.concat([large, new Uint8Array([1])]));
});

test('whoever stops taking them loses their place', async () => {
  const { seen, bytes } = createSource();
  const reader = streamBytes(bytes, { idleMs: 1 }).getReader();
  await reader.read();
  await expect(reader.closed).rejects.toThrow('Nobody takes what is sent any more.');
  expect(seen.ended).toBe(true);
});

test('whoever never begins to take them loses their place, too', async () => {
  const { seen, bytes } = createSource();
  let ends = 0;
  const reader = streamBytes(bytes, { idleMs: 1, onEnd: () => void ends++ }).getReader();
  await expect(reader.closed).rejects.toThrow('Nobody takes what is sent any more.');
  expect([seen.asked, ends]).toEqual([0, 1]);
});

test('the end is told once, however it comes', async () => {
  async function* few() {
    yield new Uint8Array([1]);
  }
  async function* broken() {
    yield new Uint8Array([1]);
    throw new Error('the disk failed');
  }
  const readAll = async (stream: ReadableStream<Uint8Array>) => {
    for await (const _ of stream);
  };
  const ways: [AsyncIterable<Uint8Array>, (stream: ReadableStream<Uint8Array>) => Promise<unknown>][] = [
    [few(), readAll],
    [broken(), (stream) => expect(readAll(stream)).rejects.toThrow('the disk failed')],
    [createSource().bytes, (stream) => stream.cancel()],
    [
      createSource().bytes,
      async (stream) => {
        const reader = stream.getReader();
        await Promise.all([reader.read(), reader.cancel(), reader.cancel()]);
      },
    ],
  ];
  for (const [bytes, take] of ways) {
    let ends = 0;
    await take(streamBytes(bytes, { onEnd: () => void ends++ }));
    expect(ends).toBe(1);
  }
});
