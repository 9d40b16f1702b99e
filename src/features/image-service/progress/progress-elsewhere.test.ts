import { expect, it } from 'vitest';
import { createProgressElsewhere } from './progress-elsewhere.ts';
import { createRunProgressBoard } from './run-progress.ts';

const RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b22';

function openServer(now = () => 0) {
  const board = createRunProgressBoard();
  return { board, elsewhere: createProgressElsewhere(board, now) };
}

it('a run that another server draws is told of as that one told, for as long as it goes on telling', () => {
  let now = 0;
  const [here, there] = [openServer(() => now), openServer()];
  there.board.follow({ runId: RUN, tile: 1 }).tell({ done: 0.5 });
  there.board.follow({ runId: RUN, tile: 2 }).tell({ askPlace: () => ({ place: 3, seconds: 12 }) });
  here.board.follow({ runId: RUN, tile: 0 }).tell({ done: 0.25 });
  for (const text of there.elsewhere.write(7_000)) here.elsewhere.hear(text);
  expect(here.elsewhere.read(RUN)).toEqual({
    tiles: [
      { tile: 0, done: 0.25 },
      { tile: 1, done: 0.5 },
    ],
    waiting: [{ tile: 2, place: 3, seconds: 12 }],
  });
  now = 2_000;
  expect(here.elsewhere.read(RUN)).toEqual({ tiles: [{ tile: 0, done: 0.25 }], waiting: [] });
});

it('a tile that is asked for here too is told of from here', () => {
  const [here, there] = [openServer(), openServer()];
  there.board.follow({ runId: RUN, tile: 0 }).tell({ done: 0.75 });
  here.board.follow({ runId: RUN, tile: 0 }).tell({ done: 0.25 });
  for (const text of there.elsewhere.write(7_000)) here.elsewhere.hear(text);
  expect(here.elsewhere.read(RUN).tiles).toEqual([{ tile: 0, done: 0.25 }]);
});

it('many runs leave in several texts, none too long, and none is left out', () => {
  const [here, there] = [openServer(), openServer()];
  const runs = Array.from({ length: 30 }, (_, number) => `${RUN.slice(0, -2)}${10 + number}`);
  for (const runId of runs) there.board.follow({ runId, tile: 0 }).tell({ done: 0.5 });
  const texts = there.elsewhere.write(500);
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(500);
    here.elsewhere.hear(text);
  }
  for (const runId of runs) expect(here.elsewhere.read(runId).tiles).toHaveLength(1);
  expect(openServer().elsewhere.write(500)).toEqual([]);
});
