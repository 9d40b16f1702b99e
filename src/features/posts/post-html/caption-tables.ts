/** Follows the tables in which Blogger puts a picture and its caption, while a post is read. */
export interface CaptionTables {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  /** What an element of the innermost table becomes; undefined outside such a table. */
  roleOf(
    name: string,
    attributes: Readonly<Record<string, string>>,
  ): 'figure' | 'caption' | 'frame' | undefined;
}

const PARTS: ReadonlySet<string> = new Set(['tbody', 'tr', 'td', 'th']);

function hasClass(attributes: Readonly<Record<string, string>>, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).includes(name);
}

export function createCaptionTables(): CaptionTables {
  const tables: boolean[] = [];
  return {
    open(name, attributes) {
      if (name === 'table') tables.push(hasClass(attributes, 'tr-caption-container'));
    },
    close(name) {
      if (name === 'table') tables.pop();
    },
    roleOf(name, attributes) {
      if (tables.at(-1) !== true) return undefined;
      if (name === 'table') return 'figure';
      if (!PARTS.has(name)) return undefined;
      return name === 'td' && hasClass(attributes, 'tr-caption') ? 'caption' : 'frame';
    },
  };
}
