/**
 * Carries the posts of a blog on Blogger into this site's library, also while the site runs:
 *
 *     npm run import:blogger -- feed.atom --dry-run
 *     npm run import:blogger -- feed.atom
 */
import { createReadStream, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { readProductionConfig } from '../src/app/config.ts';
import { importBlogger } from '../src/features/posts/sources/library/import/import-blogger.ts';
import { describeReport } from '../src/features/posts/sources/library/import/import-report.ts';
import { createLibrary } from '../src/features/posts/sources/library/library.usecases.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { OWN_USER_ONLY } from '../src/platform/storage/private-files.ts';
import { systemClock } from '../src/shared/clock.ts';
import { urls } from '../src/urls.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `Usage: npm run import:blogger -- FILE [--blog ADDRESS] [--pages] [--dry-run]

FILE is the feed.atom of "Back up content" in Blogger's settings (inside the ZIP archive, in
Takeout/Blogger/Blogs), or an older export, blog-MM-DD-YYYY.xml. Published posts are carried over,
and links between them lead to their new addresses. --blog tells the blog's own address, which today's
exports leave out: links to it without a site are understood then. --pages carries the blog's pages over
as posts, too. --dry-run only says what would happen.`;

interface Order {
  file: string;
  blogAddress: string;
  includePages: boolean;
  isDryRun: boolean;
}

function readOrder(): Order | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      blog: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Name one file. ${USAGE.split('\n')[0]}`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const blogAddress = wholeAddress(values.blog.trim());
  return { file, blogAddress, includePages: values.pages, isDryRun: values['dry-run'] };
}

function wholeAddress(text: string): string {
  if (text === '') return '';
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) throw new Error(`"${text}" is not the address of a blog.`);
  return address;
}

async function main(): Promise<void> {
  const order = readOrder();
  if (!order) {
    console.log(USAGE);
    return;
  }
  const { database: settings } = readProductionConfig(root);
  const dataDir = resolve(root, settings.dataDir);
  process.umask(OWN_USER_ONLY);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ url: settings.databaseUrl, dataDir, exclusive: false });
  try {
    await migrate(database, allMigrations, systemClock.now());
    const report = await importBlogger({
      ...order,
      open: (): AsyncIterable<Uint8Array> => createReadStream(order.file),
      library: createLibrary({ database }),
      addressOf: urls.article,
    });
    console.log(describeReport(report, order).join('\n'));
    if (report.stopped) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
