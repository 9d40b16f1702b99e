import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ContentError } from './markdown/content-error.ts';
import type { ContentFile } from './markdown/markdown-post.ts';
import { NAME } from './markdown/post-front-matter.schema.ts';
import type { PictureFiles } from './markdown/post-pictures.ts';
import { createPictureFileReader, type PictureFileReader } from './picture-file-reader.ts';

/** A Markdown file with its path as an owner reads it, e.g. `content/posts/light-first.md`. */
export interface FoundFile extends ContentFile {
  path: string;
}

export interface FoundContent {
  /** In the order of their slugs, each slug once. */
  files: readonly FoundFile[];
  /** Files that cannot be posts, with the reason; their slugs are nobody's. */
  refused: readonly { path: string; error: ContentError }[];
  /** The text of authors.yaml. */
  authors: string;
  authorsPath: string;
  /** The files that authors.yaml names. */
  authorsPictures: PictureFiles;
}

const AUTHORS_FILE = 'authors.yaml';

/** The folders inside the content folder, and what their files are. */
export const CONTENT_FOLDERS = { posts: 'post', stories: 'story' } as const;

const EXTENSION = '.md';

/**
 * Reads every file of the content folder.
 * @param pictures remembers the picture files from one reading to the next.
 * @throws {Error} of the file system when the folder or authors.yaml cannot be read.
 */
export async function readContentFolder(
  folder: string,
  pictures = createPictureFileReader(folder),
): Promise<FoundContent> {
  const authors = readAuthorsFile(folder);
  const found = Object.entries(CONTENT_FOLDERS).map(([name, kind]) => readFiles(folder, name, kind));
  const [text, ...lists] = await Promise.all([authors, ...found]);
  const { files, refused } = sortOut(lists.flat());
  return {
    authors: text,
    authorsPath: `${basename(folder)}/${AUTHORS_FILE}`,
    authorsPictures: await pictures.find(text),
    files: await withPictures(files, pictures),
    refused,
  };
}

/** @throws {Error} of the file system. */
export function readAuthorsFile(folder: string): Promise<string> {
  return readFile(join(folder, AUTHORS_FILE), 'utf8');
}

async function withPictures(files: readonly FoundFile[], pictures: PictureFileReader): Promise<FoundFile[]> {
  const complete: FoundFile[] = [];
  for (const file of files) complete.push({ ...file, pictureFiles: await pictures.find(file.text) });
  return complete;
}

async function readFiles(folder: string, name: string, kind: ContentFile['kind']): Promise<FoundFile[]> {
  const names = (await listFolder(join(folder, name))).filter(isMarkdown);
  const files = names.map(async (fileName) => {
    const text = await readUnlessGone(join(folder, name, fileName));
    return {
      path: `${basename(folder)}/${name}/${fileName}`,
      kind,
      slug: fileName.slice(0, -EXTENSION.length),
      text,
    };
  });
  return (await Promise.all(files)).filter((file): file is FoundFile => file.text !== undefined);
}

/** Editors keep what they have open in files that begin with a dot or end with a tilde. */
function isMarkdown(name: string): boolean {
  return name.endsWith(EXTENSION) && !name.startsWith('.');
}

async function listFolder(path: string): Promise<string[]> {
  return (await unlessMissing(readdir(path))) ?? [];
}

/** Between listing and reading an editor may have put another file in its place. */
function readUnlessGone(path: string): Promise<string | undefined> {
  return unlessMissing(readFile(path, 'utf8'));
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function sortOut(found: readonly FoundFile[]): Pick<FoundContent, 'files' | 'refused'> {
  const files = new Map<string, FoundFile>();
  const refused: { path: string; error: ContentError }[] = [];
  for (const file of found.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const first = files.get(file.slug);
    if (!NAME.test(file.slug)) {
      const message = 'the name of the file becomes its address: lower-case letters, digits and hyphens';
      refused.push({ path: file.path, error: new ContentError(message) });
    } else if (first) {
      const message = `${first.path} has the same name, and would have the same address`;
      refused.push({ path: file.path, error: new ContentError(message) });
    } else {
      files.set(file.slug, file);
    }
  }
  return { files: [...files.values()], refused };
}
