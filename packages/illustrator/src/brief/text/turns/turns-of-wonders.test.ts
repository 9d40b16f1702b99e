import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const told = (prompt: string) => {
  const { subjects, relations } = read(prompt);
  const nameOf = (position: number) => subjects[position]!.noun.name;
  return relations.map(({ subject, frame, object }) => `${nameOf(subject)} ${frame} ${nameOf(object)}`);
};

describe('turns of speech about wonders', () => {
  it.each([
    ['a city inside a glass bottle', ['village inside-glass bottle']],
    ['a jar with a forest inside', ['pine tree inside-glass jar']],
    ['a boy pulling the moon with a rope', ['boy pulling moon shape', 'moon shape undefined rope']],
    ['sun and moon kissing', ['sun shape kissing moon shape']],
    ['a giant hand holding a tiny house', ['house undefined open hand']],
    ['a piano on the beach with a woman playing it', ['woman playing-at piano']],
    ['a witch turning a prince into a frog', ['witch casting-at frog']],
    ['Atlas carrying the world on his shoulders', ['god holding-aloft globe']],
    ['a knight in shining armor riding through a forest', ['knight riding horse']],
    [
      'a leprechaun hiding gold in a tree',
      ['leprechaun planting pile of gold', 'pile of gold undefined tree'],
    ],
    ['a girl catching stars in a jar', ['girl holding jar', 'jar undefined star shape']],
    ['a girl reading in the sun', []],
    ['a rock star holding a guitar', ['musician holding guitar']],
  ])('%s', (prompt, relations) => {
    expect(told(prompt)).toEqual(relations);
  });

  it.each([
    ['a druid turning into a bear', 'druid', 'bear'],
    ['a creature with the body of a lion and the head of an eagle', 'eagle', 'lion'],
  ])('%s is half of each', (prompt, name, half) => {
    expect(read(prompt).subjects).toMatchObject([{ noun: { name }, otherHalf: { noun: { name: half } } }]);
  });

  it.each([
    ['a cow with the wings of a dragon', ['cow']],
    ['an alien jungle with glowing plants', ['potted plant']],
    ['a child dressed as a witch', ['witch']],
    ['a hut on chicken legs in the woods', ['hut']],
  ])('%s shows no other', (prompt, names) => {
    expect(read(prompt).subjects.map(({ noun }) => noun.name)).toEqual(names);
  });
});
