import { describe, expect, it } from 'vitest';
import type { ApiRequest, ProductApi } from '../../../user-status/ui/api-client.types.ts';
import { guestStatus } from '../../../user-status/user-status.rules.ts';
import type { UserStatus } from '../../../user-status/user-status.types.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { ImageTile, ToolChoices } from '../../generator.types.ts';
import type { SaveRequest } from '../../save-request.rules.ts';
import { createRunsOfAccount } from '../strips/runs-of-account.ts';
import { createAccountAccounting } from './account-accounting.ts';
import type { SettledRun } from './run-accounting.ts';

const STATUS: UserStatus = {
  ...guestStatus('green', { green: 0, yellow: 0 }),
  isGuest: false,
  plan: 'Booster',
};

function tile(position: number, holdId?: string, choices?: ToolChoices): ImageTile {
  const words = { prompt: 'a fox', fullPrompt: 'a fox, Anime', choices };
  const recipe = { ...words, width: 1024, height: 768, seed: position };
  const src = `data:image/jpeg;base64,${btoa(`image ${position}`)}`;
  return { key: `${position}`, src, status: 'success', error: '', recipe, ...(holdId && { holdId }) };
}

/** `answers` are taken in turn: one that throws is a call that failed. */
function setUp(answers: (() => unknown)[], token: string | null = 'token', takesForms = false) {
  const calls: ApiRequest[] = [];
  const running = { now: 0, most: 0 };
  const api: ProductApi = {
    async call<Answer>(request: ApiRequest) {
      calls.push(request);
      running.most = Math.max(running.most, ++running.now);
      await Promise.resolve();
      running.now--;
      return (answers[calls.length - 1]?.() ?? null) as Answer;
    },
  };
  const statuses: UserStatus[] = [];
  const credits: number[] = [];
  const refreshed: string[] = [];
  const accounting = createAccountAccounting({
    owner: 'ann@example.com',
    runs: createRunsOfAccount(api, async () => {}),
    api,
    session: { getToken: async () => token },
    applyStatus: (status) => statuses.push(status),
    applyGreenCredits: (amount) => credits.push(amount),
    refreshStatus: async () => void refreshed.push('status'),
    takesForms: () => takesForms,
  });
  const run = (changes: Partial<SettledRun> = {}): SettledRun => ({
    tool: 'green',
    runId: 'run',
    costPerImage: 50,
    successes: [tile(0, 'hold-0'), tile(1, 'hold-1')],
    ...changes,
  });
  return { accounting, calls, running, statuses, credits, refreshed, run };
}

const status = (changes: Partial<UserStatus>) => () => ({ userStatus: { ...STATUS, ...changes } });
const fail = (error: unknown) => () => {
  throw error;
};

describe('an account', () => {
  it('shows the image service who it is', async () => {
    await expect(setUp([]).accounting.identityHeaders()).resolves.toEqual({ Authorization: 'Bearer token' });
  });

  it('does not go on as a guest when its sign-in has ended', async () => {
    await expect(setUp([], null).accounting.identityHeaders()).rejects.toThrow('Please sign in again.');
  });

  it('GREEN-37: saves one image after the other, in the order of the screen', async () => {
    const { accounting, calls, running, run } = setUp([]);
    await accounting.settle(run());
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill('POST /images/save'));
    expect(calls.map(({ body }) => (body as SaveRequest).holdId)).toEqual(['hold-0', 'hold-1']);
    expect(running.most).toBe(1);
  });

  it("ENT-17: sends the specification's six fields, its hold, and what differs from the defaults", async () => {
    const { accounting, calls, run } = setUp([]);
    const { options } = neutralChoices();
    const choices = {
      prompt: 'a fox',
      options: { ...options, style: 'Anime', mood: 'Joyful', weather: 'Fog' },
      negativePrompt: ' blur ',
    };
    await accounting.settle(run({ successes: [tile(0, 'hold-0', choices)] }));
    expect(calls[0]?.body).toEqual({
      base64Image: btoa('image 0'),
      prompt: 'a fox',
      fullPrompt: 'a fox, Anime',
      width: 1024,
      height: 768,
      generatorType: 'green',
      holdId: 'hold-0',
      recipe: { options: { style: 'Anime', mood: 'Joyful' }, negativePrompt: 'blur', seed: 0 },
    });
  });

  it('sends the same to the site itself as a form, with the picture as it is', async () => {
    const { accounting, calls, run } = setUp([], 'token', true);
    await accounting.settle(run({ successes: [tile(0, 'hold-0')] }));
    const form = calls[0]?.body as FormData;
    expect(await (form.get('image') as File).text()).toBe('image 0');
    expect(JSON.parse(form.get('details') as string)).toMatchObject({
      prompt: 'a fox',
      fullPrompt: 'a fox, Anime',
      width: 1024,
      height: 768,
      generatorType: 'green',
      holdId: 'hold-0',
    });
  });

  it('saves an image of another service without a hold', async () => {
    const { accounting, calls, run } = setUp([]);
    await accounting.settle(run({ successes: [tile(0)] }));
    expect(calls[0]?.body).not.toHaveProperty('holdId');
  });

  it('GREEN-38, T-16: takes only the credits from the answer on the green tool', async () => {
    const { accounting, credits, statuses, run } = setUp([
      status({ credits: 450 }),
      status({ credits: 437, plan: 'Else' }),
    ]);
    await accounting.settle(run());
    expect(credits).toEqual([450, 437]);
    expect(statuses).toEqual([]);
  });

  it('YEL-17, T-16: takes the whole status on the yellow tool', async () => {
    const { accounting, credits, statuses, run } = setUp([status({ plan: 'Renamed' })]);
    await accounting.settle(run({ tool: 'yellow', successes: [tile(0, 'hold-0')] }));
    expect(statuses).toEqual([{ ...STATUS, plan: 'Renamed' }]);
    expect(credits).toEqual([]);
  });

  it("T-18: keeps the first answer's credits when the second save fails", async () => {
    const { accounting, credits, run } = setUp([status({ credits: 450 }), fail(new Error('No room left.'))]);
    await expect(accounting.settle(run())).rejects.toThrow('No room left.');
    expect(credits).toEqual([450]);
  });

  it('still saves the others when one fails, and tells of the first failure', async () => {
    const { accounting, calls, credits, run } = setUp([
      fail(new Error('first')),
      status({ credits: 450 }),
      fail(new Error('second')),
    ]);
    const successes = [tile(0, 'a'), tile(1, 'b'), tile(2, 'c')];
    await expect(accounting.settle(run({ successes }))).rejects.toThrow('first');
    expect(calls).toHaveLength(3);
    expect(credits).toEqual([450]);
  });

  it('asks for its status anew only when no image was made', async () => {
    const { accounting, calls, refreshed, run } = setUp([]);
    await accounting.settle(run());
    expect(refreshed).toEqual([]);
    await accounting.settle(run({ successes: [] }));
    expect(refreshed).toEqual(['status']);
    expect(calls).toHaveLength(2);
  });

  it('tries once more when the connection broke, because a hold is charged once', async () => {
    const { accounting, calls, credits, run } = setUp([
      fail(new TypeError('Failed to fetch')),
      status({ credits: 450 }),
    ]);
    await accounting.settle(run({ successes: [tile(0, 'hold-0')] }));
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(credits).toEqual([450]);
  });

  it('does not repeat a save that nothing protects from being charged twice', async () => {
    const { accounting, calls, run } = setUp([fail(new TypeError('Failed to fetch'))]);
    await expect(accounting.settle(run({ successes: [tile(0)] }))).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it('ERR-12: leaves the words for a broken connection to the site', async () => {
    const broken = fail(new TypeError('Failed to fetch'));
    const { accounting, run } = setUp([broken, broken]);
    await expect(accounting.settle(run({ successes: [tile(0, 'hold-0')] }))).rejects.toMatchObject({
      message: '',
    });
  });
});

describe('a stopped run of an account', () => {
  const stopped = { tool: 'green', runId: 'run', holdIds: ['hold-0'] } as const;

  it('is given back by a request that outlives the page', async () => {
    const { accounting, calls, credits } = setUp([
      () => ({ released: ['hold-0'], kept: [], ...status({ credits: 500 })() }),
    ]);
    await expect(accounting.giveBack(stopped)).resolves.toBeNull();
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/images/release',
      body: { holdIds: ['hold-0'], runId: 'run' },
      keepalive: true,
      signal: expect.any(AbortSignal),
    });
    expect(credits).toEqual([500]);
  });

  it.each([
    [['a'], 'One image was already finished.'],
    [['a', 'b'], '2 images were already finished.'],
  ])('says what was kept and charged: %s', async (kept, text) => {
    const { accounting } = setUp([() => ({ released: [], kept })]);
    const notice = await accounting.giveBack(stopped);
    expect(notice).toContain(text);
    expect(notice).toContain('kept in your gallery and charged');
  });
});

describe('an image whose answer was lost', () => {
  const lost: ImageTile = { ...tile(1), src: '', status: 'loading', run: { id: 'run', tile: 1 } };
  const IMAGE = { id: 'image', url: '/file', thumbnailUrl: '/thumbnail' };
  const FOUND = { imageId: 'image', src: '/file', thumbnail: '/thumbnail' };
  const told =
    (state: string, image: object | null = null) =>
    () => ({
      runs: [{ run: 'run', tiles: [{ tile: 1, state, holdId: 'hold-1', image }] }],
    });
  const { signal } = new AbortController();
  const pathsOf = (calls: readonly ApiRequest[]) => calls.map(({ path }) => path);

  it('is waited for while it is made and while the line is cut, then saved by its hold alone', async () => {
    const cut = new TypeError('Failed to fetch');
    const saved = () => ({ userStatus: { ...STATUS, credits: 450 }, image: IMAGE });
    const { accounting, calls, credits } = setUp([
      fail(cut),
      told('open'),
      fail(cut),
      told('delivered'),
      saved,
    ]);
    expect(await accounting.recover?.('green', lost, signal)).toEqual(FOUND);
    expect(pathsOf(calls)).toEqual([...Array(4).fill('/images/runs?ids=run'), '/images/save']);
    expect(calls.at(-1)?.body).toMatchObject({ holdId: 'hold-1', prompt: 'a fox', recipe: { seed: 1 } });
    expect(calls.at(-1)?.body).not.toHaveProperty('base64Image');
    expect(credits).toEqual([450]);
  });

  it('is taken from the gallery when it was saved without us', async () => {
    const { accounting, calls } = setUp([told('captured', IMAGE)]);
    expect(await accounting.recover?.('green', lost, signal)).toEqual(FOUND);
    expect(calls).toHaveLength(1);
  });

  it.each([told('released'), told('captured')])(
    'is none when it was given back, or deleted since',
    async (answer) => {
      expect(await setUp([answer]).accounting.recover?.('green', lost, signal)).toBeNull();
    },
  );

  it('is none of a run that the server never heard of, and that must not begin any more', async () => {
    const { accounting, calls } = setUp([() => ({ runs: [] })]);
    expect(await accounting.recover?.('green', lost, signal)).toBeNull();
    expect(calls.at(-1)).toMatchObject({ path: '/images/release', body: { runId: 'run' } });
  });

  it('is no longer waited for once its run is stopped', async () => {
    const stopping = new AbortController();
    const { accounting } = setUp([
      () => {
        stopping.abort();
        return told('open')();
      },
    ]);
    await expect(accounting.recover?.('green', lost, stopping.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('shares its question with the others that wait', async () => {
    const other = { ...lost, run: { id: 'other', tile: 1 } };
    const { accounting, calls } = setUp([told('captured', IMAGE), () => null, () => null]);
    await Promise.all([lost, other].map((one) => accounting.recover?.('green', one, signal)));
    expect(pathsOf(calls)).toEqual(['/images/runs?ids=run,other', '/images/release']);
  });

  it('is shown by its address when it is kept by name; one that was deleted leaves its place empty', async () => {
    const { accounting } = setUp([told('captured', IMAGE)]);
    const named = { ...lost, status: 'success' as const, imageId: 'image' };
    const gone = { ...named, run: { id: 'run', tile: 0 } };
    const strip = { id: 'run', tool: 'green', startedAt: 1, tookMs: 1, owner: 'ann@example.com' } as const;
    const located = await accounting.locate?.([{ ...strip, tiles: [gone, named] }]);
    expect(located?.[0]?.tiles).toMatchObject([{ status: 'placeholder', src: '' }, { src: '/file' }]);
  });
});
