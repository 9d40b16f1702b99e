import { EXTENDED_OPTION_LISTS } from './extended-option-lists.generated.ts';
import { OPTION_LIST_NAMES } from './option-list-descriptions.rules.ts';
import type { OptionListName } from './option-lists.types.ts';
import { OPTION_MOTIF } from './option-motif.rules.ts';
import { OPTION_PICTURE_PREFIX, optionPictureName } from './option-picture-address.rules.ts';
import { SHORT_OPTION_LISTS } from './short-option-lists.generated.ts';
import { UNSEEN_OPTIONS } from './unseen-options.generated.ts';

type Choice = Readonly<Partial<Record<OptionListName, string>>>;

let choices: ReadonlyMap<string, Choice> | undefined;

function everyChoice(): ReadonlyMap<string, Choice> {
  const all = OPTION_LIST_NAMES.flatMap((list) =>
    [...SHORT_OPTION_LISTS[list], ...EXTENDED_OPTION_LISTS[list]]
      .filter((entry) => !UNSEEN_OPTIONS.has(`${list}:${entry}`))
      .map((entry) => [optionPictureName(list, entry), { [list]: entry }] as const),
  );
  return new Map(all);
}

/** The picture of an entry by its name; undefined for everything else, so nothing else is ever drawn. */
export function findOptionPicture(name: string, version: string) {
  if (!name.startsWith(OPTION_PICTURE_PREFIX)) return undefined;
  choices ??= everyChoice();
  const options = choices.get(name);
  return options && { ...OPTION_MOTIF, options, version };
}
