import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../ui/browser-storage.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import { findImageSize } from '../../image-sizes.rules.ts';
import { REMEMBERED_TILES_KEYS } from '../../remembered-tiles.rules.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';
import type { RunAccounting, SettledRun, UnshownImages } from './run-accounting.ts';
import { createRunController } from './run-controller.ts';

interface Held<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A run of an account whose images and payments wait until the test answers them. */
function setUp() {
  const requests: ({ request: ImageRequest } & Held<GeneratedImage>)[] = [];
  const payments: ({ run: SettledRun } & Held<void>)[] = [];
  const givenBack: ({ images: UnshownImages } & Held<string | null>)[] = [];
  const logged: string[] = [];
  const storage = createMemoryStorage();
  let runs = 0;
  const controller = createRunController({
    tool: 'green',
    storage,
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
    isPrivate: true,
    identityHeaders: async () => ({ Authorization: 'Bearer token' }),
    settle: (run) => new Promise((resolve, reject) => payments.push({ run, resolve, reject })),
    giveBack: (images) => new Promise((resolve, reject) => givenBack.push({ images, resolve, reject })),
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
  const state = () => controller.getSnapshot();
  return { controller, requests, payments, givenBack, logged, storage, start, answerImages, state };
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

  it.each([
    [true, 'in your gallery and were charged'],
    [false, null],
  ])('with a finished image (%s) is honest when the server cannot be reached', async (hasArrived, notice) => {
    const { controller, requests, givenBack, logged, start, state } = setUp();
    await start();
    if (hasArrived) requests[0]?.request.onHold?.('hold-0');
    controller.stop();
    givenBack[0]?.reject(new TypeError('Failed to fetch'));
    await settle();
    if (notice) expect(state().notice).toContain(notice);
    else expect(state().notice).toBeNull();
    expect(logged).toHaveLength(1);
  });
});

describe('images of an account', () => {
  async function makeImages(tool: ReturnType<typeof setUp>) {
    await tool.start();
    await tool.answerImages();
    tool.payments[0]?.resolve();
    await settle();
  }

  it.each(['all', 'private'] as const)(
    'O-43: are cleared from the screen and the browser: %s',
    async (which) => {
      const tool = setUp();
      await makeImages(tool);
      tool.controller.forget(which);
      expect(tool.state().tiles.map(({ status }) => status)).toEqual(['placeholder', 'placeholder']);
      expect(tool.state().saving).toBe('nothing');
      expect(tool.storage.getItem(REMEMBERED_TILES_KEYS.green)).toBeNull();
    },
  );

  it('are not told of any more once they are cleared', async () => {
    const tool = setUp();
    await tool.start();
    await tool.answerImages();
    tool.controller.forget('all');
    tool.payments[0]?.reject(new Error('The sign-in has ended.'));
    await settle();
    expect(tool.state()).toMatchObject({ saving: 'nothing', failure: null });
  });

  it('are known as such after a reload, and hold nothing that could be charged', async () => {
    const tool = setUp();
    await makeImages(tool);
    const [stored] = JSON.parse(tool.storage.getItem(REMEMBERED_TILES_KEYS.green) ?? '[]') as object[];
    expect(stored).toMatchObject({ isPrivate: true });
    expect(stored).not.toHaveProperty('holdId');
  });

  it('leave those of a guest alone', async () => {
    const { controller, storage, state } = setUp();
    const src = 'data:image/png;base64,AA==';
    storage.setItem(
      REMEMBERED_TILES_KEYS.green,
      JSON.stringify([{ key: '', src, status: 'success', error: '' }]),
    );
    controller.forget('private');
    expect(state().tiles[0]?.status).toBe('success');
  });
});
