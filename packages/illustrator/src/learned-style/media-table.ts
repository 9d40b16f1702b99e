import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleName } from '../brief/look.types.ts';
import { PACKAGE_FOLDER } from '../core/package-folder.ts';

/** What `tools/build-media-table.ts` learned from pictures of every medium (Fisher's linear discriminants). */
export interface MediaTable {
  /** Middle and spread of each number that a picture measures. */
  means: number[];
  deviations: number[];
  /** Directions along which media differ, in units of how much pictures of one medium do. */
  axes: number[][];
  /** Where the pictures of each medium lie on the axes. */
  centers: Record<StyleName, number[]>;
}

export const MEDIA_TABLE_FILE = join(PACKAGE_FOLDER, 'src/learned-style/media-table.json');

let table: MediaTable | undefined;

/** Read when it is first needed: most pictures are drawn without it. */
export function readMediaTable(): MediaTable {
  table ??= JSON.parse(readFileSync(MEDIA_TABLE_FILE, 'utf8')) as MediaTable;
  return table;
}
