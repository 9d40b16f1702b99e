import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes } from '../support/images.ts';
import { toolScreen } from '../support/tool-screen.ts';

test('a shared collection shows its pictures to whoever has the link, each to be made again, until it is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signUp(page);
  const ids: string[] = [];
  for (const [place, prompt] of ['a red fox', 'a grey heron'].entries()) {
    const size = { width: 128, height: 96 + 32 * place };
    const base64Image = (await pictureBytes(size)).toString('base64');
    const recipe = { options: { style: 'Anime' }, seed: place, engine: 'illustrator' };
    const body = { base64Image, prompt, fullPrompt: prompt, generatorType: 'green', recipe, ...size };
    const { image } = await askApi<{ image: { id: string } }>(page, '/images/save', body);
    ids.push(image.id);
  }
  const { id } = await askApi<{ id: string }>(page, '/images/collections', { name: 'Friends' });
  await askApi(page, `/images/collections/${id}/images`, { ids, included: true });

  await page.goto('/history');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Manage collections' }).click();
  await page.getByRole('button', { name: 'Share Friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this collection' });
  await dialog.getByLabel('Show how the pictures were made').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link').inputValue();
  await page.goto(`/history?collection=${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
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
  for (const secret of [...ids, id, 'signature=']) expect(html).not.toContain(secret);
  await expect(visit.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await expect(visit.getByText('These pictures were made by AI.')).toBeVisible();
  await expect(visit.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${address}/pictures/`),
  );
  const links = visit.getByRole('list', { name: 'Pictures' }).getByRole('link');
  await expect(links).toHaveCount(2);
  const small = links.first().locator('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  await expectAccessible(visit);
  await links.filter({ hasText: 'a red fox' }).click();
  const large = visit.getByRole('dialog', { name: 'How it was made' });
  await expect(large.getByText('Creative Style: Anime')).toBeVisible();
  await large.getByRole('link', { name: 'Make your own' }).click();
  await expect(toolScreen(visit, 'green').prompt).toHaveValue('a red fox');

  await askApi(page, `/images/collections/${id}/images`, { ids: ids.slice(0, 1), included: false });
  await visit.goto(address);
  await expect(links).toHaveCount(1);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Links to your pictures' });
  await expect(card.getByRole('link', { name: 'Friends' })).toHaveAttribute(
    'href',
    new URL(address).pathname,
  );
  await card.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(card).toContainText('You aren’t sharing any pictures.');
  expect((await visit.goto(address))?.status()).toBe(410);
  await stranger.close();
});
