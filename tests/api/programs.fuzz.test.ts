import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import {
  apiErrorSchema,
  generationSchema,
  SELECTORS,
} from '../../src/features/images-api/images-api.schema.ts';
import type { AccountClient } from '../support/identity/account-client.ts';
import { createProgramSite, makeKey, type ProgramSite } from './programs.ts';

/** Whatever was not tried by then is for another run: each begins somewhere else. */
const BOUNDED = { numRuns: 60, interruptAfterTimeLimit: 4_000 };

let site: ProgramSite;
let ada: AccountClient;
let png: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  site = await createProgramSite({ ILLUSTRATOR_WORKERS: '2' });
  ada = await site.signUp('premium');
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#b03060' } });
  png = new Uint8Array(await square.png().toBuffer());
});
afterAll(async () => {
  expect(await findLedgerFaults(site.services.database)).toEqual([]);
  expect(site.failures()).toEqual([]);
  await site.close();
});

const word = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\0', '__proto__'));
/** Small pictures are quick, and nearly everything else is refused. */
const size = fc.oneof({ weight: 5, arbitrary: fc.constant('64x64') }, { weight: 1, arbitrary: word });
const anything = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.json());
const likely: Record<string, fc.Arbitrary<unknown>> = {
  ...{ prompt: word, n: fc.integer({ min: -1, max: 3 }), seed: fc.integer(), variation: fc.integer() },
  ...{
    response_format: fc.constantFrom('url', 'b64_json', 'x'),
    output_format: fc.constantFrom('png', 'gif'),
  },
  ...{
    stream: fc.boolean(),
    partial_images: fc.integer({ min: -1, max: 4 }),
    gallery: fc.boolean(),
    model: word,
    moderation: fc.constantFrom('strict', 'low'),
  },
};
const fields = [...Object.keys(generationSchema.shape), ...Object.keys(SELECTORS), 'strength', 'mask', 'x'];
const order = fc
  .dictionary(fc.constantFrom(...fields), anything, { maxKeys: 3 })
  .chain((odd) =>
    fc
      .record(likely, { requiredKeys: [] })
      .chain((right) => size.map((side) => ({ ...right, ...odd, size: side }))),
  );

async function expectHonest(answer: Response): Promise<void> {
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(500);
  if (answer.status >= 400) apiErrorSchema.parse(JSON.parse(text));
  else expect(text).not.toContain('internal.error');
}

test('whatever a program asks for, it gets a picture or a refusal that it can read', async () => {
  const { key } = await makeKey(ada);
  const ask = (body: string) =>
    fetch(`${site.origin}/v1/images/generations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body,
    });
  const bodies = fc.oneof(
    { weight: 8, arbitrary: order.map((body) => JSON.stringify(body)) },
    fc.string(),
    fc.json(),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => expectHonest(await ask(body))),
    BOUNDED,
  );
}, 30_000);

test('so it does with a form', async () => {
  const { key } = await makeKey(ada);
  const call = fc.constantFrom('edits', 'variations');
  await fc.assert(
    fc.asyncProperty(call, order, fc.boolean(), async (name, values, hasPicture) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(values)) body.set(field, String(value));
      body.set('image', new Blob([hasPicture ? png : new Uint8Array([1, 2, 3])]), 'a.png');
      const headers = { Authorization: `Bearer ${key}` };
      await expectHonest(await fetch(`${site.origin}/v1/images/${name}`, { method: 'POST', headers, body }));
    }),
    BOUNDED,
  );
}, 30_000);

test('and whoever speaks to /mcp', async () => {
  const { key } = await makeKey(ada);
  const post = (message: unknown, session = '') =>
    fetch(`${site.origin}/mcp`, {
      method: 'POST',
      headers: {
        ...{ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        Accept: 'application/json, text/event-stream',
        ...(session && { 'Mcp-Session-Id': session }),
      },
      body: JSON.stringify(message),
    });
  const hello = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'fuzz', version: '1' },
  };
  const begun = await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params: hello });
  const session = begun.headers.get('Mcp-Session-Id') ?? '';
  await begun.text();
  expect(session).not.toBe('');
  const names = fc.constantFrom(
    'generate_image',
    'paint_picture',
    'list_styles',
    'describe_words',
    'my_pictures',
    'write_story',
    'x',
  );
  const call = fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.integer({ min: 1 }),
    method: fc.constant('tools/call'),
    params: fc.record({ name: names, arguments: fc.oneof(order, fc.object()) }),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(call, fc.object(), fc.jsonValue()), async (message) => {
      const answer = await post(message, session);
      await answer.text();
      expect(answer.status).toBeLessThan(500);
    }),
    BOUNDED,
  );
}, 30_000);
