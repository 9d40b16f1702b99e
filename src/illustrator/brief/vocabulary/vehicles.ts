import { type Entry, entriesOf, procedure } from './entry.ts';

const car = entriesOf('vehicle', { facing: 'left', habitat: 'meadow' });
const boat = entriesOf('boat', { facing: 'left', habitat: 'sea' });
const aircraft = entriesOf('flying', { facing: 'left', habitat: 'mountain' });
const spacecraft = entriesOf('flying', { facing: 'right', habitat: 'space' });

export const VEHICLES: readonly Entry[] = [
  car('car', procedure('sports-car'), 0.3, {
    also: 'sports car, supercar, automobile, ferrari, lamborghini, porsche, convertible, race car, muscle car',
    habitat: 'desert',
  }),
  car('old car', 'automobile', 0.28, {
    also: 'vintage car, classic car, beetle car, small car, sedan',
  }),
  car('jeep', 'sport-utility-vehicle', 0.3, { also: 'suv, off roader, land rover', habitat: 'desert' }),
  car('racing car', 'racing-car', 0.26, { also: 'formula one car, f1 car, go kart' }),
  car('bus', 'bus', 0.34, { also: 'coach, school bus', habitat: 'city' }),
  car('van', 'minibus', 0.32, { also: 'minibus, camper, camper van, campervan' }),
  car('taxi', 'taxi', 0.3, { also: 'cab, yellow cab', habitat: 'city' }),
  car('police car', 'police-car', 0.3, { habitat: 'city' }),
  car('fire engine', 'fire-engine', 0.34, { also: 'fire truck, firetruck', habitat: 'city' }),
  car('ambulance', 'ambulance', 0.34, { habitat: 'city' }),
  car('truck', 'articulated-lorry', 0.34, {
    also: 'lorry, semi truck',
    facing: 'right',
    habitat: 'desert',
  }),
  car('delivery truck', 'delivery-truck', 0.32, { facing: 'right', habitat: 'city' }),
  car('pickup truck', 'pickup-truck', 0.3, { also: 'pickup', habitat: 'desert' }),
  car('tractor', 'tractor', 0.34),
  car('rickshaw', 'auto-rickshaw', 0.34, { also: 'tuk tuk, auto rickshaw', habitat: 'city' }),
  car('motorcycle', 'motorcycle', 0.32, {
    also: 'motorbike, harley',
    facing: 'right',
    habitat: 'desert',
  }),
  car('scooter', 'motor-scooter', 0.32, { also: 'vespa, moped', habitat: 'city' }),
  car('bicycle', 'bicycle', 0.32, { also: 'bike, cycle' }),
  car('skateboard', 'skateboard', 0.18, { habitat: 'city' }),
  car('sled', 'sled', 0.26, { also: 'sleigh, sledge', habitat: 'snow' }),
  car('train', procedure('train'), 0.32, {
    also: 'steam train, locomotive, steam locomotive, steam engine, railway',
    ambiguous: false,
  }),
  car('bullet train', 'bullet-train', 0.34, { also: 'high speed train, shinkansen' }),
  car('tram', 'tram-car', 0.36, { also: 'streetcar, trolley', habitat: 'city' }),

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
