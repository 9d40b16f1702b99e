import { COLORS } from '../../../../vocabulary/colors.ts';
import type { Term } from '../../option.types.ts';
import { place } from './place-term.ts';

/** Places among houses. */
export const TOWNS: readonly Term[] = [
  place(
    'street',
    `
      street, streets, street corner, street corners, city street, city streets, road corner, boulevard, avenue,
      sidewalk, pavement, crosswalk, crossroads, intersection, tokyo street, urban street, bus stop, chinatown, night festival, street festival, lantern festival, victorian street,
      side street, construction site, food stand, traffic light, street cafe, outdoor cafe, sidewalk cafe, curb
    `,
  ),
  place(
    'street',
    'times square, shibuya, shibuya crossing, piccadilly circus, las vegas, las vegas strip, broadway, ginza, red light district',
    { features: ['neon-signs'], implies: { timeOfDay: 'neon' } },
  ),
  place('alley', 'alley, alleyway, back alley, alleys, narrow lane, narrow street, backstreet'),
  place(
    'brick-wall',
    'brick wall, stone wall, old wall, wall of bricks, graffiti wall, against a wall, against the wall, graffiti',
  ),
  // The color of a wall is what such a picture lives of.
  ...Object.entries({ ...COLORS, colorful: '#e8a23c', pastel: '#f0c9c0' }).map(([color, backdrop]) =>
    place(
      'brick-wall',
      `against a ${color} wall, in front of a ${color} wall, by a ${color} wall, on a ${color} wall, beside a ${color} wall, against the ${color} wall`,
      { backdrop },
    ),
  ),
  place(
    'market',
    `
      market, marketplace, market place, bazaar, souk, night market, street market, flower market, fish market,
      farmers market, farmer's market, spice market, market stall, market stalls, medieval market, medieval market square, floating market, christmas market,
      flea market, food market, market street, market day, food stalls, food stall, mall, shopping mall, shopping center, shopping arcade, food court, street vendor stalls
    `,
  ),
  place(
    'square',
    'town square, old town square, city square, main square, market square, central square, public square, on a square, on the square, plaza, piazza, village square, spring festival, festival',
  ),
  place(
    'doorstep',
    'doorstep, doorsteps, front porch, front steps, front door, doormat, cabin door, cottage door, house door, farmhouse door, halloween porch',
  ),
  place(
    'courtyard',
    'courtyard, courtyards, cloister garden, cloisters, patio with arches, arcaded court, inner court, atrium',
  ),
  place('park', 'park, city park, public park, parks, central park, in the park'),
  place('playground', 'playground, sandbox, sandpit, sand pit, seesaw, monkey bars, skatepark, skate park'),
  place(
    'village',
    'village street, village green, japanese village, medieval village, rural village, small town, little town',
    {},
    'hobbit village, suburb, hamlet',
  ),
  place(
    'village',
    'santorini, mykonos, portofino, cinque terre, positano, amalfi, hallstatt, colmar, alberobello, greek village, italian village, spanish village, indian village, mexican village, moroccan village',
  ),
  place('village', 'sleeping town, sleepy town, sleeping village, sleepy village, quiet town', {
    implies: { timeOfDay: 'night' },
  }),
  place(
    'old-town',
    'old town, medieval town, medieval city, old city, cobblestone street, cobbled street, prague',
  ),
  place(
    'town-canal',
    `
      venice, venetian canal, venetian canals, canal in venice, canals in venice, canals of venice, venice canal,
      venice canals, amsterdam, canal in amsterdam, canals of amsterdam, canals in amsterdam, amsterdam canal, amsterdam canals,
      bruges, city canal, canal in the city, canal in a city, town canal, canal between houses, grand canal,
      narrow canal
    `,
  ),
  place(
    'harbour',
    `
      harbor, harbour, in port, docks, dockyard, marina, wharf, quay, fishing harbor, fishing harbour, harbors,
      shipyard, waterfront, fishing village, fishing villages, fishing town, harbor town, harbour town, seaside town, port town
    `,
  ),
  place(
    'station',
    'train station, railway station, station, railway platform, train platform, train station platform, railway station platform, station platform',
  ),
  place(
    'stadium',
    `
      stadium, stadiums, football stadium, soccer stadium, baseball stadium, olympic stadium, stadium seats, stadium seat, stadium seating, bleachers, grandstand, grandstands, football pitch, soccer pitch, sports arena, arena, soccer field,
      football field, baseball field
    `,
  ),
  place('tennis-court', 'tennis court, tennis courts, on the tennis court, tennis match, wimbledon'),
  place('roofs', 'rooftops, roofs, roofs of the town, roofs of the city, sea of roofs, city of roofs'),
  place(
    'rooftop',
    'rooftop, roof terrace, rooftop terrace, rooftop bar, rooftop cafe, rooftop garden, city rooftop, on the roof, on a roof, on roof, on rooftop',
  ),
  place(
    'fairground',
    `
      fairground, carnival, amusement park, theme park, coney island, disneyland, disney world, at the fair, at a fair, funfair, county fair, luna park, medieval fair,
      state fair, carnival at night
    `,
  ),
  place('balcony', 'balcony, balconies, terrace, veranda, city balcony, loggia'),
  place('parking-lot', 'parking lot, parking lots, car park, parking garage, parking space'),
  place('skyline', 'skyline, cityscape, city skyline, city lights, manhattan, skyscrapers'),
];
