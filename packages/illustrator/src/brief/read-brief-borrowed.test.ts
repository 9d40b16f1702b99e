import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

describe('a noun without a drawing', () => {
  it.each([
    ['a cub on a rock', 'cub', 'baby bear', 'bear'],
    ['a red brigantine in a storm', 'brigantine', 'sailing ship', 'ship'],
    ['two torches on a wall', 'torches', 'lanterns', 'lantern'],
    ['an old harpoon on a chair', 'harpoon', 'trident', 'trident'],
    ['three bloodhounds in the snow', 'bloodhounds', 'dogs', 'dog'],
    ['hatchlings in a tree', 'hatchlings', 'baby birds', 'chick'],
    ['a psychiatrist', 'psychiatrist', 'doctor', 'doctor'],
    ['a limousine at night', 'limousine', 'car', 'car'],
  ])('%s: is drawn as its nearest kind', (prompt, word, drawn, noun) => {
    const brief = read(prompt);
    expect(brief.borrowed).toEqual([{ word, drawn }]);
    expect(brief.subjects[0]?.noun.name).toBe(noun);
    expect(brief.unknown).toEqual([]);
  });

  it('keeps what was said of it, and is told as it was written', () => {
    const brief = read('two big red Brigantines by a castle');
    expect(brief.subjects[0]).toMatchObject({ count: 2, color: 'red', qualities: ['large'] });
    expect(brief.understood).toEqual(['two big red Brigantines', 'castle']);
  });

  it('brings its place along', () => {
    expect(read('a cat on a stove')).toMatchObject({ scene: 'interior', place: 'kitchen' });
  });
});

describe('what borrows nothing', () => {
  it.each([
    'a beautiful zyzzyva',
    'a bottle of morphine',
    'a shiny pistol',
    'the democracy of a theorem',
    'a quasar',
  ])('%s', (prompt) => {
    const { borrowed, unknown } = read(prompt);
    expect(borrowed).toEqual([]);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it.each([
    ['a tabby cat', 1],
    ['the ship docks at night', 1],
  ])('%s: is no second thing', (prompt, subjects) => {
    expect(read(prompt).subjects).toHaveLength(subjects);
  });
});

describe('the table of nearest kinds', () => {
  const table = JSON.parse(
    readFileSync(new URL('../vocabulary/nearest/nearest-kinds.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;

  it('borrows only from what is drawn', () => {
    const lost = Object.keys(table).filter((phrase) => {
      const { understood, unknown } = read(`a ${phrase}`);
      return understood.length === 0 || unknown.length > 0;
    });
    expect(lost).toEqual([]);
  });

  it('has each word once', () => {
    const words = Object.values(table).flatMap((list) => list.split(' '));
    expect(new Set(words).size).toBe(words.length);
  });
});
