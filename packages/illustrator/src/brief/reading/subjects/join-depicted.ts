import { createPhraseBook } from '../../text/phrase-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';

const SHOWING = createPhraseBook<true>();
for (const phrase of [
  ...['showing', 'shows', 'displaying', 'displays', 'depicting', 'depicts', 'of', 'featuring'],
  ...['that shows', 'that displays', 'that depicts', 'which shows', 'printed with', 'painted with'],
  ...['of a painting of', 'with a picture of', 'with an image of', 'with a photo of', 'with a drawing of'],
  ...['with a silhouette of', 'with the image of', 'with a painting of', 'in the shape of', 'shaped like'],
])
  SHOWING.add(phrase, true);

const ON_ITS_FACE = createPhraseBook<true>();
for (const place of ['on', 'printed on', 'painted on', 'drawn on'])
  for (const face of ['it', 'its screen', 'the screen', 'screen', 'the front', 'its side', 'the cover'])
    ON_ITS_FACE.add(`${place} ${face}`, true);

for (const image of ['silhouette', 'picture', 'logo', 'print', 'pattern', 'face'])
  ON_ITS_FACE.add(image, true);

/** "a television showing a lion", "a mug with a cat on it": what one subject shows is seen on it and nowhere else. */
export function joinDepicted(reading: Reading): void {
  for (let position = 0; position < reading.subjects.length - 1; position++) {
    const [bearer, shown] = [reading.subjects[position]!, reading.subjects[position + 1]!];
    if (!bearer.request.noun.screen || bearer.request.depicts) continue;
    const end = endShown(reading, bearer, shown);
    if (end === undefined) continue;
    bearer.request.depicts = shown.request;
    bearer.length = end - bearer.start;
    tell(reading, bearer);
    reading.unknown = reading.unknown.filter(({ start }) => start < bearer.start || start >= end);
    reading.subjects.splice(position + 1, 1);
  }
}

/** The position after the words that say so; undefined where they say something else. */
function endShown({ tokens }: Reading, bearer: FoundSubject, shown: FoundSubject): number | undefined {
  const start = endOf(bearer);
  if (tokens[start]?.clause !== tokens[shown.nounStart]!.clause) return undefined;
  const intro = SHOWING.match(tokens, start);
  const next = start + (intro?.length ?? 1);
  const isNext = tokens.slice(next, shown.start).every(({ word }) => DETERMINERS.has(word));
  if (intro) return isNext ? endOf(shown) : undefined;
  const closing =
    tokens[start]!.word === 'with' && isNext ? ON_ITS_FACE.match(tokens, endOf(shown)) : undefined;
  return closing && endOf(shown) + closing.length;
}
