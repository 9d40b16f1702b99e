import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

function subjectsOf(prompt: string): string[] {
  return read(prompt).subjects.map(({ noun, count, color, qualities, pose }) =>
    [count, color, ...qualities, pose, noun.name].filter((part) => part !== undefined).join(' '),
  );
}

function relationsOf(prompt: string): string[] {
  const { relations, subjects } = read(prompt);
  return relations.map(
    ({ kind, subject, object }) => `${subjects[subject]!.noun.name} ${kind} ${subjects[object]!.noun.name}`,
  );
}

describe('composed prompts', () => {
  it('GREEN-30: reads every option of the green tool as an option', () => {
    const brief = read('a fox, Oil Painting, Joyful mood, Soft lighting, Pastel color scheme, avoiding blur');
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['fox']);
    expect(brief).toMatchObject({ prompt: expect.stringContaining('a fox'), style: 'oil', lighting: 'soft' });
    expect(brief.features.has('joyful')).toBe(true);
    expect(brief.grade.lift).toBeGreaterThan(0.1);
    expect(brief.vetoes.has('blur')).toBe(true);
    expect(brief.unknown).toEqual([]);
  });

  it('YEL-12: reads all fourteen options of the yellow tool as options', () => {
    const brief = read(
      'a fox, Anime, Serene, Golden Hour, Teal and Orange color scheme, Low Angle, ' +
        'in the style of Claude Monet, Rule of Thirds composition, Oil on Canvas, Highly Detailed, ' +
        'at Sunset, with Rain, in a Forest setting, 35mm lens, rendered in Octane',
    );
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['fox']);
    expect(brief).toMatchObject({
      scene: 'forest',
      timeOfDay: 'sunset',
      weather: 'rain',
      style: 'oil',
      lighting: 'golden-hour',
      cameraAngle: 'low',
      composition: 'thirds',
      lens: 'wide',
      finish: 'bloom',
    });
    expect(brief.detail).toBeGreaterThan(1);
    expect(brief.unknown).toEqual([]);
  });

  it('reads options in any order', () => {
    const brief = read('a fox, rendered in Octane, with Fog, Watercolor, at Dawn, Dutch Angle');
    expect(brief).toMatchObject({
      style: 'watercolor',
      weather: 'fog',
      timeOfDay: 'dawn',
      cameraAngle: 'dutch',
      finish: 'bloom',
    });
  });

  it('shows backs in a rear view and lets people walk by in a side view', () => {
    expect(read('a knight, Rear View').subjects[0]).toMatchObject({ fromBehind: true });
    expect(read('a knight, Side View').subjects[0]).toMatchObject({ pose: 'walking' });
    expect(read('a knight, Three-Quarter View').subjects[0]).toMatchObject({ pose: 'walking' });
  });

  it.each([
    ['a vase, Candle lighting', ['vase of flowers']],
    ['a horse, Campfire', ['horse']],
    ['a cat, Butterfly lighting', ['cat']],
    ['a cat, Stained Glass', ['cat']],
    ['a ship, Rose Gold color scheme', ['ship']],
    ["a castle, Bird's Eye View", ['castle']],
    ['a castle, Fisheye lens', ['castle']],
  ])('takes no word of an option for a subject: %s', (prompt, names) => {
    expect(read(prompt).subjects.map(({ noun }) => noun.name)).toEqual(names);
  });

  it('keeps small things listed in lower case as subjects', () => {
    expect(subjectsOf('a wooden table, candle, wine')).toEqual(['1 candle', '1 wine']);
  });

  it('names an option it does not know instead of drawing its words', () => {
    const brief = read('a fox, in the style of Xavier Unheard');
    expect(brief.unknown).toEqual(['Xavier Unheard']);
  });
});

describe('conflicts', () => {
  it('lets the last option decide the style', () => {
    expect(read('a fox, Anime, in the style of Claude Monet, Pencil').style).toBe('pencil');
  });

  it('lets an option overrule the style of the free text', () => {
    expect(read('oil painting of a fox, Watercolor').style).toBe('watercolor');
  });

  it('lets the first style of the free text count', () => {
    expect(read('watercolor of a fox that looks like pixel art').style).toBe('watercolor');
  });

  it("lets the visitor's own words decide place, time and weather", () => {
    const brief = read('a fox on a beach at night in the rain, at Noon, with Fog, in a Forest setting');
    expect(brief).toMatchObject({ scene: 'beach', timeOfDay: 'night', weather: 'rain' });
  });

  it('reads the weather and the time in the name of a setting', () => {
    expect(read('a fox, in a Misty Forest setting')).toMatchObject({ scene: 'forest', weather: 'fog' });
    expect(read('a fox, in a Snowy Mountain setting')).toMatchObject({ scene: 'mountain', snow: true });
  });

  it('puts the building of a setting into the scene', () => {
    const brief = read('a fox, in a Castle setting');
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['fox', 'castle']);
  });

  it('joins a snowy text with the place of an option', () => {
    expect(read('a fox in snow, in a Forest setting')).toMatchObject({ scene: 'forest', snow: true });
  });

  it('does not report a style that was overruled', () => {
    expect(read('a fox, Anime, Watercolor').understood).toEqual(['fox', 'Watercolor']);
  });
});

describe('styles in free text', () => {
  it.each([
    ['oil painting of a dragon', 'oil'],
    ['a low-poly fox', 'low-poly'],
    ['pixel art castle', 'pixel'],
    ['charcoal sketch of a horse', 'charcoal'],
    ['pen and ink drawing of an owl', 'ink'],
    ['stained glass window with a rose', 'stained-glass'],
    ['a fox in the style of Van Gogh', 'impression'],
    ['great wave by Hokusai', 'ukiyo-e'],
    ['a synthwave car', 'neon'],
    ['paper cut of a deer', 'papercut'],
    ['anime girl', 'anime'],
    ['pop art of a banana', 'pop'],
    ['photo of a lion', 'photo'],
    ['a lion', 'photo'],
  ])('%s -> %s', (prompt, style) => {
    expect(read(prompt).style).toBe(style);
  });
});

describe('subjects', () => {
  it.each([
    ['a red dragon and a blue castle', ['1 red dragon', '1 blue castle']],
    ['three foxes', ['3 fox']],
    ['a pair of penguins', ['2 penguin']],
    ['12 hot air balloons', ['12 hot air balloon']],
    ['100 sheep', ['40 sheep']],
    ['a herd of elephants', ['6 elephant']],
    ['wolves', ['3 wolf']],
    ['two mice and a goose', ['2 mouse', '1 goose']],
    ['a giant old tree', ['1 giant old tree']],
    ['a tiny glowing mushroom', ['1 tiny glowing mushroom']],
    ['a polar bear', ['1 polar bear']],
    ['a t-rex', ['1 dinosaur']],
    ['a village', ['5 village']],
    ['an orange', ['1 orange']],
    ['a dark blue dragon', ['1 blue dragon']],
    ['an orange cat', ['1 orange cat']],
    ['a red and gold dragon', ['1 red dragon']],
    ['a vase of flowers', ['1 vase of flowers']],
    ['grandmother', ['1 old old woman']],
    ['a robot in a meadow of flowers', ['1 robot']],
    ['a fish and two fish', ['1 fish', '2 fish']],
    ['a cat sleeping', ['1 sleeping cat']],
    ['a little girl', ['1 girl']],
    ['a baby', ['1 baby']],
    ['a baby dragon', ['1 tiny baby dragon']],
    ['a couple on a bench', ['2 mixed man', '1 bench']],
    ['a samurai girl', ['1 female samurai']],
    ['a cat and a dog, the cat sleeps', ['1 cat', '1 dog']],
    ['a camel caravan crossing the desert', ['5 walking camel']],
    ['a wolf pack', ['5 wolf']],
    ['a parade of elephants', ['9 elephant']],
    ['\u{1F98A} \u{1F332}', ['1 fox', '1 pine tree']],
  ])('%s', (prompt, expected) => {
    expect(subjectsOf(prompt)).toEqual(expected);
  });

  it('takes the last of two nouns in a row as the thing', () => {
    const brief = read('a gnome castle');
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(['castle']);
    expect(brief.unknown).toEqual(['gnome']);
  });

  it('dresses an animal that is said to be a person', () => {
    const worn = (prompt: string) =>
      read(prompt).subjects.map(({ noun: { name, kind, head, drawing } }) => ({
        name,
        kind,
        head,
        as: drawing.from === 'procedure' ? drawing.procedure : '',
      }));
    const dressed = (name: string, as: string) => [{ name, kind: 'person', head: name, as }];
    expect(worn('a wizard cat')).toEqual(dressed('cat', 'wizard'));
    expect(worn('a cat chef')).toEqual(dressed('cat', 'chef'));
    expect(worn('a robot barista')).toEqual(dressed('robot', 'waiter'));
    expect(worn('a tiger wearing a tuxedo')).toEqual(dressed('tiger', 'animal-body'));
    expect(worn('a squirrel in a studded leather jacket')).toEqual(dressed('squirrel', 'animal-body'));
    expect(worn('a dolphin in an astronaut suit')).toEqual(dressed('dolphin', 'astronaut'));
    expect(worn('a stork playing a violin')[0]).toEqual(dressed('stork', 'animal-body')[0]);
    expect(worn('a cat wearing a hat')).toMatchObject([{ kind: 'animal' }]);
    expect(worn('a bear holding a book')[0]).toMatchObject({ kind: 'animal' });
    expect(subjectsOf('a cat in a kimono')).toEqual(['1 cat']);
  });

  it('takes a relative for the animal that it is', () => {
    expect(subjectsOf('a mother bear with her cubs')[0]).toBe('1 bear');
    expect(read('a mother bear').subjects[0]).toMatchObject({ noun: { kind: 'animal' } });
    expect(read('a tiger next to a man in a suit').subjects[0]).toMatchObject({ noun: { kind: 'animal' } });
  });

  it.each(['valley', 'lake', 'wooden table', 'ice', 'mountains', 'a winding path'])(
    'never makes an object of scenery: %s',
    (prompt) => {
      expect(read(prompt).subjects).toEqual([]);
    },
  );

  it.each(['she bears the weight', 'a light watch over us', 'the duck flies'])(
    'does not take a verb for a noun: %s',
    (prompt) => {
      expect(read(prompt).subjects.length).toBeLessThanOrEqual(1);
    },
  );

  it('draws at most eight different subjects', () => {
    const many = 'a cat, a dog, a fox, a cow, a pig, a bear, a lion, a tiger, a horse, a goat';
    expect(read(many).subjects).toHaveLength(8);
  });
});

describe('relations', () => {
  it.each([
    ['an astronaut riding a horse', ['astronaut riding horse']],
    ['a horse ridden by a knight', ['knight riding horse']],
    ['a knight on a white horse', ['knight riding horse']],
    ['a cat in a hat', ['cat wearing hat']],
    ['a hat on a cat', ['cat wearing hat']],
    ['a boy holding a balloon', ['boy holding balloon']],
    ['a knight with a sword', ['knight holding sword']],
    ['a girl under a red umbrella', ['girl holding umbrella']],
    ['a dragon flying over a castle', ['dragon above castle']],
    ['a fox under a tree', ['fox under tree']],
    ['a robot in front of a lighthouse', ['robot in-front-of lighthouse']],
    ['a wolf behind a tree', ['wolf behind tree']],
    ['a dog next to a cat', ['dog next-to cat']],
    ['a cat in a boat', ['cat inside boat']],
    ['a cat on a chair', ['cat on chair']],
    ['a cat and a dog under a tree', ['dog under tree', 'cat under tree']],
    ['a hedgehog with a mushroom hat', ['hedgehog wearing hat']],
    ['a moon above the sea', []],
  ])('%s', (prompt, expected) => {
    expect(relationsOf(prompt)).toEqual(expected);
  });
});
