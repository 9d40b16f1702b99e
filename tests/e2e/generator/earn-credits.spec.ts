import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';

test('GREEN-24: a poor guest is offered two targets and a way to read', { tag: '@phone' }, async ({
  page,
  green,
}) => {
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '50' });
  await openHome(page);
  await expect(green.earnPanel.getByRole('heading', { name: 'Earn More Credits' })).toBeVisible();
  const targets = green.earnPanel.getByRole('radio');
  await expect(targets).toHaveCount(2);
  const [greenTarget, yellowTarget] = ['Green tool', 'Yellow tool'].map((name) =>
    green.earnPanel.getByRole('radio', { name, exact: true }),
  );
  if (!greenTarget || !yellowTarget) throw new Error('Two targets were expected.');
  await expect(greenTarget).toBeChecked();
  await yellowTarget.check();
  await expect(yellowTarget).toBeChecked();
  await expect(greenTarget).not.toBeChecked();
  await yellowTarget.press('ArrowUp');
  await expect(greenTarget).toBeChecked();
  await green.earnPanel.getByRole('button', { name: 'Start Reading Articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test.describe('when the panel shows', () => {
  test('GREEN-22, GREEN-23: below 100 credits the panel is there, from 100 on it is not', async ({
    page,
    context,
    green,
    yellow,
  }) => {
    await openHome(page);
    await expect(green.earnPanel).toHaveCount(0);
    const otherTab = await context.newPage();
    for (const { balance, shown } of [
      { balance: '0', shown: 1 },
      { balance: '50', shown: 1 },
      { balance: '99', shown: 1 },
      { balance: '100', shown: 0 },
    ]) {
      await storeBeforeVisit(otherTab, { [GUEST_STORAGE_KEYS.green]: balance });
      await expect(green.credits(balance)).toBeVisible();
      await expect(green.earnPanel).toHaveCount(shown);
      await expect(yellow.earnPanel).toHaveCount(0);
    }
  });

  test('GREEN-22: a guest short of daily credits is offered them first', async ({ page, green, yellow }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.yellow]: '150' });
    await openHome(page);
    await expect(yellow.earnPanel.getByRole('radio', { name: 'Yellow tool' })).toBeChecked();
    await expect(green.earnPanel).toHaveCount(0);
  });

  test('GREEN-22, GREEN-41: the panel waits until the last run is over', async ({
    page,
    green,
    imageService,
  }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '100' });
    await openHome(page);
    await green.run('a fox');
    await expect(green.earnPanel).toBeVisible();
    await expect(green.pictures).toHaveCount(2);
    const [panel, results] = await Promise.all([
      green.earnPanel.boundingBox(),
      green.section.getByRole('list', { name: 'Results' }).boundingBox(),
    ]);
    expect(panel?.y).toBeGreaterThan((results?.y ?? 0) + (results?.height ?? 0));
    await expect.poll(() => imageService.requests.length).toBe(2);
  });
});
