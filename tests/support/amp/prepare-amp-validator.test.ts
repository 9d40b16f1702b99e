import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { prepareAmpValidator } from './prepare-amp-validator.ts';

const folder = mkdtempSync(join(tmpdir(), 'dreamseed-amp-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a package that is not the chosen one is refused, and nothing of it is kept', async () => {
  const forged = prepareAmpValidator({
    folder,
    async fetchPackage(into) {
      writeFileSync(join(into, 'next-15.5.29.tgz'), 'something else');
    },
  });
  await expect(forged).rejects.toThrow('is not the package that was chosen');
  expect(readdirSync(folder)).toEqual([]);
});

test('nobody fetches what is there already', async () => {
  const fetchPackage = () => Promise.reject(new Error('There is nothing to fetch.'));
  await expect(prepareAmpValidator({ fetchPackage })).resolves.toMatch(/validator-f1f4629ab36f\.js$/);
});
