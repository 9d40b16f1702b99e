import { COLORS } from '../../../../vocabulary/colors.ts';
import { type Term, term } from '../../option.types.ts';
import { NAMED_PLACES } from './places-by-name.ts';

const BY_THE_SEA = ['by', 'beside', 'near', 'along', 'next to', 'close to', 'facing'].flatMap((at) =>
  ['sea', 'ocean', 'waves', 'calm sea', 'blue sea', 'blue ocean', 'quiet sea'].map(
    (water) => `${at} the ${water}`,
  ),
);

/**
 * Words that name a place or a genre. They set the scene and are never objects.
 * `firmness` settles which of several wins; see choose-scene.ts.
 */
const SCENES: readonly Term[] = [
  term(
    `
      portrait of, portrait, portraits, self portrait, profile picture, profile photo, profile pic, avatar of, avatar, headshot of, pfp of, bust of, face of, mugshot,
      head of
    `,
    { scene: 'portrait', firmness: 4 },
  ),
  // Who does nothing else is seen from near by; see choose-scene.ts.
  term(
    `
      at the camera, at the viewer, into the camera, in the camera, at the lens, facing the camera, facing the viewer, posing for the camera, posing for a photo, posing for a picture,
      posing for a portrait, posing together, selfie of, taking a selfie, taking selfies, family photo, family photo of, passport photo of,
      group photo of, group selfie
    `,
    { scene: 'portrait', firmness: 2 },
  ),
  term(
    `
      abstract, concept of, feeling of, feelings of, emotion of, essence of, fractal, color field,
      colour field, pattern, patterns, texture, visualization of
    `,
    { scene: 'abstract', firmness: 4 },
    `
      surreal dimension, limbo, dreamscape, dreamworld, empty void, liminal space,
      quantum realm, mirror dimension, astral plane, abstract space, inside a dream, dimension,
      virtual reality, cyberspace, digital void, geometric void, endless void, infinite void,
      kaleidoscopic dimension
    `,
  ),
  term('still life, still life of, still life with', { scene: 'interior', firmness: 4 }),
  ...Object.entries({ ...COLORS, dark: '#3a1822', deep: '#3a1822', rich: '#5a1c2a' }).map(
    ([color, backdrop]) =>
      term(
        ['velvet', 'silk', 'satin', 'a COLOR cloth', 'a COLOR tablecloth', 'COLOR fabric']
          .map(
            (cloth) => `on ${cloth.includes('COLOR') ? cloth.replace('COLOR', color) : `${color} ${cloth}`}`,
          )
          .join(),
        { tableTop: 'cloth', backdrop },
      ),
  ),
  term('on velvet, on silk, on satin, on a velvet cloth, on a silk cloth', { tableTop: 'cloth' }),
  term(
    'on marble, on white marble, on grey marble, on gray marble, on pink marble, on black marble, on green marble, on polished marble, on a marble surface, on a white marble surface, on a marble slab, on a marble counter, on a marble countertop, on a white marble countertop, on a white marble slab',
    {
      tableTop: 'marble',
    },
  ),
  term('on slate, on a slate, on concrete, on a stone slab, on a stone surface', { tableTop: 'stone' }),
  term(
    'on dark wood, on a rustic table, on a rustic wooden table, on a dark wooden table, on an old wooden table',
    {
      tableTop: 'dark-wood',
    },
  ),
  term('on a white tablecloth, on linen, on a linen cloth, on a white cloth, on white linen', {
    tableTop: 'linen',
  }),
  term('on a checkered tablecloth, on a checkered cloth, on a gingham tablecloth', {
    tableTop: 'check-cloth',
  }),
  term('on bare paper', { sheet: 'indoors' }),
  term(
    `
      underwater, under water, under the sea, under the ocean, deep sea, beneath the waves,
      under the waves, undersea, below the surface, ocean depths, aquarium, in the depths
    `,
    { scene: 'underwater', firmness: 3 },
    `
      kelp forest, sunken ship, submarine, underwater cave, abyss, deep ocean, ocean abyss,
      deep sea trench, underwater kingdom, hydrothermal vent, underwater reef, underwater world,
      flooded temple
    `,
  ),
  term(
    `
      on the moon, moon surface, lunar surface, lunar landscape, lunar, surface of the moon, moon base,
      moon crater, moon craters, lunar crater, lunar craters
    `,
    { scene: 'moon', firmness: 3 },
    `
      asteroid, moonscape, moon colony, asteroid field base, the moon, europa, ice moon
    `,
  ),
  term(
    `
      mars, on mars, martian landscape, martian, red planet, surface of mars, mars surface,
      mars colony
    `,
    { scene: 'moon', firmness: 3, features: ['mars'] },
    `
      alien planet, alien landscape, alien world, exoplanet, alien desert, martian desert, mars base,
      distant planet, martian colony, martian canyon, red desert planet, strange planet,
      alien jungle planet
    `,
  ),
  term(
    `
      outer space, in space, space, deep space, galaxy, galaxies, nebula, nebulae, cosmos, cosmic,
      universe, in orbit, orbit, interstellar, intergalactic, solar system, among the stars,
      rings of saturn, saturn's rings, saturns rings, black hole, wormhole, supernova, starfield, stellar, big bang, zero gravity
    `,
    { scene: 'space', firmness: 3 },
    `
      asteroid belt, asteroid field, cosmic void, star cluster, planetary rings, event horizon,
      saturn rings, orbital station, international space station, orbital ring, comet tail,
      dyson sphere, astral realm, celestial realm, star nursery
    `,
  ),
  term(
    `
      city, cities, downtown, metropolis, urban, new york, tokyo, london, paris, shanghai, hong kong,
      jaipur, varanasi, udaipur, jodhpur, agra, kathmandu, fez, tangier, casablanca, tunis, jerusalem, damascus, baghdad, oaxaca, guanajuato,
      cartagena, cusco, lima, bogota, siena, florence, verona, bologna, palermo, seville, granada, toledo, porto, dubrovnik, hoi an, chefchaouen,
      mumbai, delhi, chicago, town, megacity, istanbul, cairo, los angeles, san francisco, berlin, rome, bangkok, singapore, seoul, moscow, madrid,
      barcelona, lisbon, vienna, budapest, athens, dublin, boston, seattle, miami, toronto, sydney, melbourne,
      beijing, saigon, hanoi, manila, jakarta, kyoto, osaka, dubai, rio de janeiro, rio, buenos aires, havana,
      mexico city, marrakech, nairobi, lagos, kolkata, chennai, bangalore, austin, detroit, new orleans, warsaw,
      stockholm, copenhagen, oslo, brussels, munich, milan, naples, philadelphia, washington, sanfrancisco,
      hollywood, brooklyn, harlem, soho, queens new york, denver, dallas, houston, nashville, atlanta, portland, pittsburgh, cleveland, san diego, salt lake city,
      edinburgh, glasgow, manchester, liverpool, oxford, hamburg, cologne, zurich, geneva, lyon, marseille, helsinki, riga, krakow, saint petersburg, st petersburg, kiev, kyiv,
      vancouver, montreal, quebec city, santiago, sao paulo, medellin, quito, la paz, cape town, johannesburg, tel aviv, doha, abu dhabi, riyadh, tehran,
      taipei, ho chi minh city, kuala lumpur, macau, shenzhen, guangzhou, chongqing, nagoya, fukuoka, sapporo, shinjuku, auckland, brisbane, monaco, monte carlo,
      construction site, building site, financial district, shopping district, industrial zone, power plant, oil refinery
    `,
    { scene: 'city', firmness: 2 },
    `
      neon city, airport, parking garage, parking lot,
      industrial, warehouse district, slum, favela, utopia,
      post apocalyptic city, ruined city, abandoned city, floating city, port, canals of venice,
      university campus, cyber city, space colony, victorian london, pier city, urban rooftop,
      futuristic metropolis, industrial factory,
      train yard, scrapyard, junkyard, shopping mall, mall, petrol station, food court,
      medieval marketplace, abandoned factory, abandoned mall, night city
    `,
  ),
  term(
    `
      beach, beaches, tropical beach, shore, seashore, coast, coastline, seaside, lagoon, sandy beach, bay, caribbean, hawaii, maldives, on the sand, in the sand,
      tropics, paradise island, cove, tahiti, bora bora, fiji, bahamas, jamaica, phuket, cancun, ibiza, mallorca, malibu, waikiki, copacabana, ipanema,
      miami beach, bondi beach, venice beach, santa monica, daytona beach
    `,
    { scene: 'beach', firmness: 2 },
    `
      tropical, tropical paradise, sea cave, tropical lagoon, atoll, resort, beach resort,
      black sand beach, paradise, coral island, desert island, deserted island, tide pools,
      tide pool, poolside, coastal village, pebble beach, coral atoll, seaside village, delta,
      riverbank, sand dunes by the sea, dock at low tide, secluded cove, sandbar, estuary
    `,
  ),
  // Those who live on land are on the shore of it.
  term(BY_THE_SEA.join(', '), { scene: 'sea', firmness: 2, implies: { scene: 'beach' } }),
  term(
    `
      sea, ocean, at sea, open sea, high seas, waves, sailing, pacific, atlantic, on the water,
      seascape, tsunami, giant wave, great wave, maelstrom, ocean waves, sea waves, wave
    `,
    { scene: 'sea', firmness: 2 },
    `
      open ocean, ship deck, pirate ship, calm sea, coral sea, lake shore, sailing ship, ship,
      cruise ship, yacht, pirate ship deck, oil rig, whirlpool, lighthouse rock, deck of a ship,
      viking longship, aircraft carrier
    `,
  ),
  term(
    `
      desert, deserts, dune, dunes, sand dunes, sahara, wild west, arizona, badlands, mesa,
      monument valley, gobi, arid, wasteland, egypt, outback, route 66, salt flats, death valley, joshua tree, uluru, ayers rock, utah, nevada, sedona, white sands,
      ghost town, western town, old west, frontier town, desert town
    `,
    { scene: 'desert', firmness: 2 },
    `
      ancient egypt, ancient egyptian, pyramids, sandstone canyon, red desert,
      rocky desert, post apocalyptic wasteland, nuclear wasteland, apocalyptic wasteland,
      desert dunes, desert highway, bedouin camp, battlefield, quarry, scrubland,
      mayan ruins, aztec city, petra, caravanserai, plateau, ruins of babylon, rocky canyon,
      salt lake, crater desert, dry lakebed
    `,
  ),
  term(
    `
      ice, tundra, icy slope, snowy slope, snowy hill, snow covered hill, icy hill, frozen wasteland, snowy landscape,
      snowfield, snow field, ski slope, ski run, ski piste, ski resort, siberia,
      lapland, greenland, snowy field, frozen tundra, winter landscape, snowscape
    `,
    { scene: 'snow', firmness: 2, snow: true, season: 'winter' },
    `
      snow, winter, frozen, frozen kingdom, polar, ice palace, ice castle, polar ice cap, snowy,
      alpine snow, ice planet, ice field, ice cavern, snowy plain, frozen waterfall,
      arctic tundra, snowy tundra
    `,
  ),
  term('snow, in the snow, on snow, snowbank, snowdrift', {
    scene: 'snow',
    firmness: 1,
    snow: true,
    season: 'winter',
  }),
  term(
    `
      forest, forests, woods, woodland, woodlands, grove, glade, redwoods, undergrowth, forest floor,
      mossy forest, thicket, wilderness, among the trees
    `,
    { scene: 'forest', firmness: 2 },
    `
      forest clearing, haunted forest, tropical jungle, misty forest, dark forest,
      autumn forest, ancient forest, treehouse village, haunted mansion, campsite,
      redwood forest, mushroom forest, jungle temple, jungle ruins, secret grove,
      overgrown ruins, cloud forest, crystal forest, bamboo garden, petrified forest,
      elven city, fairy realm, enchanted grove, jurassic jungle, prehistoric jungle, treetops,
      treetop village, forest stream
    `,
  ),
  term('on water, on the water, walking on water, on calm water', { scene: 'sea', firmness: 1 }),
  term('alien planet, alien world, alien landscape, strange planet', {
    scene: 'moon',
    firmness: 3,
    features: ['mars'],
  }),
  term('stormy sea, rough sea, raging sea, stormy ocean', { scene: 'sea', firmness: 2, weather: 'storm' }),
  term('snowy mountains, snowy mountain, snow capped mountains, snowy peaks, snow capped peaks', {
    scene: 'mountain',
    firmness: 2,
    snow: true,
    season: 'winter',
  }),
  term('mount fuji, mt fuji, fuji, fujiyama', { scene: 'mountain', firmness: 2, features: ['fuji'] }),
  term(
    `
      mountain, mountains, mountain range, mountain top, mountaintop, peak, peaks, alps, himalaya,
      himalayas, rocky mountains, highlands, alpine, summit, mount everest, everest, kailash,
      mount kailash, andes, scotland, ridge, mount olympus, machu picchu, tibet, switzerland, norway,
      iceland, mountain pass, mountain peak, mountain village, matterhorn, kilimanjaro, mount kilimanjaro, mont blanc, dolomites, k2, denali, patagonia, torres del paine,
      yosemite, half dome, el capitan, yellowstone, banff, rockies, zhangjiajie, zhangjiajie mountains, table mountain, sugarloaf mountain, glacier national park, mount rainier
    `,
    { scene: 'mountain', firmness: 2 },
    `
      alpine meadow, floating islands, floating island, sky, sky islands,
      medieval castle, ancient temple, ancient ruins, mountain lake,
      ancient greece, ancient greek temple, kingdom in the clouds, fantasy kingdom,
      fantasy world, fantasy realm, mountain temple, castle ruins, mythical land, middle earth,
      elven kingdom, mountain monastery, geyser field, tibetan monastery, terraced hills,
      high plateau, rocky ridge, rope bridge, mountain ridge, sky temple, underground city,
      underground cavern, dwarven city
    `,
  ),
  term(
    `
      meadow, meadows, field, fields, countryside, grassland, prairie, lawn, grassy field, grass,
      shire, plains, landscape, rural, holland, ireland, umbria, english countryside, moor, green field, golf course
    `,
    { scene: 'meadow', firmness: 2 },
    `
      nature, picnic, hedge maze, country road, country lane, fairy tale kingdom,
      riverside, zoo, tea garden, suburban backyard, monet garden, water garden, royal gardens,
      palace gardens, windmill field
    `,
  ),
  // A land that is named and nothing else of a place shows what it is known for.
  term('sweden, finland, russia, canada, lithuania, latvia, estonia', { implies: { scene: 'forest' } }),
  term('alaska, new zealand, colorado, montana, wyoming, bhutan', { implies: { scene: 'mountain' } }),
  term('texas, australia, new mexico', { implies: { scene: 'desert' } }),
  term('florida, california, philippines, indonesia, sri lanka, goa, mauritius, seychelles, barbados', {
    implies: { scene: 'beach' },
  }),
  term('denmark, poland, ukraine, romania, hungary, normandy, europe, kansas, iowa', {
    implies: { scene: 'meadow' },
  }),
  term(
    `
      flower field, field of flowers, flower meadow, wildflowers, wild flowers, flowers, poppy field,
      field of poppies, flowery meadow, blooming garden, blooming meadow
    `,
    { features: ['flowers'], implies: { scene: 'meadow' } },
    `
      lavender, wildflower meadow, flowering meadow, wildflower field, cherry blossom garden,
      cherry blossom grove, cherry blossom park, poppies, blossoming orchard
    `,
  ),
  term(
    `
      indoors, interior, inside a room, room, table, wooden table, tabletop, desk, shelf, windowsill, cellar room,
      dining table, dining room, basement, cellar, hallway, corridor, bookshelf,
      tablecloth, penthouse, casino
    `,
    { scene: 'interior', firmness: 2 },
    `
      photo studio, cozy interior, indoor, bar, church, arcade,
      bakery, prison, bunker, gymnasium, gym, music studio, recording studio, wizard tower,
      cozy cabin, observatory, concert, spa, shop, elevator, staircase, operating room,
      minimalist room, sewer, barn, train car, sauna, study, monastery hall, courtroom,
      circus tent, lounge, tatami room, japanese tea room, lighthouse interior, candlelit room,
      porch, veranda, submarine interior
    `,
  ),
];

/** Where two terms share a word, the first keeps it: a particular place comes before the general one. */
export const PLACES: readonly Term[] = [...NAMED_PLACES, ...SCENES];
