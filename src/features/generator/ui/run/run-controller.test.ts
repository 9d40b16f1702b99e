import { describe, expect, it } from 'vitest';
import { createObservable } from '../../../../shared/observable.ts';
import { createMemoryStorage } from '../../../../ui/browser-storage.ts';
import type { LearnedStyle } from '../../../learned-styles/ui/chosen-style.types.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { createGuestBalanceStore } from '../../../user-status/ui/guest-balance-store.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import { findImageSize } from '../../image-sizes.rules.ts';
import { ImageServiceError } from '../../run-failure.rules.ts';
import { RUN_DURATIONS_KEYS } from '../../run-timing.rules.ts';
import { costOf } from '../../strips/strips.rules.ts';
import { createTestStripStore } from '../strips/test-strip-store.ts';
import type { FollowedRun, PaidOrder } from './current-run.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';
import { createGuestAccounting, type RunAccounting } from './run-accounting.ts';
import { createRunController } from './run-controller.ts';
import { initialRunState } from './run-state.ts';

interface Pending {
  request: ImageRequest;
  resolve: (image?: GeneratedImage) => void;
  reject: (error: unknown) => void;
}

/** An image service in the test's hands: each request waits until the test answers it. */
function createHeldService() {
  const pending: Pending[] = [];
  const requestImage = (request: ImageRequest, signal: AbortSignal) =>
    new Promise<GeneratedImage>((resolve, reject) => {
      const image = { src: `data:image/png;base64,${btoa(`${request.tool}${request.tile}`)}` };
      pending.push({ request, resolve: (answer = image) => resolve(answer), reject });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { pending, requestImage };
}

function setUp(tool: Tool = 'green', browser = createTestStripStore(), runsBefore = 0) {
  const storage = createMemoryStorage();
  const state = createObservable(() => initialRunState(tool));
  const time = { value: Date.UTC(2026, 10, 21, 12) };
  const clock = { now: () => time.value };
  const service = createHeldService();
  const balance = createGuestBalanceStore(storage, clock);
  const logged: string[] = [];
  const followed: FollowedRun[] = [];
  let runs = runsBefore;
  const controller = createRunController({
    tool,
    state,
    storage,
    strips: browser.store,
    clock,
    random: () => 0.5,
    newRunId: () => `run-${++runs}`,
    requestImage: service.requestImage,
    log: (message) => logged.push(message),
    follow: (run) => followed.push(run),
  });
  const order: PaidOrder = {
    prompt: 'a fox',
    fullPrompt: 'a fox, Anime',
    choices: { ...neutralChoices(), prompt: 'a fox' },
    size: findImageSize('3:4'),
    lockedSeed: null,
    costPerImage: 50,
    accounting: createGuestAccounting(balance),
  };
  const start = async (changes: Partial<PaidOrder> = {}) => {
    const finished = controller.start({ ...order, ...changes });
    await Promise.resolve();
    return { finished };
  };
  const statuses = () => state.getSnapshot().tiles.map((tile) => tile.status);
  /** Another visit of the same browser. */
  const visitAgain = async () => {
    const next = setUp(tool, browser);
    await next.controller.restore(await browser.store.list(tool), order.accounting);
    return next;
  };
  const parts = { controller, service, balance, storage, time, logged, followed, order };
  return { ...parts, browser, state, start, statuses, visitAgain };
}

describe('a run', () => {
  it('of planned pictures asks for each by its own seed, reading and words, in the shape of its own', async () => {
    const { state, service, start, visitAgain } = setUp();
    const choices = { ...neutralChoices(), prompt: 'an owl' };
    const size = findImageSize('16:9');
    const planned = [
      { seed: 7, variation: 3, choices, fullPrompt: 'an owl' },
      { seed: 8, choices, fullPrompt: 'an owl, Neon lighting' },
    ];
    const { finished } = await start({ prompt: 'an owl', size, planned });
    const [first] = state.getSnapshot().tiles;
    expect([first?.status, first?.frame]).toEqual(['loading', size]);
    const asked = service.pending.map(({ request: { prompt, seed, variation, width } }) => [
      prompt,
      seed,
      variation,
      width,
    ]);
    expect(asked).toEqual([
      ['an owl', 7, 3, 1344],
      ['an owl, Neon lighting', 8, undefined, 1344],
    ]);
    for (const { resolve } of service.pending) resolve();
    await finished;
    const { tiles, latestSeed } = state.getSnapshot();
    expect(latestSeed).toBe(7);
    expect(tiles.map(({ frame, recipe }) => [frame, recipe?.prompt, recipe?.variation])).toEqual([
      [size, 'an owl', 3],
      [size, 'an owl', undefined],
    ]);
    const again = (await visitAgain()).state.getSnapshot().tiles.map(({ recipe }) => recipe);
    expect(again[0]).toMatchObject({ seed: 7, variation: 3, choices });
  });

  it.each([
    ['green', 2],
    ['yellow', 4],
  ] as const)('GREEN-12, YEL-07: %s asks for %d images at once', async (tool, count) => {
    const { service, start, statuses } = setUp(tool);
    await start();
    expect(service.pending.map(({ request }) => request.tile)).toEqual([0, 1, 2, 3].slice(0, count));
    expect(new Set(service.pending.map(({ request }) => request.seed)).size).toBe(count);
    expect(new Set(service.pending.map(({ request }) => request.runId))).toEqual(new Set(['run-1']));
    expect(service.pending[0]?.request).toMatchObject({ prompt: 'a fox, Anime', width: 768, height: 1024 });
    expect(statuses()).toEqual(Array(count).fill('loading'));
  });

  it('GREEN-32: goes idle, running, finished', async () => {
    const { state, service, start, statuses } = setUp();
    expect(state.getSnapshot().phase).toBe('idle');
    const { finished } = await start();
    expect(state.getSnapshot().phase).toBe('running');
    for (const pending of service.pending) pending.resolve();
    await finished;
    expect(state.getSnapshot()).toMatchObject({ phase: 'finished', failure: null, startedAt: null });
    expect(statuses()).toEqual(['success', 'success']);
  });

  it('GREEN-32: cannot be started twice', async () => {
    const { service, start } = setUp();
    await start();
    await start();
    expect(service.pending).toHaveLength(2);
  });

  it('C-15: an image that is done waits for the others', async () => {
    const { service, start, statuses } = setUp();
    await start();
    service.pending[0]?.resolve();
    await Promise.resolve();
    expect(statuses()).toEqual(['loading', 'loading']);
  });

  it('T-04: marks new images as fresh and keeps how they were made', async () => {
    const { state, service, start } = setUp();
    const { finished } = await start({ lockedSeed: 7 });
    for (const pending of service.pending) pending.resolve();
    await finished;
    const [first, second] = state.getSnapshot().tiles;
    expect(first).toMatchObject({
      isFresh: true,
      recipe: { prompt: 'a fox', fullPrompt: 'a fox, Anime', width: 768, height: 1024, seed: 7 },
    });
    expect(second?.recipe?.seed).toBe(8);
    expect(state.getSnapshot().latestSeed).toBe(7);
  });
});

describe('paying as a guest', () => {
  it.each([
    [2, 400],
    [1, 450],
    [0, 500],
  ])('GREEN-39: %d of 2 successes leave %d credits', async (successes, left) => {
    const { service, balance, start } = setUp();
    const { finished } = await start();
    for (const [position, pending] of service.pending.entries()) {
      if (position < successes) pending.resolve();
      else pending.reject(new Error('no'));
    }
    await finished;
    expect(balance.getSnapshot().green).toBe(left);
  });

  it('YEL-16: 3 of 4 successes leave 50 daily credits and the green balance alone', async () => {
    const { service, balance, start } = setUp('yellow');
    const { finished } = await start();
    service.pending[0]?.reject(new Error('no'));
    for (const pending of service.pending.slice(1)) pending.resolve();
    await finished;
    expect(balance.getSnapshot()).toEqual({ green: 500, yellow: 50 });
  });

  it('GREEN-41: 500 credits pay for exactly five runs', async () => {
    const { service, balance, start } = setUp();
    for (let run = 0; run < 5; run += 1) {
      const { finished } = await start();
      for (const pending of service.pending) pending.resolve();
      await finished;
    }
    expect(service.pending).toHaveLength(10);
    expect(balance.getSnapshot().green).toBe(0);
  });
});

describe('failing', () => {
  it('GREEN-16, IMG-06: one image may fail while the other succeeds', async () => {
    const { state, service, start } = setUp();
    const { finished } = await start();
    service.pending[0]?.reject(new ImageServiceError('Image service error: Bad Gateway', 'Try later.'));
    service.pending[1]?.resolve();
    await finished;
    const { tiles, failure } = state.getSnapshot();
    expect(tiles[0]).toMatchObject({
      status: 'error',
      error: 'Image service error: Bad Gateway',
      errorDetail: 'Try later.',
    });
    expect(tiles[1]?.status).toBe('success');
    expect(failure).toBeNull();
  });

  it('an image that failed remembers its style, so that it can be tried again in it', async () => {
    const { state, service, start } = setUp();
    const learnedStyle = { name: 'Blue sea', style: {} as LearnedStyle };
    const { finished } = await start({ learnedStyle });
    expect(service.pending[0]?.request.learnedStyle).toBe(learnedStyle);
    for (const pending of service.pending) pending.reject(new Error('no'));
    await finished;
    expect(state.getSnapshot().tiles[0]?.recipe?.learnedStyle).toBe(learnedStyle);
  });

  it('YEL-08: when every image fails the panel says why', async () => {
    const { state, service, start } = setUp();
    const { finished } = await start();
    for (const pending of service.pending) pending.reject('boom');
    await finished;
    expect(state.getSnapshot().failure).toEqual({ message: 'Unknown generation error.' });
  });

  it('GREEN-19, GREEN-42, T-18: images stay when saving them failed', async () => {
    const { state, service, start, statuses } = setUp();
    const accounting: RunAccounting = {
      owner: 'ann@example.com',
      giveBack: async () => null,
      identityHeaders: async () => ({ Authorization: 'Bearer token' }),
      settle: async () => {
        throw new Error('');
      },
    };
    const { finished } = await start({ accounting });
    await Promise.resolve();
    expect(service.pending[0]?.request.identityHeaders).toEqual({ Authorization: 'Bearer token' });
    for (const pending of service.pending) pending.resolve();
    await finished;
    expect(statuses()).toEqual(['success', 'success']);
    expect(state.getSnapshot().failure?.message).toBe('An error occurred while saving images.');
  });
});

describe('stopping', () => {
  it('GREEN-33, GREEN-34, T-03: turns every tile back, takes nothing and reports nothing', async () => {
    const { controller, service, balance, browser, logged, start, statuses, state } = setUp();
    const { finished } = await start();
    service.pending[0]?.resolve();
    await Promise.resolve();
    controller.stop();
    await finished;
    expect(statuses()).toEqual(['placeholder', 'placeholder']);
    expect(state.getSnapshot()).toMatchObject({ phase: 'idle', failure: null });
    expect(balance.getSnapshot().green).toBe(500);
    expect(browser.kept.size).toBe(0);
    expect(logged).toEqual([]);
  });

  it('a late answer of a stopped run leaves the next run alone', async () => {
    const { controller, service, start, statuses } = setUp();
    const first = await start();
    controller.stop();
    const second = await start();
    await first.finished;
    expect(statuses()).toEqual(['loading', 'loading']);
    for (const pending of service.pending.slice(2)) pending.resolve();
    await second.finished;
    expect(statuses()).toEqual(['success', 'success']);
    expect(service.pending[2]?.request.runId).toBe('run-2');
  });

  it('does nothing when nothing runs', () => {
    const { controller, state } = setUp();
    const before = state.getSnapshot();
    controller.stop();
    expect(state.getSnapshot()).toBe(before);
  });
});

describe('what is kept', () => {
  async function runOnce({ service, start }: ReturnType<typeof setUp>, failing: number[] = []) {
    const { finished } = await start();
    for (const [position, pending] of service.pending.entries()) {
      if (failing.includes(position)) pending.reject(new Error('no'));
      else pending.resolve();
    }
    await finished;
  }

  it('GREEN-35, YEL-24: comes back after a reload, apart from the other tool', async () => {
    const browser = createTestStripStore();
    const first = setUp('green', browser);
    await runOnce(first);
    const again = await first.visitAgain();
    expect(again.statuses()).toEqual(['success', 'success']);
    expect(again.state.getSnapshot().tiles[0]?.isFresh).toBeUndefined();
    expect((await setUp('yellow', browser).visitAgain()).statuses()).toEqual(Array(4).fill('placeholder'));
  });

  it('ENT-25, O-32: only successes come back, each in its place', async () => {
    const tool = setUp('yellow');
    await runOnce(tool, [0, 2]);
    const again = await tool.visitAgain();
    expect(again.statuses()).toEqual(['placeholder', 'success', 'placeholder', 'success']);
  });

  it('O-32: a run without any success leaves the earlier ones as they are', async () => {
    const tool = setUp();
    await runOnce(tool);
    tool.service.pending.length = 0;
    await runOnce(tool, [0, 1]);
    expect([...tool.browser.kept.keys()]).toEqual(['run-1']);
    expect((await tool.visitAgain()).statuses()).toEqual(['success', 'success']);
  });

  it('T-41: without room the run goes on, and its visitor is told', async () => {
    const full = () => new DOMException('full', 'QuotaExceededError');
    const tool = setUp('green', createTestStripStore(full));
    await runOnce(tool);
    await expect.poll(() => tool.state.getSnapshot().isOutOfRoom).toBe(true);
    expect(tool.statuses()).toEqual(['success', 'success']);
    expect(tool.balance.getSnapshot().green).toBe(400);
    await tool.start();
    expect(tool.state.getSnapshot().isOutOfRoom).toBe(false);
  });

  it('remembers how long runs take', async () => {
    const tool = setUp();
    const { finished } = await tool.start();
    tool.time.value += 2300;
    for (const pending of tool.service.pending) pending.resolve();
    await finished;
    expect(tool.state.getSnapshot().expectedMs).toBe(2300);
    expect(tool.storage.getItem(RUN_DURATIONS_KEYS.green)).toBe('[2300]');
  });
});

describe('what assistive technology hears', () => {
  it('the start, the end and a stop', async () => {
    const { controller, service, start, state } = setUp();
    const heard: string[] = [];
    state.subscribe(() => heard.push(state.getSnapshot().announcement));
    const first = await start();
    service.pending[0]?.resolve();
    service.pending[1]?.reject(new Error('no'));
    await first.finished;
    await start();
    controller.stop();
    expect(heard).toEqual([
      'Generating 2 images.',
      '1 of 2 images is ready.',
      'Generating 2 images.',
      'Generation stopped. You weren’t charged.',
    ]);
  });
});

describe('how far a run is', () => {
  it('is shown on the tiles that wait, and gone with the run', async () => {
    const { controller, service, followed, start, time, state } = setUp();
    const { finished } = await start();
    const [run] = followed;
    expect(run).toMatchObject({ runId: 'run-1', tiles: 2 });
    time.value += 2000;
    expect(run?.estimate()).toBeCloseTo(0.45);
    const waiting = { place: 2, seconds: 9 };
    run?.show({ done: 0.25, doneByTile: [0.5, undefined], placeByTile: [undefined, waiting] });
    expect(state.getSnapshot()).toMatchObject({
      done: 0.25,
      tiles: [
        { status: 'loading', done: 0.5 },
        { status: 'loading', waiting },
      ],
    });
    service.pending[1]?.resolve();
    await expect.poll(() => [...(run?.arrived ?? [])]).toEqual([1]);
    expect(run?.isOver()).toBe(false);
    service.pending[0]?.resolve();
    await finished;
    expect(run?.isOver()).toBe(true);
    expect(state.getSnapshot().tiles.map(({ done }) => done)).toEqual([undefined, undefined]);
    await start();
    expect(state.getSnapshot().done).toBeNull();
    controller.stop();
    expect(followed[1]?.isOver()).toBe(true);
  });
});

describe('a prompt of which no word is known', () => {
  const unknown = () =>
    new ImageServiceError('Image service error', 'Unknown.', 'image_service.nothing_known');

  it('leaves everything as it was and asks first; the run that is wanted all the same asks no more', async () => {
    const { state, service, balance, start } = setUp();
    const earlier = await start();
    for (const { resolve } of service.pending.splice(0)) resolve();
    await earlier.finished;
    const before = state.getSnapshot();
    const money = balance.getSnapshot();

    const refused = await start({ prompt: 'un chien', fullPrompt: 'un chien, Anime' });
    expect(service.pending.map(({ request }) => request.askFirst)).toEqual([8, 8]);
    for (const { reject } of service.pending.splice(0)) reject(unknown());
    await refused.finished;
    expect(state.getSnapshot()).toMatchObject({
      phase: 'finished',
      tiles: before.tiles,
      latestSeed: before.latestSeed,
      failure: null,
      startedAt: null,
      unknownPrompt: 'un chien',
    });
    expect(balance.getSnapshot()).toEqual(money);

    const wanted = await start({ prompt: 'un chien', drawsAnyway: true });
    expect(state.getSnapshot().unknownPrompt).toBeNull();
    expect(service.pending.map(({ request }) => request.askFirst)).toEqual([undefined, undefined]);
    for (const { resolve } of service.pending) resolve();
    await wanted.finished;
    expect(balance.getSnapshot().green).toBe(money.green - 100);
  });
});

describe('a prompt that the site does not draw', () => {
  const refused = () => new ImageServiceError('Image service error', 'We don’t draw this.', 'policy.refused');

  it('leaves everything as it was, and is told once for the whole run', async () => {
    const { state, service, balance, start } = setUp();
    const earlier = await start();
    for (const { resolve } of service.pending.splice(0)) resolve();
    await earlier.finished;
    const before = state.getSnapshot();
    const money = balance.getSnapshot();

    const { finished } = await start({ prompt: 'a rude word' });
    for (const { reject } of service.pending.splice(0)) reject(refused());
    await finished;
    expect(state.getSnapshot()).toMatchObject({
      phase: 'finished',
      tiles: before.tiles,
      failure: null,
      unknownPrompt: null,
      refusal: { prompt: 'a rude word', message: 'We don’t draw this.' },
    });
    expect(balance.getSnapshot()).toEqual(money);

    await start({ prompt: 'a kind word' });
    expect(state.getSnapshot().refusal).toBeNull();
  });

  it('in one picture of a run that varies them is told there, where nothing is to be tried again', async () => {
    const { state, service, balance, start } = setUp();
    const { green } = balance.getSnapshot();
    const { finished } = await start({ prompt: 'a rude word' });
    service.pending[0]?.resolve();
    service.pending[1]?.reject(refused());
    await finished;
    expect(state.getSnapshot()).toMatchObject({
      tiles: [{ status: 'success' }, { status: 'error', error: 'We don’t draw this.', isRefused: true }],
    });
    expect(state.getSnapshot().refusal ?? null).toBeNull();
    expect(balance.getSnapshot().green).toBe(green - 50);
  });
});

describe('strips', () => {
  async function run({ service, start }: ReturnType<typeof setUp>, prompt: string, failing: number[] = []) {
    service.pending.length = 0;
    const { finished } = await start({ prompt });
    for (const [position, pending] of service.pending.entries()) {
      if (failing.includes(position)) pending.reject(new Error('no'));
      else pending.resolve();
    }
    await finished;
  }
  const promptsOf = ({ state }: ReturnType<typeof setUp>) => {
    const { strip, older } = state.getSnapshot();
    return [strip, ...older].map((one) => one?.tiles[0]?.recipe?.prompt);
  };

  it('only append: each run comes above the others, and all of them come back', async () => {
    const tool = setUp();
    for (const prompt of ['a fox', 'an owl', 'a bear']) {
      tool.time.value += 1000;
      await run(tool, prompt);
    }
    expect(promptsOf(tool)).toEqual(['a bear', 'an owl', 'a fox']);
    expect(promptsOf(await tool.visitAgain())).toEqual(['a bear', 'an owl', 'a fox']);
  });

  it('stay where they are when a run is stopped, or asks first', async () => {
    const tool = setUp();
    await run(tool, 'a fox');
    const before = tool.state.getSnapshot();
    await tool.start({ prompt: 'an owl' });
    expect(promptsOf(tool)).toEqual(['an owl', 'a fox']);
    tool.controller.stop();
    expect(tool.state.getSnapshot()).toMatchObject({ strip: null, older: [before.strip] });
    expect(promptsOf(await tool.visitAgain())).toEqual(['a fox']);
  });

  it('keep their times and costs', async () => {
    const tool = setUp();
    await run(tool, 'a fox', [1]);
    const { strip } = tool.state.getSnapshot();
    expect(strip).toMatchObject({ startedAt: tool.time.value, tookMs: 0, owner: null });
    expect(costOf(strip!)).toBe(50);
  });

  it('of an earlier visit come below a run that was quicker than they were read', async () => {
    const tool = setUp();
    await run(tool, 'a fox');
    const next = setUp('green', tool.browser, 1);
    next.time.value += 1000;
    await next.start({ prompt: 'an owl' });
    await next.controller.restore(await tool.browser.store.list('green'), tool.order.accounting);
    expect(promptsOf(next)).toEqual(['an owl', 'a fox']);
    expect(next.statuses()).toEqual(['loading', 'loading']);
  });

  it('have a failed picture tried again alone, for the price of one, wherever they are', async () => {
    const tool = setUp();
    await run(tool, 'a fox', [1]);
    tool.time.value += 1000;
    await run(tool, 'an owl');
    tool.service.pending.length = 0;
    const [fox] = tool.state.getSnapshot().older;
    const seed = fox?.tiles[1]?.recipe?.seed;
    const at = { id: fox!.id, place: 1 };
    const planned = [{ seed: seed!, choices: tool.order.choices, fullPrompt: 'a fox, Anime' }];
    const retried = tool.controller.retry({ ...tool.order, planned }, at);
    await Promise.resolve();
    await Promise.resolve();
    expect(tool.service.pending.map(({ request }) => request)).toMatchObject([
      { runId: 'run-3', tile: 0, tiles: 1, seed, prompt: 'a fox, Anime' },
    ]);
    expect(tool.state.getSnapshot().older[0]?.tiles.map(({ status }) => status)).toEqual([
      'success',
      'loading',
    ]);
    tool.service.pending[0]?.resolve();
    await retried;
    expect(tool.balance.getSnapshot().green).toBe(500 - 4 * 50);
    expect(tool.state.getSnapshot()).toMatchObject({ phase: 'finished', older: [{ id: at.id }] });
    const again = await tool.visitAgain();
    expect(again.state.getSnapshot().older[0]?.tiles.map(({ status }) => status)).toEqual([
      'success',
      'success',
    ]);
  });

  it('show the failure again when trying again is stopped or fails, and nothing is taken', async () => {
    const tool = setUp();
    await run(tool, 'a fox', [0]);
    tool.service.pending.length = 0;
    const at = { id: tool.state.getSnapshot().strip!.id, place: 0 };
    void tool.controller.retry(tool.order, at);
    await Promise.resolve();
    tool.controller.stop();
    expect(tool.statuses()).toEqual(['error', 'success']);
    const again = tool.controller.retry(tool.order, at);
    await Promise.resolve();
    await Promise.resolve();
    tool.service.pending[1]?.reject(new Error('still not'));
    await again;
    expect(tool.state.getSnapshot().tiles[0]).toMatchObject({ status: 'error', error: 'still not' });
    expect(tool.balance.getSnapshot().green).toBe(450);
  });
});
