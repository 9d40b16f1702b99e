import type { XmlElement } from './xml-element.types.ts';

/** Everything but `Char` of XML 1.0, section 2.2; halves of surrogate pairs are among it. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A reader would take a bare one for a line feed (section 2.11).
  '\r': '&#13;',
};

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  ...TEXT_ESCAPES,
  '"': '&quot;',
  // A reader would take these for spaces (section 3.3.3).
  '\t': '&#9;',
  '\n': '&#10;',
};

/** An element for texts that may be missing. */
export function textElement(
  name: string,
  text: string,
  attributes?: Readonly<Record<string, string>>,
): XmlElement {
  return { name, text, ...(attributes ? { attributes } : {}) };
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
}

function writeElement({ name, attributes = {}, text, children = [] }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const content = text === undefined ? children.map(writeElement).join('') : escapeText(text);
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

function escapeText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? '');
}

function escapeAttribute(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>\r"\t\n]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? '');
}
