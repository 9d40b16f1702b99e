import { type AccountClient, type SendRequest, signUpClient } from '../../support/identity/account-client.ts';
import type { SiteProcess } from '../site-process.ts';

/** Requests of one address, as a proxy in front of the site passes them on. */
export function sendFrom(site: Pick<SiteProcess, 'url'>, address: string): SendRequest {
  return async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address);
    return await fetch(`${site.url}${path}`, { ...init, headers });
  };
}

/** A new account on the free plan. */
export const signUpAt = (site: Pick<SiteProcess, 'url'>, address: string): Promise<AccountClient> =>
  signUpClient(sendFrom(site, address), { origin: site.url });
