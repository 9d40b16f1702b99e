import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAllowed } from './third-party-licenses/license-rules.ts';
import { writeLicensesPage } from './third-party-licenses/licenses-page.ts';
import { readLicenses } from './third-party-licenses/read-licenses.ts';

const projectRoot = join(import.meta.dirname, '..');

it('every dependency has a license that allows what we do with it', () => {
  const packages = readLicenses(projectRoot);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((one) => !isAllowed(one)).map(({ name, license }) => `${name}: ${license}`)).toEqual(
    [],
  );
});

it('docs/licenses.md is what `npm run licenses` writes', () => {
  const written = readFileSync(join(projectRoot, 'docs', 'licenses.md'), 'utf8');
  expect(written).toBe(writeLicensesPage(readLicenses(projectRoot)));
});

it.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-3.0-or-later', '', 'UNLICENSED', 'MIT AND GPL-2.0', 'SSPL-1.0'])(
  'refuses %j',
  (license) => {
    expect(isAllowed({ name: 'something', license })).toBe(false);
  },
);

it('takes a choice that has a good one, and the library beside sharp', () => {
  expect(isAllowed({ name: 'something', license: '(AFL-2.1 OR BSD-3-Clause)' })).toBe(true);
  expect(isAllowed({ name: '@img/sharp-libvips-linux-x64', license: 'LGPL-3.0-or-later' })).toBe(true);
});
