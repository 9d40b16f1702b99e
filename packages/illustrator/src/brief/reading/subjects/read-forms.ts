import { NOUN_BOOK, type NounSense } from '../../../vocabulary/noun-lookup.ts';
import type { Noun, NounName } from '../../../vocabulary/nouns.registry.ts';
import type { Material, SubjectRequest } from '../../brief.types.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import type { Token } from '../../text/tokens.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../text/word-lists.ts';

/** The shape that a thing is told to have, and how many tokens say so. */
export interface Form {
  /** Absent where the words say something else of it that is not drawn: a jewel-encrusted key. */
  form?: Noun;
  length: number;
}

const SHAPED_LIKE = createPhraseBook<true>();
for (const phrase of ['shaped like', 'shaped as', 'in the shape of', 'in the form of', 'formed like'])
  SHAPED_LIKE.add(phrase, true);

/** Words that say more of the shape than its noun: "shaped like a big red heart". */
const MOST_WORDS = 3;

/** "a house shaped like a teapot". */
export function formAfter(tokens: readonly Token[], index: number): Form | undefined {
  const intro = SHAPED_LIKE.match(tokens, index);
  if (!intro) return undefined;
  const from = index + intro.length;
  for (let at = from; at <= from + MOST_WORDS && at < tokens.length; at++) {
    const match = formNoun(tokens, at);
    if (match) return { form: match.value.entry, length: at + match.length - index };
    const { word, clause } = tokens[at]!;
    if (clause !== tokens[index]!.clause || (FUNCTION_WORDS.has(word) && !DETERMINERS.has(word))) break;
  }
  return undefined;
}

const SHAPED = /^(?:shaped|encrusted|studded|themed|inspired|sized|flavou?red|scented|printed|lined)$/;

/** "a heart-shaped box". */
export function formBefore(tokens: readonly Token[], index: number): Form | undefined {
  const match = formNoun(tokens, index);
  const shaped = match && tokens[index + match.length];
  const leads = SHAPED.test(shaped?.word ?? '') && NOUN_BOOK.match(tokens, index + match!.length + 1);
  if (!leads) return undefined;
  const form = shaped!.word === 'shaped' ? match!.value.entry : undefined;
  return { form, length: match!.length + 1 };
}

/** The moon and the stars are a time of day but for their shape. */
function formNoun(tokens: readonly Token[], at: number) {
  const plain = NOUN_BOOK.match(tokens, at);
  if (plain) return plain;
  const value: NounSense | undefined = NOUN_BOOK.get([tokens[at]!.word.replace(/s$/, ''), 'shape']);
  return value && { value, length: 1 };
}

/** "a pumpkin house", "a butterfly kite": of two nouns the first is the shape of the second. */
export function isFormOf({ kind }: Noun, { kind: whole, name }: Noun): boolean {
  if (whole === 'building') return HOMES.test(name) && (kind === 'item' || kind === 'hat');
  if (CRAFT.test(name)) return kind === 'item' || kind === 'hat';
  return SHAPED_GOODS.has(name) && ['animal', 'flying', 'sea-creature'].includes(kind);
}

const HOMES = /house|cottage|castle|cabin|hotel|palace|hut$/;

/** "a teacup boat", "a pumpkin carriage": one is in the first as in the second. */
const CRAFT = /^(?:boat|rowboat|raft|canoe|carriage|coach)$/;

const SHAPED_GOODS: ReadonlySet<string> = new Set<NounName>([
  'kite',
  'cake',
  'cookie',
  'lantern',
  'balloon',
  'cloud shape',
  'hot air balloon',
]);

/** What such things are made of, whatever their shape. */
const SUBSTANCE_OF: Readonly<Partial<Record<NounName, Material>>> = {
  cake: 'icing',
  'birthday cake': 'icing',
  bush: 'leaves',
  cookie: 'dough',
  bread: 'dough',
  pie: 'dough',
  jelly: 'jelly',
  soap: 'jelly',
  candy: 'candy',
  balloon: 'rubber',
  kite: 'clay',
  lantern: 'paper',
  'paper lantern': 'paper',
  lamp: 'paper',
  candle: 'marble',
  teapot: 'marble',
  coffee: 'marble',
  tea: 'marble',
  'empty vase': 'marble',
  bowl: 'marble',
  sofa: 'wool',
  armchair: 'wool',
  cushion: 'wool',
  bed: 'wool',
  'cloud shape': 'clouds',
  chocolate: 'chocolate',
  snowman: 'snow',
};

/** A clock without hands is none, whatever its shape. */
const KEEPS_ITS_LOOK = /clock|watch|phone|radio|television|camera|lamp|guitar|piano|car/;

/** Where its own drawing is seen before the shape. */
const MIDDLE = { x: 0.5, y: 0.58, wide: 0.74, high: 0.74 };

function before(request: SubjectRequest, { drawing, facing }: Noun): SubjectRequest {
  const { noun } = request;
  return {
    ...request,
    noun: { ...noun, drawing, facing, face: undefined, screen: MIDDLE, onFloor: noun.onFloor },
    depicts: request,
  };
}

/** By what a craft is still known when its body has another shape. */
function partKept({ kind, name }: Noun): 'wheeled' | 'basketed' | undefined {
  if (name === 'hot air balloon') return 'basketed';
  return kind === 'vehicle' && !ON_RUNNERS.test(name) ? 'wheeled' : undefined;
}

const ON_RUNNERS = /sled|sleigh|carriage|coach|tank|cycle|tandem|scooter/;

/** The thing with another's drawing: it stays where it belongs and as large as it is. */
export function inForm(request: SubjectRequest, form: Noun | undefined): SubjectRequest {
  if (!form || form === request.noun) return request;
  const { noun, qualities } = request;
  const { drawing, facing } = form;
  const isHome = noun.kind === 'building';
  const part = partKept(noun);
  const isCraft = CRAFT.test(noun.name);
  if ((KEEPS_ITS_LOOK.test(noun.name) && !part) || noun.seat === 'chair') return before(request, form);
  return {
    ...request,
    noun: { ...noun, drawing, facing, face: undefined, holds: isCraft || form.holds, topped: undefined },
    material:
      request.material ??
      (isHome || isCraft || part ? undefined : (SUBSTANCE_OF[noun.name] ?? noun.madeOf?.[0])),
    qualities: isHome ? [...qualities, 'dwelling'] : part ? [...qualities, part] : qualities,
  };
}
