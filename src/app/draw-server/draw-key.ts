import { randomUUID } from 'node:crypto';
import {
  createKeyMissingError,
  createTooManyWrongKeysError,
  createUnknownKeyError,
} from '../../features/api-keys/api-keys.errors.ts';
import type { ApiKeys } from '../../features/api-keys/api-keys.usecases.ts';
import { WRONG_KEYS } from '../../features/api-keys/api-keys-limits.rules.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import { isSameSecret } from '../../platform/http/same-secret.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { tokenIn } from '../../shared/account-identity.ts';
import { isLoopbackHost } from '../../shared/loopback-host.ts';
import type { Config } from '../config.ts';

const SHORTEST_KEY = 20;

/**
 * The one key of a server that draws for sites.
 * @throws {Error} one line that an owner can act on, when strangers could do without it, or guess it.
 */
export function readDrawKey({ dreamseed: { key }, site: { host } }: Config): string {
  if (key === '' && !isLoopbackHost(host === '::1' ? '[::1]' : host))
    throw new Error('DREAMSEED_KEY: is needed with ROLE=draw, unless HOST is 127.0.0.1.');
  if (key !== '' && key.length < SHORTEST_KEY)
    throw new Error(`DREAMSEED_KEY: needs at least ${SHORTEST_KEY} characters with ROLE=draw.`);
  return key;
}

/** @param key '' lets in everybody who can reach the server. */
export function createDrawGuard(key: string, limits: AttemptLimits): Pick<ApiKeys, 'letIn' | 'calls'> {
  const wrong = limits.open(WRONG_KEYS);
  return {
    async letIn(authorization, { address }) {
      const given = tokenIn(authorization);
      if (key !== '' && given === undefined) throw createKeyMissingError();
      if (key !== '' && !isSameSecret(given ?? '', key)) {
        await takeOrRefuse(wrong, toVisitorNetwork(address), createTooManyWrongKeysError);
        throw createUnknownKeyError();
      }
      // A site sends many pictures at a time: nobody waits for another call of its key.
      const id = randomUUID();
      return { id, email: '', sessionId: id, spender: { id: 'sites', dailyCap: null }, scopes: [] };
    },
    // Nothing is charged here; /metrics counts the answers.
    calls: { note() {}, write: async () => {} },
  };
}
