import { expect, it } from 'vitest';
import { illustrate } from '../illustrate.ts';

it.each(['pinhole camera', 'Petzval lens', 'zoom burst'])('%s leaves no edge see-through', async (lens) => {
  const { picture } = await illustrate({ prompt: `a cat, ${lens}`, width: 96, height: 64, seed: 5 });
  expect(picture.pixels.filter((value, place) => place % 4 === 3 && value !== 255)).toHaveLength(0);
});
