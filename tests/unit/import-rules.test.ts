import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const rules = require('../../.dependency-cruiser.cjs');

/** Stands in for installed packages: the rules judge by where an import leads, not by what is there. */
const PACKAGES = ['kysely', 'hono', 'react', 'zod', 'ai', 'sharp'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dreamseed-rules-'));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Plants files that import one another and answers the names of the rules they break. */
async function violations(files: Record<string, string[]>): Promise<string[]> {
  for (const [file, imports] of Object.entries(files)) {
    const lines = imports.map((target) =>
      target.startsWith('type ') ? `import type { X } from '${target.slice(5)}';` : `import '${target}';`,
    );
    const uses = imports.some((target) => target.startsWith('type ')) ? 'export type Y = X;' : '';
    write(file, `${lines.join('\n')}\n${uses}\nexport const here = 1;\n`);
  }
  const { options, ...ruleSet } = rules;
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const result = await cruise(folders, { ...options, baseDir: root, ruleSet, validate: true });
  const { summary } = result.output as ICruiseResult;
  return [...new Set(summary.violations.map((violation) => violation.rule.name))].sort();
}

const planted: [rule: string, files: Record<string, string[]>][] = [
  ['no-cycles', { 'src/shared/a.ts': ['./b.ts'], 'src/shared/b.ts': ['./a.ts'] }],
  ['no-cycles', { 'src/shared/a.ts': ['type ./b.ts'], 'src/shared/b.ts': ['type ./a.ts'] }],
  ['urls-is-a-leaf', { 'src/urls.ts': ['./shared/a.ts'], 'src/shared/a.ts': [] }],
  ['only-main-starts', { 'src/app/a.ts': ['../main.ts'], 'src/main.ts': [] }],
  ['only-app-composes', { 'src/platform/a.ts': ['../app/b.ts'], 'src/app/b.ts': [] }],
  ['shared-is-the-floor', { 'src/shared/a.ts': ['../platform/b.ts'], 'src/platform/b.ts': [] }],
  ['shared-does-no-io', { 'src/shared/a.ts': ['node:fs'] }],
  [
    'ui-is-domain-free',
    { 'src/ui/a.tsx': ['../features/plans/plans.rules.ts'], 'src/features/plans/plans.rules.ts': [] },
  ],
  [
    'platform-is-domain-free',
    { 'src/platform/a.ts': ['../features/plans/plans.rules.ts'], 'src/features/plans/plans.rules.ts': [] },
  ],
  [
    'illustrator-stands-alone',
    { 'packages/illustrator/src/a.ts': ['../../../src/platform/b.ts'], 'src/platform/b.ts': [] },
  ],
  [
    'illustrator-shows-a-face',
    {
      'src/platform/a.ts': ['../../packages/illustrator/src/core/b.ts'],
      'packages/illustrator/src/core/b.ts': [],
    },
  ],
  [
    'pictures-are-drawn-in-threads',
    {
      'src/platform/a.ts': ['../../packages/illustrator/src/illustrate.ts'],
      'packages/illustrator/src/illustrate.ts': [],
    },
  ],
  [
    'reading-knows-no-painting',
    {
      'packages/illustrator/src/brief/a.ts': ['../drawings/b.ts'],
      'packages/illustrator/src/drawings/b.ts': [],
    },
  ],
  [
    'drawings-know-no-picture',
    {
      'packages/illustrator/src/drawings/a.ts': ['../placing/b.ts'],
      'packages/illustrator/src/placing/b.ts': [],
    },
  ],
  ['feature-is-on-the-map', { 'src/features/novelty/a.ts': ['../../shared/b.ts'], 'src/shared/b.ts': [] }],
  [
    'plans-may-use',
    {
      'src/features/plans/a.ts': ['../generator/seeds.rules.ts'],
      'src/features/generator/seeds.rules.ts': [],
    },
  ],
  [
    'credits-may-use',
    { 'src/features/credits/a.ts': ['../plans/plans.rules.ts'], 'src/features/plans/plans.rules.ts': [] },
  ],
  [
    'feature-internals-are-private',
    { 'src/features/generator/a.ts': ['../plans/plans.store.ts'], 'src/features/plans/plans.store.ts': [] },
  ],
  [
    'feature-internals-are-private',
    {
      'src/features/image-service/a.ts': ['../image-engines/engines/x/x.engine.ts'],
      'src/features/image-engines/engines/x/x.engine.ts': [],
    },
  ],
  [
    'rules-are-pure',
    { 'src/features/plans/plans.rules.ts': ['./plans.store.ts'], 'src/features/plans/plans.store.ts': [] },
  ],
  ['rules-are-pure', { 'src/features/plans/plans.rules.ts': ['react'] }],
  ['rules-are-pure', { 'src/features/plans/plans.types.ts': ['node:fs'] }],
  [
    'stores-sit-below',
    {
      'src/features/credits/credits.store.ts': ['./credits.usecases.ts'],
      'src/features/credits/credits.usecases.ts': [],
    },
  ],
  ['use-cases-know-no-http', { 'src/features/credits/credits.usecases.ts': ['hono'] }],
  ['use-cases-know-no-http', { 'src/features/credits/credits.usecases.ts': ['kysely'] }],
  [
    'routes-ask-use-cases',
    {
      'src/features/credits/credits.routes.ts': ['./credits.store.ts'],
      'src/features/credits/credits.store.ts': [],
    },
  ],
  ['queries-live-in-stores', { 'src/features/credits/credits.jobs.ts': ['kysely'] }],
  ['migrations-stand-alone', { 'db/migrations/0001-a.ts': ['../../src/shared/b.ts'], 'src/shared/b.ts': [] }],
  [
    'browser-sees-no-server',
    {
      'src/features/gallery/ui/a.tsx': ['../gallery.usecases.ts'],
      'src/features/gallery/gallery.usecases.ts': [],
    },
  ],
  ['browser-sees-no-server', { 'src/app/root.tsx': ['../platform/b.ts'], 'src/platform/b.ts': [] }],
  ['browser-uses-no-server-library', { 'src/features/gallery/ui/a.tsx': ['sharp'] }],
  ['browser-uses-no-node', { 'src/ui/a.tsx': ['node:crypto'] }],
  ['vendor-stays-in-its-folder', { 'src/features/image-engines/image-engines.registry.ts': ['ai'] }],
  ['product-stands-alone', { 'src/shared/a.ts': ['../../tests/b.ts'], 'tests/b.ts': [] }],
  ['helpers-are-for-tests', { 'src/platform/a.ts': ['./test-b.ts'], 'src/platform/test-b.ts': [] }],
  ['tools-know-no-tests', { 'tools/a.ts': ['../tests/b.ts'], 'tests/b.ts': [] }],
  ['tests-know-no-tools', { 'tests/a.ts': ['../tools/b.ts'], 'tools/b.ts': [] }],
  ['no-unresolvable', { 'src/shared/a.ts': ['./gone.ts'] }],
];

describe('the import rules', () => {
  test.each(planted)('%s catches a planted violation: %j', async (rule, files) => {
    expect(await violations(files)).toContain(rule);
  });

  test('allow what the house is built of', async () => {
    const clean = await violations({
      'src/main.ts': ['./app/server.ts'],
      'src/app/server.ts': ['../features/credits/credits.routes.ts', '../platform/db/open.ts'],
      'src/features/credits/credits.routes.ts': ['./credits.usecases.ts', 'hono'],
      'src/features/credits/credits.usecases.ts': ['./credits.store.ts', './credits.rules.ts'],
      'src/features/credits/credits.store.ts': ['kysely', './credits.tables.ts'],
      'src/features/credits/credits.tables.ts': ['type kysely'],
      'src/features/credits/credits.rules.ts': ['../../shared/a.ts', 'zod'],
      'src/features/generator/ui/a.page.tsx': [
        '../../plans/plans.rules.ts',
        '../../../ui/b.tsx',
        '../a.context.ts',
      ],
      'src/features/generator/a.context.ts': ['react'],
      'src/features/plans/plans.rules.ts': [],
      'src/ui/b.tsx': ['react', '../shared/a.ts', '../urls.ts'],
      'src/urls.ts': [],
      'src/shared/a.ts': [],
      'src/platform/db/open.ts': ['kysely', 'node:fs'],
      'db/migrations/0001-a.ts': ['kysely'],
    });
    expect(clean).toEqual([]);
  });
});
