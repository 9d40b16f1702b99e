/** One name in all its spellings. */
export interface Spelling {
  /** `licenses` of `licenses/paper-boat`; empty where none is named. */
  feature: string;
  /** `paper-boat`: files, folders, settings. */
  kebab: string;
  /** `paperBoat` */
  camel: string;
  /** `PaperBoat` */
  pascal: string;
  /** `PAPER_BOAT` */
  upper: string;
  /** `paper_boat`: tables. */
  snake: string;
  /** `paper boat` */
  words: string;
}

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws {Error} one line, for a name that is no kebab-case. */
export function spell(path: string): Spelling {
  const [name = '', feature = '', ...rest] = path.split('/').reverse();
  if (!KEBAB_CASE.test(name) || (name !== path && !KEBAB_CASE.test(feature)) || rest.length > 0) {
    throw new Error(`"${path}" is no name: use small letters, digits and single hyphens, like paper-boat.`);
  }
  const pascal = name.split('-').map(capitalize).join('');
  const snake = name.replaceAll('-', '_');
  return {
    feature,
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: snake.toUpperCase(),
    snake,
    words: name.replaceAll('-', ' '),
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
