import { type Entry, entriesOf, procedure } from './entry.ts';

const beast = entriesOf('animal', { facing: 'right' });
const flying = entriesOf('flying', { facing: 'right' });
const being = entriesOf('person', { facing: 'front' });
const swimming = entriesOf('sea-creature', { facing: 'front', habitat: 'sea' });

/** Beasts of myth and fairy tale; gods and fairy folk are among the people. */
export const MYTHICAL: readonly Entry[] = [
  flying('dragon', procedure('dragon'), 0.52, {
    also: 'wyvern, fire dragon, ice dragon',
    habitat: 'mountain',
  }),
  flying('chinese dragon', procedure('eastern-dragon'), 0.46, {
    also: 'eastern dragon, asian dragon, japanese dragon, oriental dragon, serpent dragon',
    habitat: 'mountain',
  }),
  flying('phoenix', procedure('phoenix'), 0.5, { also: 'firebird, fire bird', habitat: 'mountain' }),
  flying('thunderbird', procedure('thunderbird'), 0.5, { also: 'roc, storm bird', habitat: 'mountain' }),
  beast('unicorn', procedure('unicorn'), 0.56, { habitat: 'meadow' }),
  beast('pegasus', procedure('pegasus'), 0.56, {
    also: 'winged horse, flying horse, alicorn',
    habitat: 'mountain',
  }),
  beast('griffin', procedure('griffin'), 0.54, { also: 'gryphon, griffon', habitat: 'mountain' }),
  beast('hippogriff', procedure('hippogriff'), 0.56, { also: 'buckbeak', habitat: 'mountain' }),
  beast('centaur', procedure('centaur'), 0.62, { also: 'sagittarius', habitat: 'forest' }),
  beast('sphinx', procedure('sphinx'), 0.44, { also: 'great sphinx', habitat: 'desert' }),
  beast('kitsune', procedure('kitsune'), 0.48, {
    also: 'nine tailed fox, fox spirit, kyuubi',
    plurals: ['kitsune'],
    habitat: 'forest',
  }),
  beast('qilin', procedure('qilin'), 0.56, { also: 'kirin', habitat: 'mountain' }),
  beast('hydra', procedure('hydra'), 0.54, { also: 'many headed dragon', habitat: 'forest' }),
  beast('cerberus', procedure('cerberus'), 0.5, {
    also: 'three headed dog, hellhound, hell hound',
    habitat: 'mountain',
  }),
  beast('chimera', procedure('chimera'), 0.52, { also: 'manticore', habitat: 'mountain' }),
  beast('basilisk', procedure('cobra'), 0.48, { also: 'cockatrice', colour: 'green', habitat: 'forest' }),
  beast('jackalope', procedure('jackalope'), 0.44, { also: 'wolpertinger', habitat: 'meadow' }),
  beast('cheshire cat', procedure('cat'), 0.46, {
    qualities: ['striped', 'smiling'],
    colour: 'purple',
    habitat: 'forest',
  }),
  beast('puss in boots', procedure('cat'), 0.46, { colour: 'orange' }),
  being('minotaur', procedure('minotaur'), 0.64, { also: 'bull man', habitat: 'desert' }),
  being('yeti', procedure('yeti'), 0.6, { also: 'abominable snowman, snow monster', habitat: 'snow' }),
  being('bigfoot', procedure('bigfoot'), 0.6, { also: 'sasquatch, wookiee', habitat: 'forest' }),
  being('werewolf', procedure('werewolf'), 0.6, { plurals: ['werewolves'], habitat: 'forest' }),
  swimming('kraken', procedure('octopus'), 0.56, { also: 'cthulhu, giant octopus', qualities: ['giant'] }),
  swimming('giant squid', procedure('squid'), 0.56, { also: 'colossal squid', qualities: ['giant'] }),
  swimming('sea serpent', procedure('sea-serpent'), 0.5, {
    also: 'loch ness monster, nessie, leviathan, sea monster, sea dragon, lake monster',
  }),
];
