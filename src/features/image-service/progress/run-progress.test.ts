import { expect, it } from 'vitest';
import { createRunProgressBoard } from './run-progress.ts';

const RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b22';
const OTHER_RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b23';

it('tells of each image of a run as far as something is known', () => {
  const board = createRunProgressBoard();
  const second = board.follow({ runId: RUN, tile: 1 });
  const first = board.follow({ runId: RUN, tile: 0 });
  expect(board.read(RUN)).toEqual([]);
  second.tell(0.25);
  first.tell(0.5);
  expect(board.read(RUN)).toEqual([
    { tile: 0, done: 0.5 },
    { tile: 1, done: 0.25 },
  ]);
  expect(board.read(OTHER_RUN)).toEqual([]);
});

it('says nothing of an image that another engine begins anew', () => {
  const board = createRunProgressBoard();
  const image = board.follow({ runId: RUN, tile: 0 });
  image.tell(0.5);
  image.tell(undefined);
  expect(board.read(RUN)).toEqual([]);
});

it('forgets an image with its request, not with an older one for the same', () => {
  const board = createRunProgressBoard();
  const older = board.follow({ runId: RUN, tile: 0 });
  const newer = board.follow({ runId: RUN, tile: 0 });
  older.end();
  newer.tell(0.5);
  expect(board.read(RUN)).toEqual([{ tile: 0, done: 0.5 }]);
  newer.end();
  newer.tell(0.75);
  expect(board.read(RUN)).toEqual([]);
});

it('remembers no more runs than it has room for, and new ones when there is room again', () => {
  const board = createRunProgressBoard(1);
  const first = board.follow({ runId: RUN, tile: 0 });
  const turnedAway = board.follow({ runId: OTHER_RUN, tile: 0 });
  turnedAway.tell(0.5);
  expect(board.read(OTHER_RUN)).toEqual([]);
  turnedAway.end();
  first.end();
  board.follow({ runId: OTHER_RUN, tile: 0 }).tell(0.5);
  expect(board.read(OTHER_RUN)).toEqual([{ tile: 0, done: 0.5 }]);
});
