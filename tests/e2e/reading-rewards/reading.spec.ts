import type { Page } from '@playwright/test';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, storeBeforeVisit, storedEntry, test } from '../support/generator-test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Reading timer' });
const earned = (page: Page) => page.getByText('Credits Earned!');

async function remaining(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await notice(page).getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
}

/** Visibility as a browser reports it to a tab that another one covers. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}

test('READ-01 to READ-10: ten minutes of reading earn 50 green credits', async ({ page, green }) => {
  await page.clock.install({ time: '2026-05-01T10:00:00Z' });
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '50' });
  await openHome(page);
  await expect(notice(page)).toHaveCount(0);

  await test.step('READ-01: starting stores what is needed and leads to the blog', async () => {
    await green.earnPanel.getByRole('button', { name: 'Start Reading Articles' }).click();
    await page.clock.runFor(500);
    await expect(page).toHaveURL('/blog');
    expect(await storedEntry(page, 'dreamseed.earn.target')).toBe('green');
    expect(await storedEntry(page, 'dreamseed.earn.needed-ms')).toBe('600000');
    expect(Number(await storedEntry(page, 'dreamseed.earn.started-at'))).toBeGreaterThan(0);
  });

  await test.step('READ-03, READ-05: a countdown at the lower right', async () => {
    await expect(notice(page)).toContainText('Keep this tab active to earn.');
    const before = await notice(page).getByRole('timer').textContent();
    expect(before).toMatch(/^(10:00|09:\d\d)$/);
    await page.clock.runFor(1000);
    await expect(notice(page).getByRole('timer')).not.toHaveText(before ?? '');
    const box = await notice(page).boundingBox();
    const size = page.viewportSize();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((size?.width ?? 0) - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((size?.height ?? 0) - 40);
    await expectAccessible(page);
  });

  await test.step('READ-04: it goes on after a reload, on another page', async () => {
    await page.goto('/faq');
    await expect(notice(page).getByRole('timer')).toHaveText(/^09:\d\d$/);
  });

  await test.step('READ-06: a hidden tab earns nothing', async () => {
    await setHidden(page, true);
    const left = await notice(page).getByRole('timer').textContent();
    await page.clock.runFor(300_000);
    await expect(notice(page).getByRole('timer')).toHaveText(left ?? '');
    await setHidden(page, false);
  });

  await test.step('READ-07, READ-08, READ-09: it pays once, says so for six seconds, and is gone', async () => {
    await page.clock.runFor(await remaining(page));
    await expect(earned(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await storedEntry(page, GUEST_STORAGE_KEYS.green)).toBe('100');
    expect(await storedEntry(page, 'dreamseed.earn.target')).toBeNull();
    await page.clock.runFor(10_000);
    await expect(earned(page)).toHaveCount(0);
  });

  await test.step('READ-10: the tool has the new balance', async () => {
    await openHome(page);
    await expect(green.credits('100')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

test('READ-10, READ-11, READ-12: yellow credits arrive on the screen, corrupt entries are ignored', async ({
  page,
  green,
  yellow,
}) => {
  await page.clock.install({ time: '2026-05-01T10:00:00Z' });
  await storeBeforeVisit(page, {
    [GUEST_STORAGE_KEYS.yellow]: '150',
    [GUEST_STORAGE_KEYS.yellowDay]: '2026-05-01',
    'dreamseed.earn.target': 'yellow',
    'dreamseed.earn.started-at': 'abc',
    'dreamseed.earn.needed-ms': '1200000',
  });
  await openHome(page);
  await page.clock.runFor(2000);
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('dreamseed.earn.started-at', String(Date.now())));
  await page.clock.runFor(2000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1_200_000);
  await expect(earned(page)).toBeVisible();
  await expect(yellow.credits('250')).toBeVisible();
  await expect(green.credits('500')).toBeVisible();
});

test('O-18: minutes are never lost without a question', { tag: '@phone' }, async ({ page, green }) => {
  await page.clock.install({ time: '2026-05-01T10:00:00Z' });
  await storeBeforeVisit(page, {
    [GUEST_STORAGE_KEYS.green]: '50',
    'dreamseed.earn.target': 'green',
    'dreamseed.earn.started-at': '1777629600000',
    'dreamseed.earn.needed-ms': '600000',
    'dreamseed.earn.read-ms': '180000',
  });
  await openHome(page);
  await expect(notice(page)).toContainText('You get 50 credits when it ends.');

  await test.step('the cross asks, and offers to pause', async () => {
    await notice(page).getByRole('button', { name: 'Stop the timer' }).click();
    const question = notice(page).getByRole('alertdialog');
    await expect(question).toContainText('You’ve read for 3 minutes.');
    await expectAccessible(page);
    await expect(question.getByRole('button', { name: 'Pause' })).toBeFocused();
    await question.getByRole('button', { name: 'Pause' }).click();
    await expect(notice(page)).toContainText('Paused. Your time is kept.');
    const left = await notice(page).getByRole('timer').textContent();
    await page.clock.runFor(60_000);
    await expect(notice(page).getByRole('timer')).toHaveText(left ?? '');
  });

  await test.step('starting again asks, too', async () => {
    await green.earnPanel.getByRole('button', { name: 'Start Reading Articles' }).click();
    const question = green.earnPanel.getByRole('alertdialog');
    await expect(question).toContainText('You have already read for 3 minutes');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Continue reading' }).click();
    await page.clock.runFor(500);
    await expect(page).toHaveURL('/blog');
    await expect(notice(page)).toContainText('Keep this tab active to earn.');
    await expect(notice(page).getByRole('timer')).toHaveText(/^0[0-6]:/);
  });

  await test.step('only a yes gives the time up', async () => {
    await notice(page).getByRole('button', { name: 'Stop the timer' }).click();
    await notice(page).getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await storedEntry(page, 'dreamseed.earn.target')).toBeNull();
  });
});
