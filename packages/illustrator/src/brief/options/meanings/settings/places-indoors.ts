import { COLORS } from '../../../../vocabulary/colors.ts';
import { type Term, term } from '../../option.types.ts';
import { place } from './place-term.ts';

/** Rooms and what is like a room: a cave. */
export const ROOMS: readonly Term[] = [
  term(
    `
      dark room, dark rooms, darkened room, dim room, unlit room, pitch dark room, dark cellar, dark basement,
      dark hallway, dark corridor, dark house, dark chamber
    `,
    { scene: 'interior', firmness: 2, hint: 'unlit', implies: { timeOfDay: 'night' } },
  ),
  place(
    'living-room',
    'living room, sitting room, drawing room, parlor, parlour, cozy room, cosy room, lobby, hotel lobby, lounge',
  ),
  place(
    'kitchen',
    'kitchen, kitchens, farmhouse kitchen, rustic kitchen, kitchen table, kitchen counter, kitchen sink, in a sink, in the sink',
  ),
  place(
    'library',
    `
      library, libraries, bookshop, bookstore, reading room, ancient library, old library, grand library, study room,
      wizard study
    `,
  ),
  place(
    'bedroom',
    'bedroom, hotel room, dorm room, child bedroom, kids room, nursery, bedchamber, children room, dormitory',
  ),
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
    'workshop, garage, hangar, airplane hangar, smithy, forge, blacksmith forge, tool shed, toolshed, carpentry, toy workshop',
  ),
  place(
    'laboratory',
    'laboratory, lab, science lab, alchemist laboratory, research lab, mad science lab, control room, server room',
  ),
  place(
    'office',
    'office, home office, cubicle, boardroom, meeting room, conference room, newsroom, call center, bank counter',
  ),
  place(
    'greenhouse',
    'greenhouse, glasshouse, glass house, conservatory, hothouse, orangery, sunroom, winter garden',
  ),
  place(
    'stage',
    `
      stage, theater, theatre, opera house, concert hall, on stage, spotlight, auditorium, opera,
      ballet studio, dance studio, film set, movie set, circus ring, cinema, jazz club, smoky club, dance club, comedy club, in a club, at a club, in the club, nightclub, night club, disco, discotheque, at a concert, dance floor, catwalk, fashion show, fashion runway
    `,
  ),
  place(
    'cafe',
    `
      cafe, coffee shop, coffeehouse, coffee house, restaurant, diner, retro diner, bistro, tea house, teahouse,
      tearoom, cozy cafe, cosy cafe, pizzeria, cafeteria, trattoria, osteria, brasserie, steakhouse
    `,
  ),
  place(
    'shop',
    `
      toy shop, antique shop, flower shop, candy shop, potion shop, supermarket, supermarket aisle, grocery store, boutique, sweet shop, gift shop, clothing store,
      department store, bookstall, shoe store, toy store, shopping mall, at the mall, in a mall, in the mall, butcher shop, in a shop, in her shop,
      in his shop, in a store, convenience store, clothes shop, clothes store, shoe shop, jewelry store, pet shop, pet store, music store, record store,
      record shop, pawn shop, souvenir shop, hardware store, cheese shop, wine shop, tailor shop, hat shop, pharmacy, drugstore, thrift store
    `,
  ),
  place(
    'tavern',
    'tavern, pub, in a bar, at the bar, at a bar, behind the bar, behind a bar, inside a bar, cocktail bar, wine bar, dive bar, medieval tavern, saloon, bar counter, wine cellar, brewery, inn room, beer hall, beer tent, oktoberfest, oktoberfest tent',
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
    'inside a church, inside a cathedral, church interior, cathedral interior, nave, cloister',
  ),
  place('temple-inside', 'temple interior, inside a temple, inner sanctum, dojo'),
  place(
    'spaceship-deck',
    `
      spaceship interior, spaceship bridge, starship bridge, inside a spaceship, cockpit, space station interior,
      spaceship deck, inside a rocket, aircraft cockpit, on board a spaceship, spaceship cockpit, inside the spaceship, inside of a spaceship, inside a space station
    `,
    {},
    'starship',
  ),
  place(
    'attic',
    'attic, loft, garret, attic bedroom, loft bedroom, attic room, attic studio, attic apartment',
  ),
  place(
    'nook',
    'nook, reading nook, book nook, window nook, window seat, reading corner, cozy corner, cosy corner, cozy nook',
  ),
  place(
    'hospital-corridor',
    'hospital corridor, hospital hallway, in a hospital corridor, in the hospital corridor, clinic corridor',
  ),
  place('corridor', 'corridor, corridors, hallway, hallways, hotel corridor, passageway'),
  place(
    'submarine',
    'inside a submarine, in a submarine, inside the submarine, in the submarine, submarine interior, aboard a submarine, on board a submarine',
  ),
  place('laundromat', 'laundromat, laundromats, launderette, laundry room'),
  place(
    'arcade',
    'video arcade, game arcade, arcade hall, retro arcade, in an arcade, in the arcade, arcade games, amusement arcade',
  ),
  place(
    'barbershop',
    'barbershop, barber shop, barber chair, hair salon, hairdresser salon, hairdresser shop, in a salon, tattoo parlor, tattoo studio, nail salon, beauty salon',
  ),
  place('elevator', 'elevator, elevators, in a lift, in the lift, lift cabin, elevator car'),
  place('sewer', 'sewer, sewers, sewer tunnel, drainage tunnel, storm drain'),
  place('sauna', 'sauna, saunas, spa, day spa, steam room, steam bath'),
  place(
    'gym',
    'gym, gymnasium, fitness studio, weight room, fitness center, fitness centre, locker room, changing room',
  ),
  place(
    'sports-hall',
    'basketball court, sports hall, school gym, volleyball court, badminton court, basketball arena, basketball game, basketball match',
  ),
  place('boxing-ring', 'boxing ring, wrestling ring, boxing match, boxing arena, fighting ring, mma cage'),
  place('airport', 'airport, airports, airport terminal, departure lounge, departure hall, airport gate'),
  place(
    'swimming-pool',
    'swimming pool, swimming pools, indoor pool, backyard pool, swimming hall, public pool, in a pool, in the pool, into a pool, into the pool, by the pool, at the pool, beside the pool, by a pool',
  ),
  place(
    'hospital-ward',
    'in a hospital, in the hospital, hospital room, hospital ward, hospital bed, operating room, operating theatre, doctor office',
  ),
  place(
    'dental-office',
    'dental office, dentist office, dental clinic, dental practice, dentist clinic, dentist chair, dental chair',
  ),
  place('windowsill', 'rainy window, rain on the window, raindrops on a window', { weather: 'rain' }),
  place(
    'windowsill',
    'windowsill, window sill, window ledge, sill of a window, sill of the window, view from a window, view from the window, view out of a window, view out of the window, window view',
  ),
  place(
    'plain',
    `
      white background, plain background, simple background, blank background, transparent background, clean background,
      solid background, white backdrop, plain backdrop, seamless background, on white, isolated on white, isolated,
      product photo, product photograph, product shot, product photography, product render, product display, packshot,
      product mockup, packaging mockup, catalog photo, catalogue photo, commercial photography, advertising photo,
      advertising photography, studio shot, studio photo, studio photograph, studio photography, studio product shot,
      studio product photo, studio product photography, studio background, studio backdrop, in a photo studio
    `,
    { firmness: 3 },
  ),
  ...Object.entries({
    ...COLORS,
    pastel: '#f3dcd8',
    beige: '#e9dcc4',
    cream: '#f3ead6',
    neutral: '#e4dfd8',
  }).map(([color, backdrop]) =>
    place(
      'plain',
      `${color} background, solid ${color} background, plain ${color} background, ${color} backdrop, on a ${color} background`,
      { firmness: 3, backdrop },
    ),
  ),
  place(
    'subway',
    'subway, subway station, metro station, in a metro, in the metro, underground station, subway platform',
  ),
  place(
    'train-car',
    'train carriage, train compartment, train car, subway car, subway carriage, railway carriage, tram car, dining car, bus interior',
  ),
  place('airplane-cabin', 'airplane cabin, plane cabin, aircraft cabin, cabin crew'),
  place(
    'tomb',
    'tomb, tombs, egyptian tomb, burial chamber, mausoleum, crypt, catacombs, sepulchre, inside a pyramid',
  ),
  place(
    'dungeon',
    'dungeon, dungeons, prison, prison cell, jail, jail cell, torture chamber, castle cellar, cell block, behind bars',
  ),
  place('stairwell', 'stairwell, stairwells, stair well, grand staircase'),
  place(
    'cave',
    'cave lake, cave lakes, underground lake, subterranean lake, lake in a cave, cave pool, flooded cave, cenote, blue grotto',
    { features: ['lake'] },
  ),
  place('cave', 'ice cave, ice caves, ice cavern, glacier cave, frozen cave', {
    snow: true,
    season: 'winter',
  }),
  place(
    'cave',
    `
      cave, caves, cavern, caverns, grotto, crystal cave, crystal caves, crystal cavern, crystal caverns, crystal grotto, gemstone cave, amethyst cave, underground cave, in a mine, gold mine, coal mine, abandoned mine, dragon lair,
      dragon's lair, underground, lava cave, limestone cave, in its den, in a burrow
    `,
  ),
];
