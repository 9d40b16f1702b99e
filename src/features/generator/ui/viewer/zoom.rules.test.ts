import { describe, expect, test } from 'vitest';
import {
  dragBy,
  fitInto,
  keepInFrame,
  LARGEST_ZOOM,
  moveInSteps,
  swipeOf,
  transformOf,
  WHOLE_PICTURE,
  zoomAt,
} from './zoom.rules.ts';

const frame = { width: 800, height: 600 };
const wide = fitInto({ width: 1600, height: 800 }, frame);

describe('a picture in its frame', () => {
  test('is as large as its longer side allows', () => {
    expect(wide).toEqual({ width: 800, height: 400 });
    expect(fitInto({ width: 512, height: 1024 }, frame)).toEqual({ width: 300, height: 600 });
  });

  test('is whole and in the middle at first', () => {
    expect(transformOf(WHOLE_PICTURE, wide)).toBe('translate(0.0px, 0.0px) scale(1.0000)');
    expect(keepInFrame({ zoom: 0.2, x: 0.9, y: 0.1 }, wide, frame)).toEqual(WHOLE_PICTURE);
  });

  test('keeps the point under the pointer while it grows, and comes back the same way', () => {
    const at = { right: 200, down: -100 };
    const closer = zoomAt(WHOLE_PICTURE, 4, at, wide);
    const pointUnder = ({ zoom, x, y }: typeof closer) => ({
      x: x + at.right / (wide.width * zoom),
      y: y + at.down / (wide.height * zoom),
    });
    expect(pointUnder(closer)).toEqual(pointUnder(WHOLE_PICTURE));
    const back = zoomAt(closer, 1 / 4, at, wide);
    expect(back.x).toBeCloseTo(0.5);
    expect(back.y).toBeCloseTo(0.5);
  });

  test('comes back from its edge with the first step, however often it was pushed there', () => {
    let view = { ...WHOLE_PICTURE, zoom: 2 };
    for (let step = 0; step < 20; step += 1) view = moveInSteps(view, { x: 1, y: 0 });
    expect(view).toEqual({ zoom: 2, x: 0.75, y: 0.5 });
    expect(moveInSteps(view, { x: -1, y: 0 }).x).toBeLessThan(0.75);
  });

  test('never grows without end', () => {
    expect(zoomAt(WHOLE_PICTURE, 100, { right: 0, down: 0 }, wide).zoom).toBe(LARGEST_ZOOM);
  });

  test('follows a pointer by as many pixels, up to its own edge', () => {
    const view = { zoom: 2, x: 0.5, y: 0.5 };
    const dragged = dragBy(view, { right: 80, down: 0 }, wide);
    expect(transformOf(dragged, wide)).toBe('translate(80.0px, 0.0px) scale(2.0000)');
    expect(keepInFrame(dragBy(view, { right: 9_000, down: 0 }, wide), wide, frame).x).toBe(0.25);
  });

  test('stays in the middle along a side that the frame shows whole', () => {
    expect(keepInFrame({ zoom: 1.2, x: 0.5, y: 0.9 }, wide, frame).y).toBe(0.5);
  });
});

test.each([
  [{ right: -80, down: 10 }, 1],
  [{ right: 80, down: -10 }, -1],
  [{ right: 30, down: 0 }, 0],
  [{ right: 80, down: 70 }, 0],
])('a finger that went %o turns by %i', (travel, turn) => {
  expect(swipeOf(travel)).toBe(turn);
});
