import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { expect, test } from 'vitest';
import { HOUSE_LOOKS, houseLookPicture, houseLookPictures } from './house-looks.rules.ts';

test.each(HOUSE_LOOKS)('$name says only what the selectors offer', ({ options }) => {
  for (const [list, entry] of Object.entries(options))
    expect(OFFERED_OPTIONS[list as keyof typeof OFFERED_OPTIONS].map(({ name }) => name)).toContain(entry);
});

test('each has a picture of its own', () => {
  const pictures = houseLookPictures('v1');
  expect(Object.keys(pictures)).toHaveLength(HOUSE_LOOKS.length);
  for (const look of HOUSE_LOOKS) {
    const [, name] = /^\/media\/(.+)-480\.webp\?v=v1$/.exec(houseLookPicture(look, 'v1').src)!;
    expect(pictures[name!]?.options).toBe(look.options);
  }
});
