export const SCENE_KINDS = [
  'mountain',
  'snow',
  'meadow',
  'desert',
  'moon',
  'space',
  'sea',
  'beach',
  'underwater',
  'forest',
  'city',
  'interior',
  'portrait',
  'abstract',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A particular place inside a scene kind: a kitchen is an interior, a wheat field is a meadow. */
export const PLACE_SCENES = {
  'living-room': 'interior',
  kitchen: 'interior',
  library: 'interior',
  bedroom: 'interior',
  bathroom: 'interior',
  classroom: 'interior',
  'artist-studio': 'interior',
  workshop: 'interior',
  laboratory: 'interior',
  office: 'interior',
  greenhouse: 'interior',
  stage: 'interior',
  cafe: 'interior',
  shop: 'interior',
  tavern: 'interior',
  museum: 'interior',
  'castle-hall': 'interior',
  'church-inside': 'interior',
  'temple-inside': 'interior',
  'spaceship-deck': 'interior',
  attic: 'interior',
  /** A seat below a window, between books. */
  nook: 'interior',
  cave: 'interior',
  tomb: 'interior',
  dungeon: 'interior',
  stairwell: 'interior',
  elevator: 'interior',
  corridor: 'interior',
  'hospital-corridor': 'interior',
  submarine: 'interior',
  laundromat: 'interior',
  arcade: 'interior',
  barbershop: 'interior',
  sewer: 'interior',
  sauna: 'interior',
  gym: 'interior',
  'sports-hall': 'interior',
  'boxing-ring': 'interior',
  airport: 'interior',
  'swimming-pool': 'interior',
  'hospital-ward': 'interior',
  'dental-office': 'interior',
  subway: 'interior',
  /** Seats before windows that pass through the country. */
  'train-car': 'interior',
  'airplane-cabin': 'interior',
  /** Small things on it are right before the window. */
  windowsill: 'interior',
  /** A bare sheet of paper, or the paper of a photographer. */
  plain: 'interior',
  street: 'city',
  alley: 'city',
  'brick-wall': 'city',
  market: 'city',
  square: 'city',
  courtyard: 'city',
  doorstep: 'city',
  park: 'city',
  playground: 'city',
  village: 'city',
  'old-town': 'city',
  /** Water instead of a street. */
  'town-canal': 'city',
  harbour: 'city',
  station: 'city',
  stadium: 'city',
  'tennis-court': 'city',
  rooftop: 'city',
  /** Many of them, seen from among them. */
  roofs: 'city',
  fairground: 'city',
  skyline: 'city',
  balcony: 'city',
  'parking-lot': 'city',
  jungle: 'forest',
  swamp: 'forest',
  mangrove: 'forest',
  'bamboo-forest': 'forest',
  'birch-forest': 'forest',
  'pine-forest': 'forest',
  'enchanted-forest': 'forest',
  'wheat-field': 'meadow',
  'lavender-field': 'meadow',
  'tulip-field': 'meadow',
  'sunflower-field': 'meadow',
  'pumpkin-patch': 'meadow',
  vineyard: 'meadow',
  orchard: 'meadow',
  garden: 'meadow',
  farm: 'meadow',
  savanna: 'meadow',
  'rice-terraces': 'meadow',
  hills: 'meadow',
  graveyard: 'meadow',
  battlefield: 'meadow',
  pond: 'meadow',
  canal: 'meadow',
  valley: 'mountain',
  cliff: 'mountain',
  canyon: 'mountain',
  crater: 'mountain',
  'rock-cones': 'mountain',
  /** Banded pillars, one beside the other. */
  hoodoos: 'mountain',
  fjord: 'mountain',
  'above-the-clouds': 'mountain',
  'floating-island': 'mountain',
  'frozen-lake': 'snow',
  arctic: 'snow',
  'winter-village': 'snow',
  oasis: 'desert',
  /** Red table mountains over a plain. */
  badlands: 'desert',
  'checkered-plain': 'desert',
  'alien-world': 'moon',
  'tropical-island': 'beach',
  /** Seen as a whole from the sea. */
  island: 'beach',
  pier: 'sea',
  'alien-sea': 'sea',
  'sea-cliff': 'sea',
  'rocky-coast': 'sea',
  'coral-reef': 'underwater',
  seabed: 'underwater',
  'sunken-ruins': 'underwater',
  shapes: 'abstract',
  spiral: 'abstract',
  mandala: 'abstract',
  waves: 'abstract',
  emotion: 'abstract',
} as const satisfies Record<string, SceneKind>;
export type PlaceName = keyof typeof PLACE_SCENES;

/** What a table for small things is of; a cloth has the color that is told. */
export type TableTop = 'wood' | 'dark-wood' | 'marble' | 'check-cloth' | 'linen' | 'stone' | 'cloth' | 'none';

/** What words tell of a place besides its name: who lives there, what is sold, what is celebrated. */
export const PLACE_HINTS = {
  /** The ground rises to a top on which everyone stands against the sky. */
  hilltop: 'meadow',
  /** Whoever it is stands right before the falling water. */
  'beneath-falls': 'mountain',
  festive: 'city',
  /** Towers and traffic rather than gables. */
  'big-city': 'city',
  'for-children': 'interior',
  /** A few flames are all the light there is. */
  dim: 'interior',
  /** Nobody has put on a light. */
  unlit: 'interior',
  /** The room has a bed, whatever room it is. */
  'with-bed': 'interior',
  /** Of logs, with beams. */
  'log-walls': 'interior',
  /** The street climbs. */
  steep: 'city',
  /** A roof with beds of plants. */
  planted: 'city',
  'sells-bread': 'interior',
  'sells-toys': 'interior',
  'sells-flowers': 'interior',
  /** A cave that crystals light. */
  'of-crystals': 'interior',
  /** Fit for gods and kings. */
  exalted: 'portrait',
  /** Alone among many others. */
  'among-others': 'abstract',
} as const satisfies Record<string, SceneKind>;
export type PlaceHint = keyof typeof PLACE_HINTS;

/** What a room may have built in or of a told color. */
export type RoomPart =
  | 'walls'
  | 'floor'
  | 'curtains'
  | 'cabinets'
  | 'island'
  | 'counter'
  | 'tiles'
  | 'bookshelves'
  | 'plants'
  | 'skylight'
  | 'forge'
  | 'bed';

/** Parts of the world that are known by their houses and trees, and the words that name them. */
export const REGION_WORDS = {
  french:
    'paris, parisian, france, french, brussels, belgium, belgian, montmartre, bordeaux, lyon, normandy, quebec, montreal, provence, alsace france, marseille, colmar',
  british:
    'london, england, english village, english town, english house, english cottage, british, edinburgh, scotland, scottish, dublin, ireland, irish village, oxford, cambridge, cotswolds, bath england, wales',
  northern:
    'prague, vienna, austria, austrian, germany, german, bavaria, bavarian, berlin, munich, rothenburg, alsace, alsatian, switzerland, swiss, amsterdam, dutch, bruges, copenhagen, danish, stockholm, swedish, norwegian, bergen, oslo, budapest, krakow, warsaw, polish, riga, tallinn, sweden, norway, denmark, finland, finnish, poland, czech, hungary, hungarian, estonia, latvia, lithuania, cologne, hamburg, zurich, geneva, belgian, hallstatt',
  moorish:
    'moroccan, morocco, marrakech, marrakesh, fez, tangier, casablanca, chefchaouen, cairo, egyptian, baghdad, persian, arabian, arabic, arab, medina, kasbah, riad, tunis, tunisian, damascus, jerusalem, timbuktu, algiers, yemen, istanbul, turkish, in turkey, of turkey, ottoman, isfahan, iranian',
  southern:
    'naples, italy, italian, rome, roman, tuscany, tuscan, sicily, sicilian, amalfi, amalfi coast, portofino, cinque terre, florence, siena, verona, umbria, spain, spanish, seville, andalusia, barcelona, portugal, portuguese, lisbon, porto, mediterranean, malta, croatia, dubrovnik, corsica, sardinia, monaco, monte carlo, milan, palermo, madrid, valencia',
  greek: 'greece, greek, santorini, mykonos, cyclades, aegean, crete',
  latin:
    'mexico, mexican, havana, cuba, cuban, oaxaca, colombia, colombian, cartagena, guatemala, peru, peruvian, cusco, brazil, brazilian, bolivian, argentina, guanajuato, ecuador, caribbean, jamaica, puerto rico, chile, santiago, la paz, quito, medellin',
  japanese:
    'japan, japanese, tokyo, kyoto, osaka, nara, edo, shinjuku, shibuya, gion, sapporo, hokkaido, okinawa, nagoya, fukuoka',
  chinese:
    'china, chinese, beijing, shanghai, hong kong, chinatown, hanoi, hoi an, vietnam, vietnamese, seoul, korea, korean, taiwan, taipei, rice terrace, rice terraces, rice paddy, rice paddies, bali, balinese, thai, thailand, bangkok, singapore, indonesia, philippines, cambodia, laos, chongqing, guangzhou, shenzhen, macau, ho chi minh city',
  indian:
    'india, indian, mumbai, delhi, new delhi, jaipur, rajasthan, varanasi, kolkata, udaipur, agra, kathmandu, nepal, nepali, pakistan, pakistani, sri lanka, goa',
} as const satisfies Record<string, string>;
export type Region = keyof typeof REGION_WORDS;
