import { names, type OtherName, worn } from '../other-name.ts';

/** Those of myths, fairy tales and films, drawn as the nearest in their dress. */
const OF_MYTHS: readonly OtherName[] = [
  names({ singular: 'icarus, daedalus' }, 'angel', { habitat: 'sea' }),
  names({ singular: 'prometheus, cronus, ares, dionysus, bacchus, titan atlas', plural: 'titans' }, 'god'),
  names({ singular: 'hephaestus' }, 'blacksmith'),
  names({ singular: 'eurydice, pandora, calypso, helen of troy, gaia, nyx, mother nature' }, 'goddess'),
  names(
    {
      singular: 'theseus, perseus, odysseus, ulysses, hector, ajax, trojan warrior',
      plural: 'trojan warriors, argonauts',
    },
    'spartan',
  ),
  names({ singular: 'circe, baba yaga, morgana, morgan le fay, maleficent' }, 'witch'),
  names({ singular: 'nymph, dryad, naiad, thumbelina', plural: 'nymphs, dryads' }, 'fairy'),
  names({ singular: 'satyr, faun', plural: 'satyrs, fauns' }, 'centaur', { habitat: 'forest' }),
  names({ singular: 'fenrir, fenris, dire wolf', plural: 'dire wolves' }, 'wolf', { qualities: ['giant'] }),
  names({ singular: 'selkie, naiad queen, ariel', plural: 'selkies' }, 'mermaid'),
  names({ singular: 'garuda' }, 'thunderbird'),
  names({ singular: 'quetzalcoatl, feathered serpent, plumed serpent' }, 'chinese dragon', {
    color: 'green',
  }),
  names({ singular: 'kappa' }, 'turtle', { qualities: ['humanoid'] }),
  names({ singular: 'yggdrasil, world tree, tree of the world' }, 'tree', { qualities: ['giant'] }),
  names({ singular: 'krampus, wendigo, yokai', plural: 'yokai' }, 'demon'),
  names({ singular: 'lich, lich king', plural: 'liches' }, 'skeleton', { wears: worn('black robe, crown') }),
  names({ singular: 'frankenstein, frankenstein monster, frankenstein creature' }, 'zombie', {
    wears: worn('black suit'),
  }),
  names({ singular: 'sinbad, ali baba, jafar' }, 'sultan'),
  names({ singular: 'scheherazade, princess jasmine' }, 'princess'),
];

const OF_LEGENDS: readonly OtherName[] = [
  names({ singular: 'arthur' }, 'king'),
  names({ singular: 'lancelot, galahad, percival, saint george, don quixote, cleric' }, 'knight'),
  names({ plural: 'heroes, knights of the round table' }, 'knight'),
  names({ singular: 'guinevere, evil queen' }, 'queen'),
  names({ singular: 'lady of the lake' }, 'goddess', { habitat: 'sea' }),
  names({ plural: 'wise men, three wise men, magi, three kings', singular: 'wise man' }, 'king', {
    flock: 3,
  }),
  names({ singular: 'plague doctor', plural: 'plague doctors' }, 'doctor', {
    wears: worn('black coat, black top-hat, eye-mask'),
    home: undefined,
    serves: false,
  }),
  names({ singular: 'jack frost' }, 'elf', { habitat: 'snow', brings: { season: 'winter', snow: true } }),
  names({ singular: 'father time' }, 'wizard'),
  names({ singular: 'father frost, ded moroz' }, 'santa claus'),
  names({ singular: 'mrs claus, mrs santa claus, mother christmas' }, 'old woman', {
    wears: worn('red dress, white apron, santa-hat'),
    habitat: 'interior',
  }),
];

const OF_TALES: readonly OtherName[] = [
  names({ singular: 'hansel, jack and the beanstalk' }, 'boy', { wears: worn('green vest, brown trousers') }),
  names({ singular: 'gretel, heidi' }, 'girl', { wears: worn('red dress, white apron') }),
  names({ singular: 'alice, alice in wonderland', look: { hairColor: 'yellow' } }, 'girl', {
    qualities: ['long-haired'],
    wears: worn('blue dress, white apron'),
  }),
  names({ singular: 'dorothy', look: { hairColor: 'brown' } }, 'girl', {
    qualities: ['braided'],
    wears: [{ garment: 'dress', color: 'blue', pattern: 'checkered' }],
  }),
  names({ singular: 'sleeping beauty', pose: 'sleeping' }, 'princess'),
  names({ singular: 'belle' }, 'princess', { color: 'yellow' }),
  names({ singular: 'beast, the beast', plural: 'beasts' }, 'bigfoot', { brings: {} }),
  names({ singular: 'pinocchio, wooden puppet, wooden boy' }, 'boy', {
    wears: worn('red shirt, yellow shorts, party-hat'),
  }),
  names({ singular: 'peter pan' }, 'robin hood'),
  names({ singular: 'captain hook, jack sparrow, captain jack sparrow, blackbeard' }, 'pirate'),
  names({ singular: 'tin man, tin woodman, c3po, wall e, walle, terminator, gundam, transformer' }, 'robot'),
  names(
    { singular: 'nutcracker, tin soldier, toy soldier', plural: 'nutcrackers, toy soldiers' },
    'soldier',
    {
      wears: worn('red uniform, black peaked-cap'),
      habitat: 'interior',
    },
  ),
  names({ singular: 'hobbit, frodo, bilbo, halfling', plural: 'hobbits, halflings' }, 'boy', {
    wears: worn('green cloak, brown trousers'),
  }),
  names({ singular: 'dark elf, wood elf, high elf, legolas', plural: 'dark elves, wood elves' }, 'elf'),
  names({ singular: 'pied piper, pied piper of hamelin' }, 'flutist', { habitat: 'meadow' }),
  names({ singular: 'grinch, the grinch' }, 'goblin', { wears: worn('santa-hat'), habitat: 'snow' }),
  names({ singular: 'elsa, queen elsa' }, 'snow queen'),
  names({ singular: 'olaf, frosty, frosty the snowman' }, 'snowman'),
  names({ singular: 'winnie the pooh, pooh bear' }, 'bear', { color: 'yellow' }),
  names({ singular: 'simba, aslan, mufasa' }, 'lion'),
  names({ singular: 'dumbo, babar' }, 'elephant'),
  names({ singular: 'gingerbread woman, gingerbread girl, gingerbread boy' }, 'gingerbread man'),
  names({ singular: 'gingerbread couple, gingerbread family' }, 'gingerbread man', { group: 2 }),
  names({ singular: 'jack skellington' }, 'skeleton', { wears: worn('black suit, bow-tie') }),
];

const OF_FILMS: readonly OtherName[] = [
  names({ singular: 'godzilla, kaiju, giant lizard monster', plural: 'kaiju' }, 'dinosaur', {
    qualities: ['giant'],
    habitat: 'city',
  }),
  names({ singular: 'king kong, giant ape, giant gorilla' }, 'gorilla', {
    qualities: ['giant'],
    habitat: 'city',
  }),
  names({ singular: 'smaug, jabberwock, jabberwocky, charizard, wyrm' }, 'dragon'),
  names({ singular: 'yoda, baby yoda, master yoda, grogu' }, 'goblin', { wears: worn('brown robe') }),
  names({ singular: 'darth vader, nazgul, ringwraith, sith lord' }, 'man', {
    wears: worn('black robe, black cape, black hood'),
  }),
  names({ singular: 'jedi, jedi knight, obi wan', plural: 'jedi, jedis' }, 'man', {
    wears: worn('brown robe, brown cloak'),
    uses: 'sword',
  }),
  names({ singular: 'stormtrooper, space marine', plural: 'stormtroopers, space marines' }, 'astronaut'),
  names({ singular: 'hulk, the hulk, shrek' }, 'troll'),
  names({ singular: 'captain america, deadpool, wolverine' }, 'superhero', {
    color: 'blue',
  }),
  names({ singular: 'catwoman' }, 'superhero', { color: 'black' }),
  names({ singular: 'harry potter', look: { hairColor: 'black' } }, 'boy', {
    wears: worn('black robe, glasses, red scarf'),
    uses: 'magic wand',
  }),
  names({ singular: 'creature, strange creature, weird creature' }, 'troll'),
  names({ plural: 'creatures, strange creatures, magical creatures' }, 'goblin'),
  names({ singular: 'survivor, lone survivor, wasteland wanderer', plural: 'survivors' }, 'traveller'),
];

export const CHARACTERS: readonly OtherName[] = [...OF_MYTHS, ...OF_LEGENDS, ...OF_TALES, ...OF_FILMS];
