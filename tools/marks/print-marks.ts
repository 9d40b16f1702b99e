/**
 * Prints what a picture says of itself:
 *
 *     npm run marks -- fox.png
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeCredentials } from '../../src/features/provenance/describe-credentials.rules.ts';
import { describeMark } from '../../src/features/provenance/describe-mark.rules.ts';
import { findXmp } from '../../src/features/provenance/marked-file.rules.ts';
import { readMark } from '../../src/features/provenance/read-mark.usecases.ts';
import { createCredentialsChecker } from '../../src/features/provenance/signing/credentials-checker.ts';
import { STILL_TYPES, sniffImageType } from '../../src/shared/image-type.ts';

const USAGE = 'Usage: npm run marks -- FILE, where FILE is a PNG, JPEG or WebP picture.';

async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined || file === '--help' || file === '-h') {
    console.log(USAGE);
    return;
  }
  const bytes = await readFile(file).catch(() => {
    throw new Error(`There is no file ${file} that can be read. ${USAGE}`);
  });
  if (!sniffImageType(bytes, STILL_TYPES)) throw new Error(`${file} is no PNG, JPEG or WebP picture.`);
  const lines = describeMark(readMark(findXmp(bytes) ?? ''));
  if (lines.length === 0) console.log('It says nothing of how it was made.');
  for (const { label, text } of lines) console.log(`${label}: ${text}`);
  const checker = createCredentialsChecker(join(import.meta.dirname, '..', '..'));
  const credentials = await checker.check(bytes).finally(checker.close);
  console.log(`Content Credentials (C2PA): ${describeCredentials(credentials)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
