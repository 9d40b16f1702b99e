import { entrySlug } from '../../shared/entry-slug.ts';
import { LOOK_SHAPES } from './looks.rules.ts';
import type { Look } from './looks.types.ts';

/** Every entry that a look may name, by its list. */
export type LookCatalog = Readonly<Record<string, readonly string[]>>;

/** What an address or a file says of a look, and what of it this site does not know. */
interface ReadLook extends Pick<Look, 'options' | 'shape'> {
  /** As it was written, to be told. */
  unknown: readonly string[];
}

export const LOOK_PARAMETER = 'look';

const LONGEST_LINK = 1500;
const SHAPE = 'shape';

/** `style:oil-painting~mood:calm~shape:16-9`: all of it may stand in an address as it is. */
export function writeLookLink({ options, shape }: Pick<Look, 'options' | 'shape'>): string {
  const choices = Object.entries(options).map(([list, entry]) => `${entrySlug(list)}:${entrySlug(entry)}`);
  return [...choices, ...(shape ? [`${SHAPE}:${entrySlug(shape)}`] : [])].join('~');
}

export function readLookLink(text: string, catalog: LookCatalog): ReadLook {
  const options: Record<string, string> = {};
  const unknown: string[] = [];
  let shape: Look['shape'];
  for (const part of text.slice(0, LONGEST_LINK).split('~').filter(Boolean)) {
    const [listSlug = '', slug = ''] = part.split(':');
    if (listSlug === SHAPE) shape = LOOK_SHAPES.find((known) => entrySlug(known) === slug);
    const list = Object.keys(catalog).find((name) => entrySlug(name) === listSlug);
    const entry = list && catalog[list]?.find((known) => entrySlug(known) === slug);
    if (list && entry) options[list] = entry;
    else if (!(listSlug === SHAPE && shape)) unknown.push(toWords(slug || listSlug));
  }
  return { options, unknown, ...(shape && { shape }) };
}

/** The choices of a look that this site offers, and the others. */
export function knownChoices(
  { options, shape }: Pick<Look, 'options' | 'shape'>,
  catalog: LookCatalog,
): ReadLook {
  const isKnown = ([list, entry]: [string, string]) =>
    Object.hasOwn(catalog, list) && catalog[list]?.includes(entry) === true;
  const all = Object.entries(options);
  return {
    options: Object.fromEntries(all.filter(isKnown)),
    unknown: all.filter((choice) => !isKnown(choice)).map(([, entry]) => entry),
    ...(shape && { shape }),
  };
}

/** E.g. `Left out, because we don’t have it here: glitter mood.` */
export function describeUnknown(unknown: readonly string[]): string | null {
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, 3).join(', ');
  const more = unknown.length > 3 ? ` and ${unknown.length - 3} more` : '';
  return `Left out, because this site doesn’t have ${unknown.length === 1 ? 'it' : 'them'}: ${named}${more}.`;
}

function toWords(slug: string): string {
  return (
    slug
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 40) || 'a choice without a name'
  );
}
