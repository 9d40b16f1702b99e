import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type ExportEntry, ExportError } from './blogger-export.types.ts';
import { type Attributes, createEntryBuilder, type EntryBuilder } from './entry-builder.ts';
import { decodeExport } from './export-text.ts';
import { ATOM, BLOGGER, GOOGLE_DATA, PUBLISHING, THREADS } from './namespaces.ts';

/** Exports are three levels deep. */
const DEEPEST = 100;

/** Characters without an end of a tag or text; the parser holds them all in memory. */
const LONGEST_PIECE = 16_000_000;

/** A blog's export, entry by entry, and what it says of the blog itself. */
interface ExportReader {
  /** The blog's own address, as soon as it was read; '' when the export does not say. */
  readonly blogAddress: string;
  entries(): AsyncGenerator<ExportEntry>;
}

/**
 * Reads both forms of a blog's export, and Atom feeds of posts, in memory that does not grow with the
 * file. Document types and their entities are refused: no export has them, and they are a way to
 * fill a memory or to read files.
 */
export function createExportReader(bytes: AsyncIterable<Uint8Array>): ExportReader {
  const state = { blogAddress: '', finished: [] as ExportEntry[] };
  return {
    get blogAddress() {
      return state.blogAddress;
    },
    /** @throws {ExportError} when the file is no export, or ends too early; entries before that are good. */
    async *entries() {
      const parser = createParser(state);
      for await (const text of decodeExport(bytes)) {
        parser.write(text);
        yield* state.finished.splice(0);
      }
      parser.close();
      yield* state.finished.splice(0);
    },
  };
}

interface ReaderState {
  blogAddress: string;
  finished: ExportEntry[];
}

function createParser(state: ReaderState): { write(text: string): void; close(): void } {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let builder: EntryBuilder | undefined;
  let quietLength = 0;

  const inEntry = () => path.slice(2).join('/');
  parser.on('error', ({ message }) => {
    throw new ExportError(`The file is not well-formed XML, or it ends too early: ${message}`);
  });
  parser.on('doctype', () => {
    throw new ExportError('The file has a document type, which no export of a blog has; it is not read.');
  });
  parser.on('opentag', (tag) => {
    quietLength = 0;
    path.push(nameOf(tag));
    if (path.length === 1) checkRoot(tag);
    if (path.length > DEEPEST) throw new ExportError('The file is nested too deeply to be an export.');
    if (path.length === 2 && path[1] === 'entry') builder = createEntryBuilder();
    if (path.length === 2 && path[1] === 'link') state.blogAddress ||= ownAddress(attributesOf(tag));
    if (path.length > 2) builder?.open(inEntry(), attributesOf(tag));
  });
  const text = (content: string) => {
    quietLength = 0;
    if (path.length > 2) builder?.text(inEntry(), content);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    quietLength = 0;
    if (path.length === 2 && builder) {
      state.finished.push(builder.build());
      builder = undefined;
    }
    path.pop();
  });

  return {
    write(content) {
      quietLength += content.length;
      parser.write(content);
      if (quietLength > LONGEST_PIECE)
        throw new ExportError('The file holds an entry that is far too large.');
    },
    close: () => void parser.close(),
  };
}

function checkRoot({ uri, local }: SaxesTagNS): void {
  if (uri === ATOM && local === 'feed') return;
  throw new ExportError(
    `The file is no export of a blog: it begins with <${local}> instead of an Atom <feed>.`,
  );
}

/** Namespaces are told by their addresses: a file may give them any prefix. */
function nameOf({ uri, local }: SaxesTagNS): string {
  if (uri === ATOM) return local;
  if (BLOGGER.test(uri)) return `blogger:${local}`;
  if (PUBLISHING.test(uri)) return `app:${local}`;
  if (uri === THREADS) return `thr:${local}`;
  if (uri === GOOGLE_DATA) return `gd:${local}`;
  return 'foreign';
}

function attributesOf({ attributes }: SaxesTagNS): Attributes {
  return new Map(
    Object.values(attributes)
      .filter(({ uri }) => uri === '')
      .map(({ local, value }) => [local, value]),
  );
}

function ownAddress(attributes: Attributes): string {
  return attributes.get('rel') === 'alternate' ? (attributes.get('href') ?? '') : '';
}
