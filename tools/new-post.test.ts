import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(...parameters: string[]) {
  const tool = join(import.meta.dirname, 'new-post.ts');
  const result = spawnSync(process.execPath, [tool, ...parameters], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: folder },
  });
  return { code: result.status, out: result.stdout.trim(), error: result.stderr.trim() };
}

it('begins a post under the name of its title, and never over another', () => {
  const { code, out } = run("Don't", 'panic: “Größe”');
  expect(code).toBe(0);
  expect(out).toContain('/blog/dont-panic-grosse');
  const file = join(folder, 'posts', 'dont-panic-grosse.md');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^---\ntitle: "Don't panic: “Größe”"\npublished: \d{4}-\d{2}-\d{2}\n/);
  expect(text).toMatch(/\n {2}cover: \{ .*seed: \d+, .*\n(.*\n)*draft: true\n/);

  const again = run("Don't panic, Größe!");
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining('exists already') });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('begins a story among the stories', () => {
  expect(run('A day at sea', '--story').out).toContain('/web-stories/a-day-at-sea');
  expect(readdirSync(join(folder, 'stories'))).toEqual(['a-day-at-sea.md']);
  expect(run('A day at sea')).toMatchObject({ code: 1, error: expect.stringContaining('exists already') });
});

it.each([
  [[], 'Say what the post is called'],
  [['  '], 'Say what the post is called'],
  [['x'.repeat(201)], 'at most 200 characters'],
  [['--novel', 'x'], "Unknown option '--novel'"],
])('%j is refused in one line', (parameters, message) => {
  const { code, out, error } = run(...parameters);
  expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
  expect(error).toContain(message);
});
