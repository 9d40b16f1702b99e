import { describe, expect, it } from 'vitest';
import { createObservable } from '../../../../shared/observable.ts';
import { createMemoryStorage } from '../../../../ui/browser-storage.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { ImageTile } from '../../generator.types.ts';
import { findImageSize } from '../../image-sizes.rules.ts';
import { ImageServiceError } from '../../run-failure.rules.ts';
import { createTestStripStore } from '../strips/test-strip-store.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';
import type { FoundImage, RunAccounting, SettledRun, UnshownImages } from './run-accounting.ts';
import { createRunController } from './run-controller.ts';
import { initialRunState } from './run-state.ts';

interface Held<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A run of an account whose images and payments wait until the test answers them. */
function setUp(browser = createTestStripStore(), runsBefore = 0) {
  const requests: ({ request: ImageRequest } & Held<GeneratedImage>)[] = [];
  const payments: ({ run: SettledRun } & Held<void>)[] = [];
  const givenBack: ({ images: UnshownImages } & Held<string | null>)[] = [];
  const logged: string[] = [];
  const recoveries: ({ tile: ImageTile; signal: AbortSignal } & Held<FoundImage | null>)[] = [];
  const shown = createObservable(() => initialRunState('green'));
  let runs = runsBefore;
  const controller = createRunController({
    tool: 'green',
    state: shown,
    storage: createMemoryStorage(),
    strips: browser.store,
    clock: { now: () => 0 },
    random: () => 0.5,
    newRunId: () => `run-${++runs}`,
    requestImage: (request, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ request, resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    log: (message) => logged.push(message),
  });
  const accounting: RunAccounting = {
    owner: 'ann@example.com',
    identityHeaders: async () => ({ Authorization: 'Bearer token' }),
    settle: (run) => new Promise((resolve, reject) => payments.push({ run, resolve, reject })),
    giveBack: (images) => new Promise((resolve, reject) => givenBack.push({ images, resolve, reject })),
    recover: (_tool, tile, signal) =>
      new Promise((resolve, reject) => {
        recoveries.push({ tile, signal, resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const start = async () => {
    void controller.start({
      prompt: 'a fox',
      fullPrompt: 'a fox',
      choices: neutralChoices(),
      size: findImageSize('1:1'),
      lockedSeed: null,
      costPerImage: 50,
      accounting,
    });
    await settle();
  };
  const answerImages = async () => {
    for (const { request, resolve } of requests.splice(0)) {
      const src = `data:image/png;base64,${btoa(`${request.tile}`)}`;
      request.onHold?.(`${request.runId}-hold-${request.tile}`);
      resolve({ src });
    }
    await settle();
  };
  const state = () => shown.getSnapshot();
  /** The page comes back: another tab, or the next visit. */
  const visitAgain = async () => {
    const next = setUp(browser, 10);
    void next.controller.restore(await browser.store.list('green'), next.accounting);
    await settle();
    return next;
  };
  const held = { requests, payments, givenBack, recoveries };
  return { ...held, controller, accounting, browser, logged, start, answerImages, state, visitAgain };
}

describe('a run of an account', () => {
  it('shows its images at once, and says when they have reached the gallery', async () => {
    const { payments, start, answerImages, state } = setUp();
    await start();
    await answerImages();
    expect(state()).toMatchObject({ phase: 'finished', saving: 'saving' });
    expect(payments[0]?.run.successes.map(({ holdId }) => holdId)).toEqual(['run-1-hold-0', 'run-1-hold-1']);
    payments[0]?.resolve();
    await settle();
    expect(state().saving).toBe('saved');
  });

  it('GREEN-42: does not claim that images are saved when they are not', async () => {
    const { payments, start, answerImages, state } = setUp();
    await start();
    await answerImages();
    payments[0]?.reject(new Error(''));
    await settle();
    expect(state()).toMatchObject({
      saving: 'nothing',
      failure: { message: 'An error occurred while saving images.' },
    });
    expect(state().tiles.map(({ status }) => status)).toEqual(['success', 'success']);
  });

  it('waits, when it is started while others are saved, until those have been paid', async () => {
    const { requests, payments, start, answerImages, state } = setUp();
    await start();
    await answerImages();
    await start();
    expect(state()).toMatchObject({ phase: 'running', saving: 'saving' });
    expect(requests).toHaveLength(0);
    payments[0]?.resolve();
    await settle();
    expect(requests).toHaveLength(2);
    expect(state().saving).toBe('nothing');
  });

  it('keeps telling of a save that failed while it waited', async () => {
    const { payments, start, answerImages, state } = setUp();
    await start();
    await answerImages();
    await start();
    payments[0]?.reject(new Error('No room left.'));
    await settle();
    await answerImages();
    expect(state().failure).toMatchObject({ message: 'No room left.' });
  });

  it('leaves the names of the pictures before it when it asks first whether to draw', async () => {
    const { requests, payments, start, answerImages, state } = setUp();
    await start();
    await answerImages();
    await start();
    const [payment] = payments;
    for (const tile of payment!.run.successes) payment!.run.onSaved?.(tile, `image-${tile.run?.tile}`);
    payment!.resolve();
    await settle();
    const unknown = new ImageServiceError('Image service error', 'Unknown.', 'image_service.nothing_known');
    for (const { reject } of requests) reject(unknown);
    await settle();
    expect(state()).toMatchObject({ phase: 'finished', strip: { id: 'run-1' }, older: [] });
    expect(state().tiles.map(({ imageId }) => imageId)).toEqual(['image-0', 'image-1']);
  });

  it('asks for nothing when it is stopped while it waits', async () => {
    const { controller, requests, payments, givenBack, start, answerImages } = setUp();
    await start();
    await answerImages();
    await start();
    controller.stop();
    payments[0]?.resolve();
    await settle();
    expect(requests).toHaveLength(0);
    expect(givenBack).toHaveLength(0);
  });
});

describe('a picture that came broken', () => {
  it('is given back by itself, once the others are saved', async () => {
    const { requests, payments, givenBack, start, state } = setUp();
    await start();
    for (const { request } of requests) request.onHold?.(`hold-${request.tile}`);
    requests[0]?.reject(new Error('Not an image.'));
    requests[1]?.resolve({ src: 'data:image/png;base64,AA==' });
    await settle();
    expect(givenBack).toEqual([]);
    payments[0]?.resolve();
    await settle();
    expect(givenBack[0]?.images).toEqual({ tool: 'green', holdIds: ['hold-0'] });
    givenBack[0]?.resolve(null);
    await settle();
    expect(state()).toMatchObject({ saving: 'saved', notice: null });
  });
});

describe('stopping a run of an account', () => {
  it('GREEN-34: gives back the whole run, with what had arrived', async () => {
    const { controller, requests, payments, givenBack, start, state } = setUp();
    await start();
    requests[0]?.request.onHold?.('hold-0');
    controller.stop();
    expect(givenBack[0]?.images).toEqual({ tool: 'green', runId: 'run-1', holdIds: ['hold-0'] });
    givenBack[0]?.resolve(null);
    await settle();
    expect(payments).toEqual([]);
    expect(state()).toMatchObject({ phase: 'idle', notice: null, failure: null });
  });

  it('says what was kept all the same', async () => {
    const { controller, givenBack, start, state } = setUp();
    await start();
    controller.stop();
    givenBack[0]?.resolve('One image was kept.');
    await settle();
    expect(state().notice).toBe('One image was kept.');
    await start();
    expect(state().notice).toBeNull();
  });

  it('is honest when the server cannot be told, and tells it at the next visit', async () => {
    const tool = setUp();
    await tool.start();
    tool.controller.stop();
    tool.givenBack[0]?.reject(new TypeError('Failed to fetch'));
    await settle();
    expect(tool.state().notice).toContain('will be in your gallery');
    expect(tool.logged).toHaveLength(1);
    const next = await tool.visitAgain();
    expect(next.givenBack[0]?.images).toEqual({ tool: 'green', runId: 'run-1', holdIds: [] });
    next.givenBack[0]?.resolve(null);
    await settle();
    expect(next.state().strip).toBeNull();
    expect(next.browser.kept.size).toBe(0);
  });

  it('leaves nothing of it in the browser once the server knows', async () => {
    const tool = setUp();
    await tool.start();
    expect(tool.browser.kept.size).toBe(1);
    tool.controller.stop();
    tool.givenBack[0]?.resolve(null);
    await settle();
    expect(tool.browser.kept.size).toBe(0);
  });
});

describe('images of an account', () => {
  async function makeImages(tool: ReturnType<typeof setUp>) {
    await tool.start();
    await tool.answerImages();
    tool.payments[0]?.resolve();
    await settle();
  }

  it('O-43: are cleared from the screen and the browser', async () => {
    const tool = setUp();
    await makeImages(tool);
    tool.controller.forget();
    await settle();
    expect(tool.state().tiles.map(({ status }) => status)).toEqual(['placeholder', 'placeholder']);
    expect(tool.state()).toMatchObject({ saving: 'nothing', strip: null, older: [] });
    expect(tool.browser.kept.size).toBe(0);
  });

  it('are not told of any more once they are cleared', async () => {
    const tool = setUp();
    await tool.start();
    await tool.answerImages();
    tool.controller.forget();
    tool.payments[0]?.reject(new Error('The sign-in has ended.'));
    await settle();
    expect(tool.state()).toMatchObject({ saving: 'nothing', failure: null });
  });

  it('are kept by their names in the gallery, without their bytes', async () => {
    const tool = setUp();
    await tool.start();
    await tool.answerImages();
    const [payment] = tool.payments;
    for (const tile of payment!.run.successes) payment!.run.onSaved?.(tile, `image-${tile.run?.tile}`);
    payment!.resolve();
    await settle();
    expect(tool.state().tiles.map(({ imageId }) => imageId)).toEqual(['image-0', 'image-1']);
    const [kept] = tool.browser.kept.values();
    expect(kept).toMatchObject({ owner: 'ann@example.com' });
    expect(kept?.tiles.map(({ src, imageId }) => [src, imageId])).toEqual([
      ['', 'image-0'],
      ['', 'image-1'],
    ]);
  });

  it('leave those of a guest alone', async () => {
    const guests = setUp();
    const made = { id: 'guests', tool: 'green', startedAt: 1, tookMs: 1, owner: null } as const;
    const tile = { key: 'green-0', src: 'data:image/png;base64,AA==', status: 'success', error: '' } as const;
    await guests.browser.store.put({ ...made, tiles: [tile] });
    const tool = await guests.visitAgain();
    tool.controller.forget();
    expect(tool.state().tiles[0]?.status).toBe('success');
    expect(tool.browser.kept.size).toBe(1);
  });
});

describe('a run whose page is gone', () => {
  const FOUND = { imageId: 'image', src: '/api/images/image/file', thumbnail: '/api/images/image/thumbnail' };

  it('is neither stopped nor paid by leaving, and is found and followed at the next visit', async () => {
    const tool = setUp();
    await tool.start();
    tool.controller.leave();
    expect(tool.requests.every(({ request }) => request.runId === 'run-1')).toBe(true);
    expect(tool.givenBack).toEqual([]);
    const next = await tool.visitAgain();
    expect(next.state()).toMatchObject({ phase: 'running', strip: { id: 'run-1' } });
    expect(next.recoveries.map(({ tile }) => tile.run)).toEqual([
      { id: 'run-1', tile: 0 },
      { id: 'run-1', tile: 1 },
    ]);
    next.recoveries[0]?.resolve(FOUND);
    next.recoveries[1]?.resolve(null);
    await settle();
    next.payments[0]?.resolve();
    await settle();
    expect(next.requests).toEqual([]);
    expect(next.state().tiles).toMatchObject([
      { status: 'success', src: FOUND.src, imageId: 'image', recipe: { prompt: 'a fox' } },
      { status: 'error', error: 'This image wasn’t finished. You weren’t charged.' },
    ]);
    const third = await next.visitAgain();
    expect(third.state()).toMatchObject({ phase: 'idle', strip: { id: 'run-1' } });
  });

  it('is saved at the next visit when its pictures came and nothing more', async () => {
    const tool = setUp();
    await tool.start();
    await tool.answerImages();
    const next = await tool.visitAgain();
    const shown = next.state().tiles.map(({ src }) => src);
    expect(next.state().phase).toBe('idle');
    next.recoveries[0]?.resolve(FOUND);
    next.recoveries[1]?.resolve(null);
    await settle();
    expect(next.state().tiles.map(({ src, imageId }) => [src, imageId])).toEqual([
      [shown[0], 'image'],
      [shown[1], undefined],
    ]);
    await expect.poll(() => [...next.browser.kept.values()][0]?.tiles[0]?.src).toBe('');
  });

  it('can be stopped at the next visit', async () => {
    const tool = setUp();
    await tool.start();
    tool.controller.leave();
    const next = await tool.visitAgain();
    next.controller.stop();
    expect(next.givenBack[0]?.images).toEqual({ tool: 'green', runId: 'run-1', holdIds: [] });
    next.givenBack[0]?.resolve(null);
    await settle();
    expect(next.state()).toMatchObject({ phase: 'idle', strip: null });
    expect(next.browser.kept.size).toBe(0);
  });

  it('goes on when only the answer was lost: what became of it is asked', async () => {
    const tool = setUp();
    await tool.start();
    tool.requests[0]?.reject(new TypeError('Failed to fetch'));
    tool.requests[1]?.reject(new TypeError('Failed to fetch'));
    await settle();
    expect(tool.state().phase).toBe('running');
    tool.recoveries[0]?.resolve(FOUND);
    tool.recoveries[1]?.resolve(null);
    await settle();
    tool.payments[0]?.resolve();
    await settle();
    expect(tool.state().tiles).toMatchObject([
      { status: 'success', imageId: 'image' },
      { status: 'error', error: 'The connection was lost. Please check it and try again.' },
    ]);
  });

  it('does not ask after what the service itself refused', async () => {
    const tool = setUp();
    await tool.start();
    const refusal = new ImageServiceError(
      'Image service error: Bad Gateway',
      'It failed.',
      'image_engines.failed',
    );
    for (const { reject } of tool.requests) reject(refusal);
    await settle();
    expect(tool.recoveries).toEqual([]);
    expect(tool.state().phase).toBe('finished');
  });

  it('is waited for no longer once the page goes again, and is kept as it was', async () => {
    const tool = setUp();
    await tool.start();
    tool.controller.leave();
    const next = setUp(tool.browser, 10);
    await next.start();
    void next.controller.restore(await tool.browser.store.list('green'), next.accounting);
    await settle();
    next.controller.leave();
    await settle();
    expect(next.recoveries.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    const kept = tool.browser.kept.get('run-1');
    expect(kept?.tiles.map(({ status }) => status)).toEqual(['loading', 'loading']);
  });

  it('is not waited for a second time by the page that has begun it', async () => {
    const tool = setUp();
    await tool.start();
    void tool.controller.restore(await tool.browser.store.list('green'), tool.accounting);
    await settle();
    expect(tool.recoveries).toEqual([]);
  });

  it('is followed in its place when another one was begun before it was read', async () => {
    const tool = setUp();
    await tool.start();
    tool.controller.leave();
    const next = setUp(tool.browser, 10);
    await next.start();
    void next.controller.restore(await tool.browser.store.list('green'), next.accounting);
    await settle();
    expect(next.state()).toMatchObject({ strip: { id: 'run-11' }, older: [{ id: 'run-1' }] });
    for (const { resolve } of next.recoveries) resolve(FOUND);
    await settle();
    expect(next.state().older[0]?.tiles.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(next.state().phase).toBe('running');
  });
});
