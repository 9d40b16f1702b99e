import { type Entry, entriesOf, procedure } from './entry.ts';

const building = entriesOf('building', { facing: 'front', habitat: 'meadow' });
const mountainBuilding = entriesOf('building', { facing: 'front', habitat: 'mountain' });
const cityBuilding = entriesOf('building', { facing: 'front', habitat: 'city' });

const DWELLINGS: readonly Entry[] = [
  building('house', procedure('house'), 0.46, {
    also: 'home, bungalow, country house, family house, farmhouse, farm house, dwelling, guesthouse, residence',
    ambiguous: false,
  }),
  cityBuilding('town house', procedure('town-house'), 0.5, {
    also: 'townhouse, half timbered house, row house, terraced house, inn, tavern, pub',
  }),
  building('cottage', procedure('cottage'), 0.42, {
    also: 'thatched cottage, country cottage, hobbit house, lodge, gatehouse',
  }),
  building('cabin', procedure('cabin'), 0.42, {
    also: 'log cabin, chalet, shack, wooden house, wood cabin, mountain hut, ski hut, alpine hut',
  }),
  building('villa', procedure('victorian-house'), 0.48, {
    also: 'mansion, manor, manor house, victorian house, victorian mansion, country estate, guest house',
  }),
  building('crooked house', procedure('crooked-house'), 0.5, {
    also: 'witch house, witch hut, leaning house, wonky house, witch cottage',
    qualities: ['crooked'],
  }),
  building('haunted house', procedure('haunted-house'), 0.48, {
    also: 'abandoned house, ruined house, derelict house, haunted mansion, ghost house, spooky house, haunted villa',
    qualities: ['haunted'],
  }),
  building('village', procedure('house'), 0.3, {
    also: 'hamlet, small town, fishing village, settlement, neighborhood, neighbourhood',
    group: 5,
  }),
  building('barn', procedure('barn'), 0.44, {
    also: 'red barn, stable, hay barn, farm building, granary, cowshed, farmstead, horse stable, shed',
  }),
  building('hut', procedure('straw-hut'), 0.42, {
    also: 'straw hut, bamboo hut, hovel, grass hut, mud hut, thatched hut, tiki hut',
  }),
  building('stilt house', procedure('stilt-hut'), 0.46, {
    also: 'hut on stilts, stilt hut, house on stilts, beach hut, fishing hut, overwater bungalow',
    habitat: 'beach',
  }),
  building('igloo', procedure('igloo'), 0.4, { also: 'snow house, snow hut, ice hut', habitat: 'snow' }),
  building('yurt', procedure('yurt'), 0.4, { also: 'ger, nomad tent, mongolian tent' }),
  building('tipi', procedure('tipi'), 0.48, { also: 'teepee, tepee, wigwam, indian tent' }),
  building('treehouse', procedure('treehouse'), 0.56, { also: 'tree house', habitat: 'forest' }),
  building('mushroom house', procedure('mushroom-house'), 0.46, {
    also: 'fairy house, gnome house, toadstool house, mushroom cottage, fairy cottage',
    habitat: 'forest',
  }),
  building('tent', procedure('tent'), 0.32, { also: 'camp, camping tent, campsite', habitat: 'forest' }),
];

const STRONGHOLDS: readonly Entry[] = [
  mountainBuilding('castle', procedure('castle'), 0.56, {
    also: 'fortress, palace, citadel, fort, kingdom, fairytale castle, camelot, chateau, stronghold',
  }),
  building('japanese castle', 'japanese-castle', 0.5, { also: 'shogun castle, himeji' }),
  mountainBuilding('tower', procedure('tower'), 0.58, {
    also: 'wizard tower, watchtower, turret, stone tower, watch tower, rapunzel tower',
  }),
];

const SHRINES: readonly Entry[] = [
  building('church', procedure('church'), 0.52, {
    also: 'chapel, country church, village church, parish church, wedding chapel',
  }),
  cityBuilding('cathedral', procedure('cathedral'), 0.58, {
    also: 'basilica, notre dame, gothic church, minster, gothic cathedral, dom',
  }),
  mountainBuilding('monastery', procedure('monastery'), 0.46, { also: 'abbey, convent, cloister, priory' }),
  building('mosque', procedure('mosque'), 0.52, {
    also: 'minaret, blue mosque, hagia sophia',
    habitat: 'desert',
  }),
  building('taj mahal', procedure('mausoleum'), 0.5, { also: 'mausoleum' }),
  building('synagogue', 'synagogue', 0.5),
  mountainBuilding('pagoda', procedure('pagoda'), 0.56, {
    also: 'chinese temple, stupa, chinese pagoda, japanese pagoda',
  }),
  mountainBuilding('japanese temple', procedure('japanese-temple'), 0.5, {
    also: 'zen temple, buddhist temple, asian temple, shinto shrine, shrine, japanese shrine, dojo, japanese house, tea house, teahouse, shaolin temple',
  }),
  building('shinto gate', procedure('torii'), 0.5, {
    also: 'torii, torii gate, japanese gate, shrine gate',
    habitat: 'forest',
  }),
  mountainBuilding('temple', procedure('mandir'), 0.54, {
    also: 'mandir, hindu temple, indian temple, ancient temple, golden temple',
  }),
  mountainBuilding('greek temple', procedure('greek-temple'), 0.46, {
    also: 'parthenon, acropolis, roman temple, temple ruins, colonnade, pantheon, olympus',
  }),
  mountainBuilding('ruins', procedure('greek-temple'), 0.46, {
    also: 'ruin, ancient ruins, ruined temple',
    plurals: [],
    qualities: ['ruined'],
    group: 1,
  }),
];

const TOWN: readonly Entry[] = [
  cityBuilding('shop', procedure('shop'), 0.52, {
    also: 'store, convenience store, bookshop, book shop, bookstore, flower shop, toy shop, boutique, shop front, storefront, candy shop, grocery store, butcher shop',
    ambiguous: true,
  }),
  cityBuilding('bakery', procedure('bakery'), 0.52, {
    also: 'bakery shop, patisserie, bread shop, pastry shop',
  }),
  cityBuilding('cafe', procedure('cafe-front'), 0.52, {
    also: 'café, coffee shop, coffeehouse, bistro, street cafe, restaurant, tea shop, ice cream shop',
  }),
  cityBuilding('market stall', procedure('market-stall'), 0.44, {
    also: 'stall, fruit stand, fruit stall, food stall, vegetable stall, market stand, booth, kiosk, lemonade stand',
  }),
  cityBuilding('school', procedure('school'), 0.46, {
    also: 'university, college, schoolhouse, school house, school building, town hall, academy',
  }),
  cityBuilding('hospital', procedure('hospital'), 0.48, { also: 'clinic' }),
  cityBuilding('museum', procedure('museum'), 0.46, {
    also: 'bank building, courthouse, parliament, city hall, opera house, theatre building, embassy',
  }),
  cityBuilding('hotel', procedure('hotel'), 0.54, { also: 'grand hotel, hostel, casino' }),
  cityBuilding('factory', procedure('factory'), 0.5, {
    also: 'power plant, mill building, old factory, steelworks, brewery, warehouse, industrial plant, foundry',
  }),
  cityBuilding('skyscraper', procedure('skyscraper'), 0.66, { also: 'high rise, office tower' }),
  cityBuilding('office building', procedure('apartments'), 0.6, {
    also: 'apartment building, apartment block, apartment house, block of flats, tenement, housing block',
  }),
  cityBuilding('post office', 'post-office', 0.42),
  cityBuilding('stadium', 'stadium', 0.4, { also: 'arena, football stadium' }),
];

const LANDMARKS: readonly Entry[] = [
  building('lighthouse', procedure('lighthouse'), 0.58, { also: 'light house', habitat: 'sea' }),
  building('windmill', procedure('windmill'), 0.54, { also: 'wind mill, mill' }),
  building('watermill', procedure('watermill'), 0.48, { also: 'water mill, mill house, water wheel' }),
  cityBuilding('tokyo tower', 'tokyo-tower', 0.6, { also: 'radio tower, tv tower' }),
  cityBuilding('eiffel tower', procedure('iron-tower'), 0.68, {
    also: 'iron tower, lattice tower, paris tower',
  }),
  cityBuilding('clock tower', procedure('clock-tower'), 0.66, {
    also: 'big ben, bell tower, campanile, belfry, clocktower, elizabeth tower',
  }),
  building('leaning tower', procedure('leaning-tower'), 0.62, {
    also: 'leaning tower of pisa, tower of pisa',
  }),
  cityBuilding('colosseum', procedure('colosseum'), 0.42, {
    also: 'coliseum, amphitheatre, amphitheater, roman arena',
  }),
  building('stonehenge', procedure('stone-circle'), 0.4, {
    also: 'stone circle, standing stones, standing stone, megalith, dolmen',
    plurals: [],
  }),
  building('obelisk', procedure('obelisk'), 0.6, { also: 'monolith, cleopatra needle', habitat: 'desert' }),
  building('totem pole', procedure('totem-pole'), 0.62, { also: 'totem', habitat: 'forest' }),
  mountainBuilding('observatory', procedure('observatory'), 0.48, { also: 'planetarium, star observatory' }),
  building('glasshouse', procedure('greenhouse-building'), 0.44, {
    also: 'hothouse, conservatory, orangery',
  }),
  building('gazebo', procedure('gazebo'), 0.48, {
    also: 'pavilion, bandstand, garden pavilion, summerhouse',
  }),
  building('well', procedure('well'), 0.44, {
    also: 'wishing well, water well, village well, stone well',
    ambiguous: true,
  }),
  entriesOf('building', { facing: 'front', habitat: 'moon' })('moon base', procedure('moon-base'), 0.36, {
    also: 'lunar base, mars base, space base, mars colony, moon colony, space colony, dome city',
  }),
  entriesOf('flying', { facing: 'front', habitat: 'space' })(
    'space station',
    procedure('space-station'),
    0.46,
    {
      also: 'orbital station, space habitat',
    },
  ),
  building('pyramid', procedure('pyramid'), 0.46, { also: 'ziggurat', habitat: 'desert' }),
  building('labyrinth', procedure('labyrinth'), 0.5, { also: 'maze, hedge maze' }),
  building('bridge', procedure('bridge'), 0.36, {
    also: 'stone bridge, arched bridge, old bridge, viaduct, aqueduct',
  }),
  building('wooden bridge', procedure('wooden-bridge'), 0.36, {
    also: 'footbridge, foot bridge, japanese bridge, garden bridge, red bridge, little bridge',
  }),
  entriesOf('building', { facing: 'front', habitat: 'sea' })(
    'suspension bridge',
    procedure('suspension-bridge'),
    0.42,
    {
      also: 'golden gate bridge, golden gate, brooklyn bridge, hanging bridge, cable bridge, tower bridge',
    },
  ),
  building('garden gate', procedure('garden-gate'), 0.46, {
    also: 'gate, iron gate, gateway, entrance gate, wrought iron gate',
  }),
  cityBuilding('statue', procedure('statue'), 0.58, {
    also: 'monument, sculpture, bronze statue, marble statue, stone statue, memorial, equestrian statue',
  }),
  cityBuilding('statue of liberty', 'statue-of-liberty', 0.6),
  building('moai', 'moai', 0.5, {
    also: 'easter island statue, easter island head, stone head',
    habitat: 'beach',
  }),
];

const FAIR: readonly Entry[] = [
  building('ferris wheel', procedure('ferris-wheel'), 0.6, {
    also: 'big wheel, giant wheel, observation wheel, london eye',
  }),
  building('roller coaster', procedure('roller-coaster'), 0.46, {
    also: 'rollercoaster, amusement park, theme park',
  }),
  building('circus tent', procedure('circus-tent'), 0.5, { also: 'circus, big top, marquee' }),
  building('carousel', procedure('carousel'), 0.5, {
    also: 'merry go round, carousel horse, roundabout ride',
  }),
];

export const BUILDINGS: readonly Entry[] = [
  ...DWELLINGS,
  ...STRONGHOLDS,
  ...SHRINES,
  ...TOWN,
  ...LANDMARKS,
  ...FAIR,
];
