import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS, KINDS_IN_A_FEATURE } from './new/kinds.registry.ts';
import { layOut } from './new/lay-out.ts';
import { spell } from './new/spell.ts';

const repository = join(import.meta.dirname, '..');
const NAME = 'unheard-of';
const FEATURE = 'account-data';
const within = (kind: string, name: string) => (KINDS_IN_A_FEATURE.has(kind) ? `${FEATURE}/${name}` : name);
let root: string;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Only the files that something new is registered in. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dreamseed-new-'));
  mkdirSync(join(root, 'src/features', FEATURE), { recursive: true });
  const layouts = Object.entries(KINDS).map(([kind, describe]) =>
    describe(spell(within(kind, NAME)), repository),
  );
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
    ['src/app/doctor/examine.ts', "'unheard-of': 'unheardOf',\n}"],
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
    ['packages/illustrator/src/brief/options/meanings/styles.ts', "{ style: 'unheard-of' }, 'unheard of')"],
  ],
  noun: [
    [
      'packages/illustrator/src/vocabulary/feasts-toys-and-treasures.ts',
      "item('unheard of', procedure('unheard-of'), 0.43),\n];",
    ],
    ['packages/illustrator/src/drawings/things/things.registry.ts', "\n  'unheard-of': drawUnheardOf,\n}"],
  ],
  mail: [['src/app/mails/mails.registry.ts', 'example: unheardOfMail },\n];']],
  table: [
    ['db/migrations/migrations.registry.ts', '\n  unheardOf,\n];'],
    [
      'tests/support/databases/migrations/rows-of-versions.ts',
      "table: 'unheard_of', key: { id: 'unheard-of' }",
    ],
  ],
};

describe.each(Object.keys(KINDS))('npm run new -- %s', (kind) => {
  it('writes files that say what to write, a test among them, and registers them', () => {
    const { layout, made, changed } = layOut(root, kind, within(kind, NAME));
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
    const { changed } = layOut(root, kind, within(kind, NAME));
    const before = changed.map(read);
    expect(() => layOut(root, kind, within(kind, NAME))).toThrow(
      /^The name \S*unheard-of is in use: see \S+\. Choose/,
    );
    expect(changed.map(read)).toEqual(before);
  });

  it('takes a second one of another name', () => {
    layOut(root, kind, within(kind, NAME));
    expect(layOut(root, kind, within(kind, 'one-more-unheard-of')).made.map(read).join()).toMatch(
      /one.?more.?unheard.?of/i,
    );
  });

  it('writes nothing when a place is not found', () => {
    const { edits, files } = KINDS[kind]!(spell(within(kind, NAME)), root);
    const { file } = edits.at(-1)!;
    writeFileSync(join(root, file), '// another shape\n');
    expect(() => layOut(root, kind, within(kind, NAME))).toThrow(`${file}: "`);
    expect(Object.keys(files).filter((made) => existsSync(join(root, made)))).toEqual([]);
  });
});

it.each(['Boat', 'paper_boat', 'paper--boat', '-boat', '../boat', '/boat', 'a/b/boat', '2boats', ''])(
  'refuses the name "%s"',
  (name) => {
    expect(() => layOut(root, 'engine', name)).toThrow('is no name: use small letters');
  },
);

it.each(['ship', 'constructor'])('refuses the kind "%s"', (kind) => {
  expect(() => layOut(root, kind, within(kind, NAME))).toThrow(
    'Kinds: feature, engine, shop, writer, style, noun, mail, table.',
  );
});

it('refuses what exists under the name of something else', () => {
  expect(() => layOut(root, 'style', 'oil')).toThrow('The name oil is in use');
  expect(() => layOut(root, 'engine', 'gallery')).toThrow('The name gallery is in use');
});

it.each([
  ['mail', 'boat', 'Write npm run new -- mail FEATURE/NAME.'],
  ['style', 'gallery/boat', 'Write npm run new -- style NAME.'],
  ['mail', 'nowhere/boat', 'There is no src/features/nowhere.'],
])('refuses a %s called %s', (kind, name, reason) => {
  expect(() => layOut(root, kind, name)).toThrow(reason);
});

it('numbers the step of a table after the last one', () => {
  const numberOf = (name: string) => Number(/\/(\d{4})-/.exec(layOut(root, 'table', name).made[0]!)![1]);
  const first = numberOf('boat');
  expect(first).toBeGreaterThan(14);
  expect(numberOf('harbor')).toBe(first + 1);
});
