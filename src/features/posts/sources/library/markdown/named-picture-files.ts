import { parse } from 'yaml';
import { frontMatterOf } from './front-matter.ts';
import { PICTURE_PATH } from './picture-path.rules.ts';

/** Cheap, and never wrong the dangerous way: a text without this names no file. */
const MAY_NAME_FILES = /\bfile["']?\s*:/;

/**
 * The picture files that the settings of a post, or the authors, name. Whatever is wrong with them is
 * said by those who read them whole.
 */
export function namedPictureFiles(text: string): string[] {
  if (!MAY_NAME_FILES.test(text)) return [];
  const named = new Set<string>();
  collect(readSettings(frontMatterOf(text) ?? text), named);
  return [...named].sort();
}

function readSettings(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'silent', maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

function collect(value: unknown, named: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'file' && typeof entry === 'string' && PICTURE_PATH.test(entry)) named.add(entry);
    else collect(entry, named);
  }
}
