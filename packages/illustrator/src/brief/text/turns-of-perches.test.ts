import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

describe('what is sat on', () => {
  it.each([
    ['a koala asleep on a branch', 'bough'],
    ['an owl on a snowy pine branch', 'pine bough'],
    ['a bird on a branch of a cherry tree', 'blossoming bough'],
    ['a crow on a bare branch', 'bare bough'],
    ["a fairy held on a giant's palm", 'open hand'],
    ['a tiny frog sitting in a human hand', 'open hand'],
    ['a chick in the palm of a hand', 'open hand'],
  ])('%s: on a %s', (prompt, perch) => {
    const { relations, subjects } = read(prompt);
    expect(relations).toMatchObject([{ kind: 'on', subject: 0, object: 1 }]);
    expect(subjects[1]!.noun.name).toBe(perch);
  });

  it('hangs from a branch', () => {
    expect(read('a sloth hanging from a branch').relations).toMatchObject([{ frame: 'hanging-from' }]);
  });

  it.each([
    ["a butterfly landing on a soldier's helmet", undefined, true],
    ["a bird sitting on a girl's red hat", [{ garment: 'fedora', color: 'red' }], true],
    ["a cat sleeping on a wizard's hat", undefined, false],
  ])('%s: on the head of who wears it, seen from as near as it needs', (prompt, clothes, isNear) => {
    const { relations, subjects, features } = read(prompt);
    expect(relations).toMatchObject([{ frame: 'on-the-head', subject: 0, object: 1 }]);
    expect(subjects[1]!.clothes).toEqual(clothes);
    expect(features.has('half-length')).toBe(isNear);
  });

  it('has whoever is on the arm of somebody held by that somebody', () => {
    const { relations, subjects } = read("an eagle landing on a boy's arm");
    expect(relations).toMatchObject([{ kind: 'holding', subject: 1, object: 0 }]);
    expect(subjects).toHaveLength(2);
  });

  it('keeps the branches of a tree its own', () => {
    expect(read('an oak with long branches').subjects.map(({ noun }) => noun.name)).toEqual(['oak']);
  });
});

describe('hands and ears', () => {
  it.each([
    ["a boy holding a robot's hand", 'holding-hands'],
    ["a girl whispering into a horse's ear", 'whispering-to'],
    ['a robin pulling a worm out of the ground', 'in-the-mouth'],
    ['a monkey peeling a banana', 'eating'],
    ['a dog carrying a stick in its mouth', 'in-the-mouth'],
    ["a girl riding on her father's shoulders", 'carrying-on-the-back'],
  ])('%s', (prompt, frame) => {
    expect(read(prompt).relations).toMatchObject([{ frame }]);
  });

  it('pushes a stroller, which is no baby', () => {
    const { subjects, unknown } = read('a woman pushing a baby stroller');
    expect(subjects.map(({ noun }) => noun.name)).toEqual(['woman', 'stroller']);
    expect(unknown).toEqual([]);
  });
});

describe('what goes without saying', () => {
  it('has somebody cut the hair', () => {
    const { relations, subjects } = read('a lion getting a haircut with scissors');
    expect(relations).toMatchObject([{ frame: 'shearing', subject: 0, object: 1 }]);
    expect(subjects.map(({ noun }) => noun.name)).toEqual(['man', 'lion']);
  });

  it('rides the hollow of a wave', () => {
    const { relations, subjects } = read('a surfer inside a barrel wave');
    expect(relations).toMatchObject([{ kind: 'riding' }]);
    expect(subjects[1]!.noun.name).not.toBe('barrel');
  });

  it('fills a cart with all sorts of groceries', () => {
    const { relations } = read('a shopping cart full of groceries');
    expect(relations.map(({ kind }) => kind)).toEqual(['full-of', 'full-of', 'full-of', 'full-of']);
  });
});
