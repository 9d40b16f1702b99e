import { createPhraseBook } from '../../text/phrase-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';

const SHADOW_OF = createPhraseBook<true>();
for (const whose of [
  'whose',
  'and whose',
  'and his',
  'and her',
  'and its',
  'and the',
  'his',
  'her',
  'its',
  'the',
  'but its',
  'but his',
  'but her',
])
  for (const place of ['', ' on the wall', ' behind him', ' behind her', ' behind it'])
    for (const says of [
      'is',
      'is that of',
      'looks like',
      'is shaped like',
      'becomes',
      'turns into',
      'shows',
      'forms',
      'has the shape of',
      'is cast as',
      'takes the shape of',
      'takes the form of',
    ])
      SHADOW_OF.add(`${whose} shadow${place} ${says}`, true);
for (const does of ['with', 'casting', 'casts', 'throwing', 'throws', 'that casts', 'who casts', 'having'])
  for (const says of [
    'the shadow of',
    'a shadow of',
    'a shadow shaped like',
    'a shadow like',
    'a shadow that looks like',
    'a shadow in the shape of',
    'a shadow in the form of',
  ])
    SHADOW_OF.add(`${does} ${says}`, true);

const WALL = { features: ['wall-shadow'], place: 'brick-wall', scene: 'city', firmness: 1 } as const;

/** "a cat whose shadow is a lion": the lion is a shadow on the wall and nowhere else. */
export function giveShadows(reading: Reading): void {
  const { tokens } = reading;
  if (!tokens.some(({ word }) => word === 'shadow')) return;
  for (let position = 1; position < reading.subjects.length; position++) {
    const shape = reading.subjects[position]!;
    const owner = reading.subjects[position - 1]!;
    const intro = introBefore(reading, owner, shape);
    if (intro === undefined) continue;
    owner.request.shadowOf = { ...shape.request, count: 1 };
    const span = { start: intro, length: endOf(shape) - intro };
    tell(reading, span);
    reading.unknown = reading.unknown.filter(({ start }) => start < intro || start >= endOf(shape));
    reading.wishes.push({ ...span, wish: WALL, origin: 'text' });
    reading.subjects.splice(position, 1);
    position--;
  }
}

/** Where the words begin that say so. */
function introBefore({ tokens }: Reading, owner: FoundSubject, shape: FoundSubject): number | undefined {
  for (let at = endOf(owner); at < shape.nounStart; at++) {
    const intro = SHADOW_OF.match(tokens, at);
    if (!intro) continue;
    const rest = tokens.slice(at + intro.length, shape.start);
    if (rest.every(({ word }) => DETERMINERS.has(word))) return at;
  }
  return undefined;
}
