import type { Layout } from './layout.types.ts';
import type { Spelling } from './spell.ts';

const STORIES = 'src/features/story-scripts';
const REGISTRY = `${STORIES}/writers/writers.registry.ts`;
const SETTINGS = `${STORIES}/story-scripts.config.ts`;

/** A writer of story scripts behind a network, loaded with its first story. */
export function layOutWriter(name: Spelling): Layout {
  const { kebab, pascal } = name;
  const folder = `${STORIES}/writers/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}-writer.contract.test.ts`]: writeTest(name),
      [`${folder}/${kebab}-writer.ts`]: writeWriter(name),
    },
    edits: [
      { file: REGISTRY, behind: "  storyWriter: 'built-in'", add: ` | '${kebab}'` },
      {
        file: REGISTRY,
        listLine: "const WRITERS: Record<WriterSettings['storyWriter'], CreateWriter> = {",
        add: `  '${kebab}': () =>
    createLazyWriter('${kebab}', async () => {
      const { create${pascal}Writer } = await import('./${kebab}/${kebab}-writer.ts');
      return create${pascal}Writer();
    }),`,
      },
      { file: SETTINGS, behind: "z.enum(['built-in'", add: `, '${kebab}'` },
      { file: SETTINGS, behind: '`built-in` (no model or key needed), ', add: `\`${kebab}\`, ` },
    ],
    taken: [{ file: SETTINGS, text: `'${kebab}'` }],
    test: folder,
    next: [
      `Write a stand-in for the service in tests/support/writers/${kebab}-server.ts and let the test start it.`,
      `Write ${folder}/${kebab}-writer.ts until the contract holds (createLanguageModelWriter does most).`,
      'Add describeLanguageModelWriter to the test: it shows what becomes of each failure of the service.',
      `Give it settings in ${SETTINGS} and WriterSettings, describe them in docs/story-writers.md, then npm run docs.`,
      `Try the real service: STORY_WRITER=${kebab} npm run writers:check`,
    ],
  };
}

function writeTest({ kebab, pascal }: Spelling): string {
  return `import { describeWriter } from '../../writers.contract-suite.ts';
import { create${pascal}Writer } from './${kebab}-writer.ts';

describeWriter('${kebab}', async () => ({ writer: create${pascal}Writer(), close: async () => {} }));
`;
}

function writeWriter({ kebab, pascal }: Spelling): string {
  return `import type { Writer } from '../../writers.types.ts';

/** Say here which service this is, and where its API is described. */
export function create${pascal}Writer(): Writer {
  return {
    name: '${kebab}',
    builtIn: false,
    async write() {
      throw new Error('write me: ask the service for a story');
    },
  };
}
`;
}
