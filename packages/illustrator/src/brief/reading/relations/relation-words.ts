import type { Arrangement, Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES, type FrameName } from '../../relation-frames/frames.registry.ts';
import type { RelationKind } from '../../subject.types.ts';
import { createPhraseBook, type PhraseBook } from '../../text/phrase-book.ts';
import { participleOf, pastOf, thirdPersonOf } from '../../text/verb-forms.ts';

/** "with", "in" and "of" mean what the things they join let them mean. */
export type Connector = RelationKind | 'with' | 'in' | 'of' | 'everywhere' | 'guarding' | 'tossing';

export interface Link {
  connector: Connector;
  /** The phrase names the object first: "a horse ridden by a knight". */
  reversed: boolean;
  frame?: FrameName;
  /** A verb in its first form, which could be a noun as well: "water", "train". */
  bare?: boolean;
}

/** Words that say no more than where. */
const PHRASES: Readonly<Partial<Record<Connector, string>>> = {
  with: 'with',
  in: 'in',
  of: 'of',
  everywhere:
    'covered with, covered in, lined with, strewn with, dotted with, surrounded by, encircled by, ringed by, among, amongst, amid, amidst, ' +
    'crowded with, packed with, decorated with, scattered with, swarming with',
  on: 'on, across',
  above: 'above, over, high above, hanging over, hanging above, hung over, hung above',
  under: 'under, beneath, below, underneath',
  behind: 'behind',
  'next-to':
    'next to, beside, near, by, alongside, close to, together with, at, around, landing near, ' +
    'along, across from, opposite, attached to, locked to, docked at, moored to, crashing into, passing, driving past, past',
  'full-of': 'full of, filled with, overflowing with, loaded with, laden with, heaped with',
};

/** How the kinds of relations are called that an arrangement makes. */
const CONNECTOR_OF: Readonly<Record<Arrangement, Connector>> = {
  meet: 'next-to',
  fight: 'fighting',
  trail: 'chasing',
  lead: 'chasing',
  hold: 'holding',
  aloft: 'tossing',
  afoot: 'tossing',
  wear: 'wearing',
  ride: 'riding',
  top: 'on',
  sink: 'on',
  set: 'on',
  rim: 'inside',
  glass: 'inside',
  drape: 'on',
  hang: 'on',
  climb: 'on',
  coil: 'on',
  leap: 'above',
  over: 'above',
  under: 'under',
  before: 'in-front-of',
  behind: 'behind',
  between: 'in-front-of',
  lean: 'leaning-on',
  aside: 'next-to',
  look: 'looking-at',
};

function list(phrases: string | undefined): string[] {
  return phrases?.split(', ') ?? [];
}

/** "dance with": "dancing with", "dances with" and the verb as it is. */
function formsOf(phrase: string): [participle: string, thirdPerson: string, bare: string] {
  const [verb = '', ...rest] = phrase.split(' ');
  const withRest = (form: string) => [form, ...rest].join(' ');
  return [withRest(participleOf(verb)), withRest(thirdPersonOf(verb)), phrase];
}

/** The meanings of a phrase, the choosiest first. */
type Senses = Link[];

function buildRelationBook(): PhraseBook<Senses> {
  const book = createPhraseBook<Senses>();
  const add = (phrase: string, link: Link) => {
    const senses = book.get(phrase.split(' '));
    if (senses) senses.push(link);
    else book.add(phrase, [link]);
  };
  for (const [name, frame] of rowsByChoice()) {
    const connector = name === 'guarding' ? 'guarding' : CONNECTOR_OF[frame.how];
    for (const verb of list(frame.verbs)) {
      const [participle, thirdPerson, bare] = formsOf(verb);
      add(participle, { connector, reversed: false, frame: name });
      add(thirdPerson, { connector, reversed: false, frame: name });
      add(bare, { connector, reversed: false, frame: name, bare: true });
      // "washed by two teenagers"; of verbs with a word of their own, "jump over", the frame lists what it needs.
      if (!verb.includes(' ')) add(`${pastOf(verb)} by`, { connector, reversed: true, frame: name });
    }
    for (const phrase of list(frame.says)) add(phrase, { connector, reversed: false, frame: name });
    for (const phrase of list(frame.passive)) add(phrase, { connector, reversed: true, frame: name });
  }
  for (const [connector, phrases] of Object.entries(PHRASES) as [Connector, string][])
    for (const phrase of list(phrases)) add(phrase, { connector, reversed: false });
  return book;
}

/** Rows that are choosy about their object come first: "watching" a mirror is looking into it. */
function rowsByChoice(): [FrameName, Frame][] {
  const rows = Object.entries(FRAMES) as [FrameName, Frame][];
  return [...rows.filter(([, { object }]) => object), ...rows.filter(([, { object }]) => !object)];
}

/** The words that say how two subjects stand to each other. */
export const RELATION_BOOK: PhraseBook<Senses> = buildRelationBook();

/** Whether a word joins two of them wherever it stands: "water" in "a water bottle" does not. */
export function isLink(word: string): boolean {
  return RELATION_BOOK.get([word])?.some(({ bare }) => !bare) ?? false;
}

function buildBookOf(words: 'together' | 'alone'): PhraseBook<FrameName> {
  const book = createPhraseBook<FrameName>();
  for (const [name, frame] of rowsByChoice())
    for (const verb of list(frame[words])) for (const phrase of formsOf(verb)) book.add(phrase, name);
  return book;
}

/** What two do with each other, and what one does alone, without an object. */
export const TOGETHER_BOOK: PhraseBook<FrameName> = buildBookOf('together');
export const ALONE_BOOK: PhraseBook<FrameName> = buildBookOf('alone');

/** The arrangement of a frame as the kind of a relation between two who stand there. */
export function connectorOf(frame: FrameName): Connector {
  return CONNECTOR_OF[FRAMES[frame].how];
}
