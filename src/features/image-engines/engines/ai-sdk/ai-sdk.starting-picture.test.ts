import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { startHostedModelsServer } from '../../../../../tests/support/engines/hosted-models-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import {
  beginsWithPictures,
  type HostedProviderName,
  looksAtPictures,
  readHostedModel,
} from './hosted-model.rules.ts';
import { createTestEngine, PICTURE_MODELS, REFERENCE_MODELS, TEST_MODELS } from './test-engine.ts';

type PictureProvider = keyof typeof PICTURE_MODELS;
const PROVIDERS = Object.keys(PICTURE_MODELS) as PictureProvider[];
const REQUEST: ImageRequest = { prompt: 'a fox', width: 640, height: 480, seed: 7, format: 'png' };

const started = await Promise.all(
  PROVIDERS.map(async (provider) => ({ provider, server: await startHostedModelsServer(provider) })),
);
afterAll(() => Promise.all(started.map(({ server }) => server.close())));

const draw = (engine: ImageEngine, overrides: Partial<ImageRequest>) =>
  engine.generate({ ...REQUEST, ...overrides }, { signal: new AbortController().signal });

async function paint(background: string) {
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return { bytes, width: 300, height: 100, hash: background, strength: 0.5 };
}

async function exampleStyle() {
  const file = new URL('../../../learned-styles/test-example.style.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).style;
}

async function meanColorOf(bytes: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => mean);
}

describe.each(started)('a picture to begin with at $provider', ({ provider, server }) => {
  const engine = createTestEngine(provider, server, { model: PICTURE_MODELS[provider] });

  test('arrives cut to the shape, beside the words', async () => {
    const { bytes } = await draw(engine, { startingPicture: await paint('#d02020') });
    const asked = server.asked.at(-1);
    expect(asked).toMatchObject({ prompt: 'a fox', seed: 7 });
    expect(await sharp(asked?.start).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    const [red, , blue] = await meanColorOf(bytes);
    expect(red).toBeGreaterThan(Number(blue));
  });

  test('is not there without one', async () => {
    await draw(engine, {});
    expect(server.asked.at(-1)?.start).toBeUndefined();
  });
});

test('FLUX.1 [dev] at Replicate is told how much changes', async () => {
  const { server } = started.find(({ provider }) => provider === 'replicate') as (typeof started)[number];
  const engine = createTestEngine('replicate', server, { model: PICTURE_MODELS.replicate });
  await draw(engine, { startingPicture: await paint('#2020d0') });
  const question = server.requests.findLast(({ method }) => method === 'POST');
  expect(question?.body).toMatchObject({ input: { prompt_strength: 0.55 } });
  await draw(engine, {});
  const plain = server.requests.findLast(({ method }) => method === 'POST');
  expect(plain?.body).not.toHaveProperty('input.prompt_strength');
});

describe.each(started.flatMap((one) => (one.provider in REFERENCE_MODELS ? [one] : [])))(
  'reference pictures at $provider',
  ({ provider, server }) => {
    const model = REFERENCE_MODELS[provider as keyof typeof REFERENCE_MODELS];
    const engine = createTestEngine(provider, server, { model });
    const inStyle = async (): Promise<Partial<ImageRequest>> => {
      const referencePictures = [(await paint('#101010')).bytes, (await paint('#f0f0f0')).bytes];
      return { learnedStyle: { style: await exampleStyle(), name: 'Mine', hash: 'x', referencePictures } };
    };
    const shown = () => {
      const { start, references = [] } = server.asked.at(-1) ?? {};
      return Promise.all(
        [start, ...references].map(async (file) => Math.round((await meanColorOf(file!))[0]!)),
      );
    };

    test('are shown as they are, with a word what they are for', async () => {
      await draw(engine, await inStyle());
      const { prompt } = server.asked.at(-1) ?? {};
      expect(prompt).toMatch(/^Take only the manner of the reference pictures .*: a fox$/);
      expect(await shown()).toEqual([16, 240]);
    });

    test('come after the picture to paint', async () => {
      await draw(engine, { ...(await inStyle()), startingPicture: await paint('#808080') });
      expect(server.asked.at(-1)?.prompt).toMatch(/^Repaint the first picture\. .*: a fox$/);
      expect(await shown()).toEqual([128, 16, 240]);
    });
  },
);

test.each([
  ['google:gemini-2.5-flash-image', true],
  ['google:gemini-2.5-flash', false],
  ['black-forest-labs:flux-2-pro', true],
  ['black-forest-labs:flux-kontext-max', false],
  ['togetherai:black-forest-labs/FLUX.1-kontext-dev', false],
  ['replicate:black-forest-labs/flux-dev', false],
])('%s looks at several pictures: %s', (name, looks) => {
  const model = readHostedModel(name);
  expect(model && looksAtPictures(model)).toBe(looks);
});

test('is taken when the models of all tools can begin with one', () => {
  const server = { url: 'http://localhost', key: 'x' };
  const takes = (provider: HostedProviderName, settings = {}) =>
    createTestEngine(provider, server, settings).takesStartingPicture;
  expect(takes('google')).toBe(true);
  expect(takes('google', { yellowModel: PICTURE_MODELS['black-forest-labs'] })).toBe(true);
  expect(takes('google', { yellowModel: TEST_MODELS.fal })).toBe(false);
  expect(takes('fal')).toBe(false);
  const looks = (settings = {}) => createTestEngine('google', server, settings).takesReferencePictures;
  expect(looks()).toBe(true);
  expect(looks({ yellowModel: PICTURE_MODELS['black-forest-labs'] })).toBe(false);
});

test.each([
  ['google:gemini-2.5-flash-image', true],
  ['google:gemini-3-pro-image-preview', true],
  ['google:gemini-nano-banana-2.1', true],
  ['google:gemini-2.5-flash', false],
  ['black-forest-labs:flux-kontext-max', true],
  ['black-forest-labs:flux-2-pro', true],
  ['black-forest-labs:flux-pro-1.1', false],
  ['togetherai:black-forest-labs/FLUX.1-kontext-dev', true],
  ['togetherai:black-forest-labs/FLUX.1-schnell', false],
  ['replicate:black-forest-labs/flux-dev', true],
  ['replicate:black-forest-labs/flux-dev-lora', false],
  ['replicate:black-forest-labs/flux-2-pro', false],
  ['fal:fal-ai/flux-pro/kontext', false],
])('%s begins with pictures: %s', (name, begins) => {
  const model = readHostedModel(name);
  expect(model && beginsWithPictures(model)).toBe(begins);
});

const flux2 = started.find(({ provider }) => provider === 'black-forest-labs')?.server;
describeImageEngineContract(
  `ai-sdk with ${REFERENCE_MODELS['black-forest-labs']}`,
  () => createTestEngine('black-forest-labs', flux2!, { model: REFERENCE_MODELS['black-forest-labs'] }),
  { width: 2048, height: 2048 },
);

for (const { provider, server } of started) {
  // Google's model of the other suite is the same one.
  if (provider === 'google') continue;
  const options = { model: PICTURE_MODELS[provider] };
  describeImageEngineContract(
    `ai-sdk with ${PICTURE_MODELS[provider]}`,
    () => createTestEngine(provider, server, options),
    { width: 2048, height: 2048 },
  );
}
