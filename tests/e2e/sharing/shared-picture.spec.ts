import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes } from '../support/images.ts';
import { toolScreen } from '../support/tool-screen.ts';

const PROMPT = 'a red fox in the snow';

test('a shared picture is shown to whoever has the link, made again, reported, and gone when it is ended', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const account = await signUp(page);
  const picture = await pictureBytes({ width: 128, height: 96 });
  const { image } = await askApi<{ image: { id: string } }>(page, '/images/save', {
    base64Image: picture.toString('base64'),
    prompt: PROMPT,
    fullPrompt: `${PROMPT}, Anime`,
    width: 128,
    height: 96,
    generatorType: 'green',
    recipe: { options: { style: 'Anime' }, negativePrompt: 'blur', seed: 4711, engine: 'illustrator' },
  });
  const openShare = async () => {
    await page.goto('/history');
    await page.getByRole('button', { name: `Show details: ${PROMPT}` }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
  };
  await openShare();
  const dialog = page.getByRole('dialog', { name: 'Share this picture' });
  await dialog.getByLabel('Show how it was made').check();
  await dialog.getByLabel('How long should it work?').selectOption('For 7 days');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link').inputValue();
  expect(address).toMatch(new RegExp(`^${baseURL}/s/[\\w-]{32}$`));
  const terms = dialog.getByText(/^It works until \w+ \d+, \d{4}\. The page shows how it was made\.$/);
  await openShare();
  await expect(terms).toBeVisible();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(terms).toBeVisible();
  await expect(dialog.getByLabel('Link')).toHaveValue(address);

  const stranger = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  });
  const visit = await stranger.newPage();
  const answer = await visit.goto(address);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': /noindex/ });
  const html = (await answer?.text()) ?? '';
  for (const secret of [account.email, image.id, 'signature=']) expect(html).not.toContain(secret);
  const shown = visit.getByRole('img', { name: PROMPT });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  await expect(visit.getByText('This picture was made by AI.')).toBeVisible();
  await expect(visit.getByText('Creative Style: Anime')).toBeVisible();
  const tag = (name: string) => visit.locator(`meta[property="${name}"], meta[name="${name}"]`);
  await expect(tag('og:title')).toHaveAttribute('content', PROMPT);
  await expect(tag('og:url')).toHaveAttribute('content', address);
  await expect(tag('og:image')).toHaveAttribute('content', `${address}/picture`);
  await expect(tag('twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(tag('robots')).toHaveAttribute('content', 'noindex');
  await expect(tag('ai-generated')).toHaveAttribute('content', 'true');
  await expectAccessible(visit);

  await visit.getByRole('button', { name: 'Report this picture' }).click();
  const report = visit.getByRole('dialog', { name: 'Report this picture' });
  await report.getByLabel('It copies someone’s work').check();
  await expectAccessible(visit);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report).toContainText('The owner of this site has your report.');
  await visit.keyboard.press('Escape');

  await visit.getByRole('link', { name: 'Make your own' }).click();
  await expect(toolScreen(visit, 'green').prompt).toHaveValue(PROMPT);

  await page.goto('/account');
  const links = page.getByRole('region', { name: 'Links to your pictures' });
  await expect(links.getByRole('link', { name: PROMPT })).toHaveAttribute('href', new URL(address).pathname);
  await expectAccessible(page);
  await links.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(links).toContainText('You aren’t sharing any pictures.');
  const gone = await visit.goto(address);
  expect(gone?.status()).toBe(410);
  await expect(visit.getByRole('heading', { name: 'There’s nothing to see at this link' })).toBeVisible();
  expect((await visit.request.get(`${address}/picture`)).status()).toBe(410);
  await stranger.close();
});
