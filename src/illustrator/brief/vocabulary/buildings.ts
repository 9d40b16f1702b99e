import { type Entry, entriesOf, procedure } from './entry.ts';

const building = entriesOf('building', { facing: 'front', habitat: 'meadow' });
const mountainBuilding = entriesOf('building', { facing: 'front', habitat: 'mountain' });
const cityBuilding = entriesOf('building', { facing: 'front', habitat: 'city' });

export const BUILDINGS: readonly Entry[] = [
  mountainBuilding('castle', procedure('castle'), 0.56, {
    also: 'fortress, palace, citadel, fort, kingdom, fairytale castle, camelot, chateau',
  }),
  building('japanese castle', 'japanese-castle', 0.5, { also: 'shogun castle, himeji' }),
  building('cabin', procedure('cabin'), 0.4, {
    also: 'cottage, lodge, log cabin, chalet, farmhouse, barn, shack',
  }),
  building('house', procedure('cabin'), 0.42, {
    also: 'home, villa, mansion, manor, bungalow, farm house, inn, tavern',
    ambiguous: false,
  }),
  building('village', procedure('cabin'), 0.28, {
    also: 'hamlet, small town, fishing village',
    group: 5,
  }),
  building('hut', 'hut', 0.36, { also: 'straw hut, bamboo hut, hovel' }),
  building('haunted house', 'derelict-house', 0.44, {
    also: 'abandoned house, ruined house, derelict house, haunted mansion',
  }),
  building('treehouse', procedure('treehouse'), 0.56, { also: 'tree house', habitat: 'forest' }),
  building('mushroom house', procedure('mushroom-house'), 0.46, {
    also: 'fairy house, gnome house, toadstool house, mushroom cottage, fairy cottage',
    habitat: 'forest',
  }),
  building('lighthouse', procedure('lighthouse'), 0.58, { also: 'light house', habitat: 'sea' }),
  building('windmill', procedure('windmill'), 0.54, { also: 'wind mill, mill' }),
  mountainBuilding('tower', procedure('tower'), 0.58, {
    also: 'wizard tower, watchtower, turret, stone tower, clock tower, bell tower, spire',
  }),
  cityBuilding('tokyo tower', 'tokyo-tower', 0.6, { also: 'eiffel tower, radio tower' }),
  mountainBuilding('pagoda', procedure('pagoda'), 0.56, {
    also: 'japanese temple, chinese temple, buddhist temple, asian temple, stupa, zen temple',
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
  building('pyramid', procedure('pyramid'), 0.46, { also: 'ziggurat', habitat: 'desert' }),
  building('labyrinth', procedure('labyrinth'), 0.5, { also: 'maze, hedge maze' }),
  building('bridge', procedure('bridge'), 0.34, { also: 'stone bridge, arched bridge, wooden bridge' }),
  cityBuilding('skyscraper', procedure('skyscraper'), 0.66, { also: 'high rise, office tower' }),
  building('shinto gate', 'shinto-shrine', 0.48, {
    also: 'torii, torii gate, shrine, shinto shrine, japanese gate',
    habitat: 'forest',
  }),
  building('church', 'church', 0.52, { also: 'chapel, monastery, abbey, cathedral' }),
  building('mosque', 'mosque', 0.5, { also: 'taj mahal, minaret', habitat: 'desert' }),
  building('synagogue', 'synagogue', 0.5),
  building('school', 'school', 0.42, { also: 'university, college', habitat: 'city' }),
  cityBuilding('hospital', 'hospital', 0.48),
  cityBuilding('bank', 'classical-building', 0.44, {
    also: 'museum, courthouse, parliament',
    ambiguous: true,
  }),
  cityBuilding('hotel', 'hotel', 0.48),
  cityBuilding('factory', 'factory', 0.44, { also: 'power plant' }),
  cityBuilding('office building', 'office-building', 0.52, { also: 'apartment building' }),
  cityBuilding('shop', 'convenience-store', 0.4, { also: 'store, convenience store', ambiguous: true }),
  cityBuilding('post office', 'post-office', 0.42),
  cityBuilding('stadium', 'stadium', 0.4, { also: 'arena, colosseum' }),
  cityBuilding('statue of liberty', 'statue-of-liberty', 0.6),
  building('moai', 'moai', 0.5, {
    also: 'easter island statue, easter island head, stone head',
    habitat: 'beach',
  }),
  building('ferris wheel', 'ferris-wheel', 0.56, { also: 'big wheel' }),
  building('roller coaster', 'roller-coaster', 0.5, {
    also: 'rollercoaster, amusement park, theme park',
  }),
  building('circus tent', 'circus-tent', 0.5, { also: 'circus, big top' }),
  building('carousel', 'carousel-horse', 0.46, { also: 'merry go round, carousel horse' }),
  building('tent', procedure('tent'), 0.32, { also: 'teepee, camp, yurt', habitat: 'forest' }),
];
