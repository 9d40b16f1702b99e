import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import type { GeneratedImage, ImageEngine, ImageRequest } from './image-engines.types.ts';
import { createImageEngines } from './image-engines.usecases.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const REQUEST: ImageRequest = { prompt: 'a fox', width: 64, height: 64, seed: 1, format: 'png' };

function createEngine(name: string, generate: ImageEngine['generate']): ImageEngine {
  return {
    name,
    version: '1',
    deterministic: false,
    concurrency: 3,
    generate,
    warm: async () => {},
    close: async () => {},
  };
}

function answer(name: string, bytes = PNG): ImageEngine {
  const image: GeneratedImage = { bytes, contentType: 'image/png', engine: name, seed: 1 };
  return createEngine(name, async () => image);
}

function fail(name: string, error: Error): ImageEngine {
  return createEngine(name, () => Promise.reject(error));
}

const hang = (name: string) => createEngine(name, () => new Promise(() => {}));

function generate(
  engines: ImageEngine[],
  { timeoutMs = 5_000, signal = new AbortController().signal, request = {} as Partial<ImageRequest> } = {},
) {
  const failures: string[] = [];
  const all = createImageEngines({
    engines,
    timeoutMs,
    onFailure: (engine, error) => failures.push(`${engine}: ${(error as Error).message}`),
  });
  return { running: all.generate({ ...REQUEST, ...request }, { signal }), failures };
}

describe('all engines as one', () => {
  it('asks the next engine when one fails, and reports why', async () => {
    const { running, failures } = generate([fail('first', new Error('no paint')), answer('second')]);
    expect((await running).engine).toBe('second');
    expect(failures).toEqual(['first: no paint']);
  });

  it('takes nothing for an image that is none, such as an error page', async () => {
    const page = new TextEncoder().encode('<html>Bad Gateway</html>');
    const { running, failures } = generate([answer('remote', page), answer('second')]);
    expect((await running).engine).toBe('second');
    expect(failures).toEqual(['remote: answered 24 bytes that are no image']);
  });

  it('shows a learned style to engines that look at pictures where some are kept with it, else to the others', async () => {
    const { style } = JSON.parse(
      readFileSync(new URL('../learned-styles/test-example.style.json', import.meta.url), 'utf8'),
    );
    const learnedStyle = { style, name: 'Mine', hash: 'x' };
    const engines = [
      answer('words'),
      { ...answer('pictures'), takesReferencePictures: true },
      { ...answer('illustrator'), takesLearnedStyle: true },
    ];
    const drawnBy = async (some: ImageEngine[], referencePictures?: Uint8Array<ArrayBuffer>[]) => {
      const request = { learnedStyle: { ...learnedStyle, referencePictures } };
      return (await generate(some, { request }).running).engine;
    };
    expect(await drawnBy(engines, [PNG])).toBe('pictures');
    expect(await drawnBy(engines, [])).toBe('illustrator');
    expect(await drawnBy(engines)).toBe('illustrator');
    const refused = { status: 400, code: 'image_engines.no_learned_style' };
    await expect(drawnBy(engines.slice(0, 2))).rejects.toMatchObject(refused);
  });

  it('says what the bytes are, not what the engine calls them', async () => {
    const jpeg = answer('remote', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
    expect((await generate([jpeg]).running).contentType).toBe('image/jpeg');
  });

  it('ERR-11: answers 502 without any detail when all engines failed', async () => {
    const { running } = generate([
      fail('first', new Error('secret stack')),
      fail('second', new Error('too')),
    ]);
    await expect(running).rejects.toMatchObject({ status: 502, code: 'image_engines.failed' });
    await expect(running).rejects.not.toThrow(/secret/);
  });

  it('passes on what is wrong with the request', async () => {
    const refusal = new AppError({ code: 'x', status: 400, message: 'Too wide.' });
    const { running } = generate([fail('first', refusal), fail('second', new Error('down'))]);
    await expect(running).rejects.toThrow('Too wide.');
  });

  it('O-31: gives up on an engine that hangs, with 504', async () => {
    const { running } = generate([hang('first'), answer('second')], { timeoutMs: 40 });
    await expect(running).rejects.toMatchObject({ status: 504, code: 'image_engines.timeout' });
  });

  it('does not count the time for which an image waits for its place', async () => {
    const waits = createEngine('far', async (request, options) => {
      options.onWaiting?.(true);
      await new Promise((resolve) => setTimeout(resolve, 600));
      options.onWaiting?.(false);
      return await answer('far').generate(request, options);
    });
    expect((await generate([waits], { timeoutMs: 400 }).running).engine).toBe('far');
    const hangs = createEngine('far', async (_, { onWaiting }) => {
      onWaiting?.(true);
      onWaiting?.(false);
      return await new Promise<never>(() => {});
    });
    await expect(generate([hangs], { timeoutMs: 40 }).running).rejects.toMatchObject({ status: 504 });
  });

  it('tells of progress where the engine that draws now does, not one that would take over', () => {
    const tells = { ...answer('illustrator'), reportsProgress: true };
    const reports = (engines: ImageEngine[]) => createImageEngines({ engines, timeoutMs: 1 }).reportsProgress;
    expect(reports([answer('far'), tells])).toBe(false);
    expect(reports([{ ...answer('far'), isCircuitOpen: () => true }, tells])).toBe(true);
    expect(reports([tells, answer('far')])).toBe(true);
  });

  it('lets go at once when the caller does, even if the engine does not', async () => {
    const controller = new AbortController();
    const { running, failures } = generate([hang('first'), answer('second')], { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(failures).toEqual([]);
  });

  it('has room for as many images as its widest engine', () => {
    expect(createImageEngines({ engines: [answer('a')], timeoutMs: 1 }).concurrency).toBe(3);
  });
});
