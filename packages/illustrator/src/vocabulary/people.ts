import { entriesOf, procedure } from './noun-entry.ts';

const person = entriesOf('person', { facing: 'front', habitat: 'meadow' });
const townsman = entriesOf('person', { facing: 'front', habitat: 'city' });
const performer = entriesOf('person', { facing: 'front', habitat: 'interior' });
const being = entriesOf('person', { facing: 'front', habitat: 'forest' });

const EVERYDAY = [
  person('man', procedure('man'), 0.62, {
    also: 'guy, gentleman, male, father, dad, husband, brother, hero',
    plurals: ['men', 'people', 'gentlemen', 'humans', 'persons'],
    general: true,
  }),
  person('woman', procedure('woman'), 0.6, {
    also: 'lady, female, mother, mom, wife, sister, heroine, maiden',
    plurals: ['women', 'ladies', 'wives'],
    general: true,
  }),
  person('girl', procedure('girl'), 0.52, {
    also: 'schoolgirl, daughter, little girl',
    tall: 1.25,
    general: true,
    forChildren: true,
  }),
  person('boy', procedure('boy'), 0.52, {
    also: 'schoolboy, son, little boy',
    plurals: ['children', 'kids'],
    tall: 1.25,
    general: true,
    forChildren: true,
  }),
  person('old man', procedure('old-man'), 0.59, {
    also: 'grandfather, grandpa, elderly man, hermit, sage, elder, philosopher',
    plurals: ['old men'],
    qualities: ['old'],
  }),
  person('old woman', procedure('old-woman'), 0.57, {
    also: 'grandmother, grandma, elderly woman, granny',
    plurals: ['old women', 'grannies'],
    qualities: ['old'],
  }),
  person('baby', procedure('baby'), 0.36, {
    also: 'infant, newborn',
    plurals: ['babies'],
    tall: 0.45,
    young: true,
    forChildren: true,
  }),
  person('traveller', procedure('explorer'), 0.59, {
    also: 'traveler, hiker, wanderer, explorer, pilgrim, adventurer, archaeologist',
    habitat: 'mountain',
  }),
  townsman('tourist', procedure('tourist'), 0.59, { also: 'backpacker' }),
  townsman('student', procedure('student'), 0.59, { also: 'pupil, schoolmate' }),
  townsman('business person', procedure('business-person'), 0.6, {
    also: 'businessman, businesswoman, banker, politician, president, lawyer, attorney, manager, boss, ceo, executive',
    plurals: ['businessmen', 'businesswomen', 'business people'],
  }),
  townsman('person with an umbrella', procedure('umbrella-person'), 0.59, {
    also: 'woman with an umbrella, man with an umbrella, girl with an umbrella, silhouette',
    plurals: ['people with umbrellas', 'people carrying umbrellas', 'people under umbrellas', 'passersby'],
  }),
  person('bride', procedure('bride'), 0.6),
  person('groom', procedure('groom'), 0.62, { also: 'bridegroom', costume: 'hat' }),
];

const WORKING = [
  townsman('baker', procedure('baker'), 0.62, { home: 'kitchen' }),
  performer('chef', procedure('chef'), 0.62, { also: 'pastry chef, cuisinier', home: 'kitchen' }),
  performer('cook', procedure('chef'), 0.62, { ambiguous: true, home: 'kitchen' }),
  townsman('waiter', procedure('waiter'), 0.62, {
    also: 'waitress, bartender, butler',
    home: 'cafe',
    serves: true,
  }),
  performer('maid', procedure('maid'), 0.6, { also: 'housekeeper, servant, cleaner' }),
  townsman('butcher', procedure('butcher'), 0.62, { also: 'grocer' }),
  person('farmer', procedure('farmer'), 0.62, {
    also: 'rancher, farm worker',
    costume: 'sun hat',
    home: 'farm',
  }),
  person('gardener', procedure('gardener'), 0.6, { also: 'florist', home: 'garden' }),
  person('beekeeper', procedure('beekeeper'), 0.6),
  person('shepherd', procedure('shepherd'), 0.6, { also: 'shepherdess, goatherd' }),
  person('fisherman', procedure('fisherman'), 0.6, {
    also: 'fisher, old fisherman, angler, fisherwoman',
    plurals: ['fishermen'],
    habitat: 'beach',
  }),
  person('sailor', procedure('sailor'), 0.6, {
    also: 'seaman, mariner, lighthouse keeper, boatman',
    habitat: 'sea',
  }),
  person('captain', procedure('captain'), 0.62, {
    also: 'sea captain, ship captain, admiral, skipper',
    habitat: 'sea',
  }),
  performer('doctor', procedure('doctor'), 0.62, {
    also: 'surgeon, physician, veterinarian, vet, pharmacist',
    home: 'hospital-ward',
    serves: true,
  }),
  performer('nurse', procedure('nurse'), 0.6, { home: 'hospital-ward', serves: true }),
  performer('scientist', procedure('scientist'), 0.62, {
    also: 'chemist, alchemist, mad scientist, inventor, physicist, biologist, einstein, professor',
    costume: 'glasses',
    home: 'laboratory',
  }),
  performer('teacher', procedure('teacher'), 0.62, {
    also: 'tutor',
    costume: 'glasses',
    home: 'classroom',
  }),
  performer('judge', procedure('judge'), 0.6, { ambiguous: true }),
  townsman('police officer', procedure('police-officer'), 0.62, {
    also: 'policeman, policewoman, cop, sheriff, constable',
    plurals: ['policemen', 'police'],
    home: 'street',
  }),
  townsman('firefighter', procedure('firefighter'), 0.62, {
    also: 'fireman, firewoman',
    plurals: ['firemen'],
  }),
  townsman('postman', procedure('postman'), 0.6, {
    also: 'mailman, mail carrier, courier, messenger',
    plurals: ['postmen', 'mailmen'],
  }),
  person('soldier', procedure('soldier'), 0.62, { also: 'trooper, marine, general, guard' }),
  person('pilot', procedure('pilot'), 0.62, { also: 'aviator, airman' }),
  townsman('mechanic', procedure('mechanic'), 0.62, {
    also: 'plumber, electrician, engineer',
    home: 'workshop',
  }),
  townsman('worker', procedure('builder'), 0.62, {
    also: 'builder, construction worker, bricklayer, architect',
  }),
  person('miner', procedure('miner'), 0.6, { also: 'gold digger, prospector', habitat: 'mountain' }),
  performer('blacksmith', procedure('blacksmith'), 0.62, { also: 'smith', home: 'workshop' }),
  performer('carpenter', procedure('carpenter'), 0.62, {
    also: 'craftsman, toymaker, shoemaker, watchmaker',
    home: 'workshop',
  }),
  person('lumberjack', procedure('lumberjack'), 0.62, {
    also: 'woodcutter, woodsman, forester',
    habitat: 'forest',
  }),
  townsman('photographer', procedure('photographer'), 0.62, { also: 'reporter, journalist, paparazzi' }),
  person('hunter', procedure('hunter'), 0.62, { also: 'ranger, tracker', habitat: 'forest' }),
  person('cowboy', procedure('cowboy'), 0.62, {
    also: 'cowgirl, gunslinger, outlaw',
    habitat: 'desert',
    costume: 'sun hat',
  }),
  person('monk', procedure('monk'), 0.6, {
    also: 'lama, guru, meditating monk, buddhist monk',
    habitat: 'mountain',
  }),
  person('nun', procedure('nun'), 0.6),
  person('priest', procedure('priest'), 0.62, { also: 'pastor, vicar, missionary' }),
  person('pope', procedure('pope'), 0.62, { also: 'bishop, saint nicholas of myra' }),
  person('santa claus', procedure('santa'), 0.6, {
    also: 'santa, father christmas, saint nicholas',
    habitat: 'snow',
    brings: { season: 'winter', snow: true },
  }),
  person('astronaut', procedure('astronaut'), 0.6, {
    also: 'spaceman, cosmonaut, space explorer',
    plurals: ['spacemen'],
    habitat: 'moon',
  }),
  townsman('detective', procedure('detective'), 0.62, {
    also: 'spy, sherlock holmes, sherlock, secret agent, inspector',
    costume: 'hat',
  }),
];

const ARTS = [
  performer('artist', procedure('painter'), 0.62, {
    also: 'painter, illustrator, sculptor',
    home: 'artist-studio',
  }),
  townsman('musician', procedure('musician'), 0.62, { also: 'rock star, minstrel' }),
  performer('violinist', procedure('violinist'), 0.62, { also: 'violin player, fiddler' }),
  performer('cellist', procedure('cellist'), 0.62, { also: 'cello player' }),
  performer('guitarist', procedure('guitarist'), 0.62, { also: 'guitar player' }),
  performer('drummer', procedure('drummer'), 0.62),
  performer('trumpeter', procedure('trumpeter'), 0.62, {
    also: 'trumpet player, herald, tuba player, trombone player, trombonist, horn player',
  }),
  performer('saxophonist', procedure('saxophonist'), 0.62, {
    also: 'saxophone player, jazz musician, jazz player',
  }),
  performer('flutist', procedure('flutist'), 0.62, { also: 'flute player, flautist, piper' }),
  performer('accordionist', procedure('accordionist'), 0.62, { also: 'accordion player' }),
  performer('pianist', procedure('pianist'), 0.56, {
    also: 'composer, beethoven',
    home: 'stage',
  }),
  performer('singer', procedure('singer'), 0.62, {
    also: 'opera singer, diva, pop star, vocalist',
    costume: 'sunglasses',
    home: 'stage',
  }),
  performer('conductor', procedure('conductor'), 0.62, { also: 'maestro' }),
  performer('dj', procedure('dj'), 0.62, { also: 'disc jockey' }),
  performer('dancer', procedure('dancer'), 0.62),
  performer('flamenco dancer', procedure('flamenco-dancer'), 0.62, {
    also: 'spanish dancer, tango dancer, salsa dancer',
  }),
  performer('ballerina', procedure('ballerina'), 0.64, { also: 'ballet dancer', home: 'stage' }),
  townsman('clown', procedure('clown'), 0.62),
  person('jester', procedure('jester'), 0.6, { also: 'joker, harlequin, court jester' }),
  townsman('mime', procedure('mime'), 0.62, { also: 'pantomime artist' }),
  performer('magician', procedure('magician'), 0.62, { also: 'illusionist, conjurer', home: 'stage' }),
  performer('acrobat', procedure('acrobat'), 0.62, {
    also: 'gymnast, tightrope walker, trapeze artist',
    home: 'stage',
  }),
  townsman('juggler', procedure('juggler'), 0.62, { home: 'stage' }),
  performer('writer', procedure('writer'), 0.62, { also: 'author, novelist, scribe' }),
  person('poet', procedure('poet'), 0.62, { also: 'shakespeare, romantic poet' }),
];

const SPORTS = [
  person('athlete', procedure('athlete'), 0.62, { also: 'champion, winner' }),
  person('runner', procedure('runner'), 0.6, { also: 'marathon runner' }),
  person('football player', procedure('football-player'), 0.62, {
    also: 'footballer, goalkeeper, soccer player, soccer goalkeeper, quarterback',
    home: 'stadium',
  }),
  performer('basketball player', procedure('basketball-player'), 0.62, { home: 'sports-hall' }),
  townsman('tennis player', procedure('tennis-player'), 0.62, { home: 'tennis-court' }),
  performer('boxer', procedure('boxer'), 0.62, { home: 'boxing-ring' }),
  performer('wrestler', procedure('wrestler'), 0.62, { also: 'luchador', home: 'boxing-ring' }),
  person('skier', procedure('skier'), 0.56, { habitat: 'snow', brings: { season: 'winter', snow: true } }),
  person('snowboarder', procedure('snowboarder'), 0.58, {
    carries: ['snowboard'],
    habitat: 'snow',
    brings: { season: 'winter', snow: true },
  }),
  person('ice skater', procedure('ice-skater'), 0.58, {
    also: 'figure skater',
    plurals: ['ice skaters', 'skaters'],
    habitat: 'snow',
    brings: { season: 'winter', snow: true },
  }),
  person('surfer', procedure('surfer'), 0.58, { habitat: 'sea', water: 'wades', carries: ['surfboard'] }),
  person('swimmer', procedure('swimmer'), 0.5, { habitat: 'sea' }),
  person('diver', procedure('diver'), 0.52, { also: 'scuba diver, snorkeler', habitat: 'underwater' }),
  person('cyclist', procedure('cyclist'), 0.6, {}),
  townsman('skateboarder', procedure('skateboarder'), 0.58),
  person('chess player', procedure('chess-player'), 0.5),
  person('climber', procedure('climber'), 0.6, { also: 'mountaineer, alpinist', habitat: 'mountain' }),
  person('archer', procedure('archer'), 0.62, { also: 'bowman', habitat: 'forest' }),
  person('robin hood', procedure('robin-hood'), 0.62, { habitat: 'forest' }),
  person('yogi', procedure('yogi'), 0.56, { also: 'yoga teacher, yoga instructor', habitat: 'mountain' }),
  townsman('racing driver', procedure('racing-driver'), 0.62, { also: 'race car driver' }),
];

const HISTORY = [
  person('knight', procedure('knight'), 0.64, {
    also: 'warrior, paladin, crusader, templar',
    costume: 'helmet',
    general: true,
  }),
  person('king', procedure('king'), 0.64, { also: 'emperor, monarch, king arthur', costume: 'crown' }),
  person('queen', procedure('queen'), 0.64, { also: 'empress, duchess', costume: 'crown' }),
  person('queen of hearts', procedure('queen-of-hearts'), 0.62),
  person('prince', procedure('prince'), 0.62, { also: 'duke', costume: 'crown' }),
  person('princess', procedure('princess'), 0.6, {
    also: 'cinderella, rapunzel, snow white',
    plurals: ['princesses'],
    costume: 'crown',
  }),
  person('samurai', procedure('samurai'), 0.64, { also: 'ronin, shogun', plurals: ['samurai'] }),
  townsman('ninja', procedure('ninja'), 0.6, { also: 'assassin, shinobi' }),
  person('viking', procedure('viking'), 0.64, {
    also: 'barbarian, berserker',
    habitat: 'mountain',
    costume: 'helmet',
  }),
  person('pirate', procedure('pirate'), 0.64, {
    also: 'buccaneer, pirate captain, corsair',
    habitat: 'beach',
    costume: 'hat',
  }),
  person('roman soldier', procedure('roman-soldier'), 0.64, {
    also: 'legionary, legionnaire, centurion, caesar, julius caesar',
  }),
  person('gladiator', procedure('gladiator'), 0.64),
  person('spartan', procedure('spartan'), 0.64, {
    also: 'spartan warrior, greek warrior, hoplite, achilles, leonidas',
  }),
  person('pharaoh', procedure('pharaoh'), 0.62, { also: 'tutankhamun, ramses', habitat: 'desert' }),
  person('cleopatra', procedure('egyptian-queen'), 0.62, {
    also: 'egyptian queen, queen of egypt, nefertiti',
    habitat: 'desert',
  }),
  person('geisha', procedure('geisha'), 0.62, {
    also: 'maiko, japanese woman, woman in a kimono',
    habitat: 'city',
  }),
  person('sultan', procedure('sultan'), 0.62, { also: 'maharaja, aladdin, caliph', habitat: 'desert' }),
  person('bedouin', procedure('bedouin'), 0.62, { also: 'nomad, desert nomad, sheikh', habitat: 'desert' }),
  person('chieftain', procedure('chieftain'), 0.62, { also: 'native american, tribal chief, shaman, chief' }),
  person('aztec priest', procedure('aztec-priest'), 0.62, {
    also: 'aztec warrior, maya priest, mayan priest, aztec, inca',
    habitat: 'forest',
  }),
  person('caveman', procedure('caveman'), 0.62, { also: 'cavewoman, neanderthal', plurals: ['cavemen'] }),
  person('peasant', procedure('peasant'), 0.6, { also: 'medieval farmer' }),
  person('bard', procedure('bard'), 0.62, { also: 'troubadour' }),
  person('napoleon', procedure('napoleon'), 0.58),
  person('eskimo', procedure('inuit'), 0.58, { also: 'inuit, polar explorer', habitat: 'snow' }),
];

const FANTASY = [
  being('wizard', procedure('wizard'), 0.64, {
    also: 'mage, sorcerer, warlock, merlin, gandalf, dumbledore',
    habitat: 'mountain',
    costume: 'hat',
  }),
  being('witch', procedure('witch'), 0.62, { also: 'sorceress, enchantress', costume: 'hat' }),
  being('fairy', procedure('fairy'), 0.46, {
    also: 'pixie, sprite, faerie, tinker bell, tooth fairy',
    plurals: ['fairies'],
    tall: 1,
    home: 'enchanted-forest',
  }),
  being('mermaid', procedure('mermaid'), 0.57, {
    also: 'siren, little mermaid',
    habitat: 'underwater',
    home: 'rocky-coast',
  }),
  being('merman', procedure('merman'), 0.57, { also: 'triton', habitat: 'underwater', water: 'wades' }),
  being('elf', procedure('elf'), 0.62, {
    also: 'wood elf, elven archer, legolas',
    plurals: ['elves'],
    tall: 1.25,
    home: 'enchanted-forest',
  }),
  being('christmas elf', procedure('christmas-elf'), 0.5, { plurals: ['christmas elves'], habitat: 'snow' }),
  being('dwarf', procedure('dwarf'), 0.5, { plurals: ['dwarves', 'dwarfs'], habitat: 'mountain' }),
  being('gnome', procedure('gnome'), 0.42, {
    also: 'garden gnome',
    habitat: 'meadow',
    home: 'enchanted-forest',
  }),
  being('leprechaun', procedure('leprechaun'), 0.46, { habitat: 'meadow' }),
  being('genie', procedure('genie'), 0.6, { also: 'djinn', habitat: 'desert', tall: 2.2 }),
  being('ghost', procedure('ghost'), 0.5, {
    also: 'spirit, phantom, spectre, specter',
    brings: { timeOfDay: 'night' },
  }),
  being('vampire', procedure('vampire'), 0.62, {
    also: 'dracula, count dracula',
    home: 'graveyard',
    brings: { timeOfDay: 'night' },
  }),
  being('zombie', procedure('zombie'), 0.6, {
    also: 'undead',
    home: 'graveyard',
    brings: { timeOfDay: 'night' },
  }),
  being('mummy', procedure('mummy'), 0.6, { also: 'egyptian mummy', habitat: 'desert' }),
  being('skeleton', procedure('skeleton'), 0.6, { madeOf: ['bones'] }),
  being('demon', procedure('demon'), 0.62, { also: 'devil, oni, satan, lucifer, imp' }),
  being('grim reaper', procedure('grim-reaper'), 0.62, { also: 'the reaper, reaper' }),
  being('goblin', procedure('goblin'), 0.46, { also: 'tengu, kobold, gremlin', tall: 1.25 }),
  being('troll', procedure('troll'), 0.64, { also: 'orc, ogre, cave troll', tall: 2.2, home: 'swamp' }),
  being('giant', procedure('giant'), 0.74, { also: 'cyclops, colossus', ambiguous: true }),
  being('druid', procedure('druid'), 0.62),
  being('fortune teller', procedure('fortune-teller'), 0.6, {
    also: 'gypsy, oracle, clairvoyant, seer',
    habitat: 'interior',
  }),
  being('superhero', procedure('superhero'), 0.62, {
    also: 'superman, supergirl, superwoman, superheroine',
    plurals: ['superheroes'],
    habitat: 'city',
  }),
  being('villain', procedure('villain'), 0.62, { also: 'supervillain', habitat: 'city' }),
  being('animal on two legs', procedure('animal-body'), 0.58, {
    also: 'furry, anthropomorphic animal',
    head: 'fox',
    tall: 1.4,
  }),
  being('cyborg', procedure('cyborg'), 0.62, { habitat: 'city' }),
  being('alien', procedure('alien'), 0.56, { also: 'extraterrestrial, martian', habitat: 'moon' }),
  being('snow queen', procedure('snow-queen'), 0.64, { also: 'ice queen, ice princess', habitat: 'snow' }),
  being('little red riding hood', procedure('red-riding-hood'), 0.52, { also: 'red riding hood' }),
];

/** Everybody the illustrator can draw, from the neighbour to the king of fairy tales. */
export const PEOPLE = [...EVERYDAY, ...WORKING, ...ARTS, ...SPORTS, ...HISTORY, ...FANTASY];
