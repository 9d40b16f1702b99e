import type { PlaceName, SceneKind } from '../../brief/brief.types.ts';

/**
 * What stands about in a place besides its subjects: "noun across along high", one after the other with commas.
 * `across` is -1 at one edge and 1 at the other (dice say which), `along` 0 at the horizon or the foot
 * of the back wall and 1 at the lower edge, `high` a share of the picture's shorter side. Of several
 * sets the dice pick one. Everything keeps to the edges: the middle belongs to the subjects.
 */
type Sets = readonly string[];

const FOREST_FLOOR = [
  'rock -0.78 0.5 0.1, mushroom 0.84 0.62 0.09, fern 0.95 0.34 0.14, rock -0.98 0.9 0.13',
  'fern -0.9 0.5 0.16, rock 0.8 0.42 0.1, mushroom -0.7 0.84 0.08, rock 0.98 0.86 0.12',
];
const TOWN_CORNERS = ['bicycle -0.82 0.34 0.2', 'bench 0.84 0.3 0.15', 'street lamp -0.88 0.26 0.46'];
const HIGHLAND = [
  'fir -0.92 0.3 0.34, rock 0.86 0.56 0.12, cabin 0.72 0.07 0.09, rock -0.98 0.96 0.17',
  'fir 0.9 0.26 0.3, bush -0.84 0.6 0.13, fir 0.7 0.12 0.16, rock 0.98 0.96 0.16',
];

export const PLACE_DRESSING: Partial<Record<PlaceName, Sets>> = {
  'living-room': ['armchair -0.9 0.36 0.26, stack of books 0.84 0.62 0.1, yarn -0.72 0.86 0.07'],
  kitchen: ['stool -0.9 0.44 0.2, basket 0.86 0.62 0.15, copper pot -0.96 0.92 0.12'],
  plain: [],
  library: [
    'stack of books -0.86 0.5 0.15, globe 0.82 0.34 0.2, stack of books 0.96 0.88 0.14, candle -0.64 0.1 0.1',
    'ladder 0.78 0.1 0.42, stack of books -0.84 0.56 0.14, open book 0.86 0.86 0.08',
  ],
  bedroom: ['teddy bear -0.86 0.6 0.14, stack of books 0.9 0.5 0.09, cushion 0.8 0.9 0.1'],
  bathroom: [
    'bathtub -0.7 0.16 0.24, rubber duck 0.74 0.52 0.07, stool 0.92 0.3 0.16, bucket -0.94 0.8 0.13',
  ],
  classroom: ['globe -0.9 0.24 0.2, backpack 0.86 0.66 0.15, stack of books -0.9 0.84 0.1'],
  'artist-studio': ['easel 0.84 0.34 0.42, bucket -0.88 0.58 0.13, palette 0.7 0.84 0.08'],
  workshop: ['barrel -0.9 0.34 0.22, wheel 0.88 0.3 0.22, crate 0.92 0.84 0.17'],
  laboratory: ['stool -0.86 0.4 0.2, crate 0.94 0.3 0.17, potion -0.9 0.86 0.12'],
  office: ['chair -0.82 0.36 0.26, dustbin 0.86 0.5 0.14, stack of books -0.92 0.9 0.1'],
  greenhouse: ['watering can -0.74 0.7 0.13, row of flower pots 0.88 0.8 0.17'],
  stage: ['string of lanterns 0 -0.62 0.16'],
  cafe: ['chair -0.88 0.62 0.26, basket 0.9 0.72 0.13'],
  shop: ['basket -0.86 0.6 0.15, crate 0.9 0.54 0.17, pile of gifts -0.7 0.16 0.15'],
  tavern: ['barrel 0.9 0.3 0.24, stool -0.82 0.44 0.18, barrel -0.97 0.92 0.24'],
  museum: ['statue -0.84 0.2 0.36, amphora 0.84 0.3 0.24, bench 0.74 0.74 0.12'],
  'castle-hall': ['throne 0 0.05 0.24, shield -0.86 0.5 0.17, treasure chest 0.84 0.56 0.15'],
  'church-inside': [
    'candle -0.6 0.14 0.12, candle 0.6 0.14 0.12, vase of lilies -0.9 0.5 0.2, vase of lilies 0.9 0.5 0.2',
  ],
  'temple-inside': [
    'amphora -0.88 0.4 0.24, lantern 0.86 0.44 0.2, candle -0.66 0.16 0.11, candle 0.66 0.16 0.11, lotus 0.9 0.86 0.09',
  ],
  'spaceship-deck': ['crate -0.88 0.46 0.18, telescope 0.84 0.3 0.26, crate 0.97 0.84 0.17'],
  attic: [
    'treasure chest -0.84 0.6 0.19, stack of books -0.6 0.84 0.11, rocking horse 0.96 0.6 0.2',
    'mirror 0.8 0.16 0.36, suitcase -0.84 0.5 0.16, crate -0.96 0.88 0.18, lamp 0.62 0.1 0.14',
  ],
  cave: ['crystal -0.84 0.46 0.17, rock 0.9 0.6 0.15, mushroom 0.72 0.34 0.09, rock -0.97 0.94 0.18'],
  tomb: [
    'amphora -0.82 0.34 0.24, treasure chest 0.84 0.46 0.17, amphora 0.7 0.16 0.16, pile of gold -0.9 0.84 0.13',
  ],
  dungeon: ['barrel -0.84 0.34 0.22, bucket 0.78 0.5 0.13, skull 0.88 0.82 0.09'],
  stairwell: ['potted plant -0.88 0.3 0.26, bucket 0.82 0.56 0.13, broom 0.9 0.36 0.28'],
  sewer: ['barrel -0.86 0.5 0.2, bucket 0.84 0.6 0.13'],
  sauna: ['bucket 0.5 0.56 0.14, stool -0.9 0.6 0.16'],
  'sports-hall': ['basketball -0.84 0.62 0.1'],
  'boxing-ring': [],
  gym: ['basketball -0.84 0.62 0.1, ball 0.9 0.4 0.14, backpack 0.9 0.86 0.14'],
  airport: [
    'airplane 0.5 -0.5 0.11, suitcase -0.8 0.56 0.18, backpack 0.86 0.62 0.14',
    'airplane -0.5 -0.46 0.11, suitcase 0.84 0.6 0.18, suitcase -0.92 0.8 0.16',
  ],
  'swimming-pool': ['ball -0.66 0.56 0.1, rubber duck 0.62 0.7 0.09'],
  'hospital-ward': ['chair 0.84 0.4 0.24, vase of flowers -0.92 0.6 0.18'],
  subway: ['bench -0.74 0.36 0.14, dustbin 0.9 0.34 0.17, suitcase -0.94 0.84 0.16'],
  balcony: [
    'potted plant -0.86 0.4 0.28, round table 0.76 0.44 0.18, chair 0.95 0.56 0.26, row of flower pots -0.9 0.86 0.16',
    'row of flower pots -0.8 0.34 0.2, row of flower pots 0.8 0.34 0.2, string of lanterns 0 -0.6 0.2, potted plant 0.94 0.8 0.3',
  ],
  'parking-lot': ['car -0.72 0.22 0.16, car 0.74 0.22 0.16, street lamp 0.9 0.16 0.44, van -0.86 0.7 0.24'],
  street: TOWN_CORNERS,
  alley: ['dustbin -0.8 0.34 0.16, crate 0.84 0.5 0.15, bicycle 0.74 0.2 0.16'],
  'brick-wall': ['bicycle -0.7 0.14 0.24, dustbin 0.86 0.2 0.2, crate 0.95 0.7 0.16'],
  market: ['fruit crate -0.84 0.66 0.16, basket 0.84 0.6 0.14, barrel 0.97 0.86 0.2'],
  square: [
    'bench -0.8 0.34 0.14, street lamp 0.86 0.26 0.46, row of flower pots -0.95 0.84 0.16',
    'cart 0.8 0.36 0.2, street lamp -0.86 0.24 0.42, barrel -0.96 0.86 0.2',
  ],
  park: [
    'bench -0.8 0.4 0.15, dustbin -0.98 0.4 0.12, bush 0.94 0.5 0.18, street lamp 0.8 0.2 0.34',
    'fountain 0.74 0.24 0.22, bench -0.8 0.46 0.15, bush -0.98 0.9 0.2',
  ],
  playground: ['ball -0.76 0.6 0.09, bench 0.84 0.36 0.14, bucket 0.8 0.76 0.08'],
  village: [
    'well -0.76 0.3 0.24, fence 0.86 0.4 0.14, wheelbarrow 0.86 0.74 0.14',
    'cart 0.78 0.36 0.2, well -0.74 0.26 0.2, bush -0.97 0.86 0.18',
  ],
  'old-town': ['barrel -0.82 0.5 0.18, lantern 0.86 0.4 0.17', 'bench 0.8 0.42 0.14, barrel -0.86 0.6 0.18'],
  harbour: ['barrel -0.86 0.4 0.2, anchor 0.84 0.5 0.22, crate -0.96 0.86 0.2, fishing net 0.9 0.86 0.12'],
  station: ['suitcase 0.62 0.34 0.12, bench 0.86 0.26 0.15, dustbin 0.97 0.6 0.2'],
  stadium: ['football -0.62 0.66 0.08, flag 0.9 0.26 0.26, flag -0.92 0.2 0.22'],
  rooftop: ['potted plant -0.84 0.4 0.24, chair 0.84 0.42 0.24, row of flower pots 0.94 0.86 0.16'],
  fairground: ['carousel -0.62 0.12 0.28, market stall 0.76 0.2 0.28, bunch of balloons -0.88 0.66 0.3'],
  skyline: ['street lamp 0.86 0.34 0.5'],
  swamp: ['fern -0.8 0.5 0.14, reed 0.9 0.7 0.26, mushroom -0.9 0.84 0.09'],
  'birch-forest': FOREST_FLOOR,
  'pine-forest': FOREST_FLOOR,
  'bamboo-forest': ['rock -0.86 0.62 0.12, lantern 0.78 0.34 0.2, fern 0.96 0.84 0.16'],
  'enchanted-forest': ['crystal -0.86 0.5 0.15, mushroom 0.82 0.7 0.13, lantern 0.74 0.2 0.12'],
  'wheat-field': [
    'scarecrow -0.74 0.26 0.3, hay bale 0.8 0.34 0.14, barn 0.66 0.04 0.09',
    'cart 0.78 0.3 0.2, hay bale -0.84 0.3 0.13, windmill -0.66 0.04 0.14',
  ],
  'lavender-field': ['cottage -0.6 0.05 0.1'],
  'tulip-field': ['windmill -0.64 0.05 0.2, basket 0.82 0.66 0.12, windmill 0.8 0.03 0.1'],
  'sunflower-field': ['scarecrow 0.74 0.24 0.28, cottage -0.6 0.05 0.1, basket -0.84 0.7 0.12'],
  'pumpkin-patch': ['scarecrow -0.74 0.24 0.32, wheelbarrow 0.8 0.5 0.16, barn 0.62 0.05 0.13'],
  vineyard: ['villa -0.6 0.05 0.12, barrel 0.82 0.46 0.16, basket -0.84 0.72 0.11'],
  orchard: ['ladder -0.8 0.2 0.34, basket 0.8 0.56 0.12, fruit crate -0.84 0.76 0.13'],
  garden: ['gazebo 0.66 0.1 0.22, watering can 0.86 0.8 0.12'],
  farm: ['barn 0.6 0.08 0.22, wheelbarrow -0.82 0.56 0.14, hay bale 0.86 0.6 0.15, cart -0.74 0.2 0.12'],
  savanna: [
    'tuft of grass -0.82 0.5 0.13, rock 0.86 0.42 0.12, tuft of grass 0.9 0.86 0.16, rock -0.98 0.94 0.13',
  ],
  'rice-terraces': ['hut -0.7 0.2 0.16, basket 0.84 0.72 0.12, bush -0.97 0.88 0.18'],
  hills: ['cottage -0.62 0.1 0.11, bush -0.92 0.6 0.16, rock 0.96 0.92 0.12'],
  graveyard: ['tombstone -0.84 0.6 0.22, lantern 0.8 0.5 0.13, tombstone 0.95 0.84 0.24'],
  battlefield: [
    'flag -0.78 0.22 0.3, crossed swords 0.8 0.5 0.16, shield -0.9 0.66 0.14, wheel 0.92 0.84 0.2, tent 0.62 0.08 0.1',
    'cart 0.78 0.3 0.2, flag -0.84 0.24 0.3, shield 0.9 0.7 0.14, sword -0.76 0.62 0.16, campfire -0.58 0.1 0.08',
  ],
  pond: ['reed 0.9 0.66 0.26, rock -0.92 0.84 0.12'],
  canal: ['windmill -0.6 0.06 0.24, bicycle 0.84 0.44 0.17'],
  canyon: ['cactus -0.8 0.34 0.26, rock 0.86 0.6 0.13'],
  valley: HIGHLAND,
  fjord: ['fir -0.9 0.6 0.3, rock 0.9 0.84 0.12'],
  crater: ['rock -0.88 0.5 0.13, rock 0.92 0.8 0.17'],
  'frozen-lake': ['sled -0.8 0.5 0.12, fir 0.92 0.3 0.26'],
  arctic: ['igloo -0.66 0.14 0.14'],
  'winter-village': ['snowman -0.8 0.4 0.22, sled 0.82 0.56 0.07, fir 0.93 0.24 0.3'],
  oasis: ['palm tree -0.86 0.3 0.44, tent 0.66 0.14 0.16, amphora 0.84 0.6 0.16, rock -0.95 0.9 0.12'],
  'alien-world': ['crystal -0.84 0.4 0.22, rock 0.88 0.66 0.15, crystal 0.66 0.12 0.12'],
  pier: ['barrel -0.42 0.6 0.16, lantern 0.4 0.46 0.13'],
  'coral-reef': ['anchor 0.84 0.7 0.2, treasure chest -0.8 0.66 0.14'],
  seabed: ['treasure chest -0.8 0.56 0.16, anchor 0.84 0.6 0.24, amphora 0.7 0.86 0.13'],
  'sunken-ruins': ['amphora -0.82 0.66 0.18, treasure chest 0.82 0.6 0.15'],
};

/** Before a cafe people sit at tables. */
export const BEFORE_CAFE: Sets = [
  'round table -0.54 0.84 0.17, chair -0.92 0.82 0.19, chair -0.14 0.86 0.19, potted plant 0.9 0.5 0.26, row of flower pots 0.8 0.92 0.16',
  'round table 0.54 0.84 0.17, chair 0.92 0.82 0.19, chair 0.14 0.86 0.19, potted plant -0.9 0.5 0.26, row of flower pots -0.8 0.92 0.16',
];

/** Where no place in particular is meant. */
export const SCENE_DRESSING: Partial<Record<SceneKind, Sets>> = {
  meadow: [
    'cottage -0.66 0.06 0.11, bush -0.93 0.5 0.17, rock 0.96 0.94 0.13',
    'bush 0.95 0.54 0.17, rock -0.9 0.88 0.11',
    'bush -0.95 0.44 0.19, tuft of grass 0.86 0.9 0.15',
  ],
  mountain: HIGHLAND,
  forest: FOREST_FLOOR,
  snow: [
    'cabin 0.68 0.08 0.12, fir -0.92 0.34 0.34, sled 0.84 0.6 0.11, rock -0.97 0.94 0.14',
    'fir 0.92 0.3 0.34, sled -0.82 0.56 0.12, fir -0.7 0.12 0.16, rock 0.97 0.94 0.13',
  ],
  desert: [
    'cactus -0.84 0.34 0.28, rock 0.86 0.56 0.13, cactus 0.64 0.12 0.12',
    'rock -0.86 0.5 0.14, palm tree 0.86 0.2 0.34',
  ],
  beach: [
    'beach umbrella -0.8 0.5 0.26, ball 0.76 0.62 0.09, bucket -0.6 0.84 0.08',
    'boat 0.76 0.46 0.16, message in a bottle -0.8 0.76 0.07, rock 0.97 0.9 0.14',
  ],
  moon: ['rover 0.7 0.16 0.12, rock -0.86 0.56 0.13, flag -0.72 0.24 0.2, rock 0.96 0.9 0.16'],
  city: TOWN_CORNERS,
  interior: ['stack of books -0.86 0.6 0.1, potted plant 0.93 0.3 0.24, yarn 0.76 0.84 0.07'],
};
