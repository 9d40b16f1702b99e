import { describe, expect, it } from 'vitest';
import type { FollowedRun, ShownProgress } from './current-run.ts';
import { followProgress } from './follow-progress.ts';

type Tiles = readonly { tile: number; done: number }[];
type Waiting = readonly { tile: number; place: number; seconds: number }[];
type Answer = { reports?: boolean; tiles?: Tiles; waiting?: Waiting } | 'nothing' | Response;

/** A run whose questions are answered in turn; it is over when there is no answer left. */
function setUp(answers: readonly Answer[], { imageServiceUrl = '', estimate = 0.3 } = {}) {
  const asked: string[] = [];
  const shown: Omit<ShownProgress, 'placeByTile'>[] = [];
  const places: ShownProgress['placeByTile'][] = [];
  const arrived = new Set<number>();
  let rounds = 0;
  const run: FollowedRun = {
    runId: 'run-1',
    tiles: 2,
    arrived,
    isOver: () => rounds >= answers.length,
    estimate: () => estimate,
    show({ placeByTile, ...progress }) {
      shown.push(progress);
      places.push(placeByTile);
    },
  };
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input));
    const answer = answers[rounds];
    if (answer === 'nothing' || answer === undefined) throw new TypeError('Failed to fetch');
    return answer instanceof Response ? answer : Response.json({ reports: true, tiles: [], ...answer });
  };
  const follow = () =>
    followProgress(
      {
        imageServiceUrl,
        pageOrigin: 'https://dreamseed.example',
        fetch,
        pause: async (milliseconds) => {
          expect(milliseconds).toBeGreaterThanOrEqual(1000);
          rounds++;
        },
      },
      run,
    );
  return { follow, asked, shown, places, arrived };
}

describe('how far a run is', () => {
  it('is shown as the engine tells, by picture and for the run', async () => {
    const { follow, asked, shown } = setUp(
      [
        { tiles: [] },
        { tiles: [{ tile: 0, done: 0.5 }] },
        {
          tiles: [
            { tile: 0, done: 0.75 },
            { tile: 1, done: 0.25 },
          ],
        },
      ],
      { estimate: 0.125 },
    );
    await follow();
    expect(asked).toEqual(Array(3).fill('/api/runs/run-1/progress'));
    expect(shown).toEqual([
      { done: 0.25, doneByTile: [0.5, undefined] },
      { done: 0.5, doneByTile: [0.75, 0.25] },
    ]);
  });

  it('goes on from where past runs had brought the bar, and never goes back', async () => {
    const { follow, shown } = setUp([
      { tiles: [{ tile: 0, done: 0.25 }] },
      { tiles: [{ tile: 0, done: 0.125 }] },
      { tiles: [{ tile: 0, done: 0.75 }] },
    ]);
    await follow();
    expect(shown.map(({ done }) => done)).toEqual([0.3, 0.3, 0.375]);
    expect(shown.map(({ doneByTile }) => doneByTile[0])).toEqual([0.25, 0.25, 0.75]);
  });

  it('goes on as past runs went where another server answers, or nobody', async () => {
    const told = { tiles: [{ tile: 0, done: 0.25 }] };
    const { follow, asked, shown } = setUp([told, { tiles: [] }, 'nothing', told, 'nothing']);
    await follow();
    expect(asked).toHaveLength(5);
    expect(shown.map(({ doneByTile }) => doneByTile)).toEqual([
      [0.25, undefined],
      ...Array(4).fill([0.3, undefined]),
    ]);
  });

  it('takes a picture that has come for whole', async () => {
    const { follow, shown, arrived } = setUp([{ tiles: [{ tile: 0, done: 0.5 }] }, { tiles: [] }]);
    arrived.add(1);
    await follow();
    expect(shown.at(-1)).toMatchObject({ doneByTile: [0.5, 1], done: 0.75 });
  });

  it('is asked no more when no engine tells', async () => {
    const { follow, asked, shown } = setUp([{ reports: false }, {}, {}]);
    await follow();
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('is asked no more after three silences', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const { follow, asked } = setUp(['nothing', page(), new Response('', { status: 500 }), {}, {}]);
    await follow();
    expect(asked).toHaveLength(3);
  });

  it('believes nothing that cannot be', async () => {
    const { follow, shown } = setUp([
      Response.json({ reports: true, tiles: [null, 7, { tile: 0, done: 'x' }, { tile: 1, done: 7 }] }),
      Response.json({ reports: true, tiles: 'all' }),
      Response.json(null),
    ]);
    await follow();
    expect(shown).toEqual([]);
  });

  it('is not asked at the image service of another site', async () => {
    const foreign = setUp([{}], { imageServiceUrl: 'https://images.example' });
    await foreign.follow();
    expect(foreign.asked).toEqual([]);
    const own = setUp([{}], { imageServiceUrl: 'https://dreamseed.example/' });
    await own.follow();
    expect(own.asked).toEqual(['https://dreamseed.example/api/runs/run-1/progress']);
  });

  it('tells where pictures wait, also of an engine that tells nothing, and asks on as long as they do', async () => {
    const place = { place: 2, seconds: 9 };
    const { follow, asked, shown, places } = setUp([
      { reports: false, waiting: [{ tile: 1, ...place }] },
      { reports: false, waiting: [{ tile: 1, ...place, place: 1 }] },
      { reports: false },
      { reports: false },
    ]);
    await follow();
    expect(asked).toHaveLength(3);
    expect(places).toEqual([[undefined, place], [undefined, { ...place, place: 1 }], []]);
    expect(shown).toEqual(Array(3).fill({ doneByTile: [undefined, undefined] }));
  });
});
