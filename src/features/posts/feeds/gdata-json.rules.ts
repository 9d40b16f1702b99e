import type { XmlElement } from './xml-element.types.ts';

type GdataValue = string | { [name: string]: GdataValue } | GdataValue[];

/** Elements that may come more than once, and so are lists however many there are. */
const REPEATED: ReadonlySet<string> = new Set(['entry', 'category', 'link', 'author']);

/** What would end a script, or a line of it, when the text stands inside one. */
const UNSAFE_IN_SCRIPT = /[<>\u2028\u2029]/g;

/**
 * A document in the JSON of Google's data API: attributes become string properties, elements become
 * objects or, when they may repeat, lists; text goes to `$t`; `media:thumbnail` is `media$thumbnail`;
 * what is empty is absent.
 * Source: "Using JSON with Google Data APIs", section "Convert a feed to JSON".
 */
export function writeGdataJson(root: XmlElement): string {
  const document = { version: '1.0', encoding: 'UTF-8', [root.name]: toObject(root) };
  return JSON.stringify(document).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same as a script that hands the document to a function of the page that loads it. */
export function writeGdataScript(root: XmlElement, callback: string): string {
  return `// API callback\n${callback}(${writeGdataJson(root)});`;
}

function toObject({ attributes = {}, text, children = [] }: XmlElement): GdataValue {
  const object: { [name: string]: GdataValue } = {};
  for (const [name, value] of Object.entries(attributes)) object[jsonName(name)] = value;
  for (const [name, group] of Map.groupBy(children, (child) => child.name)) {
    const values = group.map(toObject);
    object[jsonName(name)] = REPEATED.has(name) ? values : (values[0] ?? '');
  }
  if (text !== undefined) object.$t = text;
  return object;
}

function jsonName(name: string): string {
  return name.replace(':', '$');
}
