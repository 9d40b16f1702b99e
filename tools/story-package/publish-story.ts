import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ChangeRules,
  findContentChanges,
} from '../../src/features/posts/sources/library/content-changes.ts';
import {
  CONTENT_FOLDERS,
  readContentFolder,
} from '../../src/features/posts/sources/library/content-files.ts';
import { readFrontMatter } from '../../src/features/posts/sources/library/markdown/front-matter.ts';
import { NAME } from '../../src/features/posts/sources/library/markdown/post-front-matter.schema.ts';
import { slugOf } from '../../src/features/posts/sources/library/markdown/post-slug.rules.ts';
import { createPictureFileReader } from '../../src/features/posts/sources/library/picture-file-reader.ts';
import { PackageError } from '../../src/features/story-scripts/package/package-error.ts';
import type { PackagedStory } from '../../src/features/story-scripts/package/read-package.ts';
import {
  findWordlessSlide,
  picturesFolder,
  posterFile,
  slideFile,
  storyText,
} from '../../src/features/story-scripts/package/story-text.rules.ts';
import { syncPath, writeWhole } from '../../src/platform/storage/write-whole.ts';

export interface PublishOptions {
  /** The content folder. */
  folder: string;
  rules: ChangeRules;
  story: PackagedStory;
  /** The last part of the story's address; without it the title says. */
  slug?: string | undefined;
  author: string;
  /** Milliseconds since 1970. */
  now: number;
  isReplacing: boolean;
  isDryRun: boolean;
}

export interface PublishedStory {
  slug: string;
  title: string;
  slides: number;
  /** What was written, or would be, from the content folder on. */
  files: readonly string[];
}

const LONGEST_SLUG = 80;

/**
 * Puts a story into the content folder: all of it, after the site's own reading has found nothing
 * wrong with it, or nothing.
 * @throws {PackageError} when the story cannot be there.
 */
export async function publishStory(options: PublishOptions): Promise<PublishedStory> {
  const { folder, story, isDryRun } = options;
  const slug = chooseSlug(options);
  const page = join('stories', `${slug}.md`);
  refuseTaken(slug, page, options);
  refuseWordless(story);
  const files = filesOf(story, slug);
  files.set(page, storyText(story.manifest, await settingsOf(options, slug, page)));
  const stage = join(folder, `.story-add-${randomUUID()}`);
  try {
    await writeFiles(stage, files);
    await checkStory(stage, slug, options);
    if (!isDryRun) await moveIntoPlace({ folder, stage, slug, page });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return { slug, title: story.manifest.title, slides: story.slides.length, files: [...files.keys()] };
}

function chooseSlug({ slug, story }: PublishOptions): string {
  if (slug === undefined) return slugOf(story.manifest.title);
  if (NAME.test(slug) && slug.length <= LONGEST_SLUG) return slug;
  throw new PackageError(
    `"${slug}" cannot be an address: at most ${LONGEST_SLUG} lower-case letters, digits and single hyphens`,
  );
}

function refuseTaken(slug: string, page: string, { folder, isReplacing }: PublishOptions): void {
  // Posts and stories share their addresses.
  const names = Object.keys(CONTENT_FOLDERS).map((name) => join(name, `${slug}.md`));
  const taken = [...names, picturesFolder(slug)].filter((name) => existsSync(join(folder, name)));
  const others = isReplacing ? taken.filter((name) => name !== page && name !== picturesFolder(slug)) : taken;
  if (others.length === 0) return;
  const advice = names.some((name) => name !== page && others.includes(name))
    ? 'choose another address with --slug'
    : 'choose another address with --slug, or put this story in its place with --replace';
  throw new PackageError(`${others.join(' and ')} exists already; ${advice}`);
}

function refuseWordless({ manifest }: PackagedStory): void {
  const problem = findWordlessSlide(manifest);
  if (problem !== undefined) throw new PackageError(problem);
}

function filesOf({ slides, poster }: PackagedStory, slug: string): Map<string, Uint8Array | string> {
  const files = new Map<string, Uint8Array | string>();
  for (const [index, bytes] of slides.entries()) files.set(slideFile(slug, index + 1), bytes);
  if (poster) files.set(posterFile(slug), poster);
  return files;
}

/** A story that takes the place of another keeps the day that one was published. */
async function settingsOf({ folder, author, now, story }: PublishOptions, slug: string, page: string) {
  const time = `${new Date(now).toISOString().slice(0, 19)}Z`;
  const before = await publishedBefore(join(folder, page));
  const times = before === undefined ? { published: time } : { published: before, updated: time };
  return { slug, author, ...times, hasPoster: story.poster !== undefined };
}

async function publishedBefore(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const { values } = readFrontMatter(await readFile(file, 'utf8'));
    const { published } = values as { published?: unknown };
    return typeof published === 'string' ? published : undefined;
  } catch {
    // Whatever was wrong with it is gone with it.
    return undefined;
  }
}

async function writeFiles(stage: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(stage, name)), { recursive: true });
    await writeWhole(join(stage, name), content);
  }
}

/** Reads the story as the site will. */
async function checkStory(stage: string, slug: string, { folder, rules }: PublishOptions): Promise<void> {
  const text = await readFile(join(stage, 'stories', `${slug}.md`), 'utf8');
  const pictures = createPictureFileReader(stage);
  const pictureFiles = await pictures.find(text);
  const file = { path: `stories/${slug}.md`, kind: 'story', slug, text, pictureFiles } as const;
  const { authors, authorsPath, authorsPictures } = await readContentFolder(folder);
  const content = { authors, authorsPath, authorsPictures, files: [file], refused: [] };
  const { put, problems } = findContentChanges(content, [], rules);
  const [problem = put.length === 1 ? undefined : 'the site would not show it'] = problems;
  if (problem !== undefined) throw new PackageError(problem);
}

interface Move {
  folder: string;
  stage: string;
  slug: string;
  page: string;
}

/** The pictures first: a page without its pictures would be reported by a site that looks meanwhile. */
async function moveIntoPlace({ folder, stage, slug, page }: Move): Promise<void> {
  const pictures = join(folder, picturesFolder(slug));
  const former = join(stage, 'former');
  await mkdir(dirname(pictures), { recursive: true });
  await mkdir(dirname(join(folder, page)), { recursive: true });
  const hadPictures = existsSync(pictures);
  if (hadPictures) await rename(pictures, former);
  try {
    await rename(join(stage, picturesFolder(slug)), pictures);
    await rename(join(stage, page), join(folder, page));
    for (const moved of [pictures, join(folder, page)]) await syncPath(dirname(moved));
  } catch (error) {
    await rm(pictures, { recursive: true, force: true });
    if (hadPictures) await rename(former, pictures);
    throw error;
  }
}
