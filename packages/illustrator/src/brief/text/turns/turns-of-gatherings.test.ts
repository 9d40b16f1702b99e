import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  const { place, subjects } = readBrief(prompt, { random: createRandom(1) });
  return { place, who: subjects.map(({ noun, count }) => `${count} ${noun.name}`) };
}

describe('gatherings that tell of nobody', () => {
  it.each([
    ['a birthday party in the backyard', 'garden', ['4 boy', '1 birthday cake']],
    ['an ice hockey game on a frozen pond', 'frozen-lake', ['3 man']],
    ['a tennis match on a clay court', 'tennis-court', ['2 tennis player']],
    ['a boxing match under bright lights', 'boxing-ring', ['2 boxer']],
    ['a funeral in the rain at a cemetery', 'graveyard', ['4 man', '1 coffin']],
  ])('%s: who takes part', (prompt, place, who) => {
    expect(read(prompt)).toEqual({ place, who });
  });

  it('are left to those who are told of', () => {
    expect(read('a birthday party with three dogs').who).toEqual(['3 dog']);
    expect(read('a tennis match between two old women').who).toContain('2 old woman');
  });
});
