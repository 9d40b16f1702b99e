import { entriesOf, procedure } from './noun-entry.ts';

const car = entriesOf('vehicle', { facing: 'right', habitat: 'meadow' });
const icon = entriesOf('vehicle', { facing: 'left', habitat: 'meadow' });
const boat = entriesOf('boat', { facing: 'right', habitat: 'sea' });
const aircraft = entriesOf('flying', { facing: 'left', habitat: 'mountain' });
const spacecraft = entriesOf('flying', { facing: 'right', habitat: 'space' });

export const VEHICLES = [
  car('car', procedure('family-car'), 0.3, {
    also: 'automobile, sedan, small car, toyota, honda, volkswagen, fiat, mini cooper, family car, saloon car, hatchback, motorcar, motor car, bmw, mercedes, audi, lexus, nissan, chevrolet, electric car, hybrid car',
    tall: 1.7,
    colorful: true,
    roomBelow: true,
  }),
  entriesOf('vehicle', { facing: 'left', habitat: 'meadow' })('sports car', procedure('sports-car'), 0.3, {
    also: 'supercar, ferrari, lamborghini, porsche, porsche 911, porsche 356, ferrari testarossa, mclaren, bugatti, aston martin, tesla, ford mustang, mustang car, camaro, race car, corvette, drop top sports car, muscle car, roadster, coupe, sportscar, futuristic car',
  }),
  car('convertible', procedure('vintage-car'), 0.3, {
    also: 'cabriolet, open top car, convertible car, drop top, drop top car, cabrio, golf cart, golf buggy',
    qualities: ['open-top'],
    tall: 1.4,
  }),
  car('old car', procedure('vintage-car'), 0.28, {
    also: 'vintage car, classic car, beetle car, cadillac, oldtimer, retro car, american car, antique car, volkswagen beetle, vw beetle, vw bug, beetle automobile, rolls royce, model t, chevy bel air, hot rod',
    tall: 1.7,
  }),
  car('jeep', procedure('jeep'), 0.32, {
    also: 'suv, off roader, land rover, off road vehicle, safari car, four wheel drive',
    habitat: 'desert',
    tall: 1.7,
  }),
  icon('racing car', 'racing-car', 0.26, {
    also: 'formula one car, f1 car, go kart, formula 1 car, formula one, formula 1, f1, f1 race car, bumper car, dodgem',
    tall: 1.7,
  }),
  car('bus', procedure('bus'), 0.34, {
    also: 'coach, city bus, public bus, tour bus',
    habitat: 'city',
    tall: 3.2,
    home: 'street',
  }),
  car('school bus', procedure('school-bus'), 0.34, { also: 'yellow bus', habitat: 'city' }),
  car('double decker bus', procedure('double-decker'), 0.46, {
    also: 'double decker, doubledecker, double decker busses, london bus, red london bus, doubledecker bus',
    habitat: 'city',
    tall: 3.2,
    home: 'street',
  }),
  car('van', procedure('van'), 0.34, {
    also: 'minibus, delivery van, transporter, mail truck, news van',
    tall: 2.2,
  }),
  car('camper', procedure('camper'), 0.38, {
    also: 'camper van, campervan, vw van, volkswagen van, vw camper, volkswagen bus, hippie van, caravan, motorhome, mobile home, vw bus, rv',
    habitat: 'beach',
  }),
  car('taxi', procedure('taxi'), 0.32, {
    also: 'cab, yellow cab, taxicab, taxi cab',
    habitat: 'city',
    tall: 1.7,
    home: 'street',
  }),
  car('police car', procedure('police-car'), 0.32, {
    also: 'cop car, patrol car',
    habitat: 'city',
    tall: 1.7,
    home: 'street',
  }),
  car('fire engine', procedure('fire-engine'), 0.36, {
    also: 'fire truck, firetruck, fire brigade',
    habitat: 'city',
    tall: 3.2,
    home: 'street',
  }),
  car('ambulance', procedure('ambulance'), 0.36, { habitat: 'city', tall: 2.2, home: 'street' }),
  car('truck', procedure('lorry'), 0.36, {
    also: 'lorry, semi truck, semi, trailer truck, moving truck, delivery truck, cargo truck, trucker truck',
    tall: 3.2,
  }),
  car('pickup truck', procedure('pickup'), 0.36, {
    also: 'pickup, pick up truck, ford f 150, f 150, ford f150, farm truck, pickup lorry, hay truck',
    tall: 1.7,
    holds: true,
  }),
  car('tractor', procedure('tractor'), 0.38, {
    also: 'farm tractor, steamroller, combine harvester, combine, harvester, riding mower',
    tall: 2.6,
    home: 'farm',
  }),
  icon('rickshaw', 'auto-rickshaw', 0.34, { also: 'tuk tuk, auto rickshaw', habitat: 'city' }),
  car('motorcycle', procedure('motorcycle'), 0.36, {
    also: 'motorbike, harley, chopper bike, motor bike, motor cycle, quad bike, atv, dirt bike',
    tall: 1,
    seat: 'cycle',
    seats: 2,
    ridden: true,
  }),
  car('scooter', procedure('scooter'), 0.36, {
    also: 'vespa, moped, motor scooter',
    habitat: 'city',
    tall: 1,
    seat: 'cycle',
    seats: 2,
    ridden: true,
  }),
  car('bicycle', procedure('bicycle'), 0.38, {
    also: 'bike, cycle, push bike, pushbike, bicyle, city bike, mountain bike, road bike, bmx, bmx bike',
    tall: 1,
    carries: ['basket'],
    seat: 'cycle',
    seats: 2,
    ridden: true,
    onFloor: true,
  }),
  car('tandem', procedure('tandem'), 0.4, {
    also: 'tandem bicycle, tandem bike, bicycle built for two, bicycle for two',
    tall: 1,
    seat: 'cycle',
    seats: 2,
    ridden: true,
    onFloor: true,
  }),
  car('unicycle', procedure('unicycle'), 0.36, { tall: 1.1, seat: 'cycle', ridden: true, onFloor: true }),
  car('skateboard', procedure('skateboard'), 0.18, {
    habitat: 'city',
    tall: 0.45,
    seat: 'board',
    ridden: true,
  }),
  car('sled', procedure('sled'), 0.3, {
    also: 'sledge, toboggan, dog sled, wooden sled, snow sled',
    habitat: 'snow',
    tall: 0.34,
    seat: 'board',
    ridden: true,
    holds: true,
    brings: { season: 'winter', snow: true },
  }),
  car('sleigh', procedure('sleigh'), 0.34, {
    also: 'santa sleigh, santa sled, horse sleigh, reindeer sleigh, reindeer sled, horse drawn sleigh, santa claus sleigh, santas sleigh',
    habitat: 'snow',
    tall: 1.25,
    holds: true,
    brings: { season: 'winter', snow: true },
  }),
  car('carriage', procedure('carriage'), 0.42, {
    also: 'horse carriage, stagecoach, stage coach, coach and horses, royal carriage, golden carriage, horse drawn carriage, pumpkin carriage',
    habitat: 'city',
    tall: 1.7,
    home: 'old-town',
  }),
  car('cart', procedure('cart'), 0.36, {
    also: 'wagon, hay cart, hay wagon, horse cart, ox cart, wooden cart, farm cart, oxcart, covered wagon, donkey cart',
    holds: true,
  }),
  car('tank', procedure('tank'), 0.34, { also: 'battle tank, panzer', ambiguous: true, habitat: 'desert' }),
  car('train', procedure('train'), 0.44, {
    also: 'steam train, locomotive, train car, railway car, railroad car, boxcar, train carriage, railway carriage, train wagon, steam locomotive, steam engine, railway, freight train, railway train',
    ambiguous: false,
    tall: 3.2,
    madeOf: ['iron'],
  }),
  car('oncoming train', procedure('train-front'), 0.6, {
    also: 'approaching train, train seen from the front, train head on',
    facing: 'front',
    tall: 3.2,
  }),
  car('bullet train', procedure('fast-train'), 0.3, {
    also: 'high speed train, shinkansen, modern train, express train, metro, subway, subway train, passenger train, monorail, tgv',
    tall: 3.2,
  }),
  car('tram', procedure('tram'), 0.4, {
    also: 'streetcar, trolley, cable car, street car, trolley car',
    habitat: 'city',
    tall: 3.2,
    home: 'street',
  }),

  boat('ship', procedure('galleon'), 0.54, {
    also: 'galleon, sailing ship, tall ship, frigate, ghost ship, schooner, caravel, clipper, man of war, sail ship',
    tall: 12,
    madeOf: ['wood'],
  }),
  boat('pirate ship', procedure('galleon'), 0.58, {
    also: 'corsair ship, pirate galleon, buccaneer ship, black pearl, flying dutchman, pirate boat',
    qualities: ['pirate'],
    tall: 12,
  }),
  boat('viking ship', procedure('viking-ship'), 0.5, {
    also: 'longship, viking longship, viking longboat, drakkar, dragon boat, dragon ship, viking boat, longboat',
  }),
  boat('sailboat', procedure('sailing-boat'), 0.5, {
    also: 'sailing boat, small sailing boat, dinghy, catamaran, sail boat, sloop, little boat, sailing dinghy',
    tall: 4.5,
    colorful: true,
  }),
  boat('boat', procedure('rowing-boat'), 0.3, {
    also: 'rowing boat, rowboat, row boat, wooden boat, skiff, lifeboat',
    tall: 2.2,
    holds: true,
    madeOf: ['wood'],
  }),
  boat('canoe', procedure('canoe'), 0.26, {
    also: 'kayak, canu, pirogue',
    tall: 1,
    holds: true,
    madeOf: ['wood'],
  }),
  boat('gondola', procedure('venetian-gondola'), 0.32, { also: 'venetian gondola, venetian boat' }),
  boat('raft', procedure('raft'), 0.44, { also: 'wooden raft, log raft' }),
  boat('fishing boat', procedure('fishing-boat'), 0.46, {
    also: 'trawler, fisher boat, fishing trawler, tugboat, tug boat, fishing vessel, cutter',
  }),
  boat('motorboat', procedure('yacht'), 0.36, {
    also: 'motor boat, yacht, motor yacht, luxury yacht',
    tall: 2.2,
  }),
  boat('great wave', procedure('great-wave'), 0.74, {
    also: 'big wave, huge wave, giant wave, tidal wave, towering wave, monster wave, massive wave, enormous wave, tsunami, crashing wave',
    tall: 9,
    plurals: [],
    ridden: true,
    ofWater: true,
  }),
  entriesOf('boat', { facing: 'left', habitat: 'sea' })('speedboat', 'speedboat', 0.28, {
    also: 'speed boat, jet boat, jet ski, jetski',
  }),
  boat('cruise ship', procedure('liner'), 0.4, {
    also: 'ocean liner, titanic, steamship, steamer, steam ship, steamboat, cruise liner, liner, paddle steamer, ocean cruise ship',
    tall: 25,
  }),
  boat('container ship', procedure('container-ship'), 0.36, {
    also: 'cargo ship, freighter, tanker, oil tanker, cargo vessel',
  }),
  boat('ferry', procedure('ferry'), 0.38, { also: 'passenger ship, ferry boat, car ferry', tall: 12 }),
  entriesOf('sea-creature', { facing: 'right', habitat: 'underwater' })(
    'submarine',
    procedure('submarine'),
    0.36,
    { also: 'u boat, yellow submarine, bathyscaphe', tall: 3.2, alive: false },
  ),

  aircraft('hot air balloon', procedure('hot-air-balloon'), 0.46, {
    also: 'hot air baloon, air balloon, hotair balloon',
    facing: 'front',
    flock: 4,
    tall: 12,
    colorful: true,
    roomy: true,
    alive: false,
  }),
  aircraft('airship', procedure('airship'), 0.4, {
    also: 'zeppelin, blimp, dirigible, steampunk airship, sky ship',
    alive: false,
  }),
  aircraft('airplane', procedure('airliner'), 0.4, {
    also: 'aeroplane, jet, airliner, plane, aircraft, passenger plane, jet plane, jumbo jet, fighter jet, jet fighter, tanker plane',
    tall: 4.5,
    roomy: true,
    alive: false,
  }),
  aircraft('paper airplane', procedure('paper-airplane'), 0.34, {
    also: 'paper plane, paper aeroplane, paper jet, paper dart',
    tall: 0.12,
    madeOf: ['paper'],
    alive: false,
  }),
  aircraft('small airplane', procedure('propeller-plane'), 0.4, {
    also: 'propeller plane, biplane, warplane, fighter plane, small plane, seaplane, old plane, double decker plane, glider, spitfire',
    tall: 4.5,
    roomy: true,
    alive: false,
  }),
  aircraft('helicopter', procedure('helicopter'), 0.4, {
    also: 'chopper, rescue helicopter',
    tall: 4.5,
    roomy: true,
    alive: false,
  }),
  aircraft('parachute', 'parachute', 0.4, {
    also: 'paraglider, skydiver, hang glider, paragliders',
    alive: false,
  }),
  spacecraft('spaceship', procedure('spaceship'), 0.46, {
    also: 'spacecraft, starship, space ship, star cruiser, alien craft, star ship, space cruiser, space vessel',
    tall: 3.2,
    roomy: true,
    alive: false,
  }),
  spacecraft('space shuttle', procedure('shuttle'), 0.4, {
    also: 'shuttle, spaceplane, space plane',
    alive: false,
  }),
  spacecraft('rocket', procedure('rocket'), 0.52, {
    also: 'rocket ship, space rocket, rocketship, missile',
    tall: 12,
    roomy: true,
    alive: false,
  }),
  spacecraft('ufo', procedure('ufo'), 0.36, {
    also: 'flying saucer, alien ufo, alien spaceship, alien ship, u f o, mothership',
    facing: 'front',
    tall: 3.2,
    roomy: true,
    alive: false,
  }),
  spacecraft('satellite', procedure('satellite'), 0.36, { facing: 'front', alive: false }),
  entriesOf('vehicle', { facing: 'right', habitat: 'moon' })('rover', procedure('rover'), 0.42, {
    also: 'mars rover, moon rover, lunar rover, moon buggy, planetary rover',
  }),
];
