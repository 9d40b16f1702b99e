import { knownChoices, type LookCatalog } from './look-link.rules.ts';
import { LONGEST_LOOK_NAME, LOOK_SHAPES, LOOKS_FILE_KIND, MOST_LOOKS } from './looks.rules.ts';
import type { Look, LooksFile } from './looks.types.ts';
import { lookAlone } from './new-looks.rules.ts';

interface ReadLooks {
  looks: Look[];
  /** What the file names and this site does not have. */
  unknown: string[];
}

export function writeLooksFile(looks: readonly Look[]): string {
  const file: LooksFile = {
    kind: LOOKS_FILE_KIND,
    looks: looks.map(lookAlone),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Null for what is no file of looks. Looks of which nothing is known are left out. */
export function readLooksFile(text: string, catalog: LookCatalog): ReadLooks | null {
  try {
    const file: unknown = JSON.parse(text);
    const { kind, looks } = Object(file) as Record<string, unknown>;
    if (kind !== LOOKS_FILE_KIND || !Array.isArray(looks)) return null;
    return readLooks(looks.slice(0, MOST_LOOKS), catalog);
  } catch {
    return null;
  }
}

function readLooks(values: readonly unknown[], catalog: LookCatalog): ReadLooks {
  const read: ReadLooks = { looks: [], unknown: [] };
  for (const value of values) {
    const { name, options, shape } = Object(value) as Record<string, unknown>;
    if (typeof name !== 'string' || name.trim() === '' || typeof options !== 'object' || !options) continue;
    const choices = Object.entries(options).filter(
      (choice): choice is [string, string] => typeof choice[1] === 'string',
    );
    const known = knownChoices({ options: Object.fromEntries(choices) }, catalog);
    read.unknown.push(...known.unknown);
    if (Object.keys(known.options).length === 0) continue;
    const knownShape = LOOK_SHAPES.find((one) => one === shape);
    read.looks.push({
      name: name
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_LOOK_NAME),
      options: known.options,
      ...(knownShape && { shape: knownShape }),
    });
  }
  return read;
}
