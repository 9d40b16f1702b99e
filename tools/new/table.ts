import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const REGISTRY = 'db/migrations/migrations.registry.ts';
const ROWS = 'tests/support/databases/migrations/rows-of-versions.ts';

/** A table: the next step of the history, and a row of it for the test of older versions. */
export function layOutTable({ kebab, camel, snake }: Spelling, root: string): Layout {
  const step = `${nextNumber(root)}-${kebab}`;
  const file = `db/migrations/${step}.ts`;
  return {
    files: {
      [file]: `import type { Kysely } from 'kysely';

export const name = '${step}';

/** Say here what the table holds, and what of it is about a person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('${snake}')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
  throw new Error('write me: the other columns of ${snake}');
}
`,
    },
    edits: [
      { file: REGISTRY, importLine: `import * as ${camel} from './${step}.ts';` },
      { file: REGISTRY, listLine: 'export const allMigrations = [', add: `  ${camel},` },
      {
        file: ROWS,
        listLine:
          "export const rowsByStep: Readonly<Record<string, (kind: Database['kind']) => OldRow[]>> = {",
        add: `  '${step}': (): OldRow[] => [{ table: '${snake}', key: { id: '${kebab}' }, values: {} }],`,
      },
    ],
    taken: [{ file: REGISTRY, text: `import * as ${camel} from ` }],
    test: 'db/migrations/forward.test.ts',
    next: [
      `Write the columns in ${file}, in types that SQLite and Postgres both have, and its row in ${ROWS}, until the test passes.`,
      "Type its row in the feature's *.tables.ts and add it to Tables; queries stand in *.store.ts alone.",
      'If it holds anything about a person: say in src/features/account-data what a deletion and an archive do with it.',
      'Test the store on both databases by describeOnEveryDatabase.',
    ],
  };
}

function nextNumber(root: string): string {
  const registry = readFileSync(join(root, REGISTRY), 'utf8');
  const numbers = [...registry.matchAll(/(\d{4})-[\w-]+\.ts'/g)].map(([, number]) => Number(number));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
