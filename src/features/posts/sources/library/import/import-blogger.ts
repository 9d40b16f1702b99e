import type { LibraryPost } from '../library.types.ts';
import { createExportReader } from './blogger-export.ts';
import { type ExportEntry, ExportError } from './blogger-export.types.ts';
import { emptyReport, type ImportReport, type LeftOut } from './import-report.ts';
import { createShelf, hashText, identityOf, type Shelf, type StoredPost } from './import-shelf.ts';
import { type ImportedPost, makeImportedPost, type OldBlog, slugInAddress } from './imported-post.ts';
import { createPostLinks, type PostLinks } from './post-links.ts';

/** What the import needs of the library. */
interface ImportLibrary {
  origins(): Promise<readonly StoredPost[]>;
  put(posts: readonly LibraryPost[]): Promise<void>;
}

export interface ImportOptions {
  /** The export from its beginning; it is read twice. */
  open: () => AsyncIterable<Uint8Array>;
  library: ImportLibrary;
  /** The old blog's address where the export does not tell it, or ''. */
  blogAddress: string;
  /** The address of a post on this site. */
  addressOf: (slug: string) => string;
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
 * changes nothing, and a later one changes what changed. Links between posts lead to their new
 * addresses, which is why the export is read once before anything is carried over.
 */
export async function importBlogger(options: ImportOptions): Promise<ImportReport> {
  const shelf = createShelf(await options.library.origins());
  const report = emptyReport();
  const blog = await surveyBlog(options, shelf);
  const seen = new Set<string>();
  let batch: LibraryPost[] = [];
  const store = async () => {
    if (batch.length > 0 && !options.isDryRun) await options.library.put(batch);
    batch = [];
  };
  try {
    for await (const entry of createExportReader(options.open()).entries()) {
      const post = shelve(entry, { blog, shelf, report, seen, includePages: options.includePages });
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

/** Finds out where every post of the export goes, as far as it can be read. */
async function surveyBlog(options: ImportOptions, shelf: Shelf): Promise<OldBlog> {
  const reader = createExportReader(options.open());
  const found: [permalink: string, address: string][] = [];
  try {
    for await (const entry of reader.entries()) {
      const slug = reasonToLeaveOut(entry, options.includePages) ? '' : slugInAddress(entry.permalink);
      if (slug) found.push([entry.permalink, options.addressOf(shelf.placeOf(entry, slug).slug)]);
    }
  } catch (error) {
    // The second reading tells of it.
    if (!(error instanceof ExportError)) throw error;
  }
  const address = options.blogAddress || reader.blogAddress;
  const links: PostLinks = createPostLinks(URL.canParse(address) ? new URL(address).host : '');
  for (const [permalink, place] of found) links.add(permalink, place);
  return { address, links };
}

interface Shelving {
  blog: OldBlog;
  shelf: Shelf;
  report: ImportReport;
  /** Posts of this export by their identities. */
  seen: Set<string>;
  includePages: boolean;
}

/** Counts what happens to an entry, and answers the post to be stored when it is new or has changed. */
function shelve(entry: ExportEntry, { blog, shelf, report, seen, includePages }: Shelving) {
  const reason = reasonToLeaveOut(entry, includePages);
  const imported = reason ? undefined : makeImportedPost(entry, blog);
  if (!imported) {
    report.leftOut[reason ?? 'empty']++;
    return undefined;
  }
  const isRepeated = seen.has(identityOf(entry));
  seen.add(identityOf(entry));
  const { slug, isNew, sourceHash: stored } = shelf.placeOf(entry, imported.slug);
  const sourceHash = shelf.sourceHashOf(entry, hashText(JSON.stringify(imported.post)));
  addLosses(report, imported);
  if (isRepeated) report.leftOut.repeated++;
  else if (stored === sourceHash) report.unchanged++;
  else report[isNew ? 'added' : 'changed']++;
  if (!isRepeated && isNew && slug !== imported.slug) report.renamed.push({ from: imported.slug, to: slug });
  if (stored === sourceHash) return undefined;
  shelf.fill(slug, sourceHash);
  return { ...imported.post, slug, sourceHash };
}

function reasonToLeaveOut(entry: ExportEntry, includePages: boolean): LeftOut | undefined {
  if (entry.kind === 'comment') return 'comments';
  if (entry.kind === 'settings') return 'settings';
  if (entry.status === 'draft') return 'drafts';
  if (entry.status !== 'live') return entry.status;
  if (entry.kind === 'page' && !includePages) return 'pages';
  return entry.isTooLarge ? 'tooLarge' : undefined;
}

function addLosses(report: ImportReport, { losses, relinked }: ImportedPost): void {
  for (const name of Object.keys(losses) as (keyof typeof losses)[]) report.losses[name] += losses[name];
  report.relinked += relinked;
}

function charactersOf(batch: readonly LibraryPost[]): number {
  return batch.reduce((sum, { content }) => sum + content.length, 0);
}
