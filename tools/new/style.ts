import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const ILLUSTRATOR = 'packages/illustrator';
const REGISTRY = `${ILLUSTRATOR}/src/styles/styles.registry.ts`;
const NAMES = `${ILLUSTRATOR}/src/brief/look.types.ts`;
const WORDS = `${ILLUSTRATOR}/src/brief/options/meanings/styles.ts`;
const CONTRACT = `${ILLUSTRATOR}/src/styles/apply-style.test.ts`;

/** A style of the illustrator. Its tests are there already: the contract runs over every name. */
export function layOutStyle({ kebab, pascal, words }: Spelling): Layout {
  const file = `${ILLUSTRATOR}/src/styles/crafted/${kebab}.ts`;
  return {
    files: {
      [file]: `import type { Style } from '../style.types.ts';

/** Say here what the medium is, and what makes it look like itself. */
export const make${pascal}: Style = () => {
  throw new Error('write me: the style ${words}');
};
`,
    },
    edits: [
      { file: NAMES, listLine: 'export const STYLE_NAMES = [', add: `  '${kebab}',` },
      { file: REGISTRY, importLine: `import { make${pascal} } from './crafted/${kebab}.ts';` },
      {
        file: REGISTRY,
        listLine: 'export const STYLES: Readonly<Record<StyleName, Style>> = {',
        add: `  '${kebab}': make${pascal},`,
      },
      {
        file: WORDS,
        listLine: 'export const STYLES: readonly Term[] = [',
        add: `  term('${words} style', { style: '${kebab}' }, '${words}'),`,
      },
    ],
    taken: [{ file: NAMES, text: `'${kebab}'` }],
    test: `${CONTRACT} -t "${kebab}"`,
    next: [
      `Write ${file} until the contract holds; painted/, drawn/ and printed/ are the other rooms, shared/ has the means.`,
      `Say in ${WORDS} which words ask for it.`,
      `Look at it: npm run illustrate -- "a fox by a river, ${words}"`,
      `Keep its picture: UPDATE_GOLDEN=1 npm run test:unit -- ${ILLUSTRATOR}/tests/every-drawing.test.ts`,
      `Offer it to visitors: a line in ${ILLUSTRATOR}/src/brief/options/offered/styles.ts, then npm run docs.`,
    ],
  };
}
