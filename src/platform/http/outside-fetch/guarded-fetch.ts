import type { LookupFunction } from 'node:net';
import { Agent, fetch as fetchByAgent } from 'undici';
import { createCheckedLookup, isPublicAddress } from './outside-fetch-address.ts';
import { checkTarget } from './outside-fetch-target.ts';

interface GuardedFetchOptions {
  /** The address that the owner configured. Its host may well be inside the own network. */
  ownerUrl: string;
  /** Replaces the system's names and the rule which addresses are public, for tests. */
  lookup?: LookupFunction;
  isPublic?: (address: string) => boolean;
}

type GuardedFetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * Fetch for addresses that a service names in its answers, such as those of OpenID metadata. At the
 * owner's own host everything is as ever; any other host counts as a stranger's: https unless the
 * owner chose http, nothing private, and the address that was checked is the one that is connected
 * to. Redirects are never followed. Proxies named in the environment are not used for strangers: they
 * would look the name up once more.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { ownerUrl, lookup, isPublic = isPublicAddress } = options;
  const owner = new URL(ownerUrl);
  const agent = new Agent({ allowH2: false, connect: { lookup: createCheckedLookup(isPublic, lookup) } });
  const rules = { allowHttp: owner.protocol === 'http:', isAllowed: isPublic, anyPort: false };
  return async (address, init = {}) => {
    const url = new URL(address);
    const redirect = init.redirect === 'error' ? 'error' : 'manual';
    if (url.hostname === owner.hostname) return await fetch(url, { ...init, redirect });
    checkTarget(url, rules);
    // The library's own types of requests and answers differ from the platform's in name alone.
    const request = { ...init, redirect, dispatcher: agent } as Parameters<typeof fetchByAgent>[1];
    return (await fetchByAgent(url, request)) as unknown as Response;
  };
}
