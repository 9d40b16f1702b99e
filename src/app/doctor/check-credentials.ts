import type { CheckLine } from '../../features/owner/site/site.types.ts';
import { utcDate } from '../../shared/clock.ts';
import { openKey } from '../composition/provenance-services.ts';
import type { Config } from '../config.ts';

const name = 'credentials';
/** A new certificate takes a while. */
const SOON_MS = 30 * 86_400_000;

/** By whom pictures are signed, and for how long. @throws {Error} as the start of the site would. */
export async function checkCredentials(
  settings: Config['provenance'],
  { folder, now }: { folder: string; now: number },
): Promise<CheckLine> {
  const key = await openKey(settings, { folder, now });
  if (!key)
    return { name, state: 'off', detail: 'C2PA_CERTIFICATE is not set: pictures carry their mark alone.' };
  const end = `until ${utcDate(key.validTo)}`;
  if (key.validTo - now < SOON_MS)
    return { name, state: 'failed', detail: `C2PA_CERTIFICATE is good ${end}: get the next one now.` };
  return { name, state: 'ok', detail: `Pictures are signed by ${key.name}, ${end}.` };
}
