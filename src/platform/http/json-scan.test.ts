import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonScan, JSON_LIMITS } from './json-scan.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const passes = (text: string) => createJsonScan().push(bytesOf(text));

/** Everything that `JSON.parse` would make something of: objects, lists, keys, texts and words. */
function measure(value: unknown): { depth: number; tokens: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, tokens: 1 };
  const inner = Object.values(value).map(measure);
  const keys = Array.isArray(value) ? 0 : inner.length;
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    tokens: 1 + keys + inner.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

describe('JSON is counted before it is parsed', () => {
  test('as JSON.parse would see it, in whatever pieces it comes', () => {
    const json = fc.json({ depthSize: 'large' });
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 7 }), fc.boolean(), (compact, size, indent) => {
        const value: unknown = JSON.parse(compact);
        const bytes = bytesOf(indent ? JSON.stringify(value, null, 2) : compact);
        const { depth, tokens } = measure(value);
        const push = (limits: typeof JSON_LIMITS) => {
          const scan = createJsonScan(limits);
          for (let start = 0; start < bytes.length; start += size) {
            if (!scan.push(bytes.subarray(start, start + size))) return false;
          }
          return true;
        };
        const limitsOf = (most: { depth: number; tokens: number }) => most as typeof JSON_LIMITS;
        expect(push(limitsOf({ depth, tokens }))).toBe(true);
        expect(push(limitsOf({ depth, tokens: tokens - 1 }))).toBe(false);
        if (depth > 0) expect(push(limitsOf({ depth: depth - 1, tokens }))).toBe(false);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test.each([
    ['what is deep', '['.repeat(JSON_LIMITS.depth), '['.repeat(JSON_LIMITS.depth + 1)],
    ['what has many values', '0,'.repeat(JSON_LIMITS.tokens), '0,'.repeat(JSON_LIMITS.tokens + 1)],
    [
      'what has many words without commas',
      '1 '.repeat(JSON_LIMITS.tokens),
      '1 '.repeat(JSON_LIMITS.tokens + 1),
    ],
    ['what has many texts', '"",'.repeat(JSON_LIMITS.tokens), '""'.repeat(JSON_LIMITS.tokens + 1)],
  ])('%s', (_, within, beyond) => {
    expect([passes(within), passes(beyond)]).toEqual([true, false]);
  });

  test('brackets and quotes inside a text are text', () => {
    expect(passes(`"${'[{\\"'.repeat(10_000)}"`)).toBe(true);
    expect(passes(`"\\\\"${'['.repeat(JSON_LIMITS.depth + 1)}`)).toBe(false);
  });

  test('the longest text is found, without its quotes', () => {
    const json = '{"a":"short","b":"a \\"longer\\" one é","c":"x"}';
    const scan = createJsonScan();
    const bytes = bytesOf(json);
    for (const byte of bytes) scan.push(Uint8Array.of(byte));
    const { start, end } = scan.longest;
    expect(new TextDecoder().decode(bytes.subarray(start, end))).toBe('a \\"longer\\" one é');
  });
});
