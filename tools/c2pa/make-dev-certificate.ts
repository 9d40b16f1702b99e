/**
 * Makes a certificate with which Content Credentials can be tried, and says how a site uses it:
 *
 *     npm run c2pa:dev-certificate
 *
 * Nobody trusts it. Readers say that a picture is whole, and that they do not know who signed it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readProductionConfig } from '../../src/app/config.ts';
import { makeDevCertificate } from '../../src/features/provenance/signing/dev-certificate.ts';
import { OWN_USER_ONLY } from '../../src/platform/storage/private-files.ts';

const root = join(import.meta.dirname, '..', '..');

async function main(): Promise<void> {
  const folder = resolve(root, readProductionConfig(root).database.dataDir);
  const certificateFile = join(folder, 'c2pa-dev-certificate.pem');
  const keyFile = join(folder, 'c2pa-dev-key.pem');
  if (existsSync(keyFile)) throw new Error(`${keyFile} is there already. Delete it to make another one.`);
  const { certificate, key } = await makeDevCertificate({ now: Date.now() });
  process.umask(OWN_USER_ONLY);
  mkdirSync(folder, { recursive: true });
  writeFileSync(certificateFile, certificate);
  writeFileSync(keyFile, key);
  console.log('Put these lines into .env and start the site again:\n');
  console.log(`C2PA_CERTIFICATE=${relative(root, certificateFile)}`);
  console.log(`C2PA_KEY=${relative(root, keyFile)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
