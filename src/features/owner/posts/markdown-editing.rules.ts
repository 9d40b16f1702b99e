/** A text with what is selected of it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around what is selected, or takes them away again. */
export function toggleAround({ text, start, end }: Selected, mark: string): Selected {
  const inside = text.slice(start, end);
  const isMarked = text.slice(start - mark.length, start) === mark && text.startsWith(mark, end);
  if (isMarked)
    return {
      text: text.slice(0, start - mark.length) + inside + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  return {
    text: text.slice(0, start) + mark + inside + mark + text.slice(end),
    start: start + mark.length,
    end: end + mark.length,
  };
}

const ADDRESS = 'https://';

/** Makes a link of what is selected; its address is selected next. */
export function insertLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || 'words';
  const before = `${text.slice(0, start)}[${words}](`;
  return {
    text: `${before}${ADDRESS})${text.slice(end)}`,
    start: before.length,
    end: before.length + ADDRESS.length,
  };
}

/** Begins every selected line with the same, or takes it away from all of them. */
export function toggleLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Puts something on a line of its own, with an empty line before and after it. */
export function insertBlock({ text, start, end }: Selected, block: string): Selected {
  const before = text.slice(0, start).replace(/\n*$/, '');
  const after = text.slice(end).replace(/^\n*/, '');
  const head = before === '' ? block : `${before}\n\n${block}`;
  return { text: `${head}\n\n${after}`, start: head.length, end: head.length };
}

const ITEM = /^(\s*)(?:([-*+])|(\d+)([.)])) (.*)$/;

/** What Enter does in a list: the next item, or the end of the list in an empty one; null elsewhere. */
export function continueList({ text, start, end }: Selected): Selected | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, indent = '', bullet, number, dot = '', words = ''] = ITEM.exec(text.slice(from, start)) ?? [];
  if (bullet === undefined && number === undefined) return null;
  if (words.trim() === '')
    return { text: `${text.slice(0, from)}${text.slice(start)}`, start: from, end: from };
  const added = `\n${indent}${bullet ?? `${Number(number) + 1}${dot}`} `;
  const place = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(start), start: place, end: place };
}
