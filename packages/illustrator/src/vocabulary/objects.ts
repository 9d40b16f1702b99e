import { entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const hat = entriesOf('hat', { facing: 'front', habitat: 'interior' });

export const CLOTHING = [
  hat('crown', 'crown', 0.36, { also: 'royal crown, tiara, diadem', madeOf: ['gold'] }),
  hat('hat', 'top-hat', 0.36, {
    also: 'top hat, fedora, bowler hat, magician hat, wizard hat, witch hat',
    holds: true,
  }),
  hat('sun hat', 'womans-hat', 0.34, { also: 'straw hat, sunhat, bonnet, cowboy hat, sombrero' }),
  hat('cap', 'billed-cap', 0.34, { also: 'baseball cap, beanie, beret' }),
  hat('graduation cap', 'graduation-cap', 0.34, { also: 'mortarboard' }),
  hat('helmet', 'military-helmet', 0.34, { also: 'army helmet' }),
  hat('sunglasses', 'sunglasses', 0.2, { also: 'shades', plurals: [], group: 1 }),
  hat('glasses', 'glasses', 0.2, { also: 'spectacles, eyeglasses', plurals: [], group: 1 }),
  item('scarf', 'scarf', 0.43, { plurals: ['scarves', 'scarfs'], worn: true }),
  item('dress', 'dress', 0.56, { also: 'gown', ambiguous: true, worn: true }),
  item('kimono', 'kimono', 0.56, { worn: true }),
  item('boot', 'womans-boot', 0.41, { also: 'hiking boot', worn: true, holds: true }),
  item('shoe', 'running-shoe', 0.36, { also: 'sneaker, trainer', worn: true, holds: true }),
  item('high heel', 'high-heeled-shoe', 0.41, { also: 'stiletto', worn: true }),
  item('ballet shoes', 'ballet-shoes', 0.43, {
    also: 'ballet shoe, pointe shoes',
    plurals: [],
    group: 1,
    worn: true,
    home: 'stage',
  }),
  item('backpack', 'backpack', 0.46, { also: 'rucksack', holds: true }),
  item('handbag', 'handbag', 0.43, { also: 'purse', held: 'handle' }),
  item('suitcase', 'luggage', 0.48, { also: 'luggage', held: 'handle', holds: true, onFloor: true }),
  item('ring', 'ring', 0.41, {
    also: 'diamond ring, wedding ring',
    ambiguous: true,
    tall: 0.03,
    madeOf: ['gold'],
  }),
  item('fan', 'folding-hand-fan', 0.43, { also: 'folding fan, paper fan', ambiguous: true }),
];

export const MUSIC = [
  item('guitar', procedure('guitar'), 0.55, { also: 'electric guitar, acoustic guitar', tall: 1 }),
  item('violin', procedure('violin'), 0.53, { also: 'cello, fiddle, viola', tall: 0.6 }),
  item('banjo', 'banjo', 0.5, { also: 'ukulele, mandolin, lute, sitar' }),
  item('harp', procedure('harp'), 0.56, { also: 'lyre', tall: 1.3, playedAt: true, onFloor: true }),
  item('trumpet', procedure('trumpet'), 0.36, {
    also: 'trombone, cornet',
    facing: 'right',
    tall: 0.25,
    madeOf: ['gold'],
  }),
  item('horn', 'postal-horn', 0.43, { also: 'french horn, post horn', ambiguous: true }),
  item('saxophone', 'saxophone', 0.53, { also: 'sax', madeOf: ['gold'] }),
  item('flute', 'flute', 0.46, { also: 'clarinet' }),
  item('drum', procedure('drum'), 0.46, { also: 'drum kit, snare drum', tall: 0.25, onFloor: true }),
  item('djembe', 'long-drum', 0.5, { also: 'conga, bongo' }),
  item('accordion', 'accordion', 0.48),
  item('microphone', 'studio-microphone', 0.48, { also: 'mic', home: 'stage' }),
  item('headphones', 'headphone', 0.43, { also: 'headphone, headset', plurals: [], group: 1 }),
  item('radio', 'radio', 0.43, { also: 'boombox' }),
  item('bell', 'bell', 0.46, { also: 'church bell', hung: 'rows', held: 'handle', madeOf: ['gold'] }),
  item('disco ball', 'mirror-ball', 0.46, { also: 'mirror ball', hung: 'rows' }),
];

export const HOUSEHOLD = [
  item('oil lamp', 'diya-lamp', 0.41, { also: 'diya', tall: 0.3 }),
  item('light bulb', 'light-bulb', 0.5, { also: 'lightbulb, bulb', hung: 'rows', madeOf: ['glass'] }),
  item('scroll', 'scroll', 0.46, { also: 'parchment', madeOf: ['paper'] }),
  item('map', 'world-map', 0.48, { also: 'treasure map, world map', madeOf: ['paper'] }),
  item('newspaper', 'newspaper', 0.43, { also: 'magazine', madeOf: ['paper'] }),
  item('pen', 'fountain-pen', 0.43, { also: 'fountain pen' }),
  item('pencil', 'pencil', 0.43),
  item('paintbrush', 'paintbrush', 0.46, { also: 'paint brush, brush', home: 'artist-studio' }),
  item('wristwatch', 'watch', 0.48, { also: 'wrist watch, rolex', plurals: [] }),
  item('door', procedure('standing-door'), 0.6, {
    also: 'wooden door, doorway, portal, magic door, open door',
    tall: 1.7,
    madeOf: ['wood'],
    onFloor: true,
  }),
  item('bucket', 'bucket', 0.43, { also: 'pail', tall: 0.25, held: 'handle', holds: true }),
  item('jar', 'jar', 0.46, {
    also: 'glass jar, mason jar',
    ambiguous: true,
    tall: 0.12,
    holds: true,
    madeOf: ['glass'],
  }),
  item('amphora', 'amphora', 0.53, { also: 'urn, greek vase, pottery, ancient vase' }),
  item('broom', 'broom', 0.5, { also: 'broomstick, flying broom', seat: 'cycle', ridden: true }),
  item('key', 'old-key', 0.43, {
    also: 'old key, skeleton key',
    ambiguous: true,
    tall: 0.03,
    madeOf: ['iron'],
  }),
  item('teddy bear', 'teddy-bear', 0.5, {
    also: 'teddy, plush bear, toy bear',
    tall: 0.25,
    home: 'bedroom',
    forChildren: true,
    alive: true,
  }),
  item('yarn', 'yarn', 0.38, { also: 'ball of yarn, ball of wool', plurals: [], colourful: true }),
  item('telephone', 'telephone', 0.43, { also: 'phone, old telephone' }),
  item('smartphone', 'mobile-phone', 0.46, { also: 'mobile phone, cell phone, iphone' }),
  item('computer', 'desktop-computer', 0.5, { also: 'monitor, desktop computer' }),
  item('laptop', 'laptop', 0.43, { also: 'notebook computer' }),
  item('television', 'television', 0.5, { also: 'tv, old tv' }),
  item('camera', 'camera', 0.46, { also: 'vintage camera, old camera' }),
  item('umbrella', procedure('umbrella'), 0.48, {
    also: 'parasol',
    habitat: 'city',
    tall: 0.45,
    hung: 'rows',
    colourful: true,
  }),
];

export const TREASURES_AND_TOOLS = [
  item('crystal', procedure('crystal'), 0.5, { also: 'quartz, amethyst, glowing crystal', colourful: true }),
  item('diamond', 'gem-stone', 0.43, { also: 'gem, jewel, gemstone, sapphire, ruby' }),
  item('coin', 'coin', 0.38, { tall: 0.03, madeOf: ['gold'] }),
  item('trophy', 'trophy', 0.5, { also: 'holy grail, grail', madeOf: ['gold'] }),
  item('magic wand', 'magic-wand', 0.43, { also: 'wand, staff, wizard staff' }),
  item('potion', procedure('potion'), 0.46, {
    also: 'magic potion, flask, elixir',
    tall: 0.12,
    home: 'laboratory',
  }),
  item('sword', 'dagger', 0.53, {
    also: 'dagger, blade, katana, excalibur, lightsaber, sabre',
    tall: 0.45,
    madeOf: ['iron'],
  }),
  item('crossed swords', 'crossed-swords', 0.5, { also: 'two swords', plurals: [] }),
  item('shield', 'shield', 0.5, { ambiguous: true }),
  item('bow and arrow', 'bow-and-arrow', 0.5, {
    also: 'longbow, bow and arrows, crossbow',
    plurals: [],
  }),
  item('axe', 'axe', 0.5, { also: 'battle axe, hatchet' }),
  item('trident', 'trident-emblem', 0.53, { also: 'spear, pitchfork' }),
  item('hammer', 'hammer', 0.46, { also: 'mallet, mjolnir', home: 'workshop', madeOf: ['iron'] }),
  item('gear', 'gear', 0.46, {
    also: 'cog, gearwheel, cogwheel',
    flock: 4,
    home: 'workshop',
    madeOf: ['iron'],
  }),
  item('compass', 'compass', 0.46),
  item('telescope', 'telescope', 0.55, { also: 'spyglass', onFloor: true }),
  item('microscope', 'microscope', 0.53, { home: 'laboratory' }),
  item('magnifying glass', 'magnifying-glass-tilted-left', 0.46, { also: 'magnifier' }),
  item('skull', 'skull', 0.43, { also: 'human skull', madeOf: ['bones'] }),
  item('bone', 'bone', 0.41, { madeOf: ['bones'] }),
  item('coffin', 'coffin', 0.5, { also: 'casket', home: 'graveyard' }),
  item('heart', 'red-heart', 0.53, { also: 'love heart', drifts: true }),
  item('broken heart', 'broken-heart', 0.53),
  item('human heart', 'anatomical-heart', 0.53, { also: 'anatomical heart' }),
  item('brain', 'brain', 0.48),
  item('eye', 'eye', 0.48, { also: 'eyeball, all seeing eye', plurals: [] }),
  item('theatre mask', 'performing-arts', 0.5, { also: 'theater mask, comedy and tragedy' }),
  item('dice', 'game-die', 0.41, { plurals: ['dice'], tall: 0.03 }),
  item('puzzle piece', 'puzzle-piece', 0.43, { also: 'puzzle, jigsaw' }),
  item('game controller', 'video-game', 0.41, { also: 'gamepad, joypad' }),
  item('dna', 'dna', 0.53, { also: 'double helix', home: 'laboratory' }),
  item('bomb', 'bomb', 0.43, { also: 'dynamite' }),
];

export const OUTDOOR_THINGS = [
  outdoors('campfire', procedure('campfire'), 0.32, {
    also: 'bonfire, camp fire',
    habitat: 'forest',
    tall: 0.45,
    madeOf: ['fire'],
  }),
  outdoors('fire', 'fire', 0.38, { also: 'flame', ambiguous: true, madeOf: ['fire'] }),
  outdoors('football', 'soccer-ball', 0.3, { also: 'soccer ball, soccer', playedAt: true }),
  outdoors('basketball', 'basketball', 0.3, { playedAt: true }),
  outdoors('baseball', 'baseball', 0.28, { playedAt: true }),
  outdoors('beach umbrella', 'umbrella-on-ground', 0.4, {
    also: 'beach parasol, sunshade',
    habitat: 'beach',
  }),
  outdoors('desert island', 'desert-island', 0.36, {
    also: 'lonely island, tropical island palm',
    habitat: 'sea',
    tall: 2.2,
    water: 'stands',
  }),
  outdoors('spider web', 'spider-web', 0.4, { also: 'spiderweb, cobweb', habitat: 'forest' }),
  outdoors('rock', 'rock', 0.3, {
    also: 'boulder, stone',
    ambiguous: true,
    tall: 0.65,
    seat: 'low',
    water: 'stands',
    home: 'rocky-coast',
    madeOf: ['stone'],
  }),
  outdoors('log', 'wood', 0.3, {
    also: 'tree stump, stump, tree trunk',
    ambiguous: true,
    habitat: 'forest',
    tall: 0.65,
    seat: 'low',
    madeOf: ['wood'],
  }),
  outdoors('crane', procedure('tower-crane'), 0.66, {
    also: 'construction crane, tower crane, building crane',
    ambiguous: true,
    habitat: 'city',
  }),
  outdoors('tombstone', 'headstone', 0.4, {
    also: 'gravestone, grave, headstone, graveyard, cemetery',
    habitat: 'forest',
    tall: 0.65,
    home: 'graveyard',
    around: 'graveyard',
  }),
  outdoors('fountain', procedure('fountain'), 0.5, {
    also: 'water fountain',
    tall: 1,
    home: 'park',
    madeOf: ['stone'],
  }),
  outdoors('wind chime', 'wind-chime', 0.4, { hung: 'rows' }),
];

export const MACHINES = [
  entriesOf('person', { facing: 'front', habitat: 'meadow' })('robot', procedure('robot'), 0.54, {
    also: 'android, mech, droid, mecha, automaton, humanoid robot',
    plurals: ['mechs'],
    face: 'robot',
    tall: 2.2,
    madeOf: ['iron'],
  }),
];

export const SKY_THINGS = [
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('planet', 'ringed-planet', 0.4, {
    also: 'saturn, gas giant, jupiter, ringed planet',
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('earth', 'globe-showing-americas', 0.4, {
    also: 'planet earth, blue planet',
    plurals: [],
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('comet', procedure('comet'), 0.36, {
    also: 'shooting star, falling star',
    brings: { timeOfDay: 'night' },
  }),
  entriesOf('celestial', { facing: 'front', habitat: 'space' })('meteor', 'meteor', 0.36, {
    also: 'asteroid, meteorite, fireball',
  }),
  entriesOf('flying', { facing: 'front', habitat: 'mountain' })('tornado', 'tornado', 0.56, {
    also: 'twister, whirlwind, cyclone, hurricane',
    alive: false,
  }),
];
