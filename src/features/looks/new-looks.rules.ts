import type { Look } from './looks.types.ts';

/** Those that are not among the kept ones, each once. */
export function newLooks(kept: readonly Look[], looks: readonly Look[]): Look[] {
  const known = new Set(kept.map(textOf));
  return looks.filter((look) => {
    const text = textOf(look);
    return !known.has(text) && known.add(text);
  });
}

/** The same for the same look, in whatever order it says its choices. */
function textOf({ name, options, shape }: Look): string {
  const choices = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([name, choices, shape ?? '']);
}
