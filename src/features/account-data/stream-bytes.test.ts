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
  const reader = streamBytes(bytes, 1).getReader();
  await reader.read();
  await expect(reader.closed).rejects.toThrow('Nobody takes what is sent any more.');
  expect(seen.ended).toBe(true);
});
