import { expectAccessible } from '../support/axe.ts';
import { paintPage } from '../support/base-test.ts';
import { expect, openHome, test } from '../support/generator-test.ts';
import { RUN_COLORS } from '../support/images.ts';

test('a finished picture is varied by what it was made from, not by what the form says now', {
  tag: '@phone',
}, async ({ page, green, imageService, isMobile }) => {
  imageService.answerWith(({ url: { searchParams } }, position) => {
    const [width, height] = ['width', 'height'].map((side) => Number(searchParams.get(side)) / 8);
    return { kind: 'picture', picture: { width, height, color: RUN_COLORS[position % RUN_COLORS.length] } };
  });
  await openHome(page);
  await green.run('a fox');
  await expect(green.credits('400')).toBeVisible();
  const seedOf = ({ url }: (typeof imageService.requests)[number]) => url.searchParams.get('seed');
  const drawnSeeds = imageService.requests.map(seedOf);
  const asked = (from: number) => imageService.requests.slice(from);
  await green.prompt.fill('a castle in the clouds');

  const vary = green.tiles.first().getByRole('button', { name: 'Vary' });
  const menu = page.getByRole('menu');
  await (isMobile ? vary.tap() : vary.press('Enter'));
  await expect(menu.getByRole('menuitem')).toHaveText([
    /^Again · 100 credits/,
    /^Nearby · 100 credits/,
    /^Other light · 100 credits/,
    /^Other style · 100 credits/,
    /^Wider · 100 credits/,
    /^Taller · 100 credits/,
  ]);
  await expectAccessible(page);
  const nearby = menu.getByRole('menuitem', { name: /^Nearby/ });
  if (isMobile) await nearby.tap();
  else {
    await page.keyboard.press('n');
    await expect(nearby).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(green.credits('300')).toBeVisible();
  await expect(green.section.getByRole('list', { name: 'Results' })).toBeFocused();
  const nearbyAsked = asked(2);
  expect(nearbyAsked).toHaveLength(2);
  expect(nearbyAsked.map(({ prompt }) => prompt)).toEqual(['a fox', 'a fox']);
  const [seed, sameSeed] = nearbyAsked.map(seedOf);
  expect(drawnSeeds).toContain(seed);
  expect(sameSeed).toBe(seed);
  expect(new Set(nearbyAsked.map(({ url }) => url.searchParams.get('variation'))).size).toBe(2);

  await vary.click();
  await menu.getByRole('menuitem', { name: /^Wider/ }).click();
  await expect(green.credits('200')).toBeVisible();
  for (const { url } of asked(4))
    expect([url.searchParams.get('width'), url.searchParams.get('height')]).toEqual(['1024', '768']);
  const shape = () =>
    green.tiles.first().evaluate((tile) => (tile.clientWidth / tile.clientHeight).toFixed(2));
  await expect.poll(shape).toBe('1.33');

  await page.reload();
  await expect.poll(shape).toBe('1.33');
  await vary.click();
  // The menu holds the focus, and the buttons that it came from stay.
  await page.mouse.move(0, 0);
  await paintPage(page);
  await expect
    .poll(() => vary.evaluate((button) => button.checkVisibility({ opacityProperty: true })))
    .toBe(true);
  await menu.getByRole('menuitem', { name: /^Other style/ }).click();
  await expect(green.credits('100')).toBeVisible();
  const [one, other] = asked(6).map(({ prompt }) => prompt);
  expect(one).toMatch(/^a fox, \w/);
  expect(other).toMatch(/^a fox, \w/);
  expect(one).not.toBe(other);

  await vary.click();
  await menu.getByRole('menuitem', { name: /^Again/ }).click();
  await expect(green.credits('0')).toBeVisible();
  await vary.click();
  await expect(menu).toContainText('You need 100 credits, but you only have 0.');
  await expect(menu.getByRole('menuitem', { name: /^Again/ })).toBeDisabled();
  expect(imageService.requests).toHaveLength(10);
  await expect(green.prompt).toHaveValue('a castle in the clouds');
});
