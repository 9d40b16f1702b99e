/**
 * Publishes a story that was drafted on the story generator's page:
 *
 *     npm run story:add -- my-story.zip
 *     npm run story:add -- my-story.zip --slug night-garden --author team --dry-run
 */
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createContentRules } from '../src/app/composition/content-rules.ts';
import { type Config, readProductionConfig } from '../src/app/config.ts';
import { readPackage } from '../src/features/story-scripts/package/read-package.ts';
import { megabytes, ZIP_LIMITS } from '../src/features/story-scripts/package/zip-archive.ts';
import { systemClock } from '../src/shared/clock.ts';
import { urls } from '../src/urls.ts';
import { type PublishedStory, publishStory } from './story-package/publish-story.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `Usage: npm run story:add -- FILE.zip [--slug ADDRESS] [--author KEY] [--replace] [--dry-run]

FILE.zip is what "Draft this story" on the story generator's page downloads. Its slides become files in
content/pictures, its words content/stories/ADDRESS.md; without --slug the title says the address.
--author names an author of authors.yaml, "stories" without it. --replace puts the story in the place of
the one at that address. --dry-run only says what would happen.`;

interface Order {
  file: string;
  slug: string | undefined;
  author: string;
  isReplacing: boolean;
  isDryRun: boolean;
}

function readOrder(): Order | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slug: { type: 'string' },
      author: { type: 'string', default: 'stories' },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Name one file. ${USAGE.split('\n')[0]}`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const { archive } = ZIP_LIMITS;
  if (found.size > archive) throw new Error(`${file} is larger than ${megabytes(archive)}.`);
  return { file, ...values, isReplacing: values.replace, isDryRun: values['dry-run'], slug: values.slug };
}

async function main(): Promise<void> {
  const order = readOrder();
  if (!order) {
    console.log(USAGE);
    return;
  }
  const config = readProductionConfig(root);
  const folder = resolve(root, config.feed.contentFolder);
  const story = await readPackage(readFileSync(order.file)).catch((error: unknown) => {
    throw new Error(`${order.file}: ${error instanceof Error ? error.message : error}`);
  });
  const options = { ...order, folder, story, rules: createContentRules(config), now: systemClock.now() };
  const published = await publishStory(options);
  console.log(describe(published, order, folder, config).join('\n'));
}

function describe(
  { slug, title, slides, files }: PublishedStory,
  { isDryRun }: Order,
  folder: string,
  { feed }: Config,
): string[] {
  const names = files.map((file) => `  ${relative(process.cwd(), join(folder, file))}`);
  const next = feed.blogFeedUrl
    ? `This site shows the posts of ${feed.blogFeedUrl}: nobody sees the story as long as BLOG_FEED_URL is set.`
    : 'With `npm run dev` it shows at once; a site that runs already takes it over when it is started again.';
  return [
    `“${title}”, ${slides} ${slides === 1 ? 'slide' : 'slides'}: ${isDryRun ? 'would be written' : 'written'}`,
    ...names,
    '',
    `Its address: ${urls.webStory(slug)}`,
    isDryRun ? 'Nothing was changed.' : next,
  ];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
