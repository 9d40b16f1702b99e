import type { Noun, SubjectClass, SubjectRequest } from '../../brief/brief.types.ts';
import { BEAST_HEIGHTS } from '../../drawings/beasts/true-sizes.ts';
import { THING_HEIGHTS } from '../../drawings/things/true-sizes.ts';

/** Height of things in the world, in metres, where their kind alone would say too much or too little. */
const HEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [
        0.03,
        'ant, bee, mosquito, ladybug, beetle, worm, caterpillar, acorn, coin, ring, dice, blueberry, cherry, key',
      ],
      [
        0.06,
        'butterfly, monarch butterfly, snail, spider, scorpion, grasshopper, strawberry, grape, olive, chestnut, peanut, seashell, crab, oyster, shrimp, candle, clover, egg',
      ],
      [
        0.12,
        'mouse, hamster, hedgehog, frog, lizard, bird, duckling, rat, apple, orange, pear, lemon, rubber duck, coffee, tea, cup, cupcake, croissant, mushroom, brown mushroom, lobster, fish, tropical fish, pufferfish, hamburger, flower, rose, tulip, feather, letter, jar, chess piece, rice ball, doughnut, potion',
      ],
      [
        0.25,
        'squirrel, dove, parrot, crow, seagull, chicken, rooster, duck, rabbit, turtle, tortoise, cat, owl, cake, pumpkin, melon, watermelon, teapot, book, stack of books, basket, bucket, crystal ball, violin, trumpet, jellyfish, snake, bird nest, potted plant, lantern, hourglass, teddy bear, doll, bowl of fruit, gift, alarm clock, herb, globe',
      ],
      [
        0.45,
        'fox, raccoon, beaver, badger, skunk, otter, red panda, goose, penguin, baby, koala, sloth, monkey, eagle, squid, octopus, wheel, campfire, kite, balloon, umbrella, guitar, treasure chest, skateboard, sled, mirror, cactus, bouquet, sword',
      ],
      [
        0.65,
        'dog, poodle, wolf, shepherd dog, swan, heron, peacock, flamingo, pig, sheep, goat, boar, seal, bathtub, bench, chair, bed, rock, log, sunflower, snow leopard, leopard, panther, crocodile, tombstone',
      ],
      [
        1,
        'lion, tiger, panda, deer, ram, bicycle, motorcycle, scooter, throne, sofa, snowman, mailbox, armchair, canoe, dolphin, shark, fountain, fairy, scarecrow, easel',
      ],
      [
        1.25,
        'boy, girl, donkey, hippopotamus, rhinoceros, cow, ox, gorilla, orangutan, kangaroo, goblin, elf, polar bear, bear',
      ],
      [
        1.7,
        'car, taxi, old car, jeep, racing car, police car, zebra, moose, bison, buffalo, tractor, pickup truck, door, carriage',
      ],
      [
        2.2,
        'horse, unicorn, pegasus, camel, bactrian camel, llama, minotaur, ogre, troll, genie, desert island, boat, motorboat, orca, robot, van, ambulance, tent',
      ],
      [
        3.2,
        'elephant, mammoth, bus, truck, fire engine, tram, train, bullet train, steam train, submarine, spaceship, ufo, dinosaur, god, goddess, angel, double decker bus',
      ],
      [
        4.5,
        'giraffe, dragon, chinese dragon, phoenix, sphinx, brontosaurus, whale, sailboat, airplane, small airplane, helicopter, hut, mushroom house, cabin, shinto gate, kraken, giant squid',
      ],
      [
        7,
        'house, barn, haunted house, treehouse, tree, cherry tree, apple tree, palm tree, dead tree, bridge, school, shop, carousel, circus tent',
      ],
      [
        12,
        'pine tree, church, temple, windmill, rocket, hot air balloon, ship, pirate ship, ferry, factory, village',
      ],
      [
        25,
        'castle, japanese castle, lighthouse, tower, pagoda, greek temple, mosque, pyramid, ferris wheel, cruise ship',
      ],
    ] as const
  ).flatMap(([height, names]) => names.split(', ').map((name) => [name, height])),
);

const BY_KIND: Record<SubjectClass, number> = {
  building: 9,
  tree: 6,
  boat: 4,
  'sea-creature': 0.5,
  vehicle: 1.8,
  animal: 0.7,
  person: 1.7,
  item: 0.3,
  flying: 0.5,
  celestial: 30,
  hat: 0.25,
};

/** About how tall a thing is in the world, in metres. */
export function trueHeight({ name, kind }: Noun): number {
  return THING_HEIGHTS[name] ?? HEIGHTS[name] ?? BEAST_HEIGHTS[name] ?? BY_KIND[kind];
}

const GIANT = ['giant', 'huge', 'enormous', 'gigantic', 'colossal', 'massive'];
const TINY = ['tiny', 'miniature', 'mini'];

/** As the prompt has it: a giant crab is taller than a man, a tiny elephant sits on a hand. */
export function toldHeight(request: SubjectRequest): number {
  const { noun, qualities } = request;
  const height = trueHeight(noun);
  if (isGiant(request)) return Math.max(height * 3, 3.4);
  if (qualities.includes('toy')) return Math.min(height * 0.15, 0.3);
  if (qualities.some((quality) => TINY.includes(quality))) return Math.min(height * 0.4, 0.3);
  return height;
}

/** Also when it is part of the name: a giant squid. */
export function isGiant({ qualities, mention }: SubjectRequest): boolean {
  return qualities.some((quality) => GIANT.includes(quality)) || (mention?.startsWith('giant') ?? false);
}
