import { describe, expect, it } from 'vitest';
import { coverCut } from './picture-crop.rules.ts';

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
