/**
 * `npm run licenses`: writes docs/licenses.md, and exits with 1 when a dependency has a license that
 * tools/third-party-licenses/license-rules.ts does not allow.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './third-party-licenses/license-rules.ts';
import { writeLicensesPage } from './third-party-licenses/licenses-page.ts';
import { readLicenses } from './third-party-licenses/read-licenses.ts';

const projectRoot = join(import.meta.dirname, '..');
const packages = readLicenses(projectRoot);
writeFileSync(join(projectRoot, 'docs', 'licenses.md'), writeLicensesPage(packages));
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, license } of refused) {
  console.error(`${name} ${version}: ${license || 'names no license'}, which is not allowed.`);
}
console.log(`docs/licenses.md lists ${packages.length} packages.`);
if (refused.length > 0) process.exitCode = 1;
