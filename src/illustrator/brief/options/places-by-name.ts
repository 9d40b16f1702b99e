import { PLACE_SCENES, type PlaceName } from '../brief.types.ts';
import { type Term, term, type Wish } from './wish.ts';

/** Words for one particular place; more of a wish may come with it. */
function place(name: PlaceName, words: string, more: Wish = {}): Term {
  const scene = PLACE_SCENES[name];
  const firmness = scene === 'abstract' ? 4 : scene === 'underwater' ? 3 : 2;
  return term(words, { place: name, scene, firmness, ...more });
}

const ROOMS: readonly Term[] = [
  place('living-room', 'living room, sitting room, drawing room, parlor, parlour, cozy room, cosy room'),
  place('kitchen', 'kitchen, kitchens, farmhouse kitchen, rustic kitchen, kitchen table, kitchen counter'),
  place(
    'library',
    `
      library, libraries, bookshop, bookstore, reading room, ancient library, old library, grand library, study room,
      wizard study
    `,
  ),
  place('bedroom', 'bedroom, child bedroom, kids room, nursery, bedchamber, children room, dormitory'),
  place('bathroom', 'bathroom, washroom, shower room, bubble bath'),
  place('classroom', 'classroom, schoolroom, class room, lecture hall'),
  place(
    'artist-studio',
    `
      artist studio, art studio, painter studio, painting studio, studio, atelier, artist workshop,
      pottery studio
    `,
  ),
  place(
    'workshop',
    'workshop, garage, smithy, forge, blacksmith forge, tool shed, toolshed, carpentry, toy workshop',
  ),
  place(
    'laboratory',
    'laboratory, lab, science lab, alchemist laboratory, research lab, mad science lab, control room, server room',
  ),
  place('office', 'office, home office, cubicle, boardroom, meeting room'),
  place(
    'greenhouse',
    'greenhouse, glasshouse, glass house, conservatory, hothouse, orangery, sunroom, winter garden',
  ),
  place(
    'stage',
    `
      stage, theater, theatre, opera house, concert hall, on stage, spotlight, auditorium, opera,
      ballet studio, circus ring, cinema, jazz club, nightclub, night club, at a concert, dance floor
    `,
  ),
  place(
    'cafe',
    `
      cafe, coffee shop, coffeehouse, coffee house, restaurant, diner, retro diner, bistro, tea house, teahouse,
      tearoom, cozy cafe, cosy cafe, pizzeria, cafeteria
    `,
  ),
  place(
    'shop',
    'toy shop, antique shop, flower shop, candy shop, potion shop, supermarket, grocery store, boutique',
  ),
  place(
    'tavern',
    'tavern, pub, in a bar, at the bar, at a bar, medieval tavern, saloon, bar counter, wine cellar, brewery, inn room',
  ),
  place('museum', 'museum, art gallery, gallery, museum hall, exhibition, picture gallery'),
  place(
    'castle-hall',
    `
      throne room, great hall, ballroom, castle hall, palace hall, royal hall, castle interior, inside a castle,
      mirror hall, hall of mirrors, banquet hall, feasting hall, royal court, royal palace, mead hall
    `,
  ),
  place(
    'church-inside',
    'inside a church, inside a cathedral, church interior, cathedral interior, nave, cloister, crypt, gothic cathedral',
  ),
  place(
    'temple-inside',
    'temple interior, inside a temple, inner sanctum, dojo, egyptian tomb, burial chamber, tomb',
  ),
  place(
    'spaceship-deck',
    `
      spaceship interior, spaceship bridge, starship bridge, inside a spaceship, cockpit, space station interior,
      spaceship deck, inside a rocket, aircraft cockpit, on board a spaceship, spaceship cockpit
    `,
  ),
  place('attic', 'attic, loft, garret'),
  place(
    'cave',
    `
      cave, caves, cavern, caverns, grotto, crystal cave, crystal cavern, underground cave, in a mine, gold mine, coal mine, abandoned mine, dragon lair,
      dragon's lair, underground, ice cave, lava cave, limestone cave, catacombs, dungeon, in its den, in a burrow
    `,
  ),
];

const TOWNS: readonly Term[] = [
  place(
    'street',
    `
      street, streets, street corner, street corners, city street, city streets, road corner, boulevard, avenue,
      sidewalk, pavement, crosswalk, crossroads, intersection, busy street, tokyo street, urban street, shibuya,
      times square, bus stop, chinatown, night festival, street festival, lantern festival, victorian street,
      side street
    `,
  ),
  place('alley', 'alley, alleyway, back alley, alleys, narrow lane, narrow street, backstreet'),
  place(
    'brick-wall',
    'brick wall, stone wall, old wall, wall of bricks, graffiti wall, against a wall, against the wall, graffiti',
  ),
  place(
    'market',
    `
      market, marketplace, market place, bazaar, souk, night market, street market, flower market, fish market,
      farmers market, spice market, market stall, market stalls, medieval market, floating market, christmas market,
      flea market
    `,
  ),
  place(
    'square',
    'town square, city square, on a square, on the square, plaza, piazza, market square, courtyard, village square, spring festival, festival',
  ),
  place('park', 'park, city park, public park, parks, park bench, central park, in the park'),
  place('playground', 'playground, sandbox, sandpit, seesaw, monkey bars, skatepark, skate park'),
  place(
    'village',
    'village street, village green, japanese village, medieval village, rural village, small town, little town',
  ),
  place('village', 'sleeping town, sleepy town, sleeping village, sleepy village, quiet town', {
    implies: { timeOfDay: 'night' },
  }),
  place('village', 'sleeping town, sleepy town, sleeping village, sleepy village, quiet town', {
    implies: { timeOfDay: 'night' },
  }),
  place(
    'old-town',
    'old town, medieval town, medieval city, old city, cobblestone street, cobbled street, venice, prague, venetian canal',
  ),
  place(
    'harbour',
    `
      harbor, harbour, in port, docks, dock, dockyard, marina, wharf, quay, fishing harbor, fishing harbour, harbors,
      shipyard, waterfront
    `,
  ),
  place(
    'station',
    'train station, railway station, station, subway station, metro station, subway, railway platform, train platform',
  ),
  place('rooftop', 'rooftop, rooftops, roof terrace, rooftop garden, city rooftop, on the roof, on a roof'),
  place(
    'fairground',
    `
      fairground, carnival, amusement park, theme park, at the fair, at a fair, funfair, county fair, luna park, medieval fair,
      state fair, carnival at night
    `,
  ),
  place('skyline', 'skyline, cityscape, city skyline, city lights, manhattan, skyscrapers'),
];

const WOODS: readonly Term[] = [
  place('jungle', 'jungle, jungles, rainforest, rain forest, tropical forest, tropical rainforest, amazon'),
  place('swamp', 'swamp, swamps, marsh, marshes, bog, bayou, wetland, wetlands, everglades'),
  place('bamboo-forest', 'bamboo forest, bamboo grove, bamboo thicket'),
  place('birch-forest', 'birch forest, birch wood, birch woods, birch trees, birches, aspen grove'),
  place(
    'pine-forest',
    'pine forest, pine woods, spruce forest, fir forest, taiga, conifer forest, pine trees',
  ),
  place(
    'enchanted-forest',
    `
      enchanted forest, magic forest, magical forest, fairy forest, fairy tale forest, fairytale forest,
      enchanted woods, glowing forest, elven forest, mystical forest, fairy glade
    `,
  ),
];

const FIELDS: readonly Term[] = [
  place(
    'wheat-field',
    `
      wheat field, wheat fields, field of wheat, fields of wheat, golden wheat field, cornfield, corn field,
      field of corn, grain field, barley field, golden field, golden fields, rye field, stubble field
    `,
  ),
  place(
    'lavender-field',
    'lavender field, lavender fields, field of lavender, fields of lavender, rows of lavender, provence',
  ),
  place('tulip-field', 'tulip field, tulip fields, field of tulips, fields of tulips, rows of tulips'),
  place('sunflower-field', 'sunflower field, sunflower fields, field of sunflowers, fields of sunflowers'),
  place('pumpkin-patch', 'pumpkin patch, pumpkin field, field of pumpkins, pumpkin farm, pumpkin garden', {
    season: 'autumn',
  }),
  place('vineyard', 'vineyard, vineyards, wine country, grapevines, rows of vines'),
  place(
    'orchard',
    'orchard, orchards, apple orchard, cherry orchard, orange grove, olive grove, orchard garden',
  ),
  place(
    'garden',
    `
      garden, gardens, backyard, back yard, flower garden, rose garden, cottage garden, secret garden, front yard,
      vegetable garden, japanese garden, zen garden, botanical garden, english garden, flower bed, flower beds,
      flowerbed, garden party, hedge garden
    `,
  ),
  place('farm', 'farm, farms, farmyard, barnyard, farmland, ranch, pasture, pastures, paddock, barn yard'),
  place('savanna', 'savanna, savannah, african savanna, african savannah, serengeti, safari, african plains'),
  place(
    'rice-terraces',
    'rice terraces, rice terrace, rice paddies, rice paddy, rice fields, rice field, tea plantation',
  ),
  place(
    'hills',
    'hills, rolling hills, green hills, hill, hillside, hilltop, hill top, grassy hill, windy hill, tuscany',
  ),
  place('graveyard', 'graveyard, cemetery, churchyard, old graveyard, burial ground'),
  place('pond', 'pond, ponds, lily pond, koi pond, duck pond, garden pond, water lilies'),
  place('canal', 'canal, canals, dutch canal, amsterdam'),
];

const HEIGHTS: readonly Term[] = [
  place('valley', 'valley, valleys, mountain valley, river valley, hidden valley, gorge, ravine, dale'),
  place(
    'cliff',
    'cliff, cliffs, cliff edge, clifftop, cliffside, precipice, edge of a cliff, rocky cliff, crag',
  ),
  place('canyon', 'canyon, canyons, grand canyon, red rock canyon, slot canyon'),
  place(
    'above-the-clouds',
    `
      above the clouds, over the clouds, among the clouds, between the clouds, in the clouds, through the clouds,
      on a cloud, on the clouds, on clouds, sea of clouds, cloudscape, in heaven, heaven, gates of heaven, heavens,
      high in the sky, cloud kingdom, cloud city, sky city, mid air
    `,
  ),
];

const STRANGE_PLACES: readonly Term[] = [
  place(
    'floating-island',
    'floating island, floating islands, flying island, flying islands, sky island, sky islands, island in the sky, islands in the sky',
  ),
  place(
    'tropical-island',
    'tropical island, paradise island, tropical beach, palm island, coral island, lonely island',
  ),
  place('alien-sea', 'alien sea, alien ocean, strange sea, sea on an alien planet, ocean on an alien planet'),
  place(
    'alien-world',
    'alien planet, alien world, alien landscape, strange planet, exoplanet, alien desert, distant planet, another planet, foreign planet',
    { features: ['mars'], firmness: 3 },
  ),
];

const COLD_PLACES: readonly Term[] = [
  place(
    'frozen-lake',
    'frozen lake, frozen pond, frozen river, ice rink, skating rink, iced lake, lake of ice, frozen sea',
    { snow: true, season: 'winter' },
  ),
  place(
    'arctic',
    `
      arctic, antarctica, antarctic, north pole, south pole, iceberg, icebergs, ice floe, ice floes, glacier,
      glaciers, polar ice, polar sea, pack ice, on the ice, on ice, on thin ice
    `,
    { snow: true, season: 'winter' },
  ),
  place(
    'winter-village',
    `
      winter village, snowy village, christmas village, snow covered village, village in winter, village in the snow,
      snowy town, snowed in village, alpine village in winter
    `,
    { snow: true, season: 'winter' },
  ),
];

const SHORES: readonly Term[] = [
  place('oasis', 'oasis, desert oasis, oases'),
  place('pier', 'pier, wooden pier, jetty, boardwalk, wooden dock, fishing pier, landing stage'),
  place(
    'sea-cliff',
    'sea cliff, sea cliffs, coastal cliff, coastal cliffs, cliffs by the sea, cliff by the sea, cliff above the sea',
  ),
  place('rocky-coast', 'rocky coast, rocky shore, rocky beach, rocky island, rocks in the sea, rugged coast'),
  place('coral-reef', 'coral reef, reef, coral reefs, corals, great barrier reef'),
  place(
    'seabed',
    `
      seabed, sea floor, ocean floor, bottom of the sea, bottom of the ocean, sea bed, sea bottom, bottom of a lake,
      ocean bed
    `,
  ),
  place(
    'sunken-ruins',
    `
      sunken ruins, sunken temple, sunken city, atlantis, underwater ruins, underwater city, flooded ruins,
      underwater palace, underwater temple
    `,
  ),
];

const PATTERNS: readonly Term[] = [
  place(
    'shapes',
    `
      geometric shapes, geometric pattern, circles, triangles, squares, rectangles, cubes, spheres, shapes, polygons,
      lines and dots, circle and square, geometry, hexagons, tangram, grid of squares, bauhaus shapes
    `,
  ),
  place(
    'spiral',
    'spiral, spirals, vortex, swirl, swirls, whirl, helix of light, fibonacci, swirling colors, swirling colours',
  ),
  place('mandala', 'mandala, mandalas, kaleidoscope, kaleidoscopic, rosette, radial pattern'),
  place(
    'waves',
    `
      sound of, the sound of, sound waves, sound wave, music as colors, music as colours, synesthesia, color waves,
      waves of color, waves of colour, waves of light, ribbons of color, fluid art, flowing colors, flowing colours,
      marbling
    `,
  ),
];

/**
 * Words that name one particular place of `PLACE_SCENES`. They come before the general words for a
 * scene, so that "wheat field" is more than a field.
 */
export const NAMED_PLACES: readonly Term[] = [
  ...ROOMS,
  ...TOWNS,
  ...WOODS,
  ...FIELDS,
  ...HEIGHTS,
  ...STRANGE_PLACES,
  ...COLD_PLACES,
  ...SHORES,
  ...PATTERNS,
];
