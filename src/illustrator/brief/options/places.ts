import { type Term, term } from './wish.ts';

/**
 * Words that name a place or a genre. They set the scene and are never objects.
 * `firmness` settles which of several wins; see choose-scene.ts.
 */
export const PLACES: readonly Term[] = [
  term(
    `
      portrait of, portrait, portraits, self portrait, profile picture, bust of, face of, mugshot,
      head of
    `,
    { scene: 'portrait', firmness: 4 },
  ),
  term(
    `
      abstract, geometric pattern, geometric shapes, concept of, feeling of, feelings of, emotion of,
      essence of, fractal, swirling colors, swirling colours, color field, colour field, pattern,
      patterns, mandala, kaleidoscope, texture, wallpaper, fluid art, marbling, visualization of,
      swirls, shapes
    `,
    { scene: 'abstract', firmness: 4 },
    `
      surreal dimension, void, limbo, dreamscape, dreamworld, dream world, empty void, liminal space,
      quantum realm, mirror dimension, astral plane, abstract space, inside a dream, dimension,
      virtual reality, cyberspace, digital void, geometric void, endless void, infinite void,
      kaleidoscopic dimension
    `,
  ),
  term('still life, still life of, still life with', { scene: 'interior', firmness: 4 }),
  term(
    `
      underwater, under water, under the sea, under the ocean, deep sea, coral reef, reef,
      ocean floor, sea floor, seabed, beneath the waves, under the waves, atlantis,
      bottom of the sea, bottom of the ocean, undersea, below the surface, ocean depths, aquarium,
      in the depths
    `,
    { scene: 'underwater', firmness: 3 },
    `
      underwater city, kelp forest, sunken ship, shipwreck, submarine, sunken city, underwater cave,
      abyss, deep ocean, ocean abyss, deep sea trench, underwater kingdom, hydrothermal vent,
      sunken temple, underwater reef, underwater palace, underwater world, flooded temple,
      sunken ruins, flooded ruins, underwater ruins
    `,
  ),
  term(
    `
      on the moon, moon surface, lunar surface, lunar landscape, lunar, surface of the moon,
      moon base, crater, craters
    `,
    { scene: 'moon', firmness: 3 },
    `
      moon, lunar base, asteroid, moonscape, moon colony, lunar crater, asteroid field base,
      the moon, europa, ice moon
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
      black hole, wormhole, supernova, starfield, stellar, big bang, zero gravity
    `,
    { scene: 'space', firmness: 3 },
    `
      space station, asteroid belt, spaceship interior, spaceship bridge, asteroid field,
      cosmic void, star cluster, planetary rings, event horizon, saturn rings, orbital station,
      spaceship, international space station, orbital ring, rings of saturn, comet tail,
      dyson sphere, starship, starship bridge, astral realm, celestial realm, star nursery
    `,
  ),
  term(
    `
      city, cities, cityscape, skyline, downtown, metropolis, urban, street, streets, alley,
      alleyway, skyscrapers, new york, manhattan, tokyo, london, paris, shanghai, hong kong, mumbai,
      delhi, chicago, times square, boulevard, avenue, sidewalk, crosswalk, rooftop, rooftops,
      town square, town, megacity, city street, city streets, city lights, shibuya, venice, istanbul,
      cairo, los angeles, san francisco, berlin, rome
    `,
    { scene: 'city', firmness: 2 },
    `
      urban street, cyberpunk city, neon city, futuristic city, marketplace, market, bazaar, subway,
      subway station, train station, airport, harbor, harbour, rooftop garden, old town,
      medieval town, steampunk city, city park, parking garage, parking lot, chinatown, night market,
      street market, financial district, construction site, industrial, factory, industrial zone,
      warehouse district, slum, favela, suburb, suburban street, utopia, dystopian city,
      post apocalyptic city, ruined city, abandoned city, floating city, bus stop, gas station, port,
      shipyard, plaza, piazza, cobblestone street, busy street, back alley, tokyo street, canal,
      venetian canal, canals of venice, souk, amusement park, carnival, fairground, stadium, arena,
      school, university campus, hospital, racetrack, cyber city, space colony, city square,
      victorian street, victorian london, medieval city, docks, dockyard, pier city, metro station,
      skatepark, skate park, city rooftop, festival, urban rooftop, futuristic metropolis,
      industrial factory, power plant, oil refinery, train yard, scrapyard, junkyard, shopping mall,
      mall, petrol station, food court, flower market, fish market, floating market, spice market,
      crossroads, medieval market, medieval marketplace, abandoned factory, abandoned mall,
      night city, railway station
    `,
  ),
  term(
    `
      beach, beaches, tropical beach, shore, seashore, coast, coastline, island, islands,
      tropical island, seaside, lagoon, sandy beach, bay, caribbean, hawaii, maldives, on the sand,
      tropics, paradise island, cove
    `,
    { scene: 'beach', firmness: 2 },
    `
      tropical, tropical paradise, sea cave, boardwalk, tropical lagoon, mangrove, atoll,
      pirate cove, resort, beach resort, fishing village, coastal cliffs, black sand beach, paradise,
      coral island, desert island, deserted island, rocky shore, rocky coast, tide pools, tide pool,
      poolside, swimming pool, coastal village, pebble beach, coral atoll, seaside village,
      seaside town, delta, riverbank, sand dunes by the sea, dock at low tide, secluded cove,
      sandbar, pier, wooden pier, jetty, marina, estuary
    `,
  ),
  term(
    `
      sea, ocean, at sea, open sea, high seas, waves, sailing, pacific,
      atlantic, on the water, harbor, harbour, seascape, tsunami, giant wave, great wave, fjord,
      maelstrom, ocean waves, sea waves, wave
    `,
    { scene: 'sea', firmness: 2 },
    `
      open ocean, ship deck, lighthouse, pirate ship, calm sea, iceberg, coral sea, lake shore,
      lakeside, sailing ship, ship, cruise ship, yacht, sea cliff, pirate ship deck, oil rig,
      whirlpool, lighthouse rock, sea of clouds, deck of a ship, viking longship, aircraft carrier
    `,
  ),
  term(
    `
      desert, deserts, dune, dunes, sand dunes, sahara, canyon, grand canyon, wild west, arizona,
      oasis, badlands, mesa, monument valley, gobi, arid, wasteland, egypt, outback, savanna,
      savannah, route 66, salt flats
    `,
    { scene: 'desert', firmness: 2 },
    `
      desert oasis, ancient egypt, ancient egyptian, egyptian tomb, pyramids, western town,
      ghost town, salt flat, african savanna, african savannah, slot canyon, sandstone canyon,
      red desert, rocky desert, post apocalyptic wasteland, nuclear wasteland, apocalyptic wasteland,
      steppe, desert dunes, desert highway, frontier town, saloon, bedouin camp, battlefield, quarry,
      red rock canyon, scrubland, mayan ruins, aztec city, petra, caravanserai, plateau,
      ruins of babylon, rocky canyon, salt lake, crater desert, dry lakebed
    `,
  ),
  term(
    `
      arctic, antarctica, antarctic, north pole, south pole, iceberg, icebergs, glacier, glaciers,
      ice, tundra, frozen lake, frozen wasteland, snowy landscape, snowfield, snow field, ice floe,
      ski slope, siberia, lapland, greenland, snowy field, frozen tundra, winter landscape,
      snowscape
    `,
    { scene: 'snow', firmness: 2, snow: true, season: 'winter' },
    `
      snow, winter, winter wonderland, ice cave, ski resort, frozen, frozen kingdom, polar,
      ice palace, ice castle, polar ice, polar ice cap, snowy, christmas village, alpine snow,
      ice planet, snowy village, ice field, ice cavern, snowy plain, frozen waterfall, ice rink,
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
      forest, forests, woods, jungle, woodland, woodlands, rainforest, rain forest, grove, glade,
      pine forest, enchanted forest, bamboo forest, swamp, redwoods, taiga, amazon, bamboo grove,
      undergrowth, forest floor, mossy forest, thicket, wilderness, among the trees, marsh, bog
    `,
    { scene: 'forest', firmness: 2 },
    `
      clearing, forest clearing, magical forest, haunted forest, mangrove swamp, fairy forest,
      tropical jungle, tropical rainforest, misty forest, dark forest, autumn forest, ancient forest,
      mystical forest, fairy glade, elven forest, treehouse village, graveyard, cemetery,
      haunted mansion, campsite, redwood forest, birch forest, mushroom forest, jungle temple,
      jungle ruins, secret grove, wetlands, wetland, overgrown ruins, cloud forest, crystal forest,
      bamboo garden, petrified forest, bayou, elven city, fairy realm, enchanted grove, sacred grove,
      jurassic jungle, prehistoric jungle, treetops, treetop village, forest stream, birch wood,
      prehistoric, summer camp, caravan camp
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
      himalayas, rocky mountains, cliff, cliffs, valley, valleys, highlands, alpine, summit,
      mount everest, everest, kailash, mount kailash, gorge, ravine,
      andes, scotland, ridge, mount olympus,
      machu picchu, tibet, switzerland, norway, iceland, mountain pass
    `,
    { scene: 'mountain', firmness: 2 },
    `
      mountain peak, alpine meadow, floating islands, floating island, sky, above the clouds, heaven,
      cloud city, heavens, sky islands, cloudscape, medieval castle, castle, ancient temple, temple,
      ancient ruins, mountain village, cliffside, mountain lake, monastery, ancient greece,
      ancient greek temple, sky city, kingdom in the clouds, fantasy kingdom, fantasy world,
      fantasy realm, mountain temple, cliff edge, clifftop, castle ruins,
      mythical land, middle earth, elven kingdom, hidden valley, in the clouds, cloud kingdom,
      mountain monastery, ruins, geyser field, viking village, tibetan monastery, terraced hills,
      high plateau, rocky ridge, rope bridge, mountain ridge, sky temple, stone circle, dragon lair,
      cave, cavern, crystal cave, crystal cavern, underground cave, mine, underground city,
      lava cave, underground cavern, limestone cave, abandoned mine, dwarven city, highland,
      himalayan, grotto, dragon's lair, holy mountain, mythical, river valley, magic academy
    `,
  ),
  term(
    `
      meadow, meadows, field, fields, garden, gardens, hill, hills, hillside, hilltop, park, farm,
      farmland, countryside, grassland, prairie, pasture, lawn, rolling hills, grassy field,
      orchard garden, vineyard, grass, backyard, shire, plains, landscape, rural, tuscany, holland,
      ireland, english countryside, moor, wheat field, green field
    `,
    { scene: 'meadow', firmness: 2 },
    `
      nature, village, rural village, farmyard, zen garden, japanese garden, botanical garden,
      secret garden, flower garden, rice terraces, rice paddies, rice paddy, playground, picnic,
      medieval village, cottage garden, orchard, barnyard, rice field, rose garden, hedge maze,
      country road, country lane, golf course, tea plantation, rice fields, fairy tale kingdom,
      riverside, zoo, vegetable garden, public park, tea garden, english garden, moorland,
      golden wheat field, suburban backyard, japanese village, monet garden, water garden,
      royal gardens, palace gardens, baseball field, soccer field, football field, medieval fair,
      hobbit village, windmill field, cornfield, ranch, burning plain
    `,
  ),
  term(
    `
      flower field, field of flowers, flower meadow, flower garden, wildflowers, wild flowers,
      flowers, tulip field, tulip fields, lavender field, lavender fields, poppy field,
      field of poppies, field of lavender,       flower beds, flowery meadow, blooming garden, blooming meadow, flowerbed
    `,
    { features: ['flowers'], implies: { scene: 'meadow' } },
    `
      lavender, wildflower meadow, flowering meadow, wildflower field, cherry blossom garden,
      cherry blossom grove, cherry blossom park, poppies, blossoming orchard
    `,
  ),
  term(
    `
      indoors, interior, inside a room, room, living room, bedroom, kitchen, table, wooden table,
      tabletop, desk, shelf, windowsill, library, cafe, coffee shop, restaurant, studio, office,
      classroom, stage, laboratory, museum hall, ballroom, throne room, great hall, dining table,
      dining room, bathroom, attic, basement, cellar, hallway, corridor, workshop, pub, bar counter,
      bookshelf, fireplace, on a plate, tablecloth, gallery, home office
    `,
    { scene: 'interior', firmness: 2 },
    `
      lab, art gallery, art studio, photo studio, greenhouse, cozy room, cozy interior, cosy room,
      indoor, bar, tavern, medieval tavern, theater, theatre, opera house, gothic cathedral,
      cathedral, church, dungeon, bookstore, bookshop, museum, palace, royal palace, cockpit,
      mansion, haunted house, cabin, log cabin, penthouse, loft, hotel lobby, arcade, jazz club,
      nightclub, casino, bakery, prison, bunker, warehouse, gymnasium, gym, music studio,
      recording studio, ancient library, old library, wizard tower, wizard study,
      alchemist laboratory, cozy cabin, cozy cafe, observatory, concert hall, concert,
      castle interior, castle hall, spa, conservatory, shop, antique shop, toy shop, flower shop,
      elevator, staircase, server room, control room, operating room, teahouse, tea house, dojo,
      temple interior, minimalist room, crypt, tomb, catacombs, sewer, treehouse, barn, garage,
      candy shop, train carriage, train car, sauna, study, ballet studio, cinema, monastery hall,
      farmhouse kitchen, rustic kitchen, courtroom, auditorium, stage, circus, circus tent,
      grand library, wine cellar, diner, retro diner, lounge, tatami room, japanese tea room,
      blacksmith forge, forge, lighthouse interior, planetarium, candlelit room, sunroom, balcony,
      porch, veranda, terrace, courtyard, palace hall, mirror hall, hall of mirrors,
      submarine interior, nursery, pottery studio, potion shop, aircraft cockpit, cloister,
      vaulted hall, glass house
    `,
  ),
];

/** Parts of a landscape that are drawn as part of the scene. */
export const SCENE_PARTS: readonly Term[] = [
  term('path, trail, pathway, footpath, winding path, dirt road, country road, lane', { features: ['path'] }),
  term('road, highway, freeway, motorway, roads, asphalt, open road', { features: ['road'] }),
  term('lake, lakes, pond, mountain lake, lakeside, loch, reservoir', {
    features: ['lake'],
    implies: { scene: 'mountain' },
  }),
  term('river, rivers, stream, creek, brook, riverside, riverbank, canal', {
    features: ['river'],
    implies: { scene: 'meadow' },
  }),
  term('waterfall, waterfalls, cascade, cascades, niagara falls', {
    features: ['waterfall'],
    implies: { scene: 'mountain' },
  }),
  term(
    `
      volcano, volcanoes, volcanos, lava, magma, erupting volcano, eruption, volcanic eruption,
      volcanic
    `,
    { features: ['volcano'], implies: { scene: 'mountain' } },
  ),
  term('neon signs, neon sign, neon lights, neon', {
    features: ['neon-signs'],
    implies: { timeOfDay: 'neon' },
  }),
  term('divine, holy, heavenly, heaven, celestial, sacred, godly', {
    features: ['divine', 'rays'],
    lighting: 'divine',
    implies: { scene: 'mountain' },
  }),
  term(
    `
      cosy fire, warm glow, glowing windows, lit windows, cozy light, cosy light, warm light,
      warm windows, christmas lights, fairy lights
    `,
    { features: ['cosy-light'] },
  ),
  term('sun, sunshine, sunlight, sky, horizon, sunlit', {}),
];

/** Feelings and ideas: drawn as an abstract picture when nothing else is asked for. */
export const IDEAS: readonly Term[] = [
  term('joy, happiness, bliss, delight, laughter, celebration, hope, freedom, euphoria', {
    features: ['joyful'],
    implies: { scene: 'abstract' },
    grade: { saturation: 1.2 },
  }),
  term('sadness, sorrow, loneliness, grief, solitude, despair, depression, melancholia, longing', {
    implies: { scene: 'abstract' },
    grade: { saturation: 0.6, temperature: -0.5, gain: 0.9 },
  }),
  term('love, passion, desire, romance', {
    implies: { scene: 'abstract' },
    grade: { temperature: 0.6, highlightTint: [14, -6, 4] },
  }),
  term('anger, rage, fury, chaos, war, fear, anxiety, madness, destruction, death', {
    implies: { scene: 'abstract' },
    grade: { contrast: 1.25, saturation: 1.1, gain: 0.88 },
  }),
  term(
    `
      peace, serenity, calmness, tranquility, harmony, balance, silence, mindfulness, meditation,
      wisdom
    `,
    { implies: { scene: 'abstract' }, grade: { contrast: 0.92, lift: 0.05 } },
  ),
  term(
    `
      time, eternity, infinity, energy, consciousness, imagination, creativity, memory, memories,
      emotion, emotions, feeling, feelings, rhythm, entropy, flow, movement, nothingness, emptiness,
      spirituality, thought, thoughts, dreams, dream, music, sound, synesthesia
    `,
    { implies: { scene: 'abstract' } },
  ),
];
