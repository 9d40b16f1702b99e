import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DRAW_KEY,
  type FailingDrawServer,
  startFailingDrawServer,
  startTestDrawServer,
  type TestDrawServer,
} from '../../../../../tests/support/engines/draw-server.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import { createIllustratorEngine } from '../illustrator/illustrator.engine.ts';
import { createDreamseedEngine } from './dreamseed.engine.ts';

const EXAMPLE_STYLE = new URL('../../../learned-styles/test-example.style.json', import.meta.url);
const REQUEST: ImageRequest = {
  ...{ prompt: 'a heron beside a flurbwidget', width: 96, height: 64, seed: 7, format: 'png' },
};
const forever = () => new AbortController().signal;

let real: TestDrawServer;
let one: FailingDrawServer;
let other: FailingDrawServer;
let engine: ImageEngine;
let away: string[];

beforeAll(async () => {
  real = await startTestDrawServer();
});
afterAll(() => real.stop());

function createEngine(servers: readonly { url: string }[], longestSilenceMs?: number): ImageEngine {
  const settings = { urls: servers.map(({ url }) => url), key: DRAW_KEY, timeoutSeconds: 60 };
  return createDreamseedEngine(settings, { longestSilenceMs, onServerAway: (name) => away.push(name) });
}

const draw = (wanted: Partial<ImageRequest> = {}, signal = forever()) =>
  engine.generate({ ...REQUEST, ...wanted }, { signal });
const questionsOf = ({ requests }: FailingDrawServer) =>
  requests.filter(({ method }) => method === 'POST').length;

beforeEach(async () => {
  away = [];
  [one, other] = [await startFailingDrawServer(real), await startFailingDrawServer(real)];
  engine = createEngine([one, other]);
  await engine.warm();
});
afterEach(async () => {
  await engine.close();
  await Promise.allSettled([one.close(), other.close()]);
});

describe('the same bytes wherever they are drawn', () => {
  let local: ImageEngine;
  beforeAll(() => {
    local = createIllustratorEngine({
      projectRoot: path.resolve(import.meta.dirname, '../../../../..'),
      workers: 1,
    });
  });
  afterAll(() => local.close());

  test.each<[string, () => Promise<Partial<ImageRequest>>]>([
    ['from words', async () => ({ negativePrompt: 'people' })],
    ['another reading, as JPEG', async () => ({ variation: 3, format: 'jpeg' })],
    ['from a picture', async () => ({ startingPicture: await paintStart() })],
    ['from a picture without words', async () => ({ prompt: '', startingPicture: await paintStart() })],
    ['in a learned style', async () => ({ learnedStyle: await readStyle() })],
    [
      'from a picture in a learned style',
      async () => ({ startingPicture: await paintStart(), learnedStyle: await readStyle() }),
    ],
  ])('%s', async (_, prepare) => {
    const request = { ...REQUEST, ...(await prepare()) };
    const [here, there] = [await local.generate(request, { signal: forever() }), await draw(request)];
    expect(Buffer.from(there.bytes).equals(Buffer.from(here.bytes))).toBe(true);
    const { understood, unknown, borrowed } = here;
    expect(there).toMatchObject({
      engine: 'dreamseed',
      drawnBy: 'illustrator',
      understood,
      unknown,
      borrowed,
    });
  });

  test('and it says so, once it knows what draws there', async () => {
    const { deterministic, version, drawsBy, concurrency, reportsProgress } = engine;
    expect({ deterministic, version, drawsBy, concurrency, reportsProgress }).toEqual({
      ...{ deterministic: true, version: local.version, drawsBy: 'illustrator' },
      ...{ concurrency: 2, reportsProgress: true },
    });
    const unknown = createEngine([one, other]);
    expect(unknown.deterministic).toBe(false);
    expect(unknown.drawsBy).toBeUndefined();
  });
});

test('the least busy is asked', async () => {
  await Promise.all([draw(), draw({ seed: 8 })]);
  expect([questionsOf(one), questionsOf(other)]).toEqual([1, 1]);
});

test('what one fails the other draws, and the one is left alone until it answers', async () => {
  one.fail('queue-full', 1);
  await draw();
  await draw({ seed: 8 });
  expect([questionsOf(one), questionsOf(other)]).toEqual([1, 2]);
  expect(away).toEqual([new URL(one.url).host]);
  expect(engine.concurrency).toBe(1);
});

test('one that is lost in the middle of a picture loses none', async () => {
  const drawing = draw({ width: 1344, height: 1344 });
  await expect.poll(() => questionsOf(one), { timeout: 10_000 }).toBe(1);
  await one.close();
  expect((await drawing).bytes.byteLength).toBeGreaterThan(0);
  expect(questionsOf(other)).toBe(1);
});

test('a picture is asked for once more where it was lost, when that server is there again', async () => {
  engine = createEngine([one]);
  one.fail('hung-up', 1);
  expect((await draw()).bytes.byteLength).toBeGreaterThan(0);
  expect(questionsOf(one)).toBe(2);
  one.fail('hung-up');
  await expect(draw()).rejects.toMatchObject({ kind: 'unreachable', mayHaveBilled: true });
  expect(questionsOf(one)).toBe(4);
});

test('when all were lost, the first that answers again draws at once', async () => {
  one.fail('lost', 1);
  other.fail('lost', 1);
  await expect(draw()).rejects.toMatchObject({ kind: 'broken' });
  expect(engine.isCircuitOpen?.()).toBe(true);
  expect((await draw()).bytes.byteLength).toBeGreaterThan(0);
  expect(engine.isCircuitOpen?.()).toBe(false);
});

test('one that says nothing is given up', async () => {
  engine = createEngine([one, other], 2_000);
  one.fail('slow');
  await draw();
  expect([questionsOf(one), questionsOf(other)]).toEqual([1, 1]);
});

test('what one declines is not taken to the other', async () => {
  one.fail('declined');
  await expect(draw()).rejects.toMatchObject({ kind: 'refused' });
  expect(questionsOf(other)).toBe(0);
  expect(away).toEqual([]);
});

test('a stop reaches the server that draws', async () => {
  const controller = new AbortController();
  const drawing = draw({ width: 1400, height: 1400 }, controller.signal);
  await expect.poll(() => real.countRunning(), { timeout: 10_000 }).toBe(1);
  controller.abort();
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => real.countRunning(), { timeout: 10_000, interval: 20 }).toBe(0);
});

test('words that are left to engines that moderate are drawn by those alone', async () => {
  const careless = await startTestDrawServer({
    IMAGE_ENGINES: 'pollinations',
    POLLINATIONS_SAFE: 'off',
    POLLINATIONS_URL: 'http://127.0.0.1:1',
  });
  engine = createEngine([careless]);
  await expect(draw({ needsModeration: true })).rejects.toMatchObject({ kind: 'refused' });
  await careless.stop();
});

test('an owner is told who does not draw', async () => {
  expect(await engine.examine?.(forever())).toEqual([]);
  await one.close();
  const name = new URL(one.url).host;
  expect(await engine.examine?.(forever())).toEqual([expect.stringContaining(`${name}: The`)]);
});

async function paintStart() {
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: '#d02020' } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return { bytes, width: 120, height: 80, hash: 'red', strength: 0.6 };
}

async function readStyle() {
  const { style, name } = JSON.parse(await readFile(EXAMPLE_STYLE, 'utf8'));
  return { style, name, hash: 'example' };
}
