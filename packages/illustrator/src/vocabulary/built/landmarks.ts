import { entriesOf, procedure } from '../noun-entry.ts';

const building = entriesOf('building', { facing: 'front', habitat: 'meadow' });
const mountainBuilding = entriesOf('building', { facing: 'front', habitat: 'mountain' });
const cityBuilding = entriesOf('building', { facing: 'front', habitat: 'city' });

/** Sights that have a name of their own, and what stands beside roads and rails. Rarer ones borrow their nearest kind. */
export const LANDMARKS = [
  cityBuilding('tokyo tower', 'tokyo-tower', 0.6, { also: 'radio tower', home: 'park' }),
  cityBuilding('eiffel tower', procedure('iron-tower'), 0.72, {
    also: 'iron tower, lattice tower, paris tower, tour eiffel, eiffeltower',
    home: 'park',
  }),
  cityBuilding('clock tower', procedure('clock-tower'), 0.66, {
    also: 'big ben, bell tower, campanile, belfry, clocktower, elizabeth tower, big ben clock tower, big ben clock',
    home: 'old-town',
  }),
  cityBuilding('television tower', procedure('ball-tower'), 0.72, {
    also: 'tv tower, oriental pearl, oriental pearl tower, space needle, cn tower, fernsehturm, needle tower, berlin tower, cn tower toronto, cell tower',
    home: 'skyline',
  }),
  cityBuilding('empire state building', procedure('spired-tower'), 0.72, {
    also: 'empire state, chrysler building, willis tower, burj khalifa, art deco skyscraper',
    home: 'skyline',
  }),
  cityBuilding('statue of liberty', procedure('liberty'), 0.72, {
    also: 'lady liberty, liberty statue',
    home: 'skyline',
  }),
  cityBuilding('opera house', procedure('opera-house'), 0.5, {
    also: 'sydney opera house, sydney opera',
    home: 'skyline',
  }),
  cityBuilding('onion domed cathedral', procedure('onion-cathedral'), 0.6, {
    also: "kremlin, saint basil's cathedral, st basil's cathedral, saint basils cathedral, st basils cathedral, onion domes, orthodox church, russian church, red square",
    home: 'square',
  }),
  cityBuilding('triumphal arch', procedure('triumphal-arch'), 0.54, {
    also: 'arc de triomphe, arc of triomphe, brandenburg gate, marble arch, gateway of india, arch of triumph, india gate, arch, archway, stone arch, gateway arch',
    home: 'park',
  }),
  building('rock arch', procedure('rock-arch'), 0.6, {
    also: 'natural arch, natural bridge, sandstone arch, rock archway, delicate arch, desert arch, natural rock arch, natural stone arch, rock bridge, red rock arch',
    habitat: 'desert',
    home: 'badlands',
    tall: 15,
  }),
  building('rock pillar', procedure('hoodoo'), 0.62, {
    also: 'hoodoo, rock formation, rock spire, rock tower, rock column, balanced rock, sandstone pillar, sea stack, rock needle, sandstone formation, red rock formation, desert rock formation',
    plurals: [
      'rock pillars',
      'rock formations',
      'rock spires',
      'balanced rocks',
      'rock needles',
      'rock columns',
    ],
    habitat: 'desert',
    home: 'badlands',
    tall: 12,
  }),
  mountainBuilding('great wall', procedure('great-wall'), 0.66, {
    also: 'great wall of china, chinese wall',
    plurals: [],
  }),
  mountainBuilding('mount rushmore', procedure('carved-cliff'), 0.6, {
    also: 'rushmore, mt rushmore',
    plurals: [],
  }),
  building('leaning tower', procedure('leaning-tower'), 0.62, {
    also: 'leaning tower of pisa, tower of pisa',
  }),
  cityBuilding('colosseum', procedure('colosseum'), 0.42, {
    also: 'coliseum, amphitheatre, amphitheater, roman arena, roman colosseum',
    home: 'park',
  }),
  building('stonehenge', procedure('stone-circle'), 0.4, {
    also: 'stone circle, standing stones, standing stone, megalith, dolmen',
    plurals: [],
  }),
  building('obelisk', procedure('obelisk'), 0.6, {
    also: 'monolith, cleopatra needle, washington monument, column, stone column, marble column, pillar, stone pillar',
    habitat: 'desert',
  }),
  building('moai', 'moai', 0.5, {
    also: 'easter island statue, easter island head, stone head',
    habitat: 'beach',
  }),
  mountainBuilding('geyser', procedure('geyser'), 0.6, {
    also: 'old faithful, geyser old faithful, old faithful geyser, hot spring fountain',
  }),
  building('tunnel', procedure('tunnel-mouth'), 0.6, {
    also: 'railway tunnel, train tunnel, road tunnel, tunnel entrance',
    roomy: true,
    madeOf: ['stone'],
  }),
  building('wind turbine', procedure('wind-turbine'), 0.72, {
    also: 'modern windmill, modern wind mill, wind power plant, wind generator, solar windmill',
    tall: 90,
  }),
  building('wind farm', procedure('wind-turbine'), 0.6, {
    also: 'windmill farm, wind park',
    group: 5,
    tall: 90,
  }),
  building('water tower', procedure('water-tower'), 0.66, {
    also: 'water tank',
    habitat: 'desert',
    tall: 20,
  }),
  building('garbage heap', procedure('garbage-heap'), 0.5, {
    also: 'garbage dump, pile of garbage, heap of garbage, trash heap, pile of trash, rubbish heap, garbage pile, trash pile, landfill, rubbish dump, heap of rubbish, scrap heap, mountain of trash, mountain of garbage, trash, garbage, rubbish',
    tall: 4,
    onFloor: true,
  }),
  building('rope bridge', procedure('rope-bridge'), 0.36, {
    also: 'hanging rope bridge, swing bridge, suspension footbridge, plank bridge, jungle bridge',
    habitat: 'forest',
    home: 'jungle',
    water: 'stands',
    low: true,
    madeOf: ['wood'],
  }),
  building('gas station', procedure('gas-station'), 0.46, {
    also: 'petrol station, filling station, service station, fuel station, truck stop',
    habitat: 'desert',
    tall: 5,
  }),
];
