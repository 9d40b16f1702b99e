import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/base-test.ts';

test('the design language is accessible in every state it shows', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ui');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
