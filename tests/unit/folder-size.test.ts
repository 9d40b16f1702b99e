import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = ['src', 'packages', 'db', 'machine', 'tools', 'tests', 'bench'];
const MOST_FILES = 25;
/** Tests stand beside what they test and are not counted. */
const TEST = /\.(test|contract-suite)\.tsx?$/;
const NOT_OURS = /^(\.|node_modules$|build$)/;

function* sizes(folder: string): Generator<[folder: string, files: number]> {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(
    ({ name }) => !NOT_OURS.test(name),
  );
  yield [folder, entries.filter((entry) => entry.isFile() && !TEST.test(entry.name)).length];
  for (const entry of entries) if (entry.isDirectory()) yield* sizes(`${folder}/${entry.name}`);
}

test('no folder of the code holds more files than a reader can survey', () => {
  const all = FOLDERS.flatMap((folder) => [...sizes(folder)]);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, files]) => files > MOST_FILES)).toEqual([]);
});
