import type { Dice } from '../story-dice.ts';
import { singularOf } from '../title-reading/number-of-noun.ts';
import type { TitleReading } from '../title-reading/title-reading.types.ts';
import { EVERYDAY_THEME, themeNamed } from './themes/all-themes.ts';
import type { Theme } from './themes/theme.types.ts';

/** What stays the same through all five pages of a story. */
export interface StoryFacts {
  place: string;
  otherPlace: string;
  object: string;
  person: string;
  otherPerson: string;
  wish: string;
  trouble: string;
}

/** The lists of a story's themes, joined, without the words that its title has already used. */
export type StoryLists = Omit<Theme, 'name' | 'words'>;

const LIST_NAMES = [
  'places',
  'objects',
  'people',
  'sounds',
  'smells',
  'troubles',
  'wishes',
  'tips',
  'sayings',
  'things',
] as const satisfies readonly (keyof StoryLists)[];

/** The two strongest themes of a title lend their words, the first twice as often; a title without any takes the everyday theme. */
export function listsFor({ themes, words }: TitleReading): StoryLists {
  const chosen = themes.slice(0, 2).map(themeNamed);
  const sources = chosen.length > 0 ? chosen : [EVERYDAY_THEME];
  const taken = new Set(
    words.map((word) => singularOf(word.replace(/'s$/, ''))).filter((word) => word.length > 3),
  );
  const free = (entry: string) =>
    !entry
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => taken.has(singularOf(word)));
  const lists = LIST_NAMES.map((list) => {
    const entries = [...sources, sources[0]!].flatMap((theme) => theme[list]);
    const kept = entries.filter(free);
    return [list, kept.length >= 4 ? kept : [...kept, ...EVERYDAY_THEME[list].filter(free)]];
  });
  return Object.fromEntries(lists) as StoryLists;
}

/** Settles who, where and what a story is about, before its first word. */
export function settleFacts(lists: StoryLists, dice: Dice): StoryFacts {
  const [place, otherPlace] = twoOf(lists.places, dice);
  const [person, otherPerson] = twoOf(lists.people, dice);
  return {
    place,
    otherPlace,
    person,
    otherPerson,
    object: dice.pick(lists.objects),
    wish: dice.pick(lists.wishes),
    trouble: dice.pick(lists.troubles),
  };
}

/** Two different entries; lists repeat the words of the strongest theme. */
function twoOf(list: readonly string[], dice: Dice): [string, string] {
  const first = dice.pick(list);
  const second = dice.pick(list.filter((entry) => entry !== first));
  return [first, second];
}
