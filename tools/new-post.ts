/**
 * Begins a post or a web story:
 *
 *     npm run post:new -- "Why seeds matter"
 *     npm run post:new -- "A day at sea" --story
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProductionConfig } from '../src/app/config.ts';
import { CONTENT_FOLDERS } from '../src/features/posts/sources/library/content-files.ts';
import { scaffoldPost } from '../src/features/posts/sources/library/markdown/post-scaffold.rules.ts';
import { slugOf } from '../src/features/posts/sources/library/markdown/post-slug.rules.ts';
import { urls } from '../src/urls.ts';

const root = join(import.meta.dirname, '..');
const USAGE = 'Usage: npm run post:new -- "Title" [--story]';
const LONGEST_TITLE = 200;
const LARGEST_SEED = 1_000_000;

function readOrder(): { title: string; isStory: boolean } | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      story: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const title = positionals.join(' ').replaceAll(/\s+/g, ' ').trim();
  if (title === '') throw new Error(`Say what the post is called. ${USAGE}`);
  if (title.length > LONGEST_TITLE) throw new Error(`A title has at most ${LONGEST_TITLE} characters.`);
  return { title, isStory: values.story };
}

function refuseExisting(file: string): void {
  if (!existsSync(file)) return;
  throw new Error(
    `${relative(process.cwd(), file)} exists already. Choose another title, or edit that file.`,
  );
}

function main(): void {
  const order = readOrder();
  if (!order) {
    console.log(USAGE);
    return;
  }
  const content = resolve(root, readProductionConfig(root).feed.contentFolder);
  const slug = slugOf(order.title);
  const file = join(content, order.isStory ? 'stories' : 'posts', `${slug}.md`);
  // Posts and stories share their addresses.
  for (const folder of Object.keys(CONTENT_FOLDERS)) refuseExisting(join(content, folder, `${slug}.md`));
  mkdirSync(dirname(file), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, scaffoldPost({ ...order, date, seed: randomInt(1, LARGEST_SEED) }), { flag: 'wx' });
  const page = order.isStory ? urls.webStory(slug) : urls.article(slug);
  console.log(`${relative(process.cwd(), file)} is ready to be written.

1. Run \`npm run dev\` and open ${page}: what you save shows at once, drafts included.
2. Change the picture's words and seed until you like it: \`npm run illustrate -- "the words" --seed 7\`.
3. When it is done, take out \`draft: true\` and start the site again.

${relative(process.cwd(), join(root, 'content', 'README.md'))} says what a post can hold.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
