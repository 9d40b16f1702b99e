import type { Pose } from '../brief/brief.types.ts';
import type { Worn } from '../brief/clothes.types.ts';
import type { FrameName } from '../brief/relation-frames/frames.registry.ts';
import type { SubjectRequest } from '../brief/subject.types.ts';
import { ALL_NOUNS, type Noun, type NounName } from './nouns.registry.ts';

/** Words for a noun of the vocabulary that say more than its own name does. */
export interface OtherName {
  /** Comma separated. */
  singular?: string;
  plural?: string;
  entry: Noun;
  pose?: Pose;
  /** What comes along with it, and how the two are together. */
  companion?: Noun;
  by?: FrameName;
  /** How somebody of this name looks. */
  look?: Pick<SubjectRequest, 'hairColor' | 'skinColor' | 'expression'>;
}

const BY_NAME: ReadonlyMap<string, Noun> = new Map(ALL_NOUNS.map((entry) => [entry.name, entry]));

type Words = Pick<OtherName, 'singular' | 'plural' | 'pose' | 'by' | 'look'> & { with?: NounName };
export type More = Partial<
  Pick<
    Noun,
    'qualities' | 'flock' | 'group' | 'color' | 'wears' | 'uses' | 'home' | 'habitat' | 'brings' | 'serves'
  >
>;

export function names({ with: companion, ...words }: Words, noun: NounName, more: More = {}): OtherName {
  return {
    ...words,
    companion: companion ? entryNamed(companion) : undefined,
    entry: { ...entryNamed(noun), ...more, ambiguous: false },
  };
}

/** "red jersey, cap" as pieces of clothing. */
export function worn(list: string): Worn[] {
  return list.split(', ').map((piece) => {
    const words = piece.split(' ');
    const garment = words.pop() as Worn['garment'];
    return words[0] ? { garment, color: words[0] } : { garment };
  });
}

/** @throws {Error} for a name that the vocabulary lost */
function entryNamed(name: NounName): Noun {
  const entry = BY_NAME.get(name);
  if (!entry) throw new Error(`The vocabulary has no "${name}".`);
  return entry;
}
