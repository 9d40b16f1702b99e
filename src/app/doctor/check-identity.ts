import {
  type FederatedConfig,
  readFederatedSettings,
} from '../../features/accounts/federated/federated-settings.ts';
import { createDiscovery } from '../../features/accounts/federated/oidc-discovery.ts';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import { createGuardedFetch } from '../../platform/http/outside-fetch/guarded-fetch.ts';
import { systemClock } from '../../shared/clock.ts';
import { describeError } from './describe-error.ts';

interface IdentityConfig extends FederatedConfig {
  firebaseProjectId: string;
  firebaseKeysUrl: string;
}

const ASK_TIMEOUT_MS = 5_000;

/**
 * Reads how the configured OpenID provider describes itself, and Firebase's public keys; nobody is
 * signed in.
 * @throws {Error} one line that an owner can act on, when half of a provider is named.
 */
export async function checkIdentity(config: IdentityConfig): Promise<CheckLine> {
  const name = 'identity';
  const provider = readFederatedSettings(config);
  const parts = ['Email and password'];
  if (provider) {
    const fetch = createGuardedFetch({ ownerUrl: provider.issuer });
    const discover = createDiscovery({ ...provider, fetch, clock: systemClock });
    try {
      await discover();
    } catch (error) {
      return { name, state: 'failed', detail: `${provider.issuer}: ${nameTrouble(error)}` };
    }
    parts.push(`${provider.label} by ${provider.issuer}`);
  }
  if (config.firebaseProjectId !== '') {
    if (!(await answers(config.firebaseKeysUrl)))
      return { name, state: 'failed', detail: `Firebase: there are no keys at ${config.firebaseKeysUrl}.` };
    parts.push(`tokens of the Firebase project ${config.firebaseProjectId}`);
  }
  return { name, state: 'ok', detail: `${parts.join(', ')}.` };
}

/** Zod quotes what it read; where nobody answers, the platform only says that it failed. */
function nameTrouble(error: unknown): string {
  if (!(error instanceof Error) || error.name === 'ZodError') return 'it does not describe itself as OpenID.';
  if (error.message === 'fetch failed') return 'it cannot be reached. Is AUTH_OIDC_ISSUER spelled right?';
  return describeError(error);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
