import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { type Brief, PLACE_SCENES, type PlaceName } from './brief.types.ts';
import { OPTION_LISTS } from './options/options.registry.ts';
import type { PlaceHint } from './place.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

it('shows a room that is named after its house from within', () => {
  for (const prompt of ['a cozy cabin living room', 'a castle bedroom', 'a barn bedroom']) {
    const { scene, subjects } = read(prompt);
    expect({ prompt, scene, subjects }).toEqual({ prompt, scene: 'interior', subjects: [] });
  }
  expect(read('a lighthouse with a dining room').subjects).toHaveLength(1);
});

it('takes hanging gardens for greenery of a town', () => {
  expect(read('a futuristic city with hanging gardens').scene).toBe('city');
});

describe('particular places', () => {
  it.each<[string, PlaceName]>([
    ['a cat in a kitchen', 'kitchen'],
    ['a cat in a bookshop', 'library'],
    ['a singer in a theatre', 'stage'],
    ['a bear in a cavern', 'cave'],
    ['a tiger in the rainforest', 'jungle'],
    ['a heron in a marsh', 'swamp'],
    ['a scarecrow in a field of corn', 'wheat-field'],
    ['a girl in rows of lavender', 'lavender-field'],
    ['a cow by a field of tulips', 'tulip-field'],
    ['a dog in the park', 'park'],
    ['a dog in a small town', 'village'],
    ['boats at the docks', 'harbour'],
    ['a boy on a jetty', 'pier'],
    ['a wolf on a cliff', 'cliff'],
    ['a house on a cliff by the sea', 'sea-cliff'],
    ['a cat on a rooftop', 'rooftop'],
    ['a merchant in a bazaar', 'market'],
    ['a clown at an amusement park', 'fairground'],
    ['a train at the station', 'station'],
    ['a robot in a laboratory', 'laboratory'],
    ['a bird above the clouds', 'above-the-clouds'],
    ['a fox on a frozen lake', 'frozen-lake'],
    ['a farmer in the rice terraces', 'rice-terraces'],
    ['a graveyard at night', 'graveyard'],
    ['wrestlers in a sand pit', 'playground'],
    ['rows of vacant stadium seats', 'stadium'],
    ['boots beside a cabin door', 'doorstep'],
    ['two friends on a rooftop terrace', 'rooftop'],
    ["a farmer's market with pumpkins", 'market'],
    ['an oktoberfest tent full of people', 'tavern'],
    ['a man in a locker room', 'gym'],
    ['kids splashing in a backyard pool', 'swimming-pool'],
    ['a doctor talking to a child in a clinic', 'hospital-ward'],
    ['a witch in a dark hut', 'living-room'],
    ['a raccoon washing grapes in a birdbath', 'garden'],
    ['a trumpeter alone in a spotlight', 'stage'],
    ['a girl shooting a basketball past a defender', 'sports-hall'],
    ['a bicycle against a brick wall', 'brick-wall'],
    ['a bicycle leaning on a wall', 'brick-wall'],
    ['a fox, in a Kitchen setting', 'kitchen'],
    ['a mummy in a tomb', 'tomb'],
    ['a knight in a dungeon', 'dungeon'],
    ['a cat in a stairwell', 'stairwell'],
    ['a dog in a stadium', 'stadium'],
    ['a boat in a fjord', 'fjord'],
    ['a fox in a crater', 'crater'],
    ['a heron in a mangrove swamp', 'mangrove'],
    ['a dragon by a cave lake', 'cave'],
    ['a man in an elevator', 'elevator'],
    ['a rat in a sewer', 'sewer'],
    ['a woman in a sauna', 'sauna'],
    ['a man at the gym', 'gym'],
    ['a woman at the airport', 'airport'],
    ['a dog in a swimming pool', 'swimming-pool'],
    ['a nurse in a hospital', 'hospital-ward'],
    ['a dog in the subway', 'subway'],
    ['a woman on a balcony', 'balcony'],
    ['a dog in a parking lot', 'parking-lot'],
    ['a knight on a battlefield', 'battlefield'],
    ['a gondola in Venice', 'town-canal'],
    ['a swan on a narrow canal', 'town-canal'],
    ['New York skyline across the bay', 'skyline'],
    ['an owl under the full moon', 'hills'],
  ])('%s -> %s', (prompt, place) => {
    expect(read(prompt)).toMatchObject({ place, scene: PLACE_SCENES[place] });
  });

  it.each<[string, PlaceName | undefined]>([
    ['a church', 'village'],
    ['a mouse in a church', 'church-inside'],
    ['a cat in an old castle', 'castle-hall'],
    ['a tree in front of a church', undefined],
    ['a spaceship over a village', 'village'],
  ])('tells the inside of a thing from its outside: %s -> %s', (prompt, place) => {
    const brief = read(prompt);
    if (prompt === 'a church') expect(brief.place).not.toBe('church-inside');
    else expect(brief.place).toBe(place);
  });

  it.each<[string, PlaceName]>([
    ['a lion', 'savanna'],
    ['a taxi', 'street'],
    ['a ballerina', 'stage'],
    ['a ferris wheel', 'fairground'],
    ['a panda', 'bamboo-forest'],
  ])('puts a subject where it is at home: %s -> %s', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it('has words for every place', () => {
    const named = new Set([...OPTION_LISTS.values()].flat().map(({ wish }) => wish.place));
    const silent = (Object.keys(PLACE_SCENES) as PlaceName[]).filter((place) => !named.has(place));
    // A feeling is drawn as an emotion without being called so.
    expect(silent).toEqual(['emotion']);
  });

  it('gives a place only together with its scene', () => {
    for (const prompt of [
      'a fox in a kitchen under the sea',
      'a lion on the moon',
      'portrait of a chef in a garden',
    ]) {
      const { place, scene } = read(prompt);
      if (place) expect(PLACE_SCENES[place]).toBe(scene);
    }
  });

  it('keeps what is said of a place', () => {
    expect(read('a messy artist studio').placeQualities).toEqual(['messy']);
    expect(read('a cat on an empty stage').placeQualities).toEqual(['empty']);
    expect(read('a boy on a windy hill').weather).toBe('wind');
  });
});

describe('what kind of place it is', () => {
  it.each<[string, PlaceHint]>([
    ['a street at the spring festival', 'festive'],
    ['a taxi in New York', 'big-city'],
    ["a child's bedroom", 'for-children'],
    ['a woman selling pastries in a bakery', 'sells-bread'],
    ['a toy shop', 'sells-toys'],
    ['a portrait of an archangel', 'exalted'],
    ['loneliness among people, abstract', 'among-others'],
  ])('%s is %s', (prompt, hint) => {
    expect(read(prompt).placeHints).toContain(hint);
  });

  it('takes none from what is forbidden, or from words that suit another place', () => {
    expect(read('a street, no festival').placeHints).not.toContain('festive');
    expect(read('a street, avoiding festival').placeHints).not.toContain('festive');
    expect(read('a king in a bedroom').placeHints).not.toContain('exalted');
  });

  it('tells nobody that a word is unknown which the picture shows', () => {
    const { understood, unknown } = read('a street with a parade');
    expect(understood).toContain('parade');
    expect(unknown).not.toContain('parade');
  });
});

describe('the place of company', () => {
  it.each([
    ['a cat in front of a lighthouse', 'sea'],
    ['a ufo over a windmill', 'meadow'],
    ['a parrot on a pirate ship', 'sea'],
    ['a robot watching the earth', 'moon'],
    ['a knight fighting a giant crab', 'beach'],
    ['a mermaid on a rock', 'sea'],
    ['a cat on a sofa', 'interior'],
    ['a kettle on a campfire', 'forest'],
    ['waves crashing against a cliff', 'sea'],
    ['a goldfish in a jar', 'interior'],
    ['a castle made of ice', 'snow'],
    ['a dolphin jumping', 'sea'],
    ['silhouette of a wolf against the full moon', 'meadow'],
    ['a golden statue of a lion', 'city'],
    ['a man in a boat on a lake', 'mountain'],
    ['a camper van parked by a lake', 'mountain'],
    ['shirts drying on a clothesline', 'city'],
    ['a chef flipping a pancake over a campfire', 'forest'],
    ['a cook stirring a pot over an open fire', 'forest'],
    ['a cellist serenading a herd of cows', 'meadow'],
    ['a man sitting by the sea', 'beach'],
    ['golfers on a green beside the sea', 'beach'],
    ['a house by the sea', 'sea'],
    ['a man waiting at a bus stop in the rain', 'city'],
  ])('%s -> %s', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene);
  });
});

describe('months, feasts and ages', () => {
  it.each([
    ['a squirrel in October', { season: 'autumn' }],
    ['a house in january', { season: 'winter', snow: true }],
    ["a town on New Year's Eve", { season: 'winter', timeOfDay: 'night' }],
    ['children building a snowman', { season: 'winter', snow: true }],
    ['a cat in the afternoon sun', { timeOfDay: 'day' }],
    ['a cup of tea in the morning light', { timeOfDay: 'dawn' }],
    ['a street at a night festival', { timeOfDay: 'night' }],
    ['a medieval market', { epoch: 'medieval' }],
    ['a victorian street', { epoch: 'victorian' }],
    ['a 1950s diner', { epoch: 'retro', place: 'cafe' }],
    ['a futuristic city', { epoch: 'futuristic' }],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected);
  });

  it.each([
    ['fireworks over a harbor', 'fireworks'],
    ['falling cherry blossoms', 'petals'],
    ['a phoenix rising from the ashes', 'ashes'],
    ['people throwing colored powder', 'colored-powder'],
    ['a volcano erupting', 'erupting'],
  ] as const)('%s has %s', (prompt, feature) => {
    const brief = read(prompt);
    expect(
      brief.features.has(feature) || brief.subjects.some(({ noun }) => noun.name.startsWith(feature)),
    ).toBe(true);
  });
});

describe('feelings and ideas', () => {
  it.each([
    ['hope', 'hope'],
    ['loneliness in a crowd', 'loneliness'],
    ['time running out', 'time'],
    ['the joy of a child', 'joy'],
  ])('%s is about %s', (prompt, idea) => {
    expect(read(prompt)).toMatchObject({ scene: 'abstract', place: 'emotion', idea });
  });

  it.each(['a dream house', 'a lonely wolf', 'a love letter on a table', 'loneliness in a big city'])(
    'is no idea: %s',
    (prompt) => {
      expect(read(prompt).scene).not.toBe('abstract');
    },
  );

  it('names the shapes and the colors of an abstract picture', () => {
    expect(read('circles and triangles in blue and orange')).toMatchObject({
      place: 'shapes',
      shapes: ['circle', 'triangle'],
      colors: ['blue', 'orange'],
      subjects: [],
    });
  });
});

describe('what kind of place it is', () => {
  it.each<[string, PlaceHint]>([
    ['a boy and his dog looking at the stars from a hilltop', 'hilltop'],
    ['a girl on a hill with a kite', 'hilltop'],
    ['a couple watching the sunset from a hill', 'hilltop'],
    ['a wolf howling at the full moon', 'hilltop'],
    ['a monk beneath a waterfall', 'beneath-falls'],
  ])('%s: %s', (prompt, hint) => {
    expect([...read(prompt).placeHints!]).toContain(hint);
  });

  it('keeps a pet at home of which nothing else is told', () => {
    for (const prompt of ['a cat', 'a hamster', 'a cat sleeping', 'a goldfish'])
      expect(read(prompt).scene).toBe('interior');
    for (const prompt of ['a cat in the rain', 'a cat running', 'a cat and a dog', 'a dog'])
      expect(read(prompt).scene).toBe('meadow');
  });

  it('reads what lies there seen from above', () => {
    expect(read('a flat lay of sushi').cameraAngle).toBe('aerial');
    const names = read('overhead shot of a breakfast table').subjects.map(({ noun }) => noun.name);
    expect(names).toContain('croissant');
    expect(names).not.toContain('breakfast table');
  });

  it('shows the water that is told of, and waves that reach whoever is in them', () => {
    const skyline = read('Boston skyline across the harbor at dusk');
    expect(skyline).toMatchObject({ scene: 'city', place: 'skyline' });
    expect([...skyline.features]).toContain('river');
    expect(read('a deer drinking from a mountain lake').scene).toBe('mountain');
    expect(read('a deer drinking from a lake').scene).toBe('mountain');
    expect(read('a bear under a waterfall').scene).toBe('mountain');
    expect(read('a lighthouse battered by giant waves')).toMatchObject({ scene: 'sea', weather: 'storm' });
    expect(read('a lighthouse battered by giant waves').place).toBeUndefined();
  });

  it('turns the lights off in a dark room and nowhere else', () => {
    expect(read('a cat in a dark room').placeHints).toContain('unlit');
    expect(read('a cat in a dark room').timeOfDay).toBe('night');
    expect(read('a cat in a dark forest').placeHints).not.toContain('unlit');
    expect(read('a cat in a room').placeHints).not.toContain('unlit');
  });

  it('tells a planted roof from a bare one', () => {
    expect(read('a cat in a rooftop garden').placeHints).toContain('planted');
    expect(read('a cat on a rooftop').placeHints).not.toContain('planted');
  });
});

describe('parts of the world', () => {
  it.each([
    ['a cat in a Moroccan alley', 'moorish'],
    ['a street in Kyoto', 'japanese'],
    ['rolling hills of Tuscany', 'southern'],
    ['a cat in an alley', undefined],
  ])('%s', (prompt, region) => {
    const brief = read(prompt);
    expect(brief.region).toBe(region);
    expect(brief.unknown).toEqual([]);
  });
});

describe('places within the words of a thing', () => {
  it('puts a camp where those live whose camp it is', () => {
    expect(read('a desert nomad camp').scene).toBe('desert');
  });
  it('builds a base of Mars on its red ground', () => {
    expect(read('a mars base').features.has('mars')).toBe(true);
    expect(read('a lunar base').features.has('mars')).toBe(false);
  });
});

describe('islands', () => {
  it('shows what stands on one with the sea around, and who walks on one on the beach', () => {
    expect(read('a castle on an island').place).toBe('island');
    expect(read('a volcano on an island').place).toBe('island');
    expect(read('a girl on an island').place).toBeUndefined();
  });
});

describe('cities that are named', () => {
  it('knows European ones by their houses, and roofs by their number', () => {
    expect(read('a bridge in Paris').region).toBe('french');
    expect(read('rooftops of Prague').place).toBe('roofs');
    expect(read('a rooftop in Prague').place).toBe('rooftop');
  });
});

describe('rooms of their own', () => {
  it.each([
    ['a nurse in a hospital corridor', 'hospital-corridor'],
    ['a hotel corridor at night', 'corridor'],
    ['a captain in a submarine', 'submarine'],
    ['a laundromat at night', 'laundromat'],
    ['a kid in a video arcade', 'arcade'],
    ['a barbershop', 'barbershop'],
  ])('is there: %s', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it('is of ice in an ice cave', () => {
    expect(read('an ice cave')).toMatchObject({ place: 'cave', snow: true });
    expect(read('a cave').snow).toBe(false);
  });
});

describe('gloom', () => {
  it('dims a room, and a rainy window has rain behind it', () => {
    expect(read('a gloomy gothic hall').placeHints!.has('dim')).toBe(true);
    expect(read('a spooky forest').placeHints!.has('dim')).toBe(false);
    expect(read('a rainy window')).toMatchObject({ place: 'windowsill', weather: 'rain' });
    expect(read('a rice terrace village').region).toBe('chinese');
  });
});

describe('a shadow on the wall', () => {
  it('has a wall to fall on', () => {
    const brief = read('a ballerina and her shadow on the wall');
    expect(brief.place).toBe('brick-wall');
    expect(brief.features.has('wall-shadow')).toBe(true);
    expect(brief.unknown).toEqual([]);
  });
});

describe('places told by what they have', () => {
  it.each([
    ['a courtyard with arcades and a fountain', 'courtyard'],
    ['hot air balloons over the rock cones of Cappadocia', 'rock-cones'],
    ['pumpkins on a doorstep', 'doorstep'],
    ['a cat on a front porch', 'doorstep'],
    ['a sleepy fishing village', 'harbour'],
    ['a cat café', 'cafe'],
  ])('knows the place of "%s"', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it('has the animals in a cat café, and lanterns of a treehouse on a line', () => {
    expect(read('a cat café').subjects).toMatchObject([{ noun: { name: 'cat' }, count: 3 }]);
    expect(read('a treehouse with lanterns').subjects[1]!.noun.name).toBe('string of lanterns');
    expect(read('a steep cobbled street').placeHints!.has('steep')).toBe(true);
  });
});

describe('heights', () => {
  it('lets swimmers above a town fly, and leaves leapers where they are', () => {
    expect(read('a whale swimming above a city of towers').subjects[0]!.pose).toBe('flying');
    expect(read('a whale swimming above a coral reef').scene).toBe('underwater');
    expect(read('a horse jumping over a stream').subjects[0]!.pose).toBe('jumping');
  });
});

describe('words of places that are nouns, too', () => {
  const namesOf = (prompt: string) => read(prompt).subjects.map(({ noun }) => noun.name);

  it.each([
    ['a cozy attic with a round window', []],
    ['a broken window', ['window']],
    ['a tornado over a farm', []],
    ['a crocodile on a river bank', ['crocodile']],
  ])('%s: %j', (prompt, names) => expect(namesOf(prompt)).toEqual(names));
});
