/**
 * `npm run licenses`: writes docs/licenses.md, and exits with 1 when a dependency has a license that
 * tools/licences/licence-rules.ts does not allow.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './licences/licence-rules.ts';
import { writeLicencesPage } from './licences/licences-page.ts';
import { readLicences } from './licences/read-licences.ts';

const projectRoot = join(import.meta.dirname, '..');
const packages = readLicences(projectRoot);
writeFileSync(join(projectRoot, 'docs', 'licenses.md'), writeLicencesPage(packages));
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, license } of refused) {
  console.error(`${name} ${version}: ${license || 'names no license'}, which is not allowed.`);
}
console.log(`docs/licenses.md lists ${packages.length} packages.`);
if (refused.length > 0) process.exitCode = 1;
