import { type Entry, entriesOf, procedure } from './entry.ts';

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
  being('bigfoot', 'hairy-creature', 0.59, {
    also: 'yeti, sasquatch',
    facing: 'left',
    habitat: 'forest',
  }),
];
