import type { OptionGroup } from '../../../../ui/select/select-options.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import type { MarkedOptions } from './marked-options.ts';

export function toGroup(
  label: string,
  entries: readonly string[],
  also?: ReadonlyMap<string, string>,
): OptionGroup {
  return {
    label,
    options: entries.map((entry) => ({
      value: entry,
      label: entry,
      ...(also && { also: also.get(entry) ?? '' }),
    })),
  };
}

/**
 * What stands before the list: the neutral entry, then favorites, then what was chosen lately. Empty when
 * there is nothing to put first.
 */
export function leadingGroups(
  list: OptionListName,
  neutral: string,
  { favorites, recent }: MarkedOptions,
): OptionGroup[] {
  const starred = favorites[list] ?? [];
  const lately = (recent[list] ?? []).filter((entry) => !starred.includes(entry));
  if (starred.length + lately.length === 0) return [];
  return [toGroup('', [neutral]), toGroup('Favorites', starred), toGroup('Used recently', lately)].filter(
    ({ options }) => options.length > 0,
  );
}

/** Other words for each entry, out of lines such as `Melancholic|Wistful=sad gloomy`. */
export function readSynonyms(lines: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of lines) {
    const [names = '', also = ''] = line.split('=');
    const entries = names.split('|');
    for (const entry of entries) {
      const others = entries.filter((other) => other !== entry).join(' ');
      words.set(entry, `${also} ${others}`);
    }
  }
  return words;
}
