import type { SubjectClass } from '../../src/vocabulary/noun.types.ts';
import { NOUN_BOOK } from '../../src/vocabulary/noun-lookup.ts';
import { OWN_KINDS } from './own-kinds.ts';
import { isPictureNoun, isVisible, spokenWords } from './picture-nouns.ts';
import { REFUSED_ANCHORS, REFUSED_KINDS, REFUSED_WORDS } from './refusals.ts';
import type { WordNet } from './wordnet.ts';

/** Which themes of WordNet a noun of ours can be of: a skunk is an animal here, though some people are called so. */
const THEMES: Readonly<Record<SubjectClass, readonly string[]>> = {
  animal: ['animal'],
  'sea-creature': ['animal'],
  person: ['person'],
  tree: ['plant'],
  building: ['artifact'],
  boat: ['artifact'],
  vehicle: ['artifact'],
  hat: ['artifact'],
  item: ['artifact', 'food', 'object', 'plant'],
  flying: ['animal', 'artifact'],
  celestial: ['object'],
};

/** How many steps up the ladder of kinds still are near. Anybody is a person, however far. */
const MOST_STEPS: Readonly<Record<string, number>> = { animal: 4, person: 10 };
const USUAL_STEPS = 3;

/** The nearest kind that we draw, for every single word that we have no noun for. */
export function findNearestKinds(wordNet: WordNet, isKnown: (word: string) => boolean): Map<string, string> {
  const spoken = new Set(spokenWords());
  const byHand = new Map(ownKinds().map(([word, drawn]) => [word.replace('*', ''), drawn] as const));
  const anchors = anchorsOf(wordNet);
  const nearest = new Map<string, string>();
  for (const [word, senses] of wordNet.senses) {
    if (!/^[a-z]{3,}$/.test(word) || REFUSED_WORDS.has(word)) continue;
    const isMet = spoken.has(word) || wordNet.synsets.get(senses[0]!.synset)!.theme === 'animal';
    const isNamed = !wordNet.synsets.get(senses[0]!.synset)!.words.includes(word);
    const drawn = byHand.get(word) ?? (isNamed ? undefined : climb(wordNet, anchors, word));
    if (drawn && (isMet || byHand.has(word)) && !isKnown(word)) nearest.set(word, drawn);
  }
  return nearest;
}

function ownKinds(): Array<[word: string, drawn: string]> {
  return Object.entries(OWN_KINDS).flatMap(([drawn, words]) =>
    words.split(', ').map((word): [string, string] => [word, drawn]),
  );
}

/** By synset, what stands for its kinds. */
function anchorsOf(wordNet: WordNet): Map<string, string | undefined> {
  const anchors = new Map<string, string | undefined>();
  for (const [word, drawn] of ownKinds()) {
    if (!word.endsWith('*')) continue;
    const sense = wordNet.senses.get(word.slice(0, -1))?.find((one) => isVisible(wordNet, one));
    if (sense) anchors.set(sense.synset, drawn);
  }
  for (const [synset, { words, theme }] of wordNet.synsets) {
    if (words.some((word) => REFUSED_KINDS.includes(word))) anchors.set(synset, undefined);
    else if (words[0] === 'person') anchors.set(synset, 'person');
    else if (!anchors.has(synset)) {
      const own = words.find((word) => isOwn(wordNet, word, synset, theme));
      if (own) anchors.set(synset, own);
    }
  }
  return anchors;
}

/** Whether a word of ours means this synset, as its first meaning of the right theme. */
function isOwn(wordNet: WordNet, word: string, synset: string, theme: string): boolean {
  const entry = NOUN_BOOK.get(word.split(' '))?.entry;
  if (!entry || REFUSED_ANCHORS.includes(word) || !THEMES[entry.kind].includes(theme)) return false;
  const senses = wordNet.senses.get(word) ?? [];
  return (
    senses.find((sense) => THEMES[entry.kind].includes(wordNet.synsets.get(sense.synset)!.theme))?.synset ===
    synset
  );
}

function climb(
  wordNet: WordNet,
  anchors: ReadonlyMap<string, string | undefined>,
  word: string,
): string | undefined {
  if (!isPictureNoun(wordNet, word)) return undefined;
  const start = wordNet.senses.get(word)![0]!.synset;
  const most = MOST_STEPS[wordNet.synsets.get(start)!.theme] ?? USUAL_STEPS;
  let level = [start];
  for (let step = 0; step <= most && level.length > 0; step++) {
    const stop = level.find((synset) => anchors.has(synset));
    if (stop) return anchors.get(stop);
    level = level.flatMap((synset) => wordNet.synsets.get(synset)!.kinds);
  }
  return undefined;
}
