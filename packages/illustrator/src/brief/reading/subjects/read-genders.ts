import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';

type Gender = 'female' | 'male';

/** How the word for a trade tells it: policewoman, shepherdess, cowgirl; fireman, cowboy. */
const ENDINGS: readonly (readonly [ending: RegExp, gender: Gender])[] = [
  [/(?:wom[ae]n|girls?|lady|ladies|ess|esses|heroines?)$/, 'female'],
  [/(?:m[ae]n|boys?|lords?)$/, 'male'],
];
/** They end alike and tell nothing. */
const OF_EITHER: ReadonlySet<string> = new Set('human humans shaman roman german'.split(' '));

/** "a female doctor", "a lady pirate": so many words before what describes the noun at most. */
const FARTHEST = 2;
const ADJECTIVES: ReadonlyMap<string, Gender> = new Map([
  ...'female woman lady women girl'.split(' ').map((word) => [word, 'female'] as const),
  ...'male man gentleman men'.split(' ').map((word) => [word, 'male'] as const),
]);

/** Who is a man or a woman by name is taken for no other. */
const BY_NAME: ReadonlyMap<string, Gender> = new Map([
  ...'woman,girl,old woman,queen,princess,bride,witch,mermaid,ballerina,maid'
    .split(',')
    .map((name) => [name, 'female'] as const),
  ...'man,boy,old man,king,prince,groom,wizard'.split(',').map((name) => [name, 'male'] as const),
]);

const PRONOUNS: ReadonlyMap<string, Gender> = new Map([
  ...'she her hers herself'.split(' ').map((word) => [word, 'female'] as const),
  ...'he his him himself'.split(' ').map((word) => [word, 'male'] as const),
]);

/** A trade does not tell whether a man or a woman is meant; its ending, an adjective or a pronoun may. */
export function readGenders(reading: Reading): void {
  const people = reading.subjects.filter(({ request }) => request.noun.kind === 'person');
  const known = new Map<FoundSubject, Gender>();
  for (const person of people) {
    const gender = BY_NAME.get(person.request.noun.name) ?? genderToldBy(reading, person);
    if (gender) known.set(person, gender);
  }
  for (const [index, { word }] of reading.tokens.entries()) {
    const gender = PRONOUNS.get(word);
    if (!gender) continue;
    const before = people.filter((person) => person.request.count === 1 && endOf(person) <= index);
    if (before.some((person) => known.get(person) === gender)) continue;
    const meant = before.find((person) => !known.has(person));
    if (meant) known.set(meant, gender);
  }
  for (const [{ request }, gender] of known)
    if (!BY_NAME.has(request.noun.name)) request.qualities = [...request.qualities, gender];
}

function genderToldBy(reading: Reading, { start, length }: FoundSubject): Gender | undefined {
  const last = start + length - 1;
  for (let index = last; index >= Math.max(0, start - FARTHEST); index--) {
    const adjective = ADJECTIVES.get(reading.tokens[index]!.word);
    if (adjective && (index >= start || !isSubject(reading, index))) return take(reading, index, adjective);
    if (index < start) break;
  }
  const { word } = reading.tokens[last]!;
  return OF_EITHER.has(word) ? undefined : ENDINGS.find(([ending]) => ending.test(word))?.[1];
}

function isSubject({ subjects }: Reading, index: number): boolean {
  return subjects.some((subject) => subject.start <= index && index < endOf(subject));
}

/** The adjective is understood, so it is no longer among what is not. */
function take(reading: Reading, index: number, gender: Gender): Gender {
  reading.unknown = reading.unknown.filter(({ start }) => start !== index);
  tell(reading, { start: index, length: 1 });
  return gender;
}
