/**
 * Looks whether a picture's choice is an entry of one of the tools' lists.
 * @returns what is wrong, or undefined.
 */
export type CheckOption = (list: string, choice: string) => string | undefined;

/**
 * @param lists the entries of every list by its name; several catalogues may hold the same list.
 */
export function createOptionCheck(...catalogues: Readonly<Record<string, readonly string[]>>[]): CheckOption {
  const lists = new Map<string, Set<string>>();
  for (const [name, entries] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
    lists.set(name, new Set([...(lists.get(name) ?? []), ...entries]));
  }
  return (list, choice) => {
    const entries = lists.get(list);
    if (!entries)
      return `is not a setting of a picture; a picture has prompt, negative, seed, size, alt and ${[...lists.keys()].join(', ')}`;
    if (entries.has(choice)) return undefined;
    const meant = [...entries].find((entry) => entry.toLowerCase() === choice.toLowerCase());
    return meant
      ? `must be written "${meant}", not "${choice}"`
      : `must be an entry of that list of the tools, and "${choice}" is none`;
  };
}
