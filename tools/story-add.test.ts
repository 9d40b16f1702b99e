import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storyZip } from '../src/features/story-scripts/package/test-packages.ts';

let folder: string;
let zip: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
  writeFileSync(join(folder, 'authors.yaml'), 'stories: { name: Stories, bio: Tells., location: Here }\n');
  zip = join(folder, 'story.zip');
  writeFileSync(zip, await storyZip());
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(...parameters: string[]) {
  const tool = join(import.meta.dirname, 'story-add.ts');
  const result = spawnSync(process.execPath, [tool, ...parameters], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, CONTENT_DIR: folder },
  });
  return { code: result.status, out: result.stdout.trim(), error: result.stderr.trim() };
}

test('a drafted story becomes a story of the site', () => {
  const dry = run(zip, '--dry-run', '--slug', 'garden');
  expect(dry).toMatchObject({ code: 0, error: '', out: expect.stringContaining('Nothing was changed.') });
  expect(readdirSync(folder).sort()).toEqual(['authors.yaml', 'story.zip']);

  const { code, out, error } = run(zip);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('“The Night Garden”, 2 slides: written');
  expect(out).toContain('/web-stories/the-night-garden');
  expect(out).toContain('when it is started again');
  expect(readdirSync(join(folder, 'stories'))).toEqual(['the-night-garden.md']);
  expect(readdirSync(join(folder, 'pictures/the-night-garden'))).toEqual(['slide-1.jpg', 'slide-2.jpg']);
});

test.each([
  [[], 'Name one file'],
  [['missing.zip'], 'There is no file missing.zip'],
  [[import.meta.filename], 'story-add.test.ts: the zip is damaged, or no zip at all'],
  [['--novel', 'x'], "Unknown option '--novel'"],
])('%j is refused in one line', (parameters, message) => {
  const { code, out, error } = run(...parameters);
  expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
  expect(error).toContain(message);
});
