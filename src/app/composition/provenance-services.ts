import { createCredentialsChecker } from '../../features/provenance/signing/credentials-checker.ts';
import {
  createPictureSigner,
  type PictureSigner,
  signNothing,
} from '../../features/provenance/signing/picture-signer.usecases.ts';
import type { SigningKey } from '../../features/provenance/signing/signing-key.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { logFailures } from '../failure-log.ts';
import type { SitePart } from './site-part.ts';

interface ProvenanceServicesOptions {
  config: Pick<Config, 'provenance'>;
  logger: Logger;
  projectRoot: string;
  clock: Clock;
}

/**
 * What signs pictures, and what reads signatures.
 * @throws {Error} one line that an owner can act on, when the certificate or its key are of no use.
 */
export async function createProvenanceServices(options: ProvenanceServicesOptions) {
  const { config, projectRoot, clock } = options;
  const key = await openKey(config.provenance, { folder: projectRoot, now: clock.now() });
  const checker = createCredentialsChecker(projectRoot);
  const part: SitePart = {
    facts: (): Record<string, string> => (key ? { 'signed by': key.name } : {}),
    close: checker.close,
  };
  return { signer: await createSigner(options, key), checker, part };
}

/** Sites that sign nothing need not read what signs. */
export async function openKey(
  settings: Config['provenance'],
  surroundings: { folder: string; now: number },
): Promise<SigningKey | undefined> {
  if (settings.certificate === '' && settings.key === '') return undefined;
  const { openSigningKey } = await import('../../features/provenance/signing/signing-key.ts');
  return openSigningKey({ ...settings, ...surroundings });
}

async function createSigner(
  { logger, clock }: ProvenanceServicesOptions,
  key: SigningKey | undefined,
): Promise<PictureSigner> {
  if (!key) return signNothing;
  return await createPictureSigner({
    key,
    clock,
    onFailure: logFailures(logger, 'a picture was not signed'),
  });
}
