import { type Noun, PLACE_SCENES, type PlaceName, type SceneKind } from '../../brief.types.ts';

/** Particular places where a subject belongs when the prompt names none. */
const HOMES: Readonly<Partial<Record<PlaceName, string>>> = {
  savanna: 'lion, lioness, giraffe, zebra, elephant, rhinoceros, ostrich, meerkat, hyena, gazelle, cheetah',
  jungle:
    'tiger, leopard, panther, jaguar, monkey, gorilla, orangutan, sloth, parrot, toucan, chameleon, chimpanzee',
  'bamboo-forest': 'panda, red panda',
  'enchanted-forest': 'fairy, elf, mushroom house, gnome, pixie',
  swamp: 'crocodile, alligator, troll',
  arctic: 'penguin, polar bear, walrus, igloo, narwhal',
  farm: 'cow, pig, sheep, rooster, chicken, donkey, goose, tractor, barn, farmer, hay bale, turkey',
  'wheat-field': 'scarecrow',
  'pumpkin-patch': 'pumpkin',
  garden: 'watering can, wheelbarrow, gardener, butterfly, bee, ladybug, swing, gazebo',
  pond: 'frog, duck, duckling, swan, lotus, dragonfly, heron, water lily',
  graveyard: 'tombstone, coffin, vampire, zombie',
  stage:
    'ballerina, ballet shoes, microphone, singer, magician, juggler, acrobat, opera singer, pianist, grand piano',
  kitchen: 'cook, chef, baker, stove, copper pot, kettle, pot, frying pan, rolling pin',
  library: 'bookshelf, librarian',
  bedroom: 'bed, pillow, rocking horse, toy train, teddy bear, cradle, doll',
  bathroom: 'bathtub, rubber duck, toilet, toothbrush, shower, sink',
  classroom: 'teacher, blackboard, chalkboard, school desk',
  'artist-studio': 'artist, painter, easel, palette, paintbrush',
  laboratory: 'scientist, microscope, dna, potion, test tube',
  workshop: 'blacksmith, carpenter, mechanic, hammer, anvil, saw, gear',
  'castle-hall': 'throne',
  cafe: 'waiter, barista',
  fairground: 'ferris wheel, roller coaster, carousel, circus tent, cotton candy, bumper car',
  playground: 'slide, seesaw',
  park: 'bench, fountain, bandstand, street lamp, picnic',
  street:
    'taxi, bus, double decker bus, tram, police car, fire engine, ambulance, traffic light, mailbox, police officer, shop, bakery, cafe, market stall, post office, town house',
  skyline: 'skyscraper',
  'rocky-coast': 'rock, mermaid, siren, seal',
  'old-town': 'clock tower, carriage',
  'coral-reef': 'tropical fish, clownfish, coral, seahorse, starfish',
  seabed: 'treasure chest, anchor',
  'sea-cliff': 'lighthouse',
  'above-the-clouds': 'angel, zeus, pegasus',
};

const HOME_OF: ReadonlyMap<string, PlaceName> = new Map(
  (Object.entries(HOMES) as [PlaceName, string][]).flatMap(([place, names]) =>
    names.split(', ').map((name): [string, PlaceName] => [name, place]),
  ),
);

/** Where one meets a thing when nothing else brings it there; on a rocky coast lie rocks, yet rocks lie elsewhere too. */
const NOT_ONLY_HERE: ReadonlySet<PlaceName> = new Set(['rocky-coast', 'seabed']);

/** The scene in which a noun is at home. */
export function habitatOfNoun({ name, habitat }: Noun): SceneKind | undefined {
  const home = HOME_OF.get(name);
  if (habitat === 'portrait') return habitat;
  return home && !NOT_ONLY_HERE.has(home) ? PLACE_SCENES[home] : habitat;
}

/** @returns undefined for a subject that is at home in many places */
export function homeOf(noun: string): PlaceName | undefined {
  return HOME_OF.get(noun);
}
