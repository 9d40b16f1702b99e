import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

describe('words that are written on something', () => {
  it.each([
    ['a handwritten sign that says OPEN on a cafe table', 'table sign', 'OPEN'],
    ['a wooden sign that says beware of the dog in front of a house', 'board sign', 'beware of the dog'],
    ['a sign reading "EXIT" hanging on the wall', 'hanging sign', 'EXIT'],
    ['a birthday cake with "Happy Birthday Emma" written on it', 'birthday cake', 'Happy Birthday Emma'],
    ['a banner reading WELCOME HOME hanging over a doorway', 'cloth banner', 'WELCOME HOME'],
    ['a chalkboard with the words "Hello Spring" and flowers', 'blackboard', 'Hello Spring'],
    ['the words "good morning" on a chalkboard', 'blackboard', 'good morning'],
    ['a welcome sign on a beach', 'board sign', 'welcome'],
    ['a shop door with a sign saying CLOSED', 'door', 'CLOSED'],
    ['a movie poster of an astronaut with the title LOST', 'lettering', 'LOST'],
    ['a book cover with a dragon on a tower titled EMBER', 'lettering', 'EMBER'],
    ['a badge logo with an anchor and the text HARBOR COFFEE', 'lettering', 'HARBOR COFFEE'],
  ])('of "%s"', (prompt, bearer, lettering) => {
    const { subjects } = read(prompt);
    expect(subjects.find((subject) => subject.lettering)).toMatchObject({
      noun: { name: bearer },
      lettering,
    });
  });

  it('are told as understood, in the words of the prompt', () => {
    const { understood, unknown } = read('a wooden sign that says OPEN');
    expect(understood.join(' ')).toContain('that says OPEN');
    expect(unknown).toEqual([]);
  });

  it.each([
    'a girl reading a book under a tree',
    'A CAT READING A SIGN ON THE WALL',
    'a boy reading HAMLET in bed',
    'a dog named "Max" on a beach',
    'a wooden sign on a beach',
  ])('are none in "%s"', (prompt) => {
    expect(read(prompt).subjects.filter(({ lettering }) => lettering)).toEqual([]);
  });
});

describe('a thing in place of a head', () => {
  it.each([
    ['a man with a teapot for a head sitting on a bench', 'teapot'],
    ['a woman with a lamp as a head reading a book', 'lamp'],
    ['a businessman with a television instead of a head', 'television'],
    ['a girl whose head is a bouquet of flowers', 'bouquet'],
    ['a pumpkin head man walking through a field', 'pumpkin'],
    ['a tv headed person playing the guitar', 'television'],
    ['the moon fishing from a cloud', 'moon shape'],
    ['the sun reading a newspaper on a beach chair', 'sun shape'],
  ])('of "%s"', (prompt, head) => {
    const { subjects } = read(prompt);
    expect(subjects[0]).toMatchObject({ noun: { kind: 'person' }, headOf: { noun: { name: head } } });
    expect(subjects.some(({ noun }) => noun.name === head)).toBe(false);
  });

  it('is no body of the sky under which somebody acts', () => {
    for (const prompt of [
      'a boy under the moon reading a book',
      'a man in the sun fishing',
      'a rock star playing guitar',
    ])
      expect(read(prompt).subjects.some(({ headOf }) => headOf)).toBe(false);
  });

  it('is not what somebody has in the hand or on the head', () => {
    for (const prompt of [
      'a man with a teapot',
      'a woman with a basket on her head',
      'a man with a hat on his head',
    ])
      expect(read(prompt).subjects.some(({ headOf }) => headOf)).toBe(false);
  });
});

describe('crafts of another shape', () => {
  it.each([
    ['a hot air balloon shaped like a whale', 'whale', 'basketed'],
    ['a bus shaped like a loaf of bread', 'loaf', 'wheeled'],
    ['a house shaped like a teapot', 'teapot', 'dwelling'],
  ])('keep what they are known by: "%s"', (prompt, drawing, quality) => {
    const [subject] = read(prompt).subjects;
    expect(subject!.qualities).toContain(quality);
    expect(JSON.stringify(subject!.noun.drawing)).toContain(drawing);
  });
});

describe('substances of many small things', () => {
  it.each([
    ['a tree made of clocks growing out of an old boot', 'clocks'],
    ['a spiral staircase made of piano keys', 'piano-keys'],
    ['an elephant made of gears', 'gears'],
  ])('"%s"', (prompt, material) => {
    expect(read(prompt).subjects[0]!.material).toBe(material);
  });
});

it('knows the bottles and grounds of goods', () => {
  const brief = read('a skincare bottle on white marble with roses beside it');
  expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['serum bottle', 'rose']);
  expect(brief.tableTop).toBe('marble');
});

describe("another's shadow", () => {
  it.each([
    ['a little girl whose shadow is a dancing bear on the wall', 'girl', 'bear'],
    ['a small mouse with the shadow of a dragon on the wall', 'mouse', 'dragon'],
  ])('"%s"', (prompt, owner, shape) => {
    const brief = read(prompt);
    expect(brief.subjects).toMatchObject([{ noun: { name: owner }, shadowOf: { noun: { name: shape } } }]);
    expect(brief.features.has('wall-shadow')).toBe(true);
  });
});

describe('emblems', () => {
  it.each([
    ['a vintage badge logo with an anchor', ['anchor', 'badge ring'], undefined],
    ['minimal line logo of a mountain inside a circle', ['landscape badge', 'badge ring'], undefined],
    ['wolf and mountain logo', ['wolf', 'landscape badge'], undefined],
    ['a crest with a lion, navy and gold on white background', ['lion', 'badge ring'], '#f2f2f2'],
  ])('are told by their mark, not by their shape: "%s"', (prompt, nouns, backdrop) => {
    const brief = read(prompt);
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(nouns);
    expect(brief.backdrop).toBe(backdrop);
    expect(brief.features.has('emblem')).toBe(true);
  });

  it.each([
    ['a logo with a hexagon and a bee, gold and black', ['black', 'gold']],
    ['logo of a fox in a triangle, red', ['white', 'red']],
  ])('have a mark of another color than the shape under it: "%s"', (prompt, colors) => {
    const { subjects } = read(prompt);
    expect(subjects.map(({ color }) => color).sort()).toEqual([...colors].sort());
  });

  it('are cut in facets where they are geometric', () => {
    expect(read('a logo of a fox made of geometric shapes').subjects[0]!.qualities).toContain('faceted');
  });
});

it('knows floors of squares that reach to the horizon', () => {
  expect(read('a white rabbit on a chessboard floor')).toMatchObject({
    scene: 'desert',
    place: 'checkered-plain',
  });
  expect(read('two men playing on a chess board').place).not.toBe('checkered-plain');
});
