import { type Entry, entriesOf, procedure } from './entry.ts';

const swimming = entriesOf('sea-creature', { facing: 'left', habitat: 'underwater' });

export const SEA_CREATURES: readonly Entry[] = [
  swimming('whale', procedure('whale'), 0.5, {
    also: 'blue whale, humpback, humpback whale, sperm whale, moby dick, narwhal, beluga',
  }),
  swimming('orca', procedure('orca'), 0.4, { also: 'killer whale' }),
  swimming('dolphin', procedure('dolphin'), 0.36, { also: 'porpoise' }),
  swimming('shark', procedure('shark'), 0.4, {
    also: 'great white, great white shark, hammerhead, megalodon',
  }),
  swimming('fish', procedure('fish'), 0.31, { also: 'piranha, carp, perch', plurals: ['fish', 'fishes'] }),
  swimming('salmon', procedure('silver-fish'), 0.28, {
    also: 'trout, tuna, cod, bass, herring, sardine, mackerel, swordfish',
    plurals: ['salmon', 'trout'],
  }),
  swimming('tropical fish', procedure('tropical-fish'), 0.31, {
    also: 'angelfish, coral fish, reef fish, betta fish, butterfly fish',
    plurals: ['tropical fish'],
    flock: 5,
  }),
  swimming('goldfish', procedure('goldfish'), 0.33, { plurals: ['goldfish'] }),
  swimming('koi', procedure('koi'), 0.31, { also: 'koi fish, koi carp', plurals: ['koi', 'koi fish'] }),
  swimming('clownfish', procedure('clownfish'), 0.33, {
    also: 'clown fish, nemo',
    plurals: ['clownfish', 'clown fish'],
  }),
  swimming('pufferfish', procedure('pufferfish'), 0.33, {
    also: 'blowfish, puffer fish',
    plurals: ['pufferfish'],
  }),
  swimming('seahorse', procedure('seahorse'), 0.42, { also: 'sea horse' }),
  swimming('octopus', procedure('octopus'), 0.46, { plurals: ['octopuses', 'octopi'], facing: 'front' }),
  swimming('squid', procedure('squid'), 0.47, {
    also: 'cuttlefish, calamari',
    plurals: ['squid'],
    facing: 'front',
  }),
  swimming('jellyfish', procedure('jellyfish'), 0.42, {
    also: 'jelly fish',
    plurals: ['jellyfish', 'jellyfishes'],
    facing: 'front',
  }),
  swimming('turtle', procedure('turtle'), 0.34, { also: 'box turtle, terrapin', habitat: 'beach' }),
  swimming('sea turtle', procedure('sea-turtle'), 0.38, { also: 'leatherback, green turtle' }),
  swimming('starfish', procedure('starfish'), 0.3, {
    also: 'sea star',
    plurals: ['starfish'],
    facing: 'front',
    habitat: 'beach',
  }),
  swimming('seal', procedure('seal'), 0.4, { also: 'sea lion, seal pup', ambiguous: true, habitat: 'beach' }),
  swimming('walrus', procedure('walrus'), 0.42, { habitat: 'snow' }),
  swimming('crab', procedure('crab'), 0.33, { also: 'hermit crab', facing: 'front', habitat: 'beach' }),
  swimming('lobster', procedure('lobster'), 0.4, { also: 'crayfish', facing: 'front' }),
  swimming('shrimp', 'shrimp', 0.28, { also: 'prawn', plurals: ['shrimp'] }),
  swimming('oyster', 'oyster', 0.28, { also: 'pearl, clam' }),
  swimming('coral', 'coral', 0.42, { facing: 'front' }),
  swimming('seashell', 'spiral-shell', 0.28, { also: 'sea shell, shell, conch', habitat: 'beach' }),
];
