import { readFile } from 'node:fs/promises';
import { newInstance, type ValidationError, type Validator } from 'amphtml-validator';
import { prepareAmpValidator } from './prepare-amp-validator.ts';

/** The types of the package are older than its validator, which is WebAssembly and must be started. */
type WebAssemblyValidator = Validator & { init(): Promise<void> };

let started: Promise<WebAssemblyValidator> | undefined;

/**
 * What AMP's official validator finds wrong with a document, warnings too; nothing when it is valid.
 * The first call of a process takes a second or two; no call but the first ever on a machine, which
 * fetches an npm package, needs a network.
 */
export async function validateAmp(html: string): Promise<ValidationError[]> {
  started ??= startValidator();
  const { status, errors } = (await started).validateString(html, 'AMP');
  if (errors.length === 0 && status !== 'PASS') throw new Error(`The validator answered ${status}.`);
  return errors;
}

async function startValidator(): Promise<WebAssemblyValidator> {
  const source = await readFile(await prepareAmpValidator(), 'utf8');
  const validator = newInstance(source) as WebAssemblyValidator;
  await validator.init();
  return validator;
}
