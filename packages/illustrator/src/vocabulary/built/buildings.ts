import { entriesOf, procedure } from '../noun-entry.ts';
import { LANDMARKS } from './landmarks.ts';

const building = entriesOf('building', { facing: 'front', habitat: 'meadow' });
const mountainBuilding = entriesOf('building', { facing: 'front', habitat: 'mountain' });
const cityBuilding = entriesOf('building', { facing: 'front', habitat: 'city' });

const DWELLINGS = [
  building('house', procedure('house'), 0.46, {
    also: 'home, bungalow, country house, family house, farmhouse, farm house, dwelling, guesthouse, residence',
    ambiguous: false,
    tall: 7,
    inside: 'living-room',
    madeOf: ['wood', 'stone'],
  }),
  cityBuilding('town house', procedure('town-house'), 0.5, {
    also: 'townhouse, row house, terraced house',
    home: 'street',
  }),
  cityBuilding('public house', procedure('cafe-front'), 0.52, {
    also: 'pub, inn, tavern, irish pub, english pub, gastropub, beer house',
    tall: 7,
    home: 'street',
    inside: 'tavern',
  }),
  building('half-timbered house', procedure('house'), 0.46, {
    also: 'timber framed house, half timbered cottage, half timbered houses, tudor house',
    qualities: ['half-timbered'],
    tall: 7,
  }),
  building('cottage', procedure('cottage'), 0.42, {
    also: 'thatched cottage, country cottage, hobbit house, lodge, gatehouse',
    inside: 'living-room',
    madeOf: ['stone'],
  }),
  building('cabin', procedure('cabin'), 0.42, {
    also: 'log cabin, chalet, shack, wooden house, wood cabin, mountain hut, ski hut, alpine hut',
    tall: 4.5,
    inside: 'living-room',
    madeOf: ['wood', 'stone'],
  }),
  building('villa', procedure('victorian-house'), 0.48, {
    also: 'mansion, manor, manor house, victorian house, victorian mansion, country estate, guest house',
    inside: 'living-room',
  }),
  building('modern house', procedure('modern-house'), 0.48, {
    also: 'modern villa, contemporary house, contemporary villa, modern home, contemporary home, flat roofed house, flat roof house, concrete house, modernist house, modernist villa, modern mansion, luxury villa',
    tall: 7,
    inside: 'living-room',
  }),
  building('pool house', procedure('pool-house'), 0.54, {
    also: 'house with swimming pool',
    tall: 9,
    inside: 'living-room',
  }),
  building('crooked house', procedure('crooked-house'), 0.5, {
    also: 'witch house, witch hut, leaning house, wonky house, witch cottage',
    qualities: ['crooked'],
  }),
  building('haunted house', procedure('haunted-house'), 0.48, {
    also: 'abandoned house, ruined house, derelict house, haunted mansion, ghost house, spooky house, haunted villa',
    qualities: ['haunted'],
    tall: 7,
  }),
  building('village', procedure('house'), 0.3, {
    also: 'hamlet, small town, fishing village, settlement, neighborhood, neighbourhood',
    group: 5,
    tall: 12,
    around: 'village',
  }),
  building('barn', procedure('barn'), 0.44, {
    also: 'red barn, stable, hay barn, farm building, granary, cowshed, farmstead, horse stable, shed',
    tall: 7,
    home: 'farm',
    madeOf: ['wood'],
  }),
  building('hut', procedure('straw-hut'), 0.42, {
    also: 'straw hut, bamboo hut, hovel, grass hut, mud hut, thatched hut, tiki hut',
    tall: 4.5,
    inside: 'living-room',
    madeOf: ['wood'],
  }),
  building('stilt house', procedure('stilt-hut'), 0.46, {
    also: 'hut on stilts, stilt hut, house on stilts, beach hut, fishing hut, overwater bungalow',
    habitat: 'beach',
  }),
  building('igloo', procedure('igloo'), 0.4, {
    also: 'snow house, snow hut, ice hut',
    habitat: 'snow',
    home: 'arctic',
    brings: { season: 'winter', snow: true },
  }),
  building('yurt', procedure('yurt'), 0.4, { also: 'ger, nomad tent, mongolian tent' }),
  building('tipi', procedure('tipi'), 0.48, { also: 'teepee, tepee, wigwam, indian tent' }),
  building('treehouse', procedure('treehouse'), 0.74, {
    also: 'tree house',
    habitat: 'forest',
    tall: 9,
    roomy: true,
    carries: ['ladder', 'stairs'],
  }),
  building('mushroom house', procedure('mushroom-house'), 0.46, {
    also: 'fairy house, gnome house, toadstool house, mushroom cottage, fairy cottage',
    habitat: 'forest',
    tall: 4.5,
    home: 'enchanted-forest',
  }),
  building('tent', procedure('tent'), 0.32, {
    also: 'camping tent',
    // A camp has several of them.
    plurals: ['tents', 'camping tents', 'camp', 'camps', 'campsite', 'encampment'],
    habitat: 'forest',
    tall: 2.2,
    onFloor: true,
  }),
];

const STRONGHOLDS = [
  mountainBuilding('castle', procedure('castle'), 0.56, {
    also: 'fortress, palace, citadel, fort, kingdom, fairytale castle, camelot, chateau, stronghold, neuschwanstein castle, neuschwanstein, hogwarts, hogwarts castle, minas tirith, buckingham palace, windsor castle, edinburgh castle, potala palace, alhambra, palace of versailles, versailles palace, mont saint michel, mont st michel, bran castle, hawa mahal',
    tall: 25,
    inside: 'castle-hall',
    madeOf: ['stone'],
  }),
  building('japanese castle', 'japanese-castle', 0.5, {
    also: 'shogun castle, himeji, himeji castle, osaka castle',
    tall: 25,
  }),
  mountainBuilding('tower', procedure('tower'), 0.58, {
    also: 'wizard tower, watchtower, turret, stone tower, watch tower, rapunzel tower, castle tower, church tower',
    tall: 25,
    madeOf: ['stone'],
  }),
];

const SHRINES = [
  building('church', procedure('church'), 0.52, {
    also: 'chapel, country church, village church, parish church, wedding chapel, alamo, old mission',
    tall: 12,
    inside: 'church-inside',
    madeOf: ['stone'],
  }),
  cityBuilding('cathedral', procedure('cathedral'), 0.58, {
    also: "basilica, notre dame, gothic church, minster, gothic cathedral, dom, sagrada familia, sagrada familia church, westminster abbey, notre dame cathedral, cologne cathedral, st peter's basilica, saint peter's basilica, st peters basilica, vatican, milan cathedral, duomo",
    tall: 40,
    inside: 'church-inside',
  }),
  mountainBuilding('monastery', procedure('monastery'), 0.46, {
    also: 'abbey, convent, cloister, priory',
    inside: 'church-inside',
  }),
  building('mosque', procedure('mosque'), 0.52, {
    also: 'minaret, blue mosque, hagia sophia, charminar',
    habitat: 'desert',
    tall: 25,
    inside: 'temple-inside',
  }),
  building('taj mahal', procedure('mausoleum'), 0.5, { also: 'mausoleum' }),
  building('synagogue', 'synagogue', 0.5),
  mountainBuilding('pagoda', procedure('pagoda'), 0.56, {
    also: 'pagoda temple, chinese temple, stupa, chinese pagoda, japanese pagoda',
    tall: 25,
    inside: 'temple-inside',
  }),
  mountainBuilding('japanese temple', procedure('japanese-temple'), 0.5, {
    also: 'zen temple, buddhist temple, asian temple, shinto shrine, shrine, japanese shrine, dojo, japanese house, tea house, teahouse, shaolin temple, golden pavilion, kinkakuji, kinkaku ji',
  }),
  building('shinto gate', procedure('torii'), 0.5, {
    also: 'torii, torii gate, japanese gate, shrine gate, fushimi inari, fushimi inari shrine, temple gate',
    habitat: 'forest',
    tall: 4.5,
  }),
  mountainBuilding('temple', procedure('mandir'), 0.54, {
    also: 'mandir, hindu temple, indian temple, ancient temple, golden temple',
    tall: 12,
    inside: 'temple-inside',
    madeOf: ['stone'],
  }),
  mountainBuilding('greek temple', procedure('greek-temple'), 0.46, {
    also: 'parthenon, acropolis, roman temple, temple ruins, colonnade, pantheon, olympus, acropolis of athens',
    tall: 25,
  }),
  mountainBuilding('ruins', procedure('greek-temple'), 0.46, {
    also: 'ruin, ancient ruins, ruined temple, angkor wat, borobudur, ancient temple ruins, castle ruins, roman ruins, greek ruins',
    plurals: [],
    qualities: ['ruined'],
    group: 1,
  }),
];

const TOWN = [
  cityBuilding('shop', procedure('shop'), 0.52, {
    also: 'store, convenience store, bookshop, book shop, bookstore, flower shop, toy shop, boutique, shop front, storefront, candy shop, grocery store, butcher shop, shop window, shopfront, store window, store front',
    ambiguous: true,
    tall: 7,
    home: 'street',
    inside: 'shop',
  }),
  cityBuilding('bakery', procedure('bakery'), 0.52, {
    also: 'bakery shop, patisserie, bread shop, pastry shop',
    home: 'street',
    inside: 'shop',
  }),
  cityBuilding('cafe', procedure('cafe-front'), 0.52, {
    also: 'café, coffee shop, coffeehouse, bistro, street cafe, restaurant, diner, pizzeria, tea shop, ice cream shop, trattoria, osteria, brasserie, taverna, gelateria, tapas bar, ice cream parlor, ice cream parlour, steakhouse, eatery',
    tall: 7,
    home: 'street',
    inside: 'cafe',
  }),
  cityBuilding('market stall', procedure('market-stall'), 0.44, {
    also: 'stall, fruit stand, fruit stall, food stall, vegetable stall, market stand, booth, kiosk, lemonade stand, hot dog stand, hot dog cart, vegetable stand, flower stand, flower stall, food cart, food stand, taco stand, ice cream stand, ice cream cart, newsstand, souvenir stand, souvenir stall, juice stand, coffee cart, coffee stand, farm stand, snack stand',
    home: 'street',
    around: 'market',
  }),
  cityBuilding('school', procedure('school'), 0.46, {
    also: 'university, college, schoolhouse, school house, school building, town hall, academy',
    tall: 7,
    inside: 'classroom',
  }),
  cityBuilding('hospital', procedure('hospital'), 0.48, {
    also: 'clinic',
    inside: 'hospital-ward',
  }),
  cityBuilding('museum', procedure('museum'), 0.46, {
    also: 'bank building, courthouse, parliament, city hall, theatre building, embassy, louvre, louvre museum, guggenheim museum, capitol building, us capitol',
    inside: 'museum',
  }),
  cityBuilding('hotel', procedure('hotel'), 0.54, {
    also: 'grand hotel, hostel, casino',
    inside: 'living-room',
  }),
  cityBuilding('factory', procedure('factory'), 0.5, {
    also: 'power plant, mill building, old factory, steelworks, brewery, warehouse, industrial plant, foundry',
    tall: 12,
    inside: 'workshop',
  }),
  cityBuilding('skyscraper', procedure('skyscraper'), 0.66, {
    also: 'high rise, office tower',
    // Several of them are the town itself.
    plurals: [],
    tall: 120,
    home: 'skyline',
  }),
  cityBuilding('office building', procedure('apartments'), 0.6, {
    also: 'apartment building, apartment block, apartment house, block of flats, tenement, housing block, police station, fire station, firehouse, flatiron building, high rise building, apartment complex',
  }),
  cityBuilding('post office', 'post-office', 0.42, { home: 'street' }),
];

const SIGHTS = [
  building('lighthouse', procedure('lighthouse'), 0.58, {
    also: 'light house',
    habitat: 'sea',
    tall: 25,
    home: 'sea-cliff',
    madeOf: ['stone'],
  }),
  building('windmill', procedure('windmill'), 0.54, { also: 'wind mill, mill', tall: 12, madeOf: ['wood'] }),
  building('watermill', procedure('watermill'), 0.48, { also: 'water mill, mill house, water wheel' }),
  building('totem pole', procedure('totem-pole'), 0.62, { also: 'totem', habitat: 'forest' }),
  mountainBuilding('observatory', procedure('observatory'), 0.48, { also: 'planetarium, star observatory' }),
  building('glasshouse', procedure('greenhouse-building'), 0.44, {
    also: 'hothouse, conservatory, orangery',
  }),
  building('gazebo', procedure('gazebo'), 0.48, {
    also: 'pavilion, bandstand, garden pavilion, summerhouse',
    home: 'garden',
  }),
  building('well', procedure('well'), 0.44, {
    also: 'wishing well, water well, village well, stone well',
    ambiguous: true,
    madeOf: ['stone'],
  }),
  entriesOf('building', { facing: 'front', habitat: 'moon' })('moon base', procedure('moon-base'), 0.36, {
    also: 'lunar base, mars base, space base, mars colony, martian colony, martian base, moon colony, space colony, dome city',
  }),
  entriesOf('flying', { facing: 'front', habitat: 'space' })(
    'space station',
    procedure('space-station'),
    0.46,
    {
      also: 'orbital station, space habitat',
      inside: 'spaceship-deck',
    },
  ),
  building('pyramid', procedure('pyramid'), 0.46, {
    also: 'ziggurat, great pyramid, pyramid of giza, great pyramid of giza, pyramids of giza, egyptian pyramid',
    habitat: 'desert',
    tall: 25,
    madeOf: ['stone'],
  }),
  building('labyrinth', procedure('labyrinth'), 0.5, { also: 'maze, hedge maze', low: true, roomy: true }),
  building('bridge', procedure('bridge'), 0.36, {
    also: 'stone bridge, arched bridge, old bridge, viaduct, aqueduct, rialto bridge, ponte vecchio, bridge of sighs, charles bridge, pont neuf',
    tall: 7,
    water: 'stands',
    low: true,
    roomBelow: true,
    madeOf: ['wood', 'stone', 'iron'],
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
    tall: 3,
    onFloor: true,
  }),
];

const FAIR = [
  building('ferris wheel', procedure('ferris-wheel'), 0.6, {
    also: 'big wheel, giant wheel, observation wheel, london eye, millennium wheel, millenium wheel',
    tall: 25,
    home: 'fairground',
  }),
  building('roller coaster', procedure('roller-coaster'), 0.46, {
    also: 'rollercoaster, amusement park, theme park',
    home: 'fairground',
  }),
  building('circus tent', procedure('circus-tent'), 0.5, {
    also: 'circus, big top, marquee',
    tall: 7,
    home: 'fairground',
    around: 'stage',
  }),
  building('carousel', procedure('carousel'), 0.5, {
    also: 'merry go round, carousel horse, roundabout ride',
    tall: 7,
    home: 'fairground',
  }),
];

export const BUILDINGS = [
  ...DWELLINGS,
  ...STRONGHOLDS,
  ...SHRINES,
  ...TOWN,
  ...SIGHTS,
  ...LANDMARKS,
  ...FAIR,
];
