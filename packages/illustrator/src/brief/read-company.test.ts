import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(3) });
const said = (prompt: string) => {
  const { subjects, relations } = read(prompt);
  return relations.map(
    ({ kind, subject, object, frame }) =>
      `${subjects[subject]!.noun.name} ${frame ?? kind} ${subjects[object]!.noun.name}`,
  );
};

describe('deeds and their rooms at a season', () => {
  it.each([
    ['a family baking gingerbread cookies together at Christmas', 'kitchen'],
    ['a girl wrapping presents on Christmas eve', 'living-room'],
    ['a woman knitting by the window in winter', 'living-room'],
    ['a man cooking dinner in October', 'kitchen'],
  ])('"%s" is in the %s', (prompt, place) => {
    expect(read(prompt)).toMatchObject({ scene: 'interior', place });
  });

  it.each(['a boy building a snowman at Christmas', 'a girl skating in winter'])(
    '"%s" stays in the snow',
    (prompt) => {
      expect(read(prompt).scene).not.toBe('interior');
      expect(read(prompt).snow).toBe(true);
    },
  );
});

describe('portraits of those who are known by their tool', () => {
  it.each(['portrait of a violinist', 'portrait of a jazz saxophonist', 'portrait of an old shepherd'])(
    '"%s" shows the upper half with it',
    (prompt) => {
      const { scene, features } = read(prompt);
      expect(scene).not.toBe('portrait');
      expect(features.has('half-length')).toBe(true);
    },
  );

  it.each(['portrait of a queen', 'close up of a chef'])('"%s" is the face', (prompt) => {
    expect(read(prompt).features.has('half-length')).toBe(false);
  });
});

describe('what two do together', () => {
  it('lets who learns to ride ride, and who teaches run along', () => {
    expect(said('a father teaching his daughter to ride a bike')).toEqual([
      'man steadying girl',
      'girl riding bicycle',
    ]);
  });

  it('has a bedtime story heard in bed and read beside it', () => {
    const prompt = 'a father reading a bedtime story to his sleepy son';
    expect(said(prompt)).toEqual(['man reading-to boy', 'boy lying-on bed']);
    expect(read(prompt).subjects[0]!.pose).toBe('reading');
  });

  it.each([
    ['a couple sitting on a blanket', 'spread blanket'],
    ['children jumping into a pile of autumn leaves', 'heap of leaves'],
    ['a skateboarder grinding a rail', 'grind rail'],
    ['a surfer riding a big wave', 'great wave'],
  ])('"%s" has a %s under it', (prompt, name) => {
    expect(read(prompt).subjects.map(({ noun }) => noun.name)).toContain(name);
  });

  it.each([
    ['a barista handing a cup of coffee to a customer', 'cafe'],
    ['a baker selling bread to a little boy', 'shop'],
    ['a bartender serving a cowboy', 'tavern'],
    ['a woman buying flowers from a florist', 'shop'],
  ])('"%s" is over the counter of a %s', (prompt, place) => {
    const { subjects, relations, place: found } = read(prompt);
    const counter = subjects.findIndex(({ noun }) => noun.name === 'counter');
    expect(counter).toBeGreaterThan(0);
    expect(relations).toContainEqual(expect.objectContaining({ kind: 'behind', object: counter }));
    expect(found).toBe(place);
  });

  it('has no counter where a baker bakes', () => {
    const names = read('a baker baking bread').subjects.map(({ noun }) => noun.name);
    expect(names).not.toContain('counter');
  });

  it.each([
    ['a man shrugging his shoulders', 'shrugging'],
    ['a boy cheering with his arms up', 'cheering'],
    ['a monkey juggling oranges', 'catching'],
  ])('"%s" shows it by the arms: %s', (prompt, pose) => {
    expect(read(prompt).subjects[0]!.pose).toBe(pose);
  });

  it('has a beast on a cycle upright', () => {
    expect(read('a bear riding a unicycle').subjects[0]!.noun).toMatchObject({
      kind: 'person',
      name: 'bear',
    });
  });
});
