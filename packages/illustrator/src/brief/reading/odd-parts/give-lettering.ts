import { type NounName, nounNamed } from '../../../vocabulary/nouns.registry.ts';
import { INSCRIBED } from '../../text/take-lettering.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';

/** Posts and flags without words have their own drawings; with words on them they are boards and cloths. */
const BOARDS: Readonly<Partial<Record<NounName, NounName>>> = {
  signpost: 'board sign',
  flag: 'cloth banner',
  ribbon: 'cloth banner',
};

/** Where a board is without a post. */
const TABLES = new Set('table tables desk counter shelf bar countertop tabletop windowsill'.split(' '));
const WALLS = new Set(
  'door doors wall walls window gate entrance doorway hanging hung fence above over'.split(' '),
);
const HELD = new Set('holding holds carrying carries wearing'.split(' '));

/** What a small sign is fastened to. */
const DOORS: ReadonlySet<string> = new Set(['door', 'door opening', 'gate', 'portal']);

/** A title is on the picture itself. */
const SHEETS = new Set(
  'poster cover logo emblem badge flyer postcard invitation card magazine album'.split(' '),
);

const LETTERS = new Set('typography calligraphy lettering wallpaper quote'.split(' '));

/** "a sign saying OPEN": what is written is on the thing before it, or else on the one after it. */
export function giveLettering(reading: Reading, letterings: readonly string[]): void {
  const { tokens } = reading;
  let next = 0;
  for (let index = 0; index < tokens.length && next < letterings.length; index++) {
    if (tokens[index]!.word !== INSCRIBED) continue;
    tell(reading, { start: index, length: 1 });
    reading.unknown = reading.unknown.filter(({ start }) => start !== index);
    write(reading, index, letterings[next++]!);
  }
}

function write(reading: Reading, index: number, lettering: string): void {
  const bearer = bearerOf(reading, index);
  if (!bearer) {
    const isTitle = reading.tokens.some(({ word }) => SHEETS.has(word) || LETTERS.has(word));
    if (isTitle && reading.subjects.length < 8) reading.subjects.push(titleAt(index, lettering));
    return;
  }
  const { request } = bearer;
  if (request.noun.name === 'signpost' || request.noun.name === 'board sign') {
    const host = hostOf(reading, bearer);
    if (host) {
      host.request.lettering = lettering;
      reading.subjects = reading.subjects.filter((subject) => subject !== bearer);
      return;
    }
  }
  const board = BOARDS[request.noun.name as NounName];
  if (board)
    bearer.request = { ...request, noun: nounNamed(board === 'board sign' ? signAt(reading, index) : board) };
  bearer.request.lettering = lettering;
}

function signAt({ tokens }: Reading, index: number): NounName {
  const { clause } = tokens[index]!;
  const says = (words: ReadonlySet<string>, from: number, to: number) =>
    tokens.slice(Math.max(0, from), to).some((token) => token.clause === clause && words.has(token.word));
  if (says(TABLES, index + 1, index + 6) || says(HELD, index - 6, index)) return 'table sign';
  return says(WALLS, index + 1, index + 5) ? 'hanging sign' : 'board sign';
}

/** "a door with a sign saying CLOSED" */
function hostOf({ subjects, tokens }: Reading, sign: FoundSubject): FoundSubject | undefined {
  const host = subjects[subjects.indexOf(sign) - 1];
  if (!host || !DOORS.has(host.request.noun.name) || host.request.lettering) return undefined;
  const between = tokens.slice(endOf(host), sign.nounStart).map(({ word }) => word);
  return between.includes('with') ? host : undefined;
}

function bearerOf({ subjects, tokens }: Reading, index: number): FoundSubject | undefined {
  const { clause } = tokens[index]!;
  const free = subjects.filter(({ request }) => !isLiving(request) && !request.lettering);
  const before = free.findLast(
    (subject) => endOf(subject) <= index && tokens[subject.nounStart]!.clause === clause,
  );
  const sheet = tokens.findLast(({ word }, at) => at < index && SHEETS.has(word));
  const isOnSheet =
    sheet !== undefined &&
    (before === undefined || !bearsWords(before) || tokens.indexOf(sheet) > before.nounStart);
  if (before && !isOnSheet && index - endOf(before) <= 5) return before;
  const after = free.find(
    ({ nounStart, start }) => start > index && nounStart - index <= 4 && isNamedNext(tokens, index, start),
  );
  if (after) return after;
  return sheet || before?.request.noun.screen === undefined ? undefined : before;
}

/** On which a prompt that also speaks of a poster or a logo would still have it. */
const WRITTEN_ON: ReadonlySet<string> = new Set<NounName>([
  ...(['cake', 'birthday cake', 'jar of jam', 'tombstone', 'door', 'neon sign', 'bottle'] as const),
]);

function bearsWords({ request: { noun } }: FoundSubject): boolean {
  return noun.screen !== undefined || BOARDS[noun.name] !== undefined || WRITTEN_ON.has(noun.name);
}

/** "the words hello on a chalkboard" */
function isNamedNext(tokens: Reading['tokens'], index: number, start: number): boolean {
  return tokens
    .slice(index + 1, start)
    .every(({ word }) => DETERMINERS.has(word) || /^(?:on|across|in|over|written|painted)$/.test(word));
}

function titleAt(start: number, lettering: string): FoundSubject {
  return {
    start,
    length: 1,
    nounStart: start,
    request: { noun: nounNamed('lettering'), count: 1, qualities: [], lettering },
  };
}
