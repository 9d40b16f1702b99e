import { arrangement, entriesOf, procedure } from './noun-entry.ts';

const being = entriesOf('person', { facing: 'front', habitat: 'mountain' });

/** Gods, angels and the saints of many faiths. */
export const GODS = [
  being('angel', procedure('angel'), 0.62, {
    also: 'seraph, guardian angel, cherub',
    tall: 2.1,
    home: 'above-the-clouds',
  }),
  being('archangel', procedure('archangel'), 0.64, {
    also: 'archangel michael, saint michael, angel with a sword, warrior angel',
  }),
  being('cupid', procedure('cupid'), 0.44, { also: 'eros, amor', habitat: 'meadow' }),
  being('valkyrie', procedure('valkyrie'), 0.62),
  being('god', procedure('god'), 0.64, {
    also: 'deity, greek god, titan, hercules, heracles',
    tall: 3.2,
    water: 'wades',
  }),
  being('goddess', procedure('goddess'), 0.64, {
    also: 'greek goddess, hera, demeter, persephone',
    tall: 3.2,
  }),
  being('devi', arrangement('many-armed-goddess'), 0.62, {
    also: 'hindu goddess, thousand armed goddess, mother goddess',
  }),
  being('zeus', procedure('zeus'), 0.66, { home: 'above-the-clouds' }),
  being('poseidon', procedure('poseidon'), 0.66, {
    also: 'sea god, god of the sea',
    habitat: 'sea',
    water: 'wades',
  }),
  being('hades', procedure('hades'), 0.64, { also: 'god of the underworld' }),
  being('athena', procedure('athena'), 0.62, { also: 'minerva, athene' }),
  being('aphrodite', procedure('aphrodite'), 0.62, { also: 'goddess of love', habitat: 'beach' }),
  being('apollo', procedure('apollo'), 0.62, { also: 'sun god, helios' }),
  being('artemis', procedure('artemis'), 0.62, { also: 'diana the huntress, huntress', habitat: 'forest' }),
  being('hermes', procedure('hermes'), 0.6),
  being('medusa', procedure('medusa'), 0.62, { also: 'gorgon', habitat: 'interior' }),
  being('odin', procedure('odin'), 0.64, { also: 'wotan, allfather' }),
  being('thor', procedure('thor'), 0.64, { also: 'god of thunder, thunder god' }),
  being('loki', procedure('loki'), 0.62),
  being('freya', procedure('freya'), 0.62, { also: 'freyja, frigg' }),
  being('ra', procedure('ra'), 0.64, { also: 'god ra, amun ra, egyptian sun god', habitat: 'desert' }),
  being('anubis', procedure('anubis'), 0.64, { habitat: 'desert' }),
  being('horus', procedure('horus'), 0.64, { habitat: 'desert' }),
  being('thoth', procedure('thoth'), 0.62, { habitat: 'desert' }),
  being('bastet', procedure('bastet'), 0.62, { also: 'cat goddess', habitat: 'desert' }),
  being('osiris', procedure('osiris'), 0.62, { habitat: 'desert' }),
  being('isis', procedure('isis'), 0.62, { also: 'egyptian goddess', habitat: 'desert' }),
  being('shiva', arrangement('shiva'), 0.62, {
    also: 'lord shiva, mahadev, shiv, mahadeva, nataraja',
    carries: ['trident'],
  }),
  being('buddha', arrangement('buddha'), 0.6, { also: 'gautama buddha, lord buddha, siddhartha' }),
  being('ganesha', arrangement('ganesha'), 0.58, {
    also: 'ganesh, lord ganesha, ganpati',
    habitat: 'meadow',
    carries: ['lotus', 'axe'],
  }),
  being('krishna', arrangement('krishna'), 0.58, {
    also: 'lord krishna',
    habitat: 'meadow',
    carries: ['flute'],
  }),
  being('vishnu', arrangement('vishnu'), 0.62, { also: 'lord vishnu, narayana' }),
  being('brahma', arrangement('brahma'), 0.6, { also: 'lord brahma' }),
  being('lakshmi', arrangement('lakshmi'), 0.6, { also: 'goddess lakshmi, laxmi' }),
  being('saraswati', arrangement('saraswati'), 0.6, { also: 'goddess saraswati' }),
  being('durga', arrangement('durga'), 0.62, { also: 'goddess durga, maa durga' }),
  being('kali', arrangement('kali'), 0.62, { also: 'goddess kali, maa kali' }),
  being('parvati', arrangement('parvati'), 0.6, { also: 'goddess parvati' }),
  being('guanyin', arrangement('guanyin'), 0.6, {
    also: 'kuan yin, kwan yin, kannon, quan yin, avalokiteshvara, tara, bodhisattva',
  }),
  being('hanuman', procedure('hanuman'), 0.62, {
    also: 'lord hanuman, monkey king, sun wukong, bajrangbali',
  }),
  being('rama', procedure('rama'), 0.62, { also: 'lord rama, shri ram' }),
  being('amaterasu', procedure('amaterasu'), 0.62, { also: 'sun goddess' }),
  being('jesus', procedure('jesus'), 0.62, {
    also: 'jesus christ, christ, saint, apostle, prophet, disciple',
  }),
  being('virgin mary', procedure('mary'), 0.62, {
    also: 'mary, madonna, holy virgin, our lady',
    ambiguous: true,
  }),
];
