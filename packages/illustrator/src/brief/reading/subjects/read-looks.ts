import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { SubjectRequest } from '../../brief.types.ts';
import type { Worn } from '../../clothes.types.ts';
import { EXPRESSION_BOOK, HAIR_WORDS, VIEW_BOOK } from '../../text/look-words.ts';
import { SUBSTANCE_ADJECTIVES, SUBSTANCES } from '../../text/material-words.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../text/word-lists.ts';
import { type FoundSubject, type Reading, tell } from '../reading.types.ts';
import { outfitAt } from './clothes/read-clothes.ts';
import { isLiving } from './living.ts';
import type { LookNote, Noted } from './look-note.ts';
import { colorNamed } from './read-describing-words.ts';
import { featureAt, lookPhraseAt } from './read-features.ts';
import { ON_PLINTH, SMALL_STATUES, STATUE_PLACE, STATUES } from './read-statues.ts';

/** Claims "green eyes", "red hair", "seen from behind" and "silhouette of", so that nothing else takes their words. */
export function noteLooks(reading: Reading): LookNote[] {
  const notes: LookNote[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const found = reading.claimed[index]
      ? undefined
      : (viewAt(reading, index) ??
        statueAt(reading, index) ??
        clothesAt(reading, index) ??
        featureAt(reading, index) ??
        coveringAt(reading, index) ??
        lookPhraseAt(reading, index));
    if (found) {
      notes.push(found.note);
      tell(reading, { start: index, length: found.length });
      for (let at = index; at < index + found.length; at++) reading.dressed.add(at);
    }
    index += found?.length ?? 1;
  }
  return notes;
}

function viewAt({ tokens }: Reading, index: number): Noted | undefined {
  const match = VIEW_BOOK.match(tokens, index);
  // "peeking from behind a rock" says where, not how one is seen.
  const goesOn = match?.value === 'behind' && DETERMINERS.has(tokens[index + match.length]?.word ?? '');
  if (!match || goesOn) return undefined;
  const look = match.value === 'behind' ? { fromBehind: true } : { silhouette: true };
  return { note: { index, ahead: match.value === 'silhouette-of', look }, length: match.length };
}

/** "a golden statue of a lion": a lion of gold. */
function statueAt({ tokens }: Reading, index: number): Noted | undefined {
  const { word } = tokens[index]!;
  const adjective = SUBSTANCE_ADJECTIVES.get(word) ?? SUBSTANCES.get(word);
  const at = adjective ? index + 1 : index;
  const statue = tokens[at]?.word ?? '';
  const isSmall = SMALL_STATUES.has(statue);
  if (!(isSmall || STATUES.has(statue)) || tokens[at + 1]?.word !== 'of') return undefined;
  if ((NOUN_BOOK.match(tokens, at)?.length ?? 0) > 1) return undefined;
  const quality = isSmall ? undefined : ON_PLINTH;
  const look = { material: adjective ?? 'stone' };
  return { note: { index, ahead: true, look, quality }, length: at + 2 - index };
}

function clothesAt(reading: Reading, index: number): Noted | undefined {
  const outfit = outfitAt(reading, index);
  return outfit && { note: { index, ahead: false, look: {}, worn: outfit.worn }, length: outfit.length };
}

const GARMENTS =
  /^(?:dress|gown|robes?|cloak|cape|coat|suit|shirt|jacket|hoodie|sweater|armou?r|uniform|tunic|skirt|raincoat|clothes)$/;
/** Those that change the figure, not its color alone. */
const GARMENT_QUALITIES: readonly (readonly [garment: RegExp, quality: string])[] = [
  [/^(?:dress|gown|skirt)$/, 'gowned'],
  [/^(?:cloak|cape)$/, 'caped'],
];
const COATS = /^(?:fur|scales|feathers|skin|plumage)$/;

/** "in a long red cloak", "wearing black armor", "with purple scales": what covers somebody gives them its color. */
function coveringAt({ tokens }: Reading, index: number): Noted | undefined {
  const { word, clause } = tokens[index]!;
  if (!/^(?:in|wearing|wears|with)$/.test(word)) return undefined;
  const last = tokens.findIndex(
    (token, at) =>
      at > index &&
      at < index + 6 &&
      token.clause === clause &&
      (GARMENTS.test(token.word) || COATS.test(token.word)),
  );
  if (last < 0) return undefined;
  const between = tokens.slice(index + 1, last).map((token) => token.word);
  if (between.some((other) => FUNCTION_WORDS.has(other))) return undefined;
  const color = between.map(colorNamed).find(Boolean);
  const garment = GARMENT_QUALITIES.find(([words]) => words.test(tokens[last]!.word))?.[1];
  const quality = between.includes('rainbow') ? 'rainbow' : garment;
  if (!color && !quality) return undefined;
  return { note: { index, ahead: false, look: color ? { color } : {}, quality }, length: last + 1 - index };
}

/** Gives what was noted, and the expressions, to the subjects they belong to. */
export function giveLooks(reading: Reading, notes: readonly LookNote[]): void {
  for (const { index, ahead, look, quality, expression, worn } of notes) {
    const bearer =
      (ahead ? nextSubject(reading, index) : livingBefore(reading, index)) ?? reading.subjects[0];
    if (!bearer) continue;
    Object.assign(bearer.request, look);
    if (expression) bearer.request.expression ??= expression;
    if (worn) wear(bearer.request, worn);
    if (ahead && look.material && bearer.start > index) {
      bearer.length += bearer.start - index;
      bearer.start = index;
    }
    if (look.material) reading.wishes.push({ start: index, length: 1, wish: STATUE_PLACE, origin: 'text' });
    if (quality && !bearer.request.qualities.includes(quality)) bearer.request.qualities.push(quality);
  }
  for (const subject of reading.subjects) {
    const hasFace = isLiving(subject.request);
    if (hasFace || subject.request.noun.kind === 'item') giveExpression(reading, subject);
    if (!hasFace) giveFace(reading, subject);
  }
}

/** Only what a face does: a lonely house has none. */
const OF_FACES = /^(?:smil|laugh|grin|cry|weep|happy|sad$|angry|grumpy|furious|tearful)/;

/** A smiling banana has a face, too. */
function giveFace({ tokens }: Reading, { start, length, request }: FoundSubject): void {
  const { expression } = request;
  const isFacial = tokens
    .slice(Math.max(0, start - 3), start + length + 2)
    .some(({ word }) => OF_FACES.test(word));
  if (!expression || !isFacial) return;
  const mood = expression === 'smiling' || expression === 'angry' ? expression : 'sad';
  request.qualities = [...request.qualities, `${mood}-face`];
}

/** Whom any dress suits. */
const PLAIN = new Set(['man', 'woman', 'boy', 'girl', 'old-man', 'old-woman', 'student', 'business-person']);
/** What others have in their own manner: a wizard's robe, a princess's gown, a samurai's armor take the color only. */
const OWN_DRESS = new Set<Worn['garment']>([
  'armour',
  'uniform',
  'robe',
  'dress',
  'gown',
  'ball-gown',
  'kimono',
  'cloak',
]);
const SUITED =
  /^(?:astronaut|superhero|villain|diver|ninja|cyborg|alien|racing driver|clown|jester|santa claus)$/;

const drawnAs = ({ noun: { drawing } }: SubjectRequest) =>
  drawing.from === 'procedure' ? drawing.procedure : '';

function wear(request: SubjectRequest, worn: readonly Worn[]): void {
  const isOwn = ({ garment }: Worn) =>
    request.noun.kind === 'person' &&
    !PLAIN.has(drawnAs(request)) &&
    (OWN_DRESS.has(garment) || (garment === 'suit' && SUITED.test(request.noun.name)));
  const color = worn.find((piece) => isOwn(piece) && piece.color)?.color;
  if (color) request.color = color;
  const put = worn.filter((piece) => !isOwn(piece));
  if (put.length > 0) request.clothes = [...(request.clothes ?? []), ...put];
}

function nextSubject({ subjects }: Reading, index: number): FoundSubject | undefined {
  return subjects.find(({ start, length }) => start + length > index);
}

function livingBefore({ subjects }: Reading, index: number): FoundSubject | undefined {
  const before = subjects.filter(({ nounStart, wearer }) => nounStart < index && wearer === undefined);
  return before.findLast(({ request }) => isLiving(request)) ?? before.at(-1);
}

/** The adjectives right before the noun, and the word right after it. */
function giveExpression({ tokens }: Reading, { start, length, nounStart, request }: FoundSubject): void {
  const { clause } = tokens[nounStart]!;
  let first = nounStart;
  while (first > 0 && tokens[first - 1]!.clause === clause && !isBoundary(tokens[first - 1]!.word)) first--;
  const end = start + length;
  for (let index = first; index <= end + 1 && index < tokens.length; index++) {
    if (index > end && !LINKS.has(tokens[index - 1]!.word)) continue;
    const match = tokens[index]!.clause === clause ? EXPRESSION_BOOK.match(tokens, index) : undefined;
    if (match) request.expression ??= match.value;
  }
  const hair = tokens
    .slice(first, nounStart + 1)
    .map(({ word }) => HAIR_WORDS.get(word))
    .find(Boolean);
  if (!hair || request.noun.kind !== 'person') return;
  request.hairColor ??= hair;
  if (request.color === hair) request.color = undefined;
}

const LINKS = new Set(['looking', 'looks', 'who', 'is', 'and', 'very']);

function isBoundary(word: string): boolean {
  return DETERMINERS.has(word) || (FUNCTION_WORDS.has(word) && word !== 'very');
}
