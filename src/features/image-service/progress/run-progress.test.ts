import { expect, it } from 'vitest';
import type { QueuePlace } from '../image-service.types.ts';
import { createRunProgressBoard } from './run-progress.ts';

const RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b22';
const OTHER_RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b23';

it('tells of each image of a run as far as something is known', () => {
  const board = createRunProgressBoard();
  const second = board.follow({ runId: RUN, tile: 1 });
  const first = board.follow({ runId: RUN, tile: 0 });
  expect(board.read(RUN).tiles).toEqual([]);
  second.tell({ done: 0.25 });
  first.tell({ done: 0.5 });
  expect(board.read(RUN).tiles).toEqual([
    { tile: 0, done: 0.5 },
    { tile: 1, done: 0.25 },
  ]);
  expect(board.read(OTHER_RUN).tiles).toEqual([]);
});

it('says nothing of an image that another engine begins anew', () => {
  const board = createRunProgressBoard();
  const image = board.follow({ runId: RUN, tile: 0 });
  image.tell({ done: 0.5 });
  image.tell({});
  expect(board.read(RUN).tiles).toEqual([]);
});

it('tells where an image waits, as long as it does', () => {
  const board = createRunProgressBoard();
  const image = board.follow({ runId: RUN, tile: 1 });
  let place: QueuePlace | undefined = { place: 3, seconds: 12 };
  image.tell({ askPlace: () => place });
  expect(board.read(RUN)).toEqual({ tiles: [], waiting: [{ tile: 1, place: 3, seconds: 12 }] });
  place = undefined;
  expect(board.read(RUN).waiting).toEqual([]);
});

it('forgets an image with its request, not with an older one for the same', () => {
  const board = createRunProgressBoard();
  const older = board.follow({ runId: RUN, tile: 0 });
  const newer = board.follow({ runId: RUN, tile: 0 });
  older.end();
  newer.tell({ done: 0.5 });
  expect(board.read(RUN).tiles).toEqual([{ tile: 0, done: 0.5 }]);
  newer.end();
  newer.tell({ done: 0.75 });
  expect(board.read(RUN).tiles).toEqual([]);
});

it('remembers no more runs than it has room for, and new ones when there is room again', () => {
  const board = createRunProgressBoard(1);
  const first = board.follow({ runId: RUN, tile: 0 });
  const turnedAway = board.follow({ runId: OTHER_RUN, tile: 0 });
  turnedAway.tell({ done: 0.5 });
  expect(board.read(OTHER_RUN).tiles).toEqual([]);
  turnedAway.end();
  first.end();
  board.follow({ runId: OTHER_RUN, tile: 0 }).tell({ done: 0.5 });
  expect(board.read(OTHER_RUN).tiles).toEqual([{ tile: 0, done: 0.5 }]);
});
