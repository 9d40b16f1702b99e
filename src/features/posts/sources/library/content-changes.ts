import { createHash } from 'node:crypto';
import type { FoundContent, FoundFile } from './content-files.ts';
import type { ContentLibrary } from './content-sync.types.ts';
import type { LibraryPost } from './library.types.ts';
import { type Authors, readAuthors } from './markdown/authors.ts';
import { ContentError, describeContentError } from './markdown/content-error.ts';
import { type ContentRules, type ParsedPost, parsePost } from './markdown/markdown-post.ts';
import type { PictureFiles } from './markdown/post-pictures.ts';
import { insertSiteUrl } from './markdown/site-name.rules.ts';

/** To be raised whenever the same file becomes other HTML, so that every post is made anew. */
export const FORMAT_VERSION = 2;

interface ContentChanges {
  put: readonly LibraryPost[];
  /** Slugs of posts whose files are gone. */
  remove: readonly string[];
  problems: readonly string[];
}

export interface ChangeRules extends Omit<ContentRules, 'authors'> {
  showDrafts: boolean;
}

type Origin = Awaited<ReturnType<ContentLibrary['origins']>>[number];

/**
 * What has to change so that the library shows what the files say. A file with a mistake keeps the
 * post that it last made well, and an imported post keeps its address.
 */
export function findContentChanges(
  content: FoundContent,
  origins: readonly Origin[],
  rules: ChangeRules,
): ContentChanges {
  const stored = new Map(origins.map((origin) => [origin.slug, origin]));
  const problems = content.refused.map(({ path, error }) => describeContentError(path, error));
  const put: LibraryPost[] = [];
  const present = new Set<string>();
  const authors = createAuthorsReader(content, rules, problems);
  const commonHash = hashOfRules(content, rules);

  for (const file of content.files) {
    const origin = stored.get(file.slug);
    present.add(file.slug);
    // It was taken over in the console, where it is changed from then on.
    if (origin?.takenFrom === file.path) continue;
    if (origin?.origin === 'console') {
      problems.push(`${file.path}: a post of the console has this address; give the file another name`);
      continue;
    }
    if (origin?.origin === 'import') {
      problems.push(`${file.path}: an imported post has this address already; give the file another name`);
      continue;
    }
    const text = insertSiteUrl(file.text, rules.siteUrl);
    const sourceHash = hashText([commonHash, file.kind, text, say(file.pictureFiles)].join('\n'));
    if (origin?.sourceHash === sourceHash && !mayBeDraft(file)) continue;
    const parsed = parseOrSay(file, authors, rules, problems);
    if (!parsed) continue;
    if (parsed.isDraft && !rules.showDrafts) present.delete(file.slug);
    else if (origin?.sourceHash !== sourceHash) put.push({ ...parsed.post, sourceHash });
  }
  return { put, remove: findRemoved(origins, present), problems };
}

/** Read when the first file needs them: as long as nothing changes none does. */
function createAuthorsReader(
  content: FoundContent,
  { checkOption }: ChangeRules,
  problems: string[],
): () => Authors | undefined {
  let read: { authors: Authors | undefined } | undefined;
  return () => {
    read ??= {
      authors: orSay(content.authorsPath, problems, () =>
        readAuthors(content.authors, { checkOption, pictureFiles: content.authorsPictures }),
      ),
    };
    return read.authors;
  };
}

function parseOrSay(
  file: FoundFile,
  readAuthors: () => Authors | undefined,
  rules: ChangeRules,
  problems: string[],
): ParsedPost | undefined {
  const authors = readAuthors();
  if (!authors) return undefined;
  return orSay(file.path, problems, () => parsePost(file, { ...rules, authors }));
}

function orSay<Result>(path: string, problems: string[], read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    // Whatever one file is able to upset, the others are shown.
    const problem = error instanceof ContentError ? error : new ContentError(`cannot be read: ${error}`);
    problems.push(describeContentError(path, problem));
    return undefined;
  }
}

function findRemoved(origins: readonly Origin[], present: ReadonlySet<string>): string[] {
  return origins
    .filter(({ slug, origin }) => origin === 'content' && !present.has(slug))
    .map(({ slug }) => slug);
}

/** Cheap, and never wrong the dangerous way: such a file is read whole before it is believed. */
const mayBeDraft = ({ text }: FoundFile) => /\bdraft["']?\s*:/.test(text);

/** Changes with any of the files, and when one goes away. */
function say(files: PictureFiles = new Map()): string {
  const lines = [...files].map(([path, file]) =>
    file instanceof ContentError ? `${path}: ${file.message}` : JSON.stringify([path, file]),
  );
  return lines.join('\n');
}

/** Changes with everything but a post's own text that decides how it looks. */
export function hashOfRules(
  { authors, authorsPictures }: Pick<FoundContent, 'authors' | 'authorsPictures'>,
  rules: Pick<ChangeRules, 'siteName' | 'hashRecipe'>,
): string {
  return hashText([FORMAT_VERSION, rules.siteName, authors, say(authorsPictures), probe(rules)].join('\n'));
}

/** Changes when pictures get other addresses. */
function probe({ hashRecipe }: Pick<ChangeRules, 'hashRecipe'>): string {
  return hashRecipe({
    prompt: 'a lighthouse',
    options: { style: 'Watercolor' },
    seed: 1,
    width: 640,
    height: 360,
  });
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
