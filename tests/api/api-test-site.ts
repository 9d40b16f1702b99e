import { takeMigratedSchema } from '../support/databases/postgres-schemas.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const GENEROUS = {
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '100000',
  SIGN_UP_CREDITS_PER_ADDRESS: '100000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '100000',
  LICENSE_ATTEMPTS_PER_ACCOUNT: '100000',
  LICENSE_ATTEMPTS_PER_ADDRESS: '100000',
};

/**
 * The whole site for tests of its API: on SQLite, or on Postgres in a schema of its own when
 * TEST_DATABASE_URL is set.
 */
export async function createApiTestSite(settings: Record<string, string> = {}): Promise<TestApp> {
  const url = process.env.TEST_DATABASE_URL;
  const environment = { ...GENEROUS, ...settings };
  if (!url) return await createTestApp(environment);
  const schema = await takeMigratedSchema(url);
  const site = await createTestApp({ ...environment, DATABASE_URL: schema.url });
  return {
    ...site,
    async close() {
      await site.close();
      await schema.remove();
    },
  };
}

/** What the site logged as failed on its own side. */
export function listFailures({ logs }: TestApp): string[] {
  return (
    logs
      .map(
        (line) =>
          JSON.parse(line) as { level: number; msg: string; part?: string; err?: { message: string } },
      )
      // The console looks whether pages are there, and these sites have none.
      .filter(({ level, part }) => level >= 50 && part !== 'pages')
      .map(({ msg, err }) => `${msg}: ${err?.message}`)
  );
}
