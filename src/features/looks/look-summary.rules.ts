import type { Look } from './looks.types.ts';

/**
 * E.g. `Oil Painting, Dramatic`, with how many choices are for another tool.
 * @param lists the selectors of the tool that it is read in.
 */
export function describeLook(
  { options, shape }: Pick<Look, 'options' | 'shape'>,
  lists: readonly string[],
): string {
  const choices = Object.entries(options);
  const here = choices.filter(([list]) => lists.includes(list)).map(([, entry]) => entry);
  const elsewhere = choices.length - here.length;
  const parts = [...here, ...(shape && shape !== '1:1' ? [shape] : [])];
  return `${parts.join(', ')}${elsewhere > 0 ? ` + ${elsewhere} for the yellow tool` : ''}`;
}

/** What a look is called until somebody gives it a name. */
export function suggestName({ options }: Pick<Look, 'options'>): string {
  return Object.values(options).slice(0, 2).join(', ');
}
