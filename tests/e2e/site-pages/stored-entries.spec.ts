import { STORED_ENTRIES } from '../../../src/features/site-pages/stored-entries.rules.ts';
import { expect, test } from '../support/account-test.ts';

const namesIn = (keptIn: (typeof STORED_ENTRIES)[number]['keptIn']) =>
  STORED_ENTRIES.filter((entry) => entry.keptIn === keptIn).flatMap(({ names }) => names);

test('the privacy policy names everything that the browser holds', async ({
  page,
  context,
  green,
  account,
  imageService,
}) => {
  expect(account.email).toContain('@');
  await green.run('a fox');
  await expect(green.pictures).toHaveCount(2);
  expect(imageService.requests.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    localStorage.setItem('dreamseed.earn.target', 'green');
    localStorage.setItem('dreamseed.earn.started-at', String(Date.now()));
    localStorage.setItem('dreamseed.earn.needed-ms', '600000');
  });
  await page.goto('/privacy-policy');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dreamseed.earn.read-ms'))).not.toBeNull();
  const held = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(held.local).toContain('dreamseed.signed-in');
  expect(cookies).toContain('dreamseed.session_token');
  for (const name of held.local) expect(namesIn('local')).toContain(name);
  for (const name of held.session) expect(namesIn('session')).toContain(name);
  expect(held.databases).toEqual(namesIn('database'));
  for (const name of cookies) expect(namesIn('cookie')).toContain(name);
  for (const name of [...held.local, ...held.session, ...held.databases, ...cookies]) {
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  }
});
