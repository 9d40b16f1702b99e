import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KINDS, KINDS_IN_A_FEATURE } from './kinds.registry.ts';
import type { Edit, Layout } from './layout.types.ts';
import { spell } from './spell.ts';

interface LaidOut {
  layout: Layout;
  /** What was made and what was changed, relative to the root. */
  made: readonly string[];
  changed: readonly string[];
}

/**
 * Writes the files of a new thing and registers it. Everything is looked at before anything is written.
 * @throws {Error} one line: a kind or name that cannot be, a name that is in use, a place that is not found.
 */
export function layOut(root: string, kind: string, name: string): LaidOut {
  const describe = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!describe) throw new Error(`There is no kind "${kind}". Kinds: ${Object.keys(KINDS).join(', ')}.`);
  const spelling = spell(name);
  const isInFeature = KINDS_IN_A_FEATURE.has(kind);
  if (isInFeature !== (spelling.feature !== '')) {
    throw new Error(`Write npm run new -- ${kind} ${isInFeature ? 'FEATURE/NAME' : 'NAME'}.`);
  }
  const layout = describe(spelling, root);
  refuseHomeless(root, layout);
  refuseTaken(root, layout, kind, name);
  const edited = applyEdits(root, layout.edits);
  for (const [file, text] of Object.entries(layout.files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
  }
  for (const [file, text] of edited) writeFileSync(join(root, file), text);
  return { layout, made: Object.keys(layout.files), changed: [...edited.keys()] };
}

function refuseHomeless(root: string, { within }: Layout): void {
  if (within !== undefined && !existsSync(join(root, within))) throw new Error(`There is no ${within}.`);
}

function refuseTaken(root: string, { files, taken }: Layout, kind: string, name: string): void {
  const used =
    Object.keys(files).find((file) => existsSync(join(root, file))) ??
    taken.find(({ file, text }) => readFileSync(join(root, file), 'utf8').includes(text))?.file;
  if (used !== undefined) throw new Error(`The name ${name} is in use: see ${used}. Choose another ${kind}.`);
}

function applyEdits(root: string, edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8');
    texts.set(edit.file, applyEdit(text, edit));
  }
  return texts;
}

function applyEdit(text: string, edit: Edit): string {
  if ('importLine' in edit) return putAboveCode(text, edit.importLine);
  if ('behind' in edit) return putBehind(text, edit);
  return putAtEndOfList(text, edit);
}

/** Before the first import, below a comment about the whole file. */
function putAboveCode(text: string, line: string): string {
  const start = text.search(/^import /m);
  return start < 0 ? `${line}\n\n${text}` : `${text.slice(0, start)}${line}\n${text.slice(start)}`;
}

function putBehind(
  text: string,
  { file, behind, add }: { file: string; behind: string; add: string },
): string {
  const parts = text.split(behind);
  if (parts.length !== 2) throw notFound(file, behind, parts.length - 1);
  return parts.join(`${behind}${add}`);
}

function putAtEndOfList(
  text: string,
  { file, listLine, add }: { file: string; listLine: string; add: string },
): string {
  const lines = text.split('\n');
  const found = lines.filter((line) => line === listLine).length;
  if (found !== 1) throw notFound(file, listLine, found);
  const start = lines.indexOf(listLine);
  const indent = listLine.slice(0, listLine.search(/\S/));
  const end = lines.findIndex((line, at) => at > start && /^[\]})]/.test(line.slice(indent.length)));
  if (end < 0) throw new Error(`${file}: the list "${listLine.trim()}" has no end.`);
  return lines.toSpliced(end, 0, add).join('\n');
}

function notFound(file: string, marker: string, times: number): Error {
  const found = times === 0 ? 'not found' : `found ${times} times`;
  return new Error(`${file}: "${marker.trim()}" was ${found}, so nothing was written. Mend tools/new.`);
}
