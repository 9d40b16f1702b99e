import { describe, expect, test } from 'vitest';
import { createTestAccounts } from '../../src/features/accounts/test-accounts.ts';
import { createTestBrowser } from '../../src/features/accounts/test-browser.ts';
import { STORED_ENTRIES } from '../../src/features/site-pages/stored-entries.rules.ts';
import { useTestDatabase } from '../support/databases/postgres-and-sqlite.ts';

const named = STORED_ENTRIES.filter(({ keptIn }) => keptIn === 'cookie').flatMap(({ names }) => names);

describe('the privacy policy names the cookies of a sign-in', () => {
  const open = useTestDatabase();

  test.each([
    ['http', '', 'http://localhost:3000'],
    ['https', 'https://dreams.example', 'https://dreams.example'],
  ])('on a site by %s', async (_, siteUrl, address) => {
    const { database } = await open();
    const browser = createTestBrowser(address, createTestAccounts(database, { siteUrl }).app);
    const credentials = { email: 'ann@example.com', password: 'a good password' };
    expect((await browser.post('/api/auth/sign-up/email', credentials)).status).toBe(200);
    const held = browser.cookieNames();
    expect(held).toHaveLength(2);
    for (const name of held) expect(named).toContain(name);
  });
});
