import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-lint-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lint(file: string, content: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const result = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: folder, encoding: 'utf8' });
  return result.stdout + result.stderr;
}

test('the environment is read in app/config.ts and nowhere else', () => {
  const reading = 'export const port = process.env.PORT;\n';
  expect(lint('src/features/plans/plans.rules.ts', reading)).toContain('noProcessEnv');
  expect(lint('src/app/server.ts', reading)).toContain('noProcessEnv');
  expect(lint('src/app/config.ts', reading)).not.toContain('noProcessEnv');
});
