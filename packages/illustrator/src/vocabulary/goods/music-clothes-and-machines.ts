import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const hat = entriesOf('hat', { facing: 'front', habitat: 'interior' });

/** Instruments, what people wear, and machines. */
export const MUSIC_CLOTHES_AND_MACHINES = [
  // Music
  item('guitar', procedure('guitar'), 0.55, { also: 'electric guitar, acoustic guitar', tall: 1 }),
  item('violin', procedure('violin'), 0.53, { also: 'fiddle, viola', tall: 0.6 }),
  item('banjo', 'banjo', 0.5, { also: 'ukulele, mandolin, lute, sitar' }),
  item('harp', procedure('harp'), 0.56, { also: 'lyre', tall: 1.3, playedAt: true, onFloor: true }),
  item('trombone', 'trombone', 0.5, { also: 'slide trombone', tall: 0.4 }),
  item('trumpet', procedure('trumpet'), 0.36, {
    also: 'cornet, tuba, bugle',
    facing: 'right',
    tall: 0.25,
    madeOf: ['gold'],
  }),
  item('horn', 'postal-horn', 0.43, { also: 'french horn, post horn', ambiguous: true }),
  item('saxophone', 'saxophone', 0.53, { also: 'sax', madeOf: ['gold'] }),
  item('flute', 'flute', 0.46, { also: 'clarinet, didgeridoo, recorder flute' }),
  item('drum', procedure('drum'), 0.46, { also: 'snare drum, hand drum', tall: 0.25, onFloor: true }),
  item('djembe', 'long-drum', 0.5, { also: 'conga, bongo' }),
  item('accordion', 'accordion', 0.48),
  item('microphone', 'studio-microphone', 0.48, { also: 'mic', home: 'stage' }),
  item('headphones', 'headphone', 0.43, { also: 'headphone, headset', plurals: [], group: 1 }),
  item('radio', 'radio', 0.43, { also: 'boombox, cassette player, stereo' }),
  item('bell', 'bell', 0.46, {
    also: 'church bell, hand bell, brass bell',
    hung: 'rows',
    held: 'handle',
    madeOf: ['gold'],
  }),
  item('disco ball', 'mirror-ball', 0.46, { also: 'mirror ball', hung: 'rows' }),
  // Clothes
  hat('crown', 'crown', 0.36, { also: 'royal crown, tiara, diadem', madeOf: ['gold'] }),
  hat('hat', 'top-hat', 0.36, {
    also: 'top hat, fedora, bowler hat, magician hat, wizard hat, witch hat',
    holds: true,
  }),
  hat('sun hat', 'womans-hat', 0.34, {
    also: 'straw hat, sunhat, bonnet, cowboy hat, sombrero, straw sun hat',
  }),
  hat('cap', 'billed-cap', 0.34, { also: 'baseball cap, beanie, beret' }),
  hat('graduation cap', 'graduation-cap', 0.34, { also: 'mortarboard' }),
  hat('hard hat', 'rescue-workers-helmet', 0.34, {
    also: 'construction helmet, safety helmet, fire helmet, firefighter helmet, miner helmet',
  }),
  hat('helmet', 'military-helmet', 0.34, { also: 'army helmet, diving helmet, space helmet, knight helmet' }),
  hat('sunglasses', 'sunglasses', 0.2, { also: 'shades', plurals: [], group: 1 }),
  hat('glasses', 'glasses', 0.2, {
    also: 'spectacles, eyeglasses, monocle, reading glasses',
    plurals: [],
    group: 1,
  }),
  item('scarf', 'scarf', 0.43, {
    also: 'feather boa, shawl, bandana',
    plurals: ['scarves', 'scarfs'],
    worn: 'neck',
  }),
  item('dress', 'dress', 0.56, {
    also: 'gown, apron, tuxedo, ball gown, ballgown, evening gown, wedding gown, evening dress, wedding dress, wedding gown dress',
    ambiguous: true,
    worn: 'body',
  }),
  item('kimono', 'kimono', 0.56, { worn: 'body' }),
  item('boot', 'womans-boot', 0.41, {
    also: 'cowboy boot, riding boot, leather boot',
    flock: 2,
    worn: 'body',
    holds: true,
  }),
  item('high heel', 'high-heeled-shoe', 0.41, { also: 'stiletto', flock: 2, worn: 'body' }),
  item('ballet shoes', 'ballet-shoes', 0.43, {
    also: 'ballet shoe, pointe shoes',
    plurals: [],
    group: 1,
    worn: 'body',
    home: 'stage',
  }),
  item('backpack', 'backpack', 0.46, { also: 'rucksack', holds: true }),
  item('handbag', 'handbag', 0.43, {
    also: 'purse, tote bag, school bag, gym bag, duffel bag, messenger bag',
    held: 'handle',
  }),
  item('suitcase', procedure('suitcase'), 0.48, {
    also: 'luggage',
    held: 'handle',
    holds: true,
    onFloor: true,
  }),
  item('ring', 'ring', 0.41, {
    also: 'diamond ring, wedding ring, brooch, diamond earring',
    ambiguous: true,
    tall: 0.03,
    madeOf: ['gold'],
  }),
  item('fan', 'folding-hand-fan', 0.43, { also: 'folding fan, paper fan', ambiguous: true }),
  // Machines
  entriesOf('person', { facing: 'front', habitat: 'meadow' })('robot', procedure('robot'), 0.54, {
    also: 'android, mech, droid, mecha, automaton, humanoid robot',
    plurals: ['mechs'],
    face: 'robot',
    tall: 2.2,
    madeOf: ['iron'],
  }),
];
