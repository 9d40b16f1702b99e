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

test('whoever stops taking them loses their place', async () => {
  const { seen, bytes } = createSource();
  const reader = streamBytes(bytes, 1).getReader();
  await reader.read();
  await expect(reader.closed).rejects.toThrow('Nobody takes what is sent any more.');
  expect(seen.ended).toBe(true);
});
