import { describe, expect, it } from 'vitest';
import { readGalleryAnswer } from './gallery-answer.ts';

const SITE = 'https://site.example';

function item(number: number) {
  return {
    id: `image-${number}`,
    url: `/api/images/image-${number}/file`,
    prompt: `prompt ${number}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 12, number)).toISOString(),
  };
}

const idsOf = (answer: unknown) => readGalleryAnswer(answer, SITE).images.map(({ id }) => id);

describe('the answer of the gallery', () => {
  it.each([
    ['a bare list', [item(1), item(2)]],
    ['images', { images: [item(1), item(2)] }],
    ['history', { history: [item(1), item(2)] }],
  ])('O-07: may be %s', (_, answer) => {
    expect(idsOf(answer)).toEqual(['image-2', 'image-1']);
  });

  it('HIST-06: shows the thirty newest of thirty-five in mixed order, newest first', () => {
    const items = Array.from({ length: 35 }, (_, number) => item(number));
    const mixed = [...items.filter((_, n) => n % 2 === 1), ...items.filter((_, n) => n % 2 === 0)];
    expect(idsOf(mixed)).toEqual(Array.from({ length: 30 }, (_, n) => `image-${34 - n}`));
  });

  it('keeps what it knows and leaves out what it cannot show', () => {
    const whole = { ...item(1), width: 1024, height: 768, thumbnailUrl: '/api/images/image-1/thumbnail' };
    const { images } = readGalleryAnswer(
      [whole, null, 'text', { id: 'no-address' }, { url: '/no-id' }],
      SITE,
    );
    const [read] = images;
    expect(read).toEqual({
      ...whole,
      url: `${SITE}/api/images/image-1/file`,
      thumbnailUrl: `${SITE}/api/images/image-1/thumbnail`,
      starred: false,
      collections: [],
    });
    expect(idsOf([whole, null])).toHaveLength(1);
  });

  it('takes the specification’s four fields alone, and a number as id', () => {
    const [read] = readGalleryAnswer([{ ...item(1), id: 7 }], SITE).images;
    expect(read).toMatchObject({ id: '7', prompt: 'prompt 1', thumbnailUrl: undefined });
  });

  it('puts images without a date last', () => {
    expect(idsOf([{ ...item(1), createdAt: 'soon' }, item(2)])).toEqual(['image-2', 'image-1']);
  });

  it.each([[null], ['text'], [{}], [{ images: 'none' }]])('refuses %j', (answer) => {
    expect(() => readGalleryAnswer(answer, SITE)).toThrow();
  });
});
