import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import { listenWith } from '../support/listening-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

/** The site behind a port, for programs with keys. */
export async function createProgramSite(settings: Record<string, string> = {}) {
  const site = await createApiTestSite(settings);
  const { origin, close } = await listenWith(site.app);
  site.services.setPort(Number(new URL(origin).port));
  return {
    ...site,
    origin,
    failures: () => listFailures(site),
    /** An account, with a plan where one is named. */
    async signUp(plan?: 'premium' | 'booster'): Promise<AccountClient> {
      const client = await signUpClient((path, init) => fetch(`${origin}${path}`, init), {
        // As a browser says it that found the site at its address.
        origin: settings.SITE_URL ?? origin,
      });
      if (plan) {
        const { licenseKey } = expectStatus(await client.buy(plan), 200).body;
        expectStatus(await client.activate(licenseKey), 200);
      }
      return client;
    },
    async close() {
      await close();
      await site.close();
    },
  };
}

export type ProgramSite = Awaited<ReturnType<typeof createProgramSite>>;

/** A key that may do all; `wanted` says what is to be otherwise. */
export async function makeKey(
  client: AccountClient,
  wanted: object = {},
): Promise<{ key: string; id: string }> {
  const all = { name: 'Thumbnails', scopes: ['images', 'edits', 'gallery:read', 'stories'], ...wanted };
  return expectStatus(await client.call<{ key: string; id: string }>('POST', '/keys', all), 201).body;
}

export async function creditsOf(client: AccountClient): Promise<number> {
  return expectStatus(await client.status(), 200).body.credits;
}
