import { expect, test } from 'vitest';
import { pngPixels, writePng } from '../../../tests/support/png-file.ts';
import type {
  GenerateOptions,
  ImageRequest,
  StartingPicture,
} from '../../features/image-engines/image-engines.types.ts';
import { createImageEngines } from '../../features/image-engines/image-engines.usecases.ts';
import type { SafetyMode } from '../../features/picture-safety/picture-safety.rules.ts';
import { createPictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';
import { watchEngines } from './watched-engines.ts';

const HEAD = { width: 64, height: 64 };
const bytes = new Uint8Array(writePng(HEAD, pngPixels(HEAD)));
const request: ImageRequest = { prompt: 'a fox', ...HEAD, seed: 7, format: 'png' };
const begins: StartingPicture = { bytes, ...HEAD, hash: 'hash', strength: 0.7 };

function open(
  name: string,
  { takesStartingPicture = false, drawnBy = name, mode = 'all' as SafetyMode } = {},
) {
  let asked = 0;
  const engine = {
    ...{ name, version: '1', deterministic: true, concurrency: 1, takesStartingPicture },
    async generate(_: ImageRequest, { previews }: GenerateOptions) {
      asked += 1;
      previews?.onPreview({ bytes, engine: name, drawnBy, seed: 7 });
      return { bytes, contentType: 'image/png' as const, engine: name, drawnBy, seed: 7 };
    },
    warm: async () => {},
    close: async () => {},
  };
  const safety = createPictureSafety({
    mode,
    looker: { look: async () => ({ drawing: 0, hentai: 0.2, neutral: 0, porn: 0.8, sexy: 0 }) },
    onLooked: () => {},
    onFailure: () => {},
  });
  const engines = watchEngines(createImageEngines({ engines: [engine], timeoutMs: 1000 }), safety);
  const draw = (wanted: Partial<ImageRequest> = {}) =>
    engines.generate({ ...request, ...wanted }, { signal: new AbortController().signal });
  const countPreviews = async () => {
    let count = 0;
    const previews = { most: 1, onPreview: () => (count += 1) };
    await engines.generate(request, { signal: new AbortController().signal, previews }).catch(() => {});
    return count;
  };
  return { draw, countPreviews, asked: () => asked };
}

test('what an engine outside drew is held back; what the illustrator draws from words is not looked at', async () => {
  const outside = open('pollinations');
  await expect(outside.draw()).rejects.toMatchObject({ code: 'picture.held_back', status: 422 });
  expect(outside.asked()).toBe(1);
  await expect(open('illustrator').draw()).resolves.toMatchObject({ engine: 'illustrator' });
  await expect(open('dreamseed', { drawnBy: 'illustrator' }).draw()).resolves.toMatchObject({ seed: 7 });
  await expect(open('dreamseed', { drawnBy: 'flux' }).draw()).rejects.toMatchObject({ status: 422 });
});

test('a picture to begin with is held back before any engine is asked', async () => {
  const { draw, asked } = open('illustrator', { takesStartingPicture: true });
  await expect(draw({ startingPicture: begins })).rejects.toMatchObject({ code: 'picture.held_back' });
  expect(asked()).toBe(0);
});

test('previews of what is to be looked at are not shown before', async () => {
  expect(await open('pollinations').countPreviews()).toBe(0);
  expect(await open('pollinations', { mode: 'shared' }).countPreviews()).toBe(1);
  expect(await open('illustrator').countPreviews()).toBe(1);
  expect(await open('dreamseed', { drawnBy: 'illustrator' }).countPreviews()).toBe(1);
});
