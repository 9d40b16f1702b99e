import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.types.ts';

/** After everything that begins alike, in the order of bytes. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Whether a text begins so, asked in a way that an index in the order of bytes answers: SQLite's are,
 * those of Postgres with `collate "C"`.
 */
export function beginsWith(
  kind: Database['kind'],
  text: Expression<string>,
  beginning: string,
): RawBuilder<SqlBool> {
  const inBytes = textInBytes(kind, text);
  return sql<SqlBool>`(${inBytes} >= ${beginning} and ${inBytes} < ${beginning + LAST_CHARACTER})`;
}

/** The same for texts in any case of the letters a to z. */
export function beginsAlike(
  kind: Database['kind'],
  text: Expression<string>,
  beginning: string,
): RawBuilder<SqlBool> {
  const folded = sql<string>`lower(${textInBytes(kind, text)})`;
  const wanted = beginning.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return sql<SqlBool>`(${folded} >= ${wanted} and ${folded} < ${wanted + LAST_CHARACTER})`;
}

/** In the order in which beginnings are found. */
export function textInBytes(kind: Database['kind'], text: Expression<string>): Expression<string> {
  return kind === 'postgres' ? sql<string>`${text} collate "C"` : text;
}
