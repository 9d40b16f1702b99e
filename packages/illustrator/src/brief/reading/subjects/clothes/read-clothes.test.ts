import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { readBrief } from '../../../read-brief.ts';

const subjectsOf = (prompt: string) => readBrief(prompt, { random: createRandom(1) }).subjects;

function outfitOf(prompt: string): string {
  const worn = subjectsOf(prompt).flatMap(({ clothes = [] }) => clothes);
  return worn
    .map(({ garment, color, pattern }) => [color, pattern, garment].filter(Boolean).join(' '))
    .join(', ');
}

describe('clothes', () => {
  it.each([
    ['a girl in a yellow raincoat', 'yellow raincoat'],
    ['a woman with a pearl earring and a blue headscarf', 'earrings, blue headscarf'],
    ['a man wearing a top hat, a monocle and a red bow tie', 'top-hat, monocle, red bow-tie'],
    ['a boy in blue jeans and a striped green shirt', 'blue jeans, green striped shirt'],
    ['a woman in a dress with white polka dots', 'dotted dress'],
    ['portrait of a man, black leather jacket', 'black jacket'],
    ['a fox in a blue raincoat and a red hat', 'blue raincoat, red fedora'],
    ['a wizard in a purple robe and red boots', 'red boots'],
    ['a cat wearing a top hat', 'top-hat'],
    ['an owl wearing a scarf and glasses', 'scarf, glasses'],
    ['a cactus wearing a sombrero', 'sombrero'],
  ])('%s: %s', (prompt, outfit) => {
    expect(outfitOf(prompt)).toBe(outfit);
  });

  it.each([
    ['a hockey player', 'red jersey, black trousers, red sports-helmet, black gloves'],
    ['two sumo wrestlers drinking tea', 'black loincloth'],
    ['a barista in a red scarf', 'brown apron, red scarf'],
  ])('%s wears what such people wear: %s', (prompt, outfit) => {
    expect(outfitOf(prompt)).toBe(outfit);
  });

  it('leaves to others what no person has on', () => {
    expect(outfitOf('a rabbit in a top hat')).toBe('');
    expect(outfitOf('a rabbit in the hood of a car')).toBe('');
    expect(subjectsOf('a wizard in a purple robe')[0]).toMatchObject({ color: 'purple' });
  });
});

describe('features', () => {
  it.each([
    ['a man with wavy brown hair and a trimmed beard', { hairColor: 'brown' }, ['wavy-haired', 'bearded']],
    [
      'a woman with dark skin and long black hair',
      { hairColor: 'black', skinColor: 'dark' },
      ['long-haired'],
    ],
    ['a mother hugging a crying child', {}, []],
    ['an old sailor with a white beard smoking a pipe', { hairColor: 'white' }, ['bearded', 'pipe-smoking']],
    ['a boy at the window winking', { expression: 'smiling' }, ['winking']],
  ])('%s', (prompt, look, qualities) => {
    const [main] = subjectsOf(prompt);
    expect(main).toMatchObject(look);
    expect(main!.qualities).toEqual(expect.arrayContaining(qualities));
    expect(main!.qualities).not.toContain('crying');
  });
});
