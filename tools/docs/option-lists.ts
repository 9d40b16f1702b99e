import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { OPTION_LIST_DESCRIPTIONS } from '../../src/features/generator/options/option-list-descriptions.rules.ts';

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
