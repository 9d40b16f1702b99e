import type { Option, Term } from './option.types.ts';

/** The terms of a list, and before them the options that are like one of their phrases. */
export function withOptions(terms: readonly Term[], options: readonly Option[]): Term[] {
  const liked = options.flatMap(({ name, like }) =>
    like === undefined ? [] : [{ words: [], labels: [name], wish: findTerm(terms, name, like).wish }],
  );
  return [...liked, ...terms];
}

function findTerm(terms: readonly Term[], name: string, like: string): Term {
  const found = terms.find(({ words, labels }) => words.includes(like) || labels.includes(like));
  if (!found) throw new TypeError(`The option "${name}" is like "${like}", which no term of its list says.`);
  return found;
}
