import { describe, expect, it } from 'vitest';
import { findImageSize, IMAGE_SIZES } from './image-sizes.rules.ts';

describe('image sizes', () => {
  it.each([
    ['IMG-13', '1:1', 1024, 1024],
    ['IMG-14', '3:4', 768, 1024],
    ['IMG-15', '4:3', 1024, 768],
    ['IMG-16', '9:16', 576, 1024],
    ['IMG-17, T-22', '16:9', 1344, 768],
  ])('%s: %s is %d by %d', (_, aspectRatio, width, height) => {
    expect(findImageSize(aspectRatio)).toMatchObject({ aspectRatio, width, height });
  });

  it('IMG-18, ENT-15: there are exactly five, each with a name and a shape', () => {
    expect(IMAGE_SIZES).toHaveLength(5);
    for (const size of IMAGE_SIZES) {
      expect(size.name).not.toBe('');
      expect(size.className).toMatch(/^aspect-/);
    }
  });

  it('falls back to the square', () => {
    expect(findImageSize('2:1').aspectRatio).toBe('1:1');
  });
});
