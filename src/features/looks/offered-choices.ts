import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { createUnknownChoiceError } from './looks.errors.ts';
import type { Look } from './looks.types.ts';

const OFFERED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OFFERED_OPTIONS).map(([list, entries]) => [list, new Set(entries.map(({ name }) => name))]),
);

/** @throws {AppError} 400 `looks.unknown_choice` naming the first choice that no selector offers. */
export function assertOffered(looks: readonly Look[]): void {
  for (const { options } of looks) {
    for (const [list, entry] of Object.entries(options))
      if (!OFFERED.get(list)?.has(entry)) throw createUnknownChoiceError(`${list}: ${entry}`);
  }
}
