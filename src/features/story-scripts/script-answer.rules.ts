import { InvalidScriptError } from './story-scripts.errors.ts';
import type { ScriptPage, WrittenScript } from './story-scripts.types.ts';

/**
 * Checks what `POST /api/story-script` answered. Pages numbered 1 to n come in that order; pages with
 * any other numbers stay in the order of the answer and are numbered anew.
 * @throws {InvalidScriptError} when it is no script: no list, an empty list, or a page without its parts.
 */
export function readScript(answer: unknown): WrittenScript {
  const story = field(answer, 'story');
  if (!Array.isArray(story) || story.length === 0) throw new InvalidScriptError();
  const writer = field(answer, 'writer');
  const note = field(answer, 'note');
  return {
    story: inOrder(story.map(readPage)),
    writer: typeof writer === 'string' ? writer : '',
    builtIn: field(answer, 'builtIn') === true,
    ...(isText(note) ? { note } : {}),
  };
}

function readPage(entry: unknown): ScriptPage {
  const page = field(entry, 'page');
  const title = field(entry, 'title');
  const text = field(entry, 'text');
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 1) throw new InvalidScriptError();
  if (!isText(title) || !isText(text)) throw new InvalidScriptError();
  return { page, title, text };
}

function inOrder(pages: readonly ScriptPage[]): ScriptPage[] {
  const sorted = pages.toSorted((one, other) => one.page - other.page);
  const areCounted = sorted.every(({ page }, place) => page === place + 1);
  return (areCounted ? sorted : pages).map((page, place) => ({ ...page, page: place + 1 }));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
