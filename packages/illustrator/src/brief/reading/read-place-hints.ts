import { PLACE_HINTS, type PlaceHint } from '../place.types.ts';
import { createPhraseBook, type PhraseBook } from '../text/phrase-book.ts';
import { endOf, type Reading } from './reading.types.ts';

const WORDS: Readonly<Record<PlaceHint, string>> = {
  hilltop:
    'hilltop, hill top, on a hill, on the hill, atop a hill, top of a hill, top of the hill, on a grassy hill, on a green hill, on a high hill, on a small hill, on a lonely hill, on a windy hill, on a tall hill, on their hill, up on a hill, from a hill, from the hill, from a high hill, howling at the moon, howling at the full moon, howls at the moon, howling to the moon, howling at a full moon',
  'beneath-falls':
    'beneath a waterfall, under a waterfall, behind a waterfall, below a waterfall, underneath a waterfall, beneath the waterfall, under the waterfall, behind the waterfall, below the waterfall, in a waterfall, at the foot of a waterfall, beneath waterfalls, under a huge waterfall, under a tall waterfall, under a small waterfall, under a mountain waterfall, in front of a waterfall, before a waterfall, at a waterfall, by a waterfall',
  festive:
    'festival, festivals, carnival, celebration, celebrations, celebrating, celebrate, party, parade, new year, wedding, christmas, fair, birthday',
  'big-city':
    'city, cities, downtown, avenue, metropolis, skyscraper, skyscrapers, new york, manhattan, modern',
  'for-children': 'child, children, childhood, kid, kids, nursery, baby, babies, toy, toys',
  dim: 'gloomy, eerie, spooky, creepy, haunted, candlelit, torchlit',
  'with-bed': 'bedroom, bedrooms',
  'log-walls':
    'log cabin, wooden cabin, forest cabin, mountain cabin, rustic cabin, cozy cabin, cosy cabin, winter cabin, cabin living room, cabin bedroom, cabin kitchen, cabin interior, in a cabin, inside a cabin, chalet, ski lodge, mountain hut, hunting lodge, log house',
  unlit: 'unlit, pitch dark, in the dark, in darkness, darkness, lights off, lights out, blackout',
  steep: 'steep, hilly, uphill, downhill, steeply, lisbon, san francisco',
  planted: 'rooftop garden, roof garden, garden',
  'sells-bread':
    'baker, bakers, bakery, bakeries, baking, baked, bread, breads, cake, cakes, cupcake, cupcakes, pastry, pastries, patisserie',
  'sells-toys': 'toy, toys',
  'sells-flowers': 'flower, flowers, florist, florists',
  'of-crystals':
    'crystal cave, crystal caves, crystal cavern, crystal caverns, crystal grotto, crystals, geode, geodes, gemstone cave, amethyst cave',
  exalted:
    'god, goddess, deity, saint, angel, archangel, icon, king, queen, emperor, empress, pharaoh, buddha, shiva, ganesha, krishna, zeus, athena, madonna, pope, prince, princess, royal, maharaja, sultan',
  'among-others': 'crowd, crowds, crowded, people, city, among',
};

const BOOKS: ReadonlyArray<[PlaceHint, PhraseBook<PlaceHint>]> = Object.keys(PLACE_HINTS).map((name) => {
  const hint = name as PlaceHint;
  const book = createPhraseBook<PlaceHint>();
  for (const phrase of WORDS[hint].split(', ')) book.add(phrase, hint);
  return [hint, book];
});

/**
 * Notes what kind of place it is. The words may belong to a subject or name the place as well ("a
 * wedding cake", "a toy shop"), so nothing is claimed; what the prompt forbids gives no hint.
 */
export function readPlaceHints(reading: Reading): void {
  for (const index of reading.tokens.keys()) {
    if (reading.forbidden.some((span) => span.start <= index && index < endOf(span))) continue;
    for (const [hint, book] of BOOKS) {
      const match = book.match(reading.tokens, index);
      if (match) reading.wishes.push({ start: index, length: match.length, wish: { hint }, origin: 'text' });
    }
  }
}
