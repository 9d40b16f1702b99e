import { type Entry, entriesOf } from './entry.ts';

const swimming = entriesOf('sea-creature', { facing: 'left', habitat: 'underwater' });

export const SEA_CREATURES: readonly Entry[] = [
  swimming('whale', 'whale', 0.54, { also: 'blue whale, humpback, humpback whale, sperm whale' }),
  swimming('orca', 'orca', 0.5, { also: 'killer whale' }),
  swimming('dolphin', 'dolphin', 0.42, { also: 'porpoise' }),
  swimming('shark', 'shark', 0.5, { also: 'great white, great white shark, hammerhead' }),
  swimming('fish', 'fish', 0.31, {
    also: 'trout, tuna, salmon, cod, bass',
    plurals: ['fish', 'fishes'],
    facing: 'right',
  }),
  swimming('tropical fish', 'tropical-fish', 0.31, {
    also: 'clownfish, angelfish, coral fish, goldfish, koi, koi fish, betta fish',
    plurals: ['tropical fish', 'koi', 'goldfish', 'clownfish'],
    flock: 5,
  }),
  swimming('pufferfish', 'blowfish', 0.33, { also: 'blowfish, puffer fish', plurals: ['pufferfish'] }),
  swimming('octopus', 'octopus', 0.47, {
    also: 'kraken',
    plurals: ['octopuses', 'octopi'],
    facing: 'front',
  }),
  swimming('squid', 'squid', 0.47, { also: 'giant squid, cuttlefish', plurals: ['squid'] }),
  swimming('jellyfish', 'jellyfish', 0.42, { plurals: ['jellyfish', 'jellyfishes'], facing: 'front' }),
  swimming('turtle', 'turtle', 0.4, { also: 'sea turtle, leatherback' }),
  swimming('seal', 'seal', 0.42, {
    also: 'sea lion, walrus',
    facing: 'front',
    ambiguous: true,
    habitat: 'beach',
  }),
  swimming('crab', 'crab', 0.33, { facing: 'front', habitat: 'beach' }),
  swimming('lobster', 'lobster', 0.38, { also: 'crayfish', facing: 'front' }),
  swimming('shrimp', 'shrimp', 0.28, { also: 'prawn', plurals: ['shrimp'] }),
  swimming('oyster', 'oyster', 0.28, { also: 'pearl, clam' }),
  swimming('coral', 'coral', 0.42, { facing: 'front' }),
  swimming('seashell', 'spiral-shell', 0.28, { also: 'sea shell, shell, conch', habitat: 'beach' }),
];
