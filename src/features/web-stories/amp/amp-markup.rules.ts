import { escapeHtml } from '../../../shared/escape-html.ts';

/** What HTML forbids in text; half a surrogate pair becomes the sign for an unknown character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

const VOID: ReadonlySet<string> = new Set(['meta', 'link']);

/** What is left of a text for readers: '' for one that shows nothing. */
export function readableText(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim();
}

/** Text as it stands in the document. */
export function markupText(text: string): string {
  return escapeHtml(readableText(text));
}

/**
 * One element. `true` writes an attribute without a value; undefined leaves it out.
 * @param children markup, e.g. other elements or `markupText`.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${markupText(value)}"`;
  });
  const start = `<${name}${written.join('')}>`;
  return VOID.has(name) ? start : `${start}${children.join('')}</${name}>`;
}

/** Data for search engines. Neither a closing tag nor a comment in a text can end the script. */
export function jsonScript(data: object): string {
  const json = JSON.stringify(data).toWellFormed().replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
