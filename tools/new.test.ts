import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from './new/kinds.registry.ts';
import { layOut } from './new/lay-out.ts';
import { spell } from './new/spell.ts';

const repository = join(import.meta.dirname, '..');
const NAME = 'unheard-of';
let root: string;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Only the files that something new is registered in. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dreamseed-new-'));
  const layouts = Object.values(KINDS).map((describe) => describe(spell(NAME)));
  for (const { file } of layouts.flatMap(({ edits }) => edits)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Where each kind is registered, and what stands there then. */
const REGISTERED: Readonly<Record<string, readonly [file: string, text: string][]>> = {
  feature: [['.dependency-cruiser.cjs', "\n  'unheard-of': [],\n};"]],
  engine: [
    ['src/features/image-engines/image-engines.registry.ts', "'unheard-of': ({ unheardOf }) =>"],
    ['src/features/image-engines/image-engines.registry.ts', 'unheardOf: ConfigValues<'],
    ['src/features/image-engines/image-engines.config.ts', '`illustrator`, `unheard-of`, '],
    ['src/app/config.ts', '\n  unheardOf: unheardOfConfig,\n}'],
    ['tools/checks/examine.ts', "'unheard-of': 'unheardOf',\n}"],
  ],
  shop: [
    ['src/features/licenses/shops/shops.registry.ts', "'unheard-of'({ unheardOf, acceptTestPurchases }"],
    ['src/features/licenses/shops/license-shops.rules.ts', "'polar', 'unheard-of'"],
    ['src/app/config.ts', '\n  unheardOf: unheardOfConfig,\n}'],
  ],
  writer: [
    ['src/features/story-scripts/writers/writers.registry.ts', "createLazyWriter('unheard-of'"],
    ['src/features/story-scripts/story-scripts.config.ts', "z.enum(['built-in', 'unheard-of'"],
  ],
  style: [
    ['packages/illustrator/src/brief/look.types.ts', "\n  'unheard-of',\n] as const;"],
    ['packages/illustrator/src/styles/styles.registry.ts', "\n  'unheard-of': makeUnheardOf,\n};"],
    ['packages/illustrator/src/brief/options/styles.ts', "{ style: 'unheard-of' }, 'unheard of')"],
  ],
};

describe.each(Object.keys(KINDS))('npm run new -- %s', (kind) => {
  it('writes files that say what to write, a test among them, and registers them', () => {
    const { layout, made, changed } = layOut(root, kind, NAME);
    expect(made.map(read).join('\n')).toContain('write me');
    const isTested = made.some((file) => file.endsWith('.test.ts')) || layout.test.includes('.test.ts');
    expect(isTested).toBe(true);
    expect(layout.next.length).toBeGreaterThan(2);
    for (const [file, text] of REGISTERED[kind] ?? []) {
      expect(changed).toContain(file);
      expect(read(file)).toContain(text);
    }
  });

  it('refuses a second one of the same name', () => {
    const { changed } = layOut(root, kind, NAME);
    const before = changed.map(read);
    expect(() => layOut(root, kind, NAME)).toThrow(/^The name unheard-of is in use: see \S+\. Choose/);
    expect(changed.map(read)).toEqual(before);
  });

  it('takes a second one of another name', () => {
    layOut(root, kind, NAME);
    expect(layOut(root, kind, 'one-more-unheard-of').made.map(read).join()).toContain('OneMoreUnheardOf');
  });

  it('writes nothing when a place is not found', () => {
    const { edits, files } = KINDS[kind]!(spell(NAME));
    const { file } = edits.at(-1)!;
    writeFileSync(join(root, file), '// another shape\n');
    expect(() => layOut(root, kind, NAME)).toThrow(`${file}: "`);
    expect(Object.keys(files).filter((made) => existsSync(join(root, made)))).toEqual([]);
  });
});

it.each(['Boat', 'paper_boat', 'paper--boat', '-boat', '../boat', '2boats', ''])(
  'refuses the name "%s"',
  (name) => {
    expect(() => layOut(root, 'engine', name)).toThrow('is no name: use small letters');
  },
);

it.each(['ship', 'constructor'])('refuses the kind "%s"', (kind) => {
  expect(() => layOut(root, kind, NAME)).toThrow('Kinds: feature, engine, shop, writer, style.');
});

it('refuses what exists under the name of something else', () => {
  expect(() => layOut(root, 'style', 'oil')).toThrow('The name oil is in use');
  expect(() => layOut(root, 'engine', 'gallery')).toThrow('The name gallery is in use');
});
