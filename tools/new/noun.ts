import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const ILLUSTRATOR = 'packages/illustrator';
const THEME = `${ILLUSTRATOR}/src/vocabulary/feasts-toys-and-treasures.ts`;
const REGISTRY = `${ILLUSTRATOR}/src/drawings/things/things.registry.ts`;
const CONTRACT = `${ILLUSTRATOR}/src/drawings/drawings.test.ts`;

/** A thing with a drawing of its own. Its tests are there already: the contract runs over every drawing. */
export function layOutNoun({ kebab, pascal, words }: Spelling): Layout {
  const file = `${ILLUSTRATOR}/src/drawings/things/${kebab}.ts`;
  return {
    files: {
      [file]: `import { thing } from '../pen/thing-tools.ts';

/** Say here what is seen of it, and from which side. */
export const draw${pascal} = thing({ left: -0.6, right: 0.6, top: -1 }, () => {
  throw new Error('write me: draw the ${words}');
});
`,
    },
    edits: [
      {
        file: THEME,
        listLine: 'export const FEASTS_TOYS_AND_TREASURES = [',
        add: `  item('${words}', procedure('${kebab}'), 0.43),`,
      },
      { file: REGISTRY, importLine: `import { draw${pascal} } from './${kebab}.ts';` },
      {
        file: REGISTRY,
        listLine: 'export const THING_PROCEDURES = {',
        add: `  '${kebab}': draw${pascal},`,
      },
    ],
    taken: [{ file: THEME, text: `('${words}', ` }],
    test: `${CONTRACT} -t "procedure ${kebab}"`,
    next: [
      `Draw it in ${file} until the contract holds; things/message-bottle.ts is a good one to read.`,
      `Move its entry from ${THEME} to the theme it belongs to, and give it its facts (noun.types.ts beside it).`,
      `See that its words are free: npm run test:unit -- ${ILLUSTRATOR}/src/vocabulary`,
      `Look at it, alone and as several: npm run illustrate -- "three ${words}s on a table"`,
      `Keep its picture: UPDATE_GOLDEN=1 npm run test:unit -- ${ILLUSTRATOR}/tests/every-drawing.test.ts`,
    ],
  };
}
