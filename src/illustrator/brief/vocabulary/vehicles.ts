import { type Entry, entriesOf, procedure } from './entry.ts';

const car = entriesOf('vehicle', { facing: 'right', habitat: 'meadow' });
const icon = entriesOf('vehicle', { facing: 'left', habitat: 'meadow' });
const boat = entriesOf('boat', { facing: 'left', habitat: 'sea' });
const aircraft = entriesOf('flying', { facing: 'left', habitat: 'mountain' });
const spacecraft = entriesOf('flying', { facing: 'right', habitat: 'space' });

export const VEHICLES: readonly Entry[] = [
  car('car', procedure('family-car'), 0.3, {
    also: 'automobile, sedan, small car, family car, saloon car, hatchback, motorcar, motor car',
  }),
  entriesOf('vehicle', { facing: 'left', habitat: 'desert' })('sports car', procedure('sports-car'), 0.3, {
    also: 'supercar, ferrari, lamborghini, porsche, convertible, race car, muscle car, roadster, coupe, sportscar, futuristic car',
  }),
  car('old car', procedure('vintage-car'), 0.28, {
    also: 'vintage car, classic car, beetle car, cadillac, oldtimer, retro car, american car, antique car',
  }),
  car('jeep', procedure('jeep'), 0.32, {
    also: 'suv, off roader, land rover, off road vehicle, safari car, four wheel drive',
    habitat: 'desert',
  }),
  icon('racing car', 'racing-car', 0.26, { also: 'formula one car, f1 car, go kart' }),
  car('bus', procedure('bus'), 0.34, { also: 'coach, city bus, public bus, tour bus', habitat: 'city' }),
  car('school bus', procedure('school-bus'), 0.34, { also: 'yellow bus', habitat: 'city' }),
  car('double decker bus', procedure('double-decker'), 0.46, {
    also: 'double decker, doubledecker, double decker busses, london bus, red london bus, doubledecker bus',
    habitat: 'city',
  }),
  car('van', procedure('van'), 0.34, { also: 'minibus, delivery van, transporter' }),
  car('camper', procedure('camper'), 0.38, {
    also: 'camper van, campervan, caravan, motorhome, mobile home, vw bus, rv',
    habitat: 'beach',
  }),
  car('taxi', procedure('taxi'), 0.32, { also: 'cab, yellow cab, taxicab, taxi cab', habitat: 'city' }),
  car('police car', procedure('police-car'), 0.32, { also: 'cop car, patrol car', habitat: 'city' }),
  car('fire engine', procedure('fire-engine'), 0.36, {
    also: 'fire truck, firetruck, fire brigade',
    habitat: 'city',
  }),
  car('ambulance', procedure('ambulance'), 0.36, { habitat: 'city' }),
  car('truck', procedure('lorry'), 0.36, {
    also: 'lorry, semi truck, semi, trailer truck, moving truck, delivery truck, cargo truck',
    habitat: 'desert',
  }),
  car('pickup truck', procedure('pickup'), 0.36, {
    also: 'pickup, pick up truck, farm truck, pickup lorry, hay truck',
    habitat: 'desert',
  }),
  car('tractor', procedure('tractor'), 0.38, { also: 'farm tractor' }),
  icon('rickshaw', 'auto-rickshaw', 0.34, { also: 'tuk tuk, auto rickshaw', habitat: 'city' }),
  car('motorcycle', procedure('motorcycle'), 0.36, {
    also: 'motorbike, harley, chopper bike, motor bike, motor cycle',
    habitat: 'desert',
  }),
  car('scooter', procedure('scooter'), 0.36, { also: 'vespa, moped, motor scooter', habitat: 'city' }),
  car('bicycle', procedure('bicycle'), 0.38, { also: 'bike, cycle, push bike, pushbike, bicyle, city bike' }),
  icon('skateboard', 'skateboard', 0.18, { habitat: 'city' }),
  icon('sled', 'sled', 0.26, { also: 'sleigh, sledge', habitat: 'snow' }),
  car('train', procedure('train'), 0.34, {
    also: 'steam train, locomotive, steam locomotive, steam engine, railway, freight train, railway train',
    ambiguous: false,
  }),
  car('bullet train', procedure('fast-train'), 0.3, {
    also: 'high speed train, shinkansen, modern train, express train, metro, subway, subway train, passenger train, monorail, tgv',
  }),
  car('tram', procedure('tram'), 0.4, {
    also: 'streetcar, trolley, cable car, street car, trolley car',
    habitat: 'city',
  }),

  boat('ship', procedure('galleon'), 0.54, {
    also: 'galleon, pirate ship, sailing ship, tall ship, frigate, viking ship, ghost ship, schooner, caravel, longship, clipper',
  }),
  boat('sailboat', 'sailboat', 0.46, { also: 'sailing boat, yacht, catamaran' }),
  boat('boat', 'sailboat', 0.42, { also: 'dinghy' }),
  boat('canoe', 'canoe', 0.26, { also: 'kayak, rowing boat, rowboat, gondola, raft' }),
  boat('motorboat', 'motor-boat', 0.3, { also: 'motor boat, fishing boat' }),
  boat('speedboat', 'speedboat', 0.28, { also: 'speed boat, jet boat' }),
  boat('cruise ship', 'ship', 0.46, {
    also: 'ocean liner, titanic, steamship, steamer, cargo ship',
  }),
  boat('ferry', 'ferry', 0.42, { also: 'passenger ship' }),
  entriesOf('sea-creature', { facing: 'left', habitat: 'underwater' })(
    'submarine',
    procedure('submarine'),
    0.36,
    {
      also: 'u boat',
    },
  ),

  aircraft('hot air balloon', procedure('hot-air-balloon'), 0.46, {
    also: 'hot air baloon, air balloon, hotair balloon',
    facing: 'front',
    flock: 4,
  }),
  aircraft('airplane', 'airplane', 0.36, { also: 'aeroplane, jet, airliner, plane, aircraft' }),
  aircraft('small airplane', 'small-airplane', 0.34, {
    also: 'propeller plane, biplane, warplane, fighter plane',
  }),
  aircraft('helicopter', 'helicopter', 0.36, { also: 'chopper' }),
  aircraft('parachute', 'parachute', 0.4, { also: 'paraglider, skydiver' }),
  spacecraft('spaceship', procedure('spaceship'), 0.42, {
    also: 'spacecraft, starship, space ship, space shuttle, star cruiser, shuttle',
  }),
  spacecraft('rocket', 'rocket', 0.46, { also: 'rocket ship, space rocket, rocketship' }),
  spacecraft('ufo', procedure('ufo'), 0.36, {
    also: 'flying saucer, alien ufo, alien spaceship, alien ship, u f o, mothership',
    facing: 'front',
  }),
  spacecraft('satellite', 'satellite', 0.34, { also: 'space station', facing: 'front' }),
];
