import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../machine/free-port.ts';
import { startOwnSite } from '../accounts/own-site.ts';
import { test as accountTest, expect, signUp } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

interface WritersSite {
  origin: string;
  /** Lets an account write posts, as the README says it for a site that sends no mail. */
  addEditor(email: string): void;
}

const root = join(import.meta.dirname, '..', '..', '..');

const test = accountTest.extend<{ baseURL: string }, { writersSite: WritersSite }>({
  writersSite: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-writers-'));
      const port = await freePort();
      const site = await startOwnSite(port, { DATA_DIR: dataDir, SITE_URL: `http://localhost:${port}` });
      const addEditor = (email: string) => {
        const parameters = ['tools/owner/add-staff.ts', email, '--role', 'editor', '--confirmed'];
        const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
        const { status, stderr } = spawnSync(process.execPath, parameters, {
          cwd: root,
          env,
          encoding: 'utf8',
        });
        expect(status, stderr).toBe(0);
      };
      await use({ origin: site.origin, addEditor });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ writersSite }, use) => use(writersSite.origin),
});

test('an editor writes a post beside its page, publishes it, and takes one of a file over', async ({
  page,
  request,
  writersSite,
}) => {
  test.slow();
  const editor = await signUp(page);
  writersSite.addEditor(editor.email);
  await page.goto('/owner');
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Light first' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);

  const preview = page.frameLocator('iframe');
  const saves: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && /\/owner\/posts(\/[^/]+\/save)?$/.test(sent.url()))
      saves.push(sent.url());
  });
  await test.step('what is written shows beside it', async () => {
    await page.getByRole('link', { name: 'Write a Post' }).click();
    await page.getByLabel('Title').press('Control+s');
    await page.getByLabel('Title').fill('A Lamp at Night');
    await expect(page.getByLabel('Address')).toHaveValue('a-lamp-at-night');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('One lamp, and a long road.\n\n- first');
    await text.press('Control+End');
    await text.press('Enter');
    await text.pressSequentially('second');
    await expect(text).toHaveValue(/- first\n- second$/);
    await expect(preview.getByRole('heading', { name: 'A Lamp at Night' })).toBeVisible();
    await expect(preview.getByRole('listitem').filter({ hasText: 'second' })).toBeVisible();
    // Without a title there was nothing to save.
    expect(saves).toEqual([]);
  });

  await test.step('a picture is drawn in place', async () => {
    await page.getByRole('button', { name: 'Add a Picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Words').fill('a lamp by a road');
    await dialog.getByLabel('What it shows').fill('A lamp by a road');
    await dialog.getByRole('button', { name: 'Draw This' }).click();
    await expect(dialog.getByRole('img', { name: 'A lamp by a road' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use This Picture' }).click();
    await expect(preview.getByRole('img', { name: 'A lamp by a road' }).first()).toBeAttached();
  });

  await test.step('an author is added, and said other words of', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add an Author' }).click();
    await dialog.getByLabel('Name').fill('Pia Lund');
    await dialog.getByLabel('About them').fill('Draws lamps.');
    await dialog.getByLabel('Place').fill('Oslo');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(preview.getByText('Draws lamps.')).toBeVisible();
    await page.getByRole('button', { name: 'Change Pia Lund' }).click();
    await dialog.getByLabel('About them').fill('Draws lamps and roads.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(preview.getByText('Draws lamps and roads.')).toBeVisible();
  });

  await test.step('published, its page is what the preview showed', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish Now' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const shown = await preview.locator('.article-text').innerHTML();
    const answer = await request.get('/blog/a-lamp-at-night');
    expect(answer.status()).toBe(200);
    const reader = await page.context().newPage();
    await reader.goto('/blog/a-lamp-at-night');
    await expect(reader.getByRole('heading', { name: 'A Lamp at Night' })).toBeVisible();
    expect(await reader.locator('.article-text').innerHTML()).toBe(shown);
    await reader.close();
    expect(await (await request.get('/feeds/posts/default')).text()).toContain('A Lamp at Night');
  });

  await test.step('a post of a file is taken over, and readers see no difference', async () => {
    const before = await (await request.get('/blog/seeds')).text();
    await page.goto('/owner/posts?show=files&query=seeds');
    await page.getByRole('button', { name: 'Take over' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why?').fill('A test of the console');
    await dialog.getByRole('button', { name: 'Take Over' }).click();
    await expect(page.getByRole('button', { name: 'Give Back to content/posts/seeds.md' })).toBeVisible();
    expect(await (await request.get('/blog/seeds')).text()).toBe(before);
  });

  await test.step('a post that is not there is not asked for again', async () => {
    await page.goto('/owner/posts/no-such-post');
    await expect(page.getByText('There’s no such post.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  });
});
