import { createHash } from 'node:crypto';
import type { LibraryPost } from '../library.types.ts';
import { freeSlug } from '../markdown/post-slug.rules.ts';
import { createExportReader } from './blogger-export.ts';
import { type ExportEntry, ExportError } from './blogger-export.types.ts';
import { emptyReport, type ImportReport, type LeftOut } from './import-report.ts';
import { type ImportedPost, makeImportedPost } from './imported-post.ts';

/** What the import needs of the library. */
export interface ImportLibrary {
  origins(): Promise<readonly Pick<LibraryPost, 'slug' | 'origin' | 'sourceHash'>[]>;
  put(posts: readonly LibraryPost[]): Promise<void>;
}

export interface ImportOptions {
  bytes: AsyncIterable<Uint8Array>;
  library: ImportLibrary;
  /** Carry the blog's pages over as posts. */
  includePages: boolean;
  /** Find out what would happen, and change nothing. */
  isDryRun: boolean;
}

/** One transaction each. */
const POSTS_PER_BATCH = 100;
const CHARACTERS_PER_BATCH = 4_000_000;

/**
 * Carries the published posts of a blog's export into the library. Importing the same export again
 * changes nothing, and a later one changes what changed: a post is known by its id on the old blog,
 * so it keeps the address it was given first.
 */
export async function importBlogger(options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport();
  const shelf = createShelf(await options.library.origins());
  const reader = createExportReader(options.bytes);
  let batch: LibraryPost[] = [];
  const store = async () => {
    if (batch.length > 0 && !options.isDryRun) await options.library.put(batch);
    batch = [];
  };
  try {
    for await (const entry of reader.entries()) {
      const post = shelve(entry, reader.blogAddress, { shelf, report, includePages: options.includePages });
      if (post) batch.push(post);
      if (batch.length >= POSTS_PER_BATCH || charactersOf(batch) > CHARACTERS_PER_BATCH) await store();
    }
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    report.stopped = error.message;
  }
  await store();
  return report;
}

interface Shelving {
  shelf: Shelf;
  report: ImportReport;
  includePages: boolean;
}

/** Counts what happens to an entry, and answers the post to be stored when it is new or has changed. */
function shelve(entry: ExportEntry, blogAddress: string, { shelf, report, includePages }: Shelving) {
  const reason = reasonToLeaveOut(entry, includePages);
  const imported = reason ? undefined : makeImportedPost(entry, blogAddress);
  if (!imported) {
    report.leftOut[reason ?? 'empty']++;
    return undefined;
  }
  const place = shelf.placeOf(entry, imported.slug);
  if (place.isRepeated) report.leftOut.repeated++;
  else if (place.isNew && place.slug !== imported.slug)
    report.renamed.push({ from: imported.slug, to: place.slug });
  addLosses(report, imported);
  const sourceHash = `${place.identity}:${hashText(JSON.stringify(imported.post))}`;
  if (place.sourceHash === sourceHash) {
    if (!place.isRepeated) report.unchanged++;
    return undefined;
  }
  if (!place.isRepeated) report[place.isNew ? 'added' : 'changed']++;
  shelf.remember(place.slug, sourceHash);
  return { ...imported.post, slug: place.slug, sourceHash };
}

function reasonToLeaveOut(entry: ExportEntry, includePages: boolean): LeftOut | undefined {
  if (entry.kind === 'comment') return 'comments';
  if (entry.kind === 'settings') return 'settings';
  if (entry.status === 'draft') return 'drafts';
  if (entry.status !== 'live') return entry.status;
  if (entry.kind === 'page' && !includePages) return 'pages';
  return entry.isTooLarge ? 'tooLarge' : undefined;
}

function addLosses({ losses }: ImportReport, imported: ImportedPost): void {
  for (const name of Object.keys(losses) as (keyof typeof losses)[]) losses[name] += imported.losses[name];
}

interface Place {
  /** Names the post on the old blog. */
  identity: string;
  slug: string;
  isNew: boolean;
  /** It came before in the same export. */
  isRepeated: boolean;
  /** Of what is stored; '' for nothing. */
  sourceHash: string;
}

type Shelf = ReturnType<typeof createShelf>;

/** Knows which post has which address. */
function createShelf(origins: readonly Pick<LibraryPost, 'slug' | 'origin' | 'sourceHash'>[]) {
  const hashes = new Map(origins.map(({ slug, sourceHash }) => [slug, sourceHash]));
  const slugs = new Map(
    origins
      .filter(({ origin }) => origin === 'import')
      .map(({ slug, sourceHash }) => [sourceHash.replace(/:.*$/, ''), slug]),
  );
  const seen = new Set<string>();
  return {
    placeOf(entry: ExportEntry, wanted: string): Place {
      const identity = identityOf(entry);
      const known = slugs.get(identity);
      const slug = known ?? freeSlug(wanted, (candidate) => hashes.has(candidate));
      const isRepeated = seen.has(identity);
      seen.add(identity);
      slugs.set(identity, slug);
      const sourceHash = hashes.get(slug) ?? '';
      hashes.set(slug, sourceHash);
      return { identity, slug, isNew: known === undefined, isRepeated, sourceHash };
    },
    remember(slug: string, sourceHash: string): void {
      hashes.set(slug, sourceHash);
    },
  };
}

/** Ids are the same in both forms of an export; a feed of another kind may have none. */
function identityOf({ id, permalink, published, title }: ExportEntry): string {
  return hashText(id || permalink || `${published} ${title}`).slice(0, 24);
}

function charactersOf(batch: readonly LibraryPost[]): number {
  return batch.reduce((sum, { content }) => sum + content.length, 0);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
