import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function relationsOf(prompt: string): string[] {
  const { subjects, relations } = readBrief(prompt, { random: createRandom(1) });
  const name = (position: number) => subjects[position]!.noun.name;
  return relations.map(
    ({ kind, frame, subject, object }) => `${name(subject)} ${frame ?? kind} ${name(object)}`,
  );
}

describe('who is meant by the words after a deed', () => {
  it.each([
    [
      'an old man playing chess with his grandson',
      ['boy playing-a-game chess board', 'old man playing-a-game chess board'],
    ],
    ['a woman baking cookies with her kids', ['woman baking cookie', 'boy baking cookie']],
    ['a family watching tv on the couch', ['man looking-at television', 'man on sofa']],
    ['a father feeding a baby with a spoon', ['man feeding baby', 'man holding spoon']],
    ['an old woman on a bench feeding pigeons', ['old woman on bench', 'old woman feeding dove']],
    ['friends on a sofa with popcorn', ['man on sofa', 'man holding popcorn']],
    ['a farmer chasing a fox with a broom', ['farmer chasing fox', 'farmer holding broom']],
    ['a knight fighting a dragon with a sword', ['knight fighting dragon', 'knight holding sword']],
  ])('%s', (prompt, relations) => {
    expect(relationsOf(prompt)).toEqual(relations);
  });
});

describe('deeds that no row names', () => {
  it.each([
    ['a florist arranging a bouquet', 'gardener holding bouquet'],
    ['a woman weaving a rug', 'woman building rug'],
    ['a vet vaccinating a dog', 'doctor petting dog'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toEqual([relation]);
  });

  it('leaves alone what nobody touches', () => {
    expect(relationsOf('a man missing a train')).toEqual([]);
  });
});

describe('seats', () => {
  it.each([
    ['a lonely man sitting in a cafe', ['man sitting-on chair']],
    ['a lonely man sitting on a bench in a cafe', ['man sitting-on bench']],
    ['a lonely man sitting in a forest', []],
  ])('%s', (prompt, relations) => {
    expect(relationsOf(prompt)).toEqual(relations);
  });
});
