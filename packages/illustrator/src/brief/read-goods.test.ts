import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const names = (prompt: string) => read(prompt).subjects.map(({ noun }) => noun.name);

describe('logos and icons', () => {
  it('shows one thing on a sheet in the colors that are told, not the shop it is for', () => {
    const brief = read('coffee shop logo, steaming cup, brown and white');
    expect(brief).toMatchObject({ scene: 'interior', place: 'plain', backdrop: '#f2f2f2' });
    expect(brief.subjects).toMatchObject([{ noun: { name: 'coffee' }, color: 'brown' }]);
    expect(names('bakery logo with a loaf of bread, orange')).toEqual(['bread']);
    expect(read('bakery logo with a loaf of bread, orange').subjects[0]!.color).toBe('orange');
  });

  it('draws what stands for a place, and a landscape in a badge', () => {
    expect(names('logo for a coffee shop')).toEqual(['coffee']);
    expect(read('flat icon of a mountain, blue').subjects).toMatchObject([
      { noun: { name: 'landscape badge' }, color: 'blue', qualities: ['mountain'] },
    ]);
    expect(names('surf shop logo with a wave by the sea')).toEqual(['landscape badge']);
  });
});

describe('what carries a picture', () => {
  it.each([
    ['space station, retro book cover', ['space station']],
    ['phone wallpaper of a fox', ['fox']],
    ['a fox, birthday card', ['fox']],
  ])('is no thing in it: %s', (prompt, things) => expect(names(prompt)).toEqual(things));

  it('makes nobody of the old masters', () => {
    expect(names('lemons in the style of the dutch masters')).toEqual(['lemon']);
    expect(read('lemons in the style of the dutch masters')).toMatchObject({
      style: 'oil',
      lighting: 'chiaroscuro',
    });
  });
});

describe('what goods stand on', () => {
  it('takes the table of small things for the ground', () => {
    const brief = read('a wristwatch with a leather strap on a marble table');
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['wristwatch']);
    expect(brief.tableTop).toBe('marble');
    expect(read('lemons on dark velvet').tableTop).toBe('cloth');
  });

  it('leaves the table where somebody is at it', () => {
    expect(names('a man at a marble table')).toContain('table');
    expect(names('a cat on a marble table')).toContain('table');
  });

  it('shows products on a plain ground and pedestals as blocks', () => {
    expect(read('perfume bottle on stones, studio product shot').place).toBe('plain');
    expect(names('white sneakers on a pink pedestal')).toEqual(['shoe', 'pedestal']);
  });
});

describe('vessels', () => {
  it('puts several small things into what they come with', () => {
    expect(read('a basket with painted eggs and tulips').relations).toEqual([
      { kind: 'full-of', subject: 0, object: 1 },
      { kind: 'full-of', subject: 0, object: 2 },
    ]);
  });

  it('serves food on its dish', () => {
    expect(names('a sushi platter')).toEqual(['sushi']);
    expect(read('ramen with egg and scallions').relations).toHaveLength(2);
  });

  it('gives one flower the vase to itself', () => {
    expect(read('a sunflower in a cracked vase').subjects[0]!.qualities).toEqual(
      expect.arrayContaining(['single', 'broken']),
    );
    expect(read('sunflowers in a vase').subjects[0]!.qualities).not.toContain('single');
  });
});

describe('patterns', () => {
  it.each([
    ['seamless pattern of lemons and leaves', ['lemon', 'leaf']],
    ['autumn leaves and acorns pattern', ['maple leaf', 'acorn']],
    ['wallpaper of tiny stars and moons', ['star shape', 'crescent shape']],
    ['floral wallpaper with roses', ['rose']],
    ['pattern of rockets and planets for kids', ['rocket', 'planet']],
    ['seamless pattern of cacti in pots', ['potted cactus']],
  ])('%s', (prompt, motifs) => {
    expect(names(prompt)).toEqual(motifs);
    expect(read(prompt)).toMatchObject({ composition: 'pattern', place: 'plain' });
  });
});

describe('dishes', () => {
  it.each([
    ['a slice of chocolate cake with a cherry', ['slice of cake', 'cherry']],
    ['a slice of pepperoni pizza', ['slice of pizza']],
    ['grilled salmon on a plate', ['steak', 'plate']],
    ['a plate of spaghetti and meatballs', ['spaghetti']],
    ['a cup of cappuccino with latte art', ['coffee']],
    ['a minimalist living room with a gray sofa', ['sofa']],
  ])('%s', (prompt, seen) => {
    expect(names(prompt)).toEqual(seen);
  });

  it('takes its color from its flavor, lies on its board, and has its cutlery beside it', () => {
    expect(read('a slice of chocolate cake').subjects[0]!.color).toBe('brown');
    expect(read('a cheeseburger with fries on a wooden board').relations).toMatchObject([
      { kind: 'on', object: 2 },
      { kind: 'on', object: 2 },
    ]);
    expect(read('sushi platter with chopsticks').relations).toMatchObject([{ kind: 'next-to' }]);
  });
});

describe('houses and rooms', () => {
  it.each([
    ['a modern house with a pool at dusk', ['pool house']],
    ['a minimalist white house with a flat roof', ['modern house']],
    ['a glass house in the forest', ['modern house']],
    ['a modern home office with a computer', ['computer']],
    ['a cozy reading nook with a lamp and a cat', ['floor lamp', 'cat']],
    ['a small town square with a fountain', ['fountain']],
    ["a child's room with a bunk bed", ['bed']],
    ['logo for a bakery, a wheat ear', ['wheat']],
    ['a glass of iced tea with lemon slices', ['lemonade']],
    ['a skincare bottle with eucalyptus leaves', ['serum bottle', 'leaf']],
  ])('%s', (prompt, seen) => {
    expect(names(prompt)).toEqual(seen);
  });
});
