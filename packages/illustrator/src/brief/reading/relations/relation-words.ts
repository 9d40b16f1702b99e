import type { RelationKind } from '../../brief.types.ts';
import { createPhraseBook, type PhraseBook } from '../../text/phrase-book.ts';

/** "with", "in" and "of" mean what the things they join let them mean. */
export type Connector = RelationKind | 'with' | 'in' | 'of' | 'everywhere' | 'guarding';

export interface Link {
  connector: Connector;
  /** The phrase names the object first: "a horse ridden by a knight". */
  reversed: boolean;
}

const PHRASES: Readonly<Record<Connector, string>> = {
  with: 'with',
  in: 'in',
  of: 'of',
  everywhere:
    'covered with, covered in, lined with, strewn with, dotted with, surrounded by, among, amongst, amid, amidst, ' +
    'crowded with, packed with, decorated with, scattered with, swarming with',
  guarding: 'guarding, guards, protecting, watching over, standing guard over, hoarding',
  riding:
    'riding, riding on, rides, riding atop, riding on top of, on the back of, astride, mounted on, ride',
  wearing: 'wearing, wears, dressed in, wear',
  holding:
    'holding, holds, carrying, carries, playing, playing the, plays, reading, drinking, eating, wielding, swinging, ' +
    'clutching, waving, lifting, raising, armed with, hugging, flying a, mending, throwing, catching, juggling, ' +
    'knitting, writing, eats, drinks, reads, smoking, offering, picking, using, selling',
  on:
    'on, on top of, atop, sitting on, sits on, standing on, perched on, lying on, sleeping on, seated on, ' +
    'resting on, stands on, crossing, crosses, falling on, landing on, growing on, climbing, lying in, rising from, ' +
    'emerging from, dancing on, asleep on, curled up on, climbing on, jumping on',
  above:
    'above, over, flying over, flies over, hovering over, hovering above, floating over, floating above, ' +
    'abducting, flying above, soaring over, soaring above, circling, circling above, high above',
  under: 'under, beneath, below, underneath',
  'in-front-of': 'in front of, on the steps of, on the doorstep of, before, outside, outside of, facing',
  behind: 'behind, following, hiding behind, in back of',
  'next-to':
    'next to, beside, near, by, alongside, close to, together with, meeting, kissing, at, around, between, ' +
    'building, builds, racing, planting, plants, collecting, collects, gathering, repairing, feeding, feeds, ' +
    'petting, watering, pushing, decorating, landing near, racing against, racing with, walking a, walking the, walking his, walking her, chatting with',
  inside:
    'inside, inside of, within, driving, drives, piloting, steering, trapped in, trapped inside, aboard, rowing, ' +
    'sitting in, sitting inside',
  'full-of': 'full of, filled with, overflowing with',
  'looking-at':
    'looking at, watching, staring at, gazing at, admiring, looking up at, looking into, gazing into, looking over',
  fighting: 'fighting, fighting with, attacking, battling, duelling, fights',
  chasing: 'chasing, chases, hunting, pursuing',
  'leaning-on': 'leaning against, leaning on, leans against, against',
};

const REVERSED: Readonly<Partial<Record<Connector, string>>> = {
  riding: 'ridden by',
  wearing: 'worn by',
  holding: 'held by, carried by',
  inside: 'driven by',
  behind: 'followed by',
  chasing: 'chased by, hunted by, pursued by',
};

function addPhrases(
  book: PhraseBook<Link>,
  phrases: Readonly<Partial<Record<Connector, string>>>,
  reversed: boolean,
) {
  for (const [connector, list] of Object.entries(phrases) as [Connector, string][]) {
    for (const phrase of list.split(', ')) book.add(phrase, { connector, reversed });
  }
}

function buildRelationBook(): PhraseBook<Link> {
  const book = createPhraseBook<Link>();
  addPhrases(book, PHRASES, false);
  addPhrases(book, REVERSED, true);
  return book;
}

/** The words that say how two subjects stand to each other. */
export const RELATION_BOOK: PhraseBook<Link> = buildRelationBook();
