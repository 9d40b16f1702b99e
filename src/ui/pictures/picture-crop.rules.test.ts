import { describe, expect, it } from 'vitest';
import { coverCut, MOST_ZOOM, moveView, USUAL_VIEW, zoomView } from './picture-crop.rules.ts';

const slide = { width: 720, height: 1280 };

describe('coverCut', () => {
  it('takes the middle of a wide picture', () => {
    expect(coverCut({ width: 1600, height: 1280 }, slide)).toEqual({
      left: 440,
      top: 0,
      width: 720,
      height: 1280,
    });
  });

  it('takes a part above the middle of a tall one', () => {
    expect(coverCut({ width: 360, height: 1640 }, slide)).toEqual({
      left: 0,
      top: 400,
      width: 360,
      height: 640,
    });
  });

  it('takes all of a picture that has the shape', () => {
    expect(coverCut({ width: 90, height: 160 }, slide)).toEqual({ left: 0, top: 0, width: 90, height: 160 });
  });
});

describe('a view that is moved', () => {
  const picture = { width: 400, height: 200 };
  const square = { width: 100, height: 100 };

  it('goes with the pointer, and not past the edge of the picture', () => {
    const moved = moveView(USUAL_VIEW, { across: 0.25, down: 0.5 }, picture, square);
    expect(coverCut(picture, square, moved)).toMatchObject({ left: 50, top: 0, width: 200 });
    const far = moveView(USUAL_VIEW, { across: 5, down: 0 }, picture, square);
    expect(coverCut(picture, square, far).left).toBe(0);
  });

  it('has room in both directions once it is zoomed', () => {
    const near = zoomView(USUAL_VIEW, 2);
    const moved = moveView(near, { across: 0, down: -0.5 }, picture, square);
    expect(coverCut(picture, square, moved)).toMatchObject({ width: 100, height: 100, top: 90 });
    expect(zoomView(near, 9).zoom).toBe(MOST_ZOOM);
    expect(zoomView(near, 0.1).zoom).toBe(1);
  });
});
