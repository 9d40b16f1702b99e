import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

/** A feature in which each account has a list of texts: every layer once, to be rewritten. */
export function layOutFeature(name: Spelling): Layout {
  const { kebab } = name;
  const folder = `src/features/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.usecases.test.ts`]: writeTest(name),
      [`${folder}/${kebab}.usecases.ts`]: writeUsecases(name),
      [`${folder}/${kebab}.rules.ts`]: writeRules(),
      [`${folder}/${kebab}.types.ts`]: writeTypes(name),
      [`${folder}/${kebab}.schema.ts`]: writeSchema(name),
      [`${folder}/${kebab}.errors.ts`]: writeErrors(name),
      [`${folder}/${kebab}.store.ts`]: writeStore(name),
      [`${folder}/${kebab}.tables.ts`]: writeTables(name),
      [`${folder}/${kebab}.routes.ts`]: writeRoutes(name),
      [`${folder}/ui/${kebab}.page.tsx`]: writePage(name),
    },
    edits: [
      { file: '.dependency-cruiser.cjs', listLine: 'const featureMayUse = {', add: `  '${kebab}': [],` },
    ],
    taken: [],
    test: folder,
    next: [
      `Write ${folder}/${kebab}.usecases.ts until its test passes, and delete the layers you do not need.`,
      `Make the table: npm run new -- table ${kebab}-item`,
      'Create it in src/app/composition, and add its routes to src/app/api-routes.ts.',
      'Name the page in src/urls.ts and src/app/routes.ts.',
      'List what it may use of other features in .dependency-cruiser.cjs.',
    ],
  };
}

function writeTest({ kebab, pascal }: Spelling): string {
  return `import { expect, it } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { ${pascal}Item } from './${kebab}.types.ts';
import { create${pascal} } from './${kebab}.usecases.ts';

it('keeps what an account adds, for that account alone', async () => {
  const items: ${pascal}Item[] = [];
  const store = {
    add: async (item: ${pascal}Item) => void items.push(item),
    list: async (accountId: string) => items.filter((item) => item.accountId === accountId),
  };
  const usecases = create${pascal}({ store, clock: createTestClock(), newId: () => 'id' });
  await usecases.add('ada', ' first ');
  expect(await usecases.list('ada')).toMatchObject([{ text: 'first' }]);
  expect(await usecases.list('ben')).toEqual([]);
  await expect(usecases.add('ada', ' ')).rejects.toMatchObject({ status: 400 });
});
`;
}

function writeUsecases({ kebab, pascal }: Spelling): string {
  return `import type { Clock } from '../../shared/clock.ts';
import type { ${pascal}Store } from './${kebab}.store.ts';
import type { ${pascal}Item } from './${kebab}.types.ts';

export interface ${pascal} {
  /** @throws {AppError} 400 \`${kebab}.empty\`. */
  add(accountId: string, text: string): Promise<void>;
  list(accountId: string): Promise<readonly ${pascal}Item[]>;
}

export interface ${pascal}Options {
  store: ${pascal}Store;
  clock: Clock;
  newId: () => string;
}

/** Say here what the feature is for. */
export function create${pascal}({ store }: ${pascal}Options): ${pascal} {
  return {
    async add() {
      throw new Error('write me: tidy the text, refuse an empty one, store the rest');
    },
    list: store.list,
  };
}
`;
}

function writeRules(): string {
  return `export const LONGEST_TEXT = 200;

/** Pure, so that server and browser decide alike. @returns '' for what is not worth keeping. */
export function tidyText(text: string): string {
  return text.replaceAll(/\\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
}
`;
}

function writeTypes({ pascal }: Spelling): string {
  return `export interface ${pascal}Item {
  id: string;
  accountId: string;
  text: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}
`;
}

function writeSchema({ kebab, camel }: Spelling): string {
  return `import { z } from 'zod';
import { LONGEST_TEXT } from './${kebab}.rules.ts';

export const ${camel}OrderSchema = z.object({
  text: z
    .string({ error: 'must be a text' })
    .max(LONGEST_TEXT, \`must have at most \${LONGEST_TEXT} characters\`)
    .meta({ description: 'What to keep.', example: 'A quiet harbour' }),
});
`;
}

function writeErrors({ kebab }: Spelling): string {
  return `import { AppError } from '../../shared/app-error.ts';

export const createEmptyTextError = () =>
  new AppError({ status: 400, code: '${kebab}.empty', message: 'Please write something first.' });
`;
}

function writeStore({ kebab, pascal, snake }: Spelling): string {
  return `import type { Database } from '../../platform/db/database.types.ts';
import type { ${pascal}Item } from './${kebab}.types.ts';

export interface ${pascal}Store {
  add(item: ${pascal}Item): Promise<void>;
  /** The newest first. */
  list(accountId: string): Promise<${pascal}Item[]>;
}

export function create${pascal}Store(database: Database): ${pascal}Store {
  return {
    async add({ id, accountId, text, createdAt }) {
      await database.writer
        .insertInto('${snake}_item')
        .values({ id, account_id: accountId, text, created_at: createdAt })
        .execute();
    },
    async list(accountId) {
      const rows = await database.reader
        .selectFrom('${snake}_item')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ id, text, created_at }) => ({ id, accountId, text, createdAt: created_at }));
    },
  };
}
`;
}

function writeTables({ pascal, snake }: Spelling): string {
  return `export interface ${pascal}ItemRow {
  id: string;
  account_id: string;
  text: string;
  created_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    ${snake}_item: ${pascal}ItemRow;
  }
}
`;
}

function writeRoutes({ kebab, camel, pascal }: Spelling): string {
  return `import { Hono } from 'hono';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { ${camel}OrderSchema } from './${kebab}.schema.ts';
import type { ${pascal} } from './${kebab}.usecases.ts';

export interface ${pascal}RoutesOptions {
  usecases: ${pascal};
  guard: AccountGuard;
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** \`GET\` and \`POST /api/${kebab}\`: what the caller's account has. */
export function create${pascal}Routes({ usecases, guard }: ${pascal}RoutesOptions) {
  return new Hono()
    .get('/api/${kebab}', async (c) => {
      const { id } = await guard.identifyLiving(c.req.header('Authorization'));
      return c.json(await usecases.list(id), 200, PRIVATE);
    })
    .post('/api/${kebab}', async (c) => {
      const { id } = await guard.identifyLiving(c.req.header('Authorization'));
      const { text } = await readJson(c.req.raw, ${camel}OrderSchema);
      await usecases.add(id, text);
      return c.body(null, 204, PRIVATE);
    });
}
`;
}

function writePage({ kebab, pascal, words }: Spelling): string {
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: '${title}', description: 'Say what this page is for.', path: '/${kebab}' });
}

export default function ${pascal}Page() {
  return (
    <PageIntro title="${title}">
      <p>Say what this page is for.</p>
    </PageIntro>
  );
}
`;
}
