import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectImageType } from './image-bytes.rules.ts';
import type {
  GeneratedImage,
  ImageEngine,
  ImageFormat,
  ImageRequest,
  StartingPicture,
  StyleInUse,
} from './image-engines.types.ts';

const EXAMPLE_STYLE = new URL('../learned-styles/test-example.style.json', import.meta.url);
/** Generous: 100 ms are promised, and the bench measures them. */
const STOPS_WITHIN_MS = 3_000;
/** What is stopped within this time must not be finished already. */
const LONG_REQUEST_MS = 30;

const ODD_PROMPTS: Record<string, string> = {
  'nothing but spaces': ' \t\n ',
  '4,000 characters': 'a red kite over the hills, '.repeat(149).slice(0, 4000),
  '4,000 emoji': '🦊'.repeat(4000),
  'right to left': 'قلعة على جبل عند الغروب, טירה',
  'control characters': 'a\u0000b\u0007c\u001b[31md\u202ee\ufeff',
  'a way out of a folder': '../../../../etc/passwd',
  'an encoded zero byte': '%00%2e%2e%2f',
  markup: '<svg onload="alert(1)"><![CDATA[ & ]]>',
  'a lone surrogate': 'half an emoji \ud83e here',
  'a name every object has': '__proto__ constructor toString hasOwnProperty',
};

function request(overrides: Partial<ImageRequest> = {}): ImageRequest {
  return { prompt: 'a castle on a hill', width: 96, height: 64, seed: 7, format: 'png', ...overrides };
}

async function startingPicture(color: string): Promise<StartingPicture> {
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: color } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return { bytes, width: 120, height: 80, hash: color, strength: 0.7 };
}

/** Learned from pictures of these colors, which are kept with it. */
async function learnedStyle(...colors: string[]): Promise<StyleInUse> {
  const { style, name } = JSON.parse(await readFile(EXAMPLE_STYLE, 'utf8'));
  const pictures = await Promise.all(colors.map(startingPicture));
  return { style, name, hash: colors.join(), referencePictures: pictures.map(({ bytes }) => bytes) };
}

/**
 * What the rest of the product relies on, for every engine.
 * @param createEngine is called once; the engine is closed at the end.
 * @param longRequest what takes this engine well over 30 ms to draw, so that it can be stopped on the way.
 */
export function describeImageEngineContract(
  name: string,
  createEngine: () => ImageEngine,
  longRequest: Partial<ImageRequest> = { width: 1024, height: 1024 },
): void {
  describe(`${name} keeps the contract of an image engine`, () => {
    let engine: ImageEngine;
    const generate = (overrides?: Partial<ImageRequest>): Promise<GeneratedImage> =>
      engine.generate(request(overrides), { signal: new AbortController().signal });
    beforeAll(async () => {
      engine = createEngine();
      await engine.warm();
    }, 60_000);
    afterAll(() => engine.close());

    it('has a name, a version and room for at least one image', () => {
      expect(engine.name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(engine.version).not.toBe('');
      expect(engine.concurrency).toBeGreaterThanOrEqual(1);
    });

    it.each<ImageFormat>(['png', 'jpeg', 'webp'])(
      'answers an image when %s is wished for',
      async (format) => {
        const image = await generate({ format });
        expect(detectImageType(image.bytes)).toBe(image.contentType);
        expect(image).toMatchObject({ engine: engine.name, seed: 7 });
      },
    );

    it.each([
      [64, 64],
      [576, 1024],
      [1344, 768],
      [77, 203],
    ])(
      'draws exactly %i by %i pixels',
      async (width, height) => {
        const { bytes } = await generate({ width, height });
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      },
      30_000,
    );

    it('draws the same picture again when it promises to', async () => {
      const [first, second] = await Promise.all([generate(), generate()]);
      if (engine.deterministic) expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
      const others = await Promise.all([generate({ seed: 8 }), generate({ variation: 3 })]);
      for (const other of others)
        expect(Buffer.from(first.bytes).equals(Buffer.from(other.bytes))).toBe(false);
      expect(others.map(({ seed }) => seed)).toEqual([8, 7]);
    });

    it('begins with a picture when it says that it can', async () => {
      if (!engine.takesStartingPicture) return;
      const [red, blue] = await Promise.all([startingPicture('#d02020'), startingPicture('#2030d0')]);
      const fromRed = await generate({ startingPicture: red });
      const fromBlue = await generate({ startingPicture: blue });
      expect(await sharp(fromRed.bytes).metadata()).toMatchObject({ width: 96, height: 64 });
      expect(Buffer.from(fromRed.bytes).equals(Buffer.from(fromBlue.bytes))).toBe(false);
    });

    it('draws in the manner of reference pictures when it says that it can', async () => {
      if (!engine.takesReferencePictures) return;
      const start = engine.takesStartingPicture ? await startingPicture('#20a040') : undefined;
      for (const beginning of [undefined, start]) {
        const [red, blue] = [await learnedStyle('#d02020', '#a01010'), await learnedStyle('#2030d0')];
        const inRed = await generate({ startingPicture: beginning, learnedStyle: red });
        const inBlue = await generate({ startingPicture: beginning, learnedStyle: blue });
        expect(await sharp(inRed.bytes).metadata()).toMatchObject({ width: 96, height: 64 });
        expect(Buffer.from(inRed.bytes).equals(Buffer.from(inBlue.bytes))).toBe(false);
      }
    });

    it.each([0, 63, 2049, 100.5, Number.NaN, -64, Number.POSITIVE_INFINITY])(
      'refuses a width of %d',
      async (width) => {
        await expect(generate({ width })).rejects.toMatchObject({ name: 'AppError', status: 400 });
        await expect(generate({ width: 64, height: width })).rejects.toMatchObject({ status: 400 });
      },
    );

    it.each(Object.entries(ODD_PROMPTS))(
      'survives %s',
      async (_, prompt) => {
        const { bytes } = await generate({ prompt, negativePrompt: prompt });
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 64 });
      },
      30_000,
    );

    it.each([0, 30, 150])(
      'stops when it is asked to after %i ms, and works on',
      { timeout: 30_000 },
      async (delay) => {
        const controller = new AbortController();
        let stoppedAt = Number.NaN;
        const running = engine.generate(request({ ...longRequest, seed: delay }), {
          signal: controller.signal,
        });
        setTimeout(() => {
          stoppedAt = performance.now();
          controller.abort();
        }, delay);
        const outcome = await running.then(
          () => 'finished before',
          (error: Error) => error.name,
        );
        const waited = performance.now() - stoppedAt;
        if (delay <= LONG_REQUEST_MS) expect(outcome).toBe('AbortError');
        else expect(['AbortError', 'finished before']).toContain(outcome);
        if (outcome === 'AbortError') expect(waited).toBeLessThan(STOPS_WITHIN_MS);
        const next = await generate({ seed: 9 });
        expect(next.bytes.byteLength).toBeGreaterThan(0);
      },
    );

    it('does not begin when it is already unwanted', async () => {
      const running = engine.generate(request(), { signal: AbortSignal.abort() });
      await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('tells progress, if it does, as numbers that rise from 0 to 1', async () => {
      const told: number[] = [];
      await engine.generate(request({ width: 512, height: 512 }), {
        signal: new AbortController().signal,
        onProgress: (done) => told.push(done),
      });
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
    }, 30_000);
  });
}
