import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StressPart } from './stress-part.types.ts';

/** The order in which parts run: quick answers first, the longest last; others stand between. */
const ORDER = ['load', 'input', 'xss', 'abuse', 'faults', 'restart', 'kills'];

/** Every part of the stress test: each file `*-part.ts` beside this one exports one. */
export async function findParts(): Promise<StressPart[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-part.ts'));
  const parts = await Promise.all(files.map(readPart));
  const placeOf = ({ name }: StressPart) => {
    const place = ORDER.indexOf(name);
    return place < 0 ? ORDER.length - 1.5 : place;
  };
  return parts.sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name));
}

async function readPart(file: string): Promise<StressPart> {
  const exported = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as object;
  const part = Object.values(exported).find(isPart);
  if (!part) throw new Error(`${file} exports no part of the stress test.`);
  return part;
}

function isPart(value: unknown): value is StressPart {
  return typeof value === 'object' && value !== null && 'name' in value && 'run' in value;
}
