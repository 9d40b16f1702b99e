import type { PlaceName } from '../../place.types.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import type { Reading } from '../reading.types.ts';

/** Words for what is done in a room, by the room, where the prompt names no place. */
const DEEDS_IN: Readonly<Partial<Record<PlaceName, string>>> = {
  'living-room':
    'knitting, crocheting, embroidering, sewing, watching tv, watching television, watching a movie, video games, game controller, board game, jigsaw, homework, slow dancing, ' +
    'lullaby, to sleep, bedtime, crying baby, cradling, rocking a baby, rocking the baby, doing hair, braiding, nails, doll house, toy trains, toy train, stacking blocks, tea party, ironing, vacuuming, folding laundry, ' +
    'opening presents, opening gifts, unwrapping, wrapping presents, wrapping gifts, wrapping a present, wrapping a gift, decorating the tree, decorating a tree, decorating the christmas tree, decorating a christmas tree, trimming the tree, hanging stockings, hanging ornaments, birthday party, at a party, at the party, at their party, house party, blow out, blowing out, hide under, on the floor, on the carpet, crayons, old photos, photo album, diary',
  bedroom:
    'in bed, in pajamas, waking up, getting dressed, trying on, pillow fight, pillows, putting on makeup',
  bathroom:
    'taking a bath, takes a bath, having a bath, taking a shower, brushing his teeth, brushing her teeth, toothbrush, toothbrushes, bubble bath, shaving his beard, to shave, shaving',
  kitchen:
    'cooking, frying, kneading, washing dishes, washing the dishes, doing the dishes, making pasta, making breakfast, making dinner, making pancakes, making pizza, tossing dough, rolling dough, rolling out, dough, icing, frosting, peeling potatoes, baking',
  office:
    'coding, programming, presentation, business meeting, meeting, typing, spreadsheet, negotiating, job interview',
  classroom: 'blackboard, chalkboard, exam, lesson, math, teaching math',
  'artist-studio':
    'painting a portrait, pottery, pottery wheel, potter wheel, sculpting, oil painting on canvas',
  workshop: 'welding, sawing, soldering, molten, blowing glass, loom, weaving',
  gym: 'lifting weights, punching bag, boxing bag, treadmill, aerobics, push ups, pushups, pilates, barbell',
  'sports-hall':
    'shooting a basketball, throwing a basketball, shooting hoops, dribbling, dunking a basketball, playing basketball',
  stage:
    'ballet, opera, standup comedy, stand up comedy, magic show, in a spotlight, in the spotlight, under a spotlight, under the spotlight',
  cafe: 'drinking coffee, sipping coffee, having coffee, drinking espresso, sipping espresso, drinking a latte',
  tavern: 'arm wrestling, billiards, darts',
};

const ROOM_BOOK = createPhraseBook<PlaceName>();
for (const [room, phrases] of Object.entries(DEEDS_IN) as [PlaceName, string][])
  for (const phrase of phrases.split(', ')) ROOM_BOOK.add(phrase, room);

/** Where what the prompt says is done at home or at work. */
export function roomOfDeed({ tokens }: Reading): PlaceName | undefined {
  for (const index of tokens.keys()) {
    const match = ROOM_BOOK.match(tokens, index);
    if (match) return match.value;
  }
  return undefined;
}
