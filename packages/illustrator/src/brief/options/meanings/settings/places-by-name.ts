import { type Term, term } from '../../option.types.ts';
import { place } from './place-term.ts';
import { TOWNS } from './places-in-town.ts';
import { ROOMS } from './places-indoors.ts';

const WOODS: readonly Term[] = [
  place('jungle', 'jungle, jungles, rainforest, rain forest, tropical forest, tropical rainforest, amazon'),
  place(
    'checkered-plain',
    `
      checkerboard floor, chessboard floor, chess board floor, endless checkerboard, endless chessboard, infinite checkerboard,
      infinite chessboard, giant chessboard, giant chess board, huge chessboard, chessboard landscape, checkerboard landscape,
      checkerboard plain, checkered plain, endless checkered floor, infinite checkered floor, endless checkerboard floor,
      endless chessboard floor, infinite checkerboard floor, infinite chessboard floor, giant checkerboard, checkerboard
    `,
  ),
  place('swamp', 'swamp, swamps, marsh, marshes, bog, bayou, wetland, wetlands, everglades'),
  place('mangrove', 'mangrove, mangroves, mangrove swamp, mangrove forest, mangrove trees'),
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
  place(
    'savanna',
    'savanna, savannah, african savanna, african savannah, serengeti, safari, african plains, kenya, tanzania, namibia, botswana, masai mara, maasai mara, kruger national park',
  ),
  place(
    'rice-terraces',
    'rice terraces, rice terrace, rice paddies, rice paddy, rice fields, rice field, tea plantation',
  ),
  place(
    'hills',
    'hills, rolling hills, green hills, hill, hillside, hilltop, hill top, grassy hill, windy hill, tuscany',
  ),
  place(
    'battlefield',
    'battlefield, battlefields, battleground, field of battle, in battle, into battle, on a war field',
    {
      implies: { weather: 'cloudy' },
    },
  ),
  place('graveyard', 'graveyard, cemetery, churchyard, old graveyard, burial ground', {
    implies: { timeOfDay: 'twilight' },
  }),
  place('pond', 'pond, ponds, lily pond, koi pond, duck pond, garden pond, water lilies'),
  place('canal', 'canal, canals, dutch canal'),
];

const HEIGHTS: readonly Term[] = [
  place('valley', 'valley, valleys, mountain valley, river valley, hidden valley, gorge, ravine, dale'),
  place(
    'cliff',
    'cliff, cliffs, cliff edge, clifftop, cliffside, precipice, edge of a cliff, rocky cliff, crag',
  ),
  place(
    'canyon',
    'canyon, canyons, desert canyon, grand canyon, red rock canyon, slot canyon, canyon floor, canyon walls, bottom of a canyon, antelope canyon, zion national park, petra',
  ),
  place('rock-cones', 'cappadocia, fairy chimneys, fairy chimney, rock cones, rock pinnacles, goreme'),
  place(
    'hoodoos',
    'hoodoos, bryce canyon, hoodoos of bryce canyon, hoodoos in bryce canyon, bryce canyon national park',
  ),
  // A lake among mountains needs both; the animals that drink from it live elsewhere.
  term(
    'mountain lake, alpine lake, lake in the mountains, lake in the alps, highland lake, loch, lochs, glacial lake, lake between mountains, lake below mountains, lake under mountains',
    { scene: 'mountain', firmness: 2, features: ['lake'] },
  ),
  place('fjord', 'fjord, fjords, fiord, norwegian fjord, sea loch, milford sound'),
  place(
    'crater',
    'crater, craters, volcanic crater, volcano crater, meteor crater, impact crater, caldera, crater lake',
  ),
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
    'tropical island, paradise island, palm island, coral island, lonely island, desert island, deserted island',
  ),
  place(
    'island',
    'island, islands, small island, tiny island, rocky island, green island, volcanic island, islet',
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
  place(
    'badlands',
    'monument valley, badlands, butte, buttes, mesa, mesas, red rocks, red rock desert, red desert, sandstone buttes, red buttes, arches national park, sedona, utah desert, arizona desert, utah, route 66, wild west, old west, table mountains',
  ),
  place('pier', 'pier, wooden pier, jetty, boardwalk, dock, wooden dock, fishing pier, landing stage'),
  place(
    'sea-cliff',
    'sea cliff, sea cliffs, coastal cliff, coastal cliffs, cliffs by the sea, cliff by the sea, cliff above the sea, cliffs of moher, white cliffs of dover, cliffs of dover, big sur',
  ),
  place(
    'rocky-coast',
    "rocky coast, rocky shore, rocky beach, rocks in the sea, rugged coast, halong bay, ha long bay, giants causeway, giant's causeway",
  ),
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
