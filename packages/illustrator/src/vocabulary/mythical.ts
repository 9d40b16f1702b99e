import { entriesOf, procedure } from './noun-entry.ts';

const beast = entriesOf('animal', { facing: 'right' });
const flying = entriesOf('flying', { facing: 'right' });
const being = entriesOf('person', { facing: 'front' });
const swimming = entriesOf('sea-creature', { facing: 'front', habitat: 'sea' });

/** Beasts of myth and fairy tale; gods and fairy folk are among the people. */
export const MYTHICAL = [
  flying('dragon', procedure('dragon'), 0.52, {
    also: 'wyvern, fire dragon, ice dragon',
    habitat: 'mountain',
    tall: 4.5,
    ridden: true,
  }),
  flying('chinese dragon', procedure('eastern-dragon'), 0.46, {
    also: 'eastern dragon, asian dragon, japanese dragon, oriental dragon, serpent dragon',
    habitat: 'mountain',
    tall: 4.5,
    ridden: true,
  }),
  flying('phoenix', procedure('phoenix'), 0.5, {
    also: 'firebird, fire bird',
    habitat: 'mountain',
    tall: 4.5,
    ridden: true,
    madeOf: ['fire'],
  }),
  flying('thunderbird', procedure('thunderbird'), 0.5, {
    also: 'roc, storm bird',
    habitat: 'mountain',
    tall: 2.2,
  }),
  beast('unicorn', procedure('unicorn'), 0.56, { habitat: 'meadow', tall: 2.2 }),
  beast('pegasus', procedure('pegasus'), 0.56, {
    also: 'winged horse, flying horse, alicorn',
    habitat: 'mountain',
    tall: 2.2,
    home: 'above-the-clouds',
  }),
  beast('griffin', procedure('griffin'), 0.54, { also: 'gryphon, griffon', habitat: 'mountain', tall: 1.3 }),
  beast('hippogriff', procedure('hippogriff'), 0.56, { also: 'buckbeak', habitat: 'mountain', tall: 1.7 }),
  beast('centaur', procedure('centaur'), 0.62, { also: 'sagittarius', habitat: 'forest', tall: 2.2 }),
  beast('sphinx', procedure('sphinx'), 0.44, {
    also: 'great sphinx',
    habitat: 'desert',
    tall: 4.5,
    madeOf: ['stone'],
  }),
  beast('kitsune', procedure('kitsune'), 0.48, {
    also: 'nine tailed fox, fox spirit, kyuubi',
    plurals: ['kitsune'],
    habitat: 'forest',
    tall: 0.5,
  }),
  beast('qilin', procedure('qilin'), 0.56, { also: 'kirin', habitat: 'mountain', tall: 1.7 }),
  beast('hydra', procedure('hydra'), 0.54, { also: 'many headed dragon', habitat: 'forest', tall: 4.5 }),
  beast('cerberus', procedure('cerberus'), 0.5, {
    also: 'three headed dog, hellhound, hell hound',
    habitat: 'mountain',
    tall: 0.9,
  }),
  beast('chimera', procedure('chimera'), 0.52, { also: 'manticore', habitat: 'mountain', tall: 0.9 }),
  beast('basilisk', procedure('cobra'), 0.48, {
    also: 'cockatrice',
    color: 'green',
    habitat: 'forest',
    tall: 0.5,
  }),
  beast('slime', procedure('slime'), 0.4, {
    also: 'slime monster, slime creature, ooze, blob monster',
    facing: 'front',
    habitat: 'interior',
    home: 'dungeon',
    tall: 0.9,
    ambiguous: true,
  }),
  beast('jackalope', procedure('jackalope'), 0.44, { also: 'wolpertinger', habitat: 'meadow', tall: 0.32 }),
  beast('cheshire cat', procedure('cat'), 0.46, {
    qualities: ['striped', 'smiling'],
    color: 'purple',
    habitat: 'forest',
    tall: 0.5,
  }),
  beast('puss in boots', procedure('cat'), 0.46, { color: 'orange', tall: 0.5 }),
  being('minotaur', procedure('minotaur'), 0.64, {
    also: 'bull man',
    habitat: 'desert',
    tall: 2.2,
    carries: ['axe'],
  }),
  being('yeti', procedure('yeti'), 0.6, {
    also: 'abominable snowman, snow monster',
    habitat: 'snow',
    tall: 1.7,
  }),
  being('bigfoot', procedure('bigfoot'), 0.6, { also: 'sasquatch, wookiee', habitat: 'forest', tall: 1.7 }),
  being('werewolf', procedure('werewolf'), 0.6, {
    plurals: ['werewolves'],
    habitat: 'forest',
    tall: 1.3,
    brings: { timeOfDay: 'night' },
  }),
  swimming('kraken', procedure('octopus'), 0.56, {
    also: 'cthulhu, giant octopus',
    qualities: ['giant'],
    tall: 4.5,
    water: 'wades',
  }),
  swimming('giant squid', procedure('squid'), 0.56, {
    also: 'colossal squid',
    qualities: ['giant'],
    tall: 4.5,
  }),
  swimming('sea serpent', procedure('sea-serpent'), 0.5, {
    also: 'loch ness monster, nessie, plesiosaur, mosasaur, ichthyosaur, leviathan, sea monster, sea dragon, lake monster',
    tall: 4.5,
    water: 'wades',
  }),
];
