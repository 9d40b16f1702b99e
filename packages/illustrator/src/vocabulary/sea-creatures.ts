import { entriesOf, procedure } from './noun-entry.ts';

const swimming = entriesOf('sea-creature', { facing: 'left', habitat: 'underwater' });

export const SEA_CREATURES = [
  swimming('whale', procedure('whale'), 0.5, {
    also: 'blue whale, humpback, humpback whale, sperm whale, moby dick, narwhal, beluga',
    tall: 4.5,
    ridden: true,
  }),
  swimming('orca', procedure('orca'), 0.4, { also: 'killer whale', tall: 2.2 }),
  swimming('dolphin', procedure('dolphin'), 0.36, { also: 'porpoise', tall: 1, ridden: true }),
  swimming('shark', procedure('shark'), 0.4, {
    also: 'great white, great white shark, hammerhead, megalodon',
    tall: 1,
    ridden: true,
  }),
  swimming('fish', procedure('fish'), 0.31, {
    also: 'piranha, carp, perch',
    plurals: ['fish', 'fishes'],
    tall: 0.12,
    colorful: true,
  }),
  swimming('salmon', procedure('silver-fish'), 0.28, {
    also: 'trout, tuna, cod, bass, herring, sardine, mackerel, swordfish',
    plurals: ['salmon', 'trout'],
    tall: 0.2,
  }),
  swimming('tropical fish', procedure('tropical-fish'), 0.31, {
    also: 'angelfish, coral fish, reef fish, betta fish, butterfly fish',
    plurals: ['tropical fish'],
    flock: 5,
    tall: 0.12,
    colorful: true,
    home: 'coral-reef',
  }),
  swimming('goldfish', procedure('goldfish'), 0.33, { plurals: ['goldfish'], tall: 0.12 }),
  swimming('koi', procedure('koi'), 0.31, {
    also: 'koi fish, koi carp',
    plurals: ['koi', 'koi fish'],
    tall: 0.2,
  }),
  swimming('clownfish', procedure('clownfish'), 0.33, {
    also: 'clown fish, nemo',
    plurals: ['clownfish', 'clown fish'],
    tall: 0.12,
    home: 'coral-reef',
  }),
  swimming('pufferfish', procedure('pufferfish'), 0.33, {
    also: 'blowfish, puffer fish',
    plurals: ['pufferfish'],
    tall: 0.12,
  }),
  swimming('seahorse', procedure('seahorse'), 0.42, { also: 'sea horse', tall: 0.12, home: 'coral-reef' }),
  swimming('octopus', procedure('octopus'), 0.46, {
    plurals: ['octopuses', 'octopi'],
    facing: 'front',
    tall: 0.45,
  }),
  swimming('squid', procedure('squid'), 0.47, {
    also: 'cuttlefish, calamari',
    plurals: ['squid'],
    facing: 'front',
    tall: 0.45,
  }),
  swimming('jellyfish', procedure('jellyfish'), 0.42, {
    also: 'jelly fish',
    plurals: ['jellyfish', 'jellyfishes'],
    facing: 'front',
    tall: 0.25,
  }),
  swimming('turtle', procedure('turtle'), 0.34, {
    also: 'box turtle, terrapin',
    habitat: 'beach',
    tall: 0.25,
  }),
  swimming('sea turtle', procedure('sea-turtle'), 0.38, { also: 'leatherback, green turtle', tall: 0.32 }),
  swimming('starfish', procedure('starfish'), 0.3, {
    also: 'sea star',
    plurals: ['starfish'],
    facing: 'front',
    habitat: 'beach',
    tall: 0.12,
    home: 'coral-reef',
  }),
  swimming('seal', procedure('seal'), 0.4, {
    also: 'sea lion, seal pup, manatee, dugong',
    ambiguous: true,
    habitat: 'beach',
    tall: 0.65,
    home: 'rocky-coast',
  }),
  swimming('walrus', procedure('walrus'), 0.42, { habitat: 'snow', tall: 0.9, home: 'arctic' }),
  swimming('crab', procedure('crab'), 0.33, {
    also: 'hermit crab',
    facing: 'front',
    habitat: 'beach',
    tall: 0.06,
    water: 'lies',
  }),
  swimming('lobster', procedure('lobster'), 0.4, {
    also: 'crayfish',
    facing: 'front',
    tall: 0.12,
    water: 'lies',
  }),
  swimming('shrimp', 'shrimp', 0.28, { also: 'prawn', plurals: ['shrimp'], tall: 0.06 }),
  swimming('oyster', 'oyster', 0.28, { also: 'pearl, clam', tall: 0.06, water: 'lies', alive: false }),
  swimming('coral', 'coral', 0.42, {
    also: 'anemone, sea anemone',
    facing: 'front',
    water: 'lies',
    home: 'coral-reef',
    alive: false,
  }),
  swimming('seashell', 'spiral-shell', 0.28, {
    also: 'sea shell, shell, conch, sea urchin',
    habitat: 'beach',
    tall: 0.06,
    water: 'lies',
    alive: false,
  }),
];
