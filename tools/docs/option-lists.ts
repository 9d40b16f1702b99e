import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { asksForTheSame, optionSynonyms } from '@dreamseed/illustrator/what-it-knows';
import { OPTION_LIST_DESCRIPTIONS } from '../../src/features/generator/options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../src/features/generator/options/option-lists.types.ts';
import { OPTION_MOTIF } from '../../src/features/generator/options/option-motif.rules.ts';
import { composeRecipePrompt } from '../../src/features/generator/recipe-prompt.rules.ts';

/** src/features/generator/options/short-option-lists.generated.ts: what every selector shows first, led by its neutral entry. */
export function shortOptionLists(): string {
  const lists = OPTION_LIST_DESCRIPTIONS.map(({ name, neutral }) => {
    const shown = OFFERED_OPTIONS[name].filter(({ short }) => short);
    return listLines(name, [neutral, ...shown.map((option) => option.name)]);
  });
  return sourceOf('What every selector shows first.', 'SHORT_OPTION_LISTS', lists);
}

/** src/features/generator/options/extended-option-lists.generated.ts: the rest. */
export function extendedOptionLists(): string {
  const lists = OPTION_LIST_DESCRIPTIONS.map(({ name }) => {
    const searched = OFFERED_OPTIONS[name].filter(({ short }) => !short);
    return listLines(
      name,
      searched.map((option) => option.name),
    );
  });
  return sourceOf('The searchable rest, loaded only when asked for.', 'EXTENDED_OPTION_LISTS', lists);
}

/** src/features/generator/options/unseen-options.generated.ts: what changes nothing of the motif that shows the others. */
export function unseenOptions(): string {
  const unseen = OPTION_LIST_DESCRIPTIONS.flatMap(({ name }) =>
    OFFERED_OPTIONS[name]
      .filter((option) => isUnseen(name, option.name))
      .map((option) => `  ${quote(`${name}:${option.name}`)},`),
  );
  return `/** What is not seen on the motif that shows the others. Written by \`npm run docs\`. */
export const UNSEEN_OPTIONS: ReadonlySet<string> = new Set([
${unseen.join('\n')}
]);
`;
}

function isUnseen(list: OptionListName, entry: string): boolean {
  const { prompt } = OPTION_MOTIF;
  return asksForTheSame(composeRecipePrompt({ prompt, options: { [list]: entry } }), prompt);
}

/** src/features/generator/options/option-synonyms.generated.ts: other words by which the search finds an option. */
export function optionSynonymLists(): string {
  const lists = OPTION_LIST_DESCRIPTIONS.map(({ name }) => {
    const groups = [...groupBySynonyms(name)].filter(([words]) => words !== '');
    return listLines(
      name,
      groups.map(([words, options]) => `${options.join('|')}=${words}`),
    );
  });
  return sourceOf('Options that mean the same, and other words for it.', 'OPTION_SYNONYMS', lists);
}

/** Enough to be found by. */
const MOST_WORDS = 16;

/** Options by the words they share; the search knows their names by itself. */
function groupBySynonyms(list: OptionListName): Map<string, string[]> {
  const names = new Set(OFFERED_OPTIONS[list].map(({ name }) => name.toLowerCase()));
  const groups = new Map<string, string[]>();
  for (const { name } of OFFERED_OPTIONS[list]) {
    const words = optionSynonyms(list, name).filter((phrase) => !names.has(phrase));
    const text = words.slice(0, MOST_WORDS).join(' ');
    groups.set(text, [...(groups.get(text) ?? []), name]);
  }
  return groups;
}

/** Browsers get the names alone; what they mean stays with the illustrator. */
function sourceOf(what: string, constant: string, lists: readonly string[]): string {
  return `import type { OptionLists } from './option-lists.types.ts';

/** ${what} Written by \`npm run docs\` from packages/illustrator/src/brief/options/offered. */
export const ${constant}: OptionLists = {
${lists.join('\n')}
};
`;
}

function listLines(name: string, entries: readonly string[]): string {
  return [`  ${name}: [`, ...entries.map((entry) => `    ${quote(entry)},`), '  ],'].join('\n');
}

const quote = (entry: string) => (entry.includes("'") ? `"${entry}"` : `'${entry}'`);
