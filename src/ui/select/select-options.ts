/** One thing that can be chosen. */
export interface SelectOption {
  /** Unique in its list. */
  value: string;
  label: string;
  /** A second, quieter line; it is searched too. */
  hint?: string;
  /** Other words by which it is found. */
  also?: string;
}

/** Options under a heading. */
export interface OptionGroup {
  label: string;
  options: readonly SelectOption[];
}

const accents = /\p{Diacritic}/gu;

/** Lower case, without accents, single spaces: 'Art  Nouveau' and 'art nouveau' are the same search. */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function rank(option: SelectOption, words: readonly string[], query: string): number {
  const label = foldForSearch(option.label);
  const everything = `${label} ${foldForSearch(option.hint ?? '')}`;
  if (!words.every((word) => everything.includes(word))) return rankOfOtherWords(option, words);
  if (label === query) return 0;
  if (label.startsWith(query)) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}

/** Whole words or their beginnings: inside other words, short letters would find everything. */
function rankOfOtherWords({ also }: SelectOption, words: readonly string[]): number {
  if (!also) return -1;
  const known = ` ${foldForSearch(also)}`;
  return words.every((word) => known.includes(` ${word}`)) ? 4 : -1;
}

/**
 * The groups that hold a match, best matches first inside each group: the whole label, then its
 * beginning, then anywhere in it, then in the hint, then in other words for it. Every word of the query must be found. An empty
 * query keeps everything in its order.
 */
export function filterGroups(groups: readonly OptionGroup[], query: string): OptionGroup[] {
  const folded = foldForSearch(query);
  if (folded === '') return groups.filter((group) => group.options.length > 0);
  const words = folded.split(' ');
  const filtered: OptionGroup[] = [];
  for (const group of groups) {
    const ranked = group.options
      .map((option) => ({ option, rank: rank(option, words, folded) }))
      .filter((entry) => entry.rank >= 0)
      .sort((a, b) => a.rank - b.rank);
    if (ranked.length > 0)
      filtered.push({ label: group.label, options: ranked.map((entry) => entry.option) });
  }
  return filtered;
}

/** The groups of `more` without what `known` offers already, by value. */
export function withoutKnown(known: readonly OptionGroup[], more: readonly OptionGroup[]): OptionGroup[] {
  const values = new Set(known.flatMap((group) => group.options.map((option) => option.value)));
  return more
    .map((group) => ({ ...group, options: group.options.filter((option) => !values.has(option.value)) }))
    .filter((group) => group.options.length > 0);
}

/** Finds an option by its value in any group. */
export function findOption(groups: readonly OptionGroup[], value: string): SelectOption | undefined {
  for (const group of groups) {
    const option = group.options.find((candidate) => candidate.value === value);
    if (option) return option;
  }
  return undefined;
}
