import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

describe('turns of speech about places', () => {
  it.each([
    ['a robot on an empty gray planet', 'moon', undefined],
    ['a fox on a strange purple planet', 'moon', 'alien-world'],
    ['a boy on a tiny planet', 'meadow', undefined],
  ])('%s: its ground', (prompt, scene, place) => {
    expect(read(prompt)).toMatchObject({ scene, place });
  });

  it.each(['a woman rock climbing a huge overhang', 'a man climbing a steep cliff', 'a girl bouldering'])(
    '%s: up a rock',
    (prompt) => {
      expect(read(prompt).subjects[1]!.noun.name).toBe('rock');
      expect(read(prompt).relations).toMatchObject([{ frame: 'climbing' }]);
    },
  );

  it('plays in the open under a tree, whatever else belongs indoors', () => {
    expect(read('a fox and an owl playing chess under an oak').scene).toBe('forest');
    expect(read('a fox playing chess').scene).toBe('interior');
  });

  it.each([
    ['a giant rotating space station', 'space station'],
    ['a giant inflatable duck', 'duck'],
    ['a giant walking through a city', 'giant'],
  ])('%s is a %s', (prompt, name) => {
    expect(read(prompt).subjects.map(({ noun }) => noun.name)).toEqual([name]);
  });
});
