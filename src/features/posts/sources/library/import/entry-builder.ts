import type { ExportEntry } from './blogger-export.types.ts';
import { KIND_SCHEME, SYSTEM_TERM } from './namespaces.ts';

/** In characters, over all its texts. No article is as long. */
const LARGEST_ENTRY = 4_000_000;

const MOST_LABELS = 200;

export type Attributes = ReadonlyMap<string, string>;

/** Collects what an export says of one entry, and makes an entry of it at its end. */
export interface EntryBuilder {
  /** @param path elements inside the entry, e.g. `author/name` or `blogger:status`. */
  open(path: string, attributes: Attributes): void;
  text(path: string, text: string): void;
  build(): ExportEntry;
}

/** The texts that make an entry; everything else is passed over without being kept. */
const TEXTS: ReadonlySet<string> = new Set([
  'id',
  'title',
  'content',
  'summary',
  'published',
  'updated',
  'author/name',
  'blogger:type',
  'blogger:status',
  'blogger:filename',
  'blogger:metaDescription',
  'blogger:trashed',
  'app:control/app:draft',
]);

export function createEntryBuilder(): EntryBuilder {
  const texts = new Map<string, string>();
  const labels = new Set<string>();
  let kindTerm = '';
  let alternate = '';
  let authorPicture = '';
  let isReply = false;
  let length = 0;

  const read = (path: string) => texts.get(path)?.trim() ?? '';

  return {
    open(path, attributes) {
      const attribute = (name: string) => attributes.get(name) ?? '';
      if (path === 'thr:in-reply-to') isReply = true;
      if (path === 'author/gd:image') authorPicture = attribute('src');
      if (path === 'link' && attribute('rel') === 'alternate' && alternate === '')
        alternate = attribute('href');
      if (path !== 'category') return;
      const term = attribute('term').trim();
      if (attribute('scheme') === KIND_SCHEME) kindTerm = term;
      else if (term !== '' && !SYSTEM_TERM.test(term) && labels.size < MOST_LABELS) labels.add(term);
    },
    text(path, text) {
      if (!TEXTS.has(path)) return;
      length += text.length;
      if (length <= LARGEST_ENTRY) texts.set(path, (texts.get(path) ?? '') + text);
    },
    build() {
      const isTooLarge = length > LARGEST_ENTRY;
      const content = isTooLarge ? '' : (texts.get('content') ?? '');
      const isShortened = content.trim() === '' && read('summary') !== '';
      const permalink = read('blogger:filename') || alternate;
      return {
        id: read('id'),
        kind: kindOf(read('blogger:type'), kindTerm, isReply),
        status: statusOf({
          status: read('blogger:status'),
          isTrashed: read('blogger:trashed') !== '',
          isDraft: read('app:control/app:draft').toLowerCase() === 'yes',
          hasPermalink: permalink !== '',
        }),
        title: read('title'),
        content: isShortened && !isTooLarge ? (texts.get('summary') ?? '') : content,
        isShortened,
        description: read('blogger:metaDescription'),
        published: read('published'),
        updated: read('updated'),
        labels: [...labels],
        permalink,
        authorName: read('author/name'),
        authorPicture,
        isTooLarge,
      };
    },
  };
}

/** Takeout names the type; the old form marks the kind as a category; a plain feed holds posts. */
function kindOf(type: string, kindTerm: string, isReply: boolean): ExportEntry['kind'] {
  const kind = (type || kindTerm.replace(/^.*#/, '')).toLowerCase();
  if (kind === '') return isReply ? 'comment' : 'post';
  if (kind === 'post' || kind === 'page' || kind === 'comment') return kind;
  return 'settings';
}

interface StatusMarks {
  status: string;
  isTrashed: boolean;
  isDraft: boolean;
  hasPermalink: boolean;
}

function statusOf({ status, isTrashed, isDraft, hasPermalink }: StatusMarks): ExportEntry['status'] {
  if (isTrashed || /TRASH|DELETED/i.test(status)) return 'trashed';
  if (/SCHEDULED/i.test(status)) return 'scheduled';
  // Whatever else a blog may call a post that it does not show.
  if (isDraft || (status !== '' && status.toUpperCase() !== 'LIVE')) return 'draft';
  // The old form gives an address to what is published, and to nothing else.
  return status === '' && !hasPermalink ? 'draft' : 'live';
}
