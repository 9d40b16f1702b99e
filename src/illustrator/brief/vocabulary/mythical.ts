import { type Entry, entriesOf, procedure, recipe } from './entry.ts';

const beast = entriesOf('animal', { facing: 'left' });
const flying = entriesOf('flying', { facing: 'left' });
const being = entriesOf('person', { facing: 'front' });

export const MYTHICAL: readonly Entry[] = [
  flying('dragon', procedure('dragon'), 0.5, {
    also: 'wyvern, fire dragon, ice dragon',
    face: 'dragon-face',
    habitat: 'mountain',
  }),
  flying('chinese dragon', 'dragon', 0.5, {
    also: 'eastern dragon, asian dragon, japanese dragon, oriental dragon',
    face: 'dragon-face',
    habitat: 'mountain',
  }),
  flying('phoenix', procedure('phoenix'), 0.46, { also: 'firebird, fire bird', habitat: 'mountain' }),
  beast('unicorn', procedure('unicorn'), 0.56, { habitat: 'meadow' }),
  beast('pegasus', procedure('pegasus'), 0.5, {
    also: 'winged horse, flying horse, alicorn',
    habitat: 'mountain',
  }),
  being('minotaur', procedure('minotaur'), 0.64, { also: 'bull man', habitat: 'desert' }),
  being('mermaid', procedure('mermaid'), 0.57, { also: 'siren', habitat: 'underwater' }),
  being('merman', 'merman', 0.57, { habitat: 'underwater' }),
  being('fairy', procedure('fairy'), 0.43, { also: 'pixie, sprite, faerie', habitat: 'forest' }),
  being('angel', procedure('angel'), 0.62, {
    also: 'archangel, seraph, guardian angel, cherub',
    habitat: 'mountain',
  }),
  being('elf', 'elf', 0.57, { plurals: ['elves'], headOnly: true, habitat: 'forest' }),
  being('troll', 'troll', 0.57, { also: 'orc', habitat: 'forest' }),
  being('ogre', 'ogre', 0.5, { also: 'demon, devil, oni', headOnly: true, habitat: 'forest' }),
  being('goblin', 'goblin', 0.5, { also: 'tengu, imp', headOnly: true, habitat: 'forest' }),
  being('bigfoot', 'hairy-creature', 0.59, {
    also: 'yeti, sasquatch',
    facing: 'left',
    habitat: 'forest',
  }),
  being('ghost', 'ghost', 0.46, { also: 'spirit, phantom, spectre, specter', habitat: 'forest' }),
  being('genie', 'genie', 0.57, { also: 'djinn', habitat: 'desert' }),
  being('vampire', 'vampire', 0.57, { also: 'dracula', headOnly: true, habitat: 'portrait' }),
  being('zombie', 'zombie', 0.57, { headOnly: true, habitat: 'portrait' }),
  being('alien', 'alien', 0.5, {
    also: 'extraterrestrial, martian',
    headOnly: true,
    habitat: 'moon',
  }),
  being('god', procedure('god'), 0.64, {
    also: 'zeus, odin, thor, poseidon, apollo, hades, greek god, deity, titan',
    habitat: 'mountain',
  }),
  being('goddess', procedure('goddess'), 0.64, {
    also: 'athena, aphrodite, freya, hera, artemis, demeter, persephone',
    habitat: 'mountain',
  }),
  being('shiva', recipe('shiva'), 0.62, {
    also: 'lord shiva, mahadev, shiv, mahadeva, nataraja',
    habitat: 'mountain',
  }),
  being('buddha', recipe('buddha'), 0.6, { also: 'gautama buddha, lord buddha', habitat: 'mountain' }),
  being('ganesha', recipe('ganesha'), 0.58, {
    also: 'ganesh, lord ganesha, ganpati',
    habitat: 'meadow',
  }),
  being('krishna', recipe('krishna'), 0.58, { also: 'lord krishna', habitat: 'meadow' }),
];
