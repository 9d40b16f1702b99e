import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

describe('turns of speech about days and trades', () => {
  it.each([
    ['a man talking on the phone on a street', 'street', ['man']],
    ['a woman reading on a crowded train', 'train-car', ['woman']],
    ['a businessman running to catch a train', 'station', ['business person']],
    ['a girl playing video games', 'living-room', ['girl', 'game controller']],
    ['a man sleeping on a park bench', 'park', ['man', 'bench']],
    ['an ice cream vendor on the beach', undefined, ['man', 'ice cream']],
    ['a truck driver drinking coffee', 'cafe', ['man', 'coffee']],
    ['a baker covered in flour', 'kitchen', ['baker']],
    ['sailors singing in a harbor tavern', 'tavern', ['sailor']],
    ['a man kayaking', undefined, ['man', 'canoe']],
    ['a coach shouting at his team', undefined, ['man', 'football player']],
  ])('%s', (prompt, place, names) => {
    const { place: where, subjects } = read(prompt);
    expect([where, subjects.map(({ noun }) => noun.name)]).toEqual([place, names]);
  });

  it.each([
    ['kids flying paper planes', 'reaching'],
    ['a girl in a park eating an apple', 'eating'],
  ])('%s: %s', (prompt, pose) => {
    expect(read(prompt).subjects[0]!.pose).toBe(pose);
  });

  it('has nobody in a huge crowd be a giant', () => {
    expect(read('a huge crowd').subjects[0]!.qualities).not.toContain('giant');
  });
});
