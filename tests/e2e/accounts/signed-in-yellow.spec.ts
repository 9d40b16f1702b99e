import type { UserStatus } from '../../../src/features/user-status/user-status.types.ts';
import { activatePlan, answerSaves, askApi, changeStatus, watchPosts } from '../support/account-api.ts';
import { accountBar, expect, openAccountHome, signUp, test } from '../support/account-test.ts';

const HINT = 'Purchase the Unlimited plan for 1,000 daily generation credits.';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

test('YEL-20, YEL-17: an activated Unlimited plan pays four real pictures with daily credits', {
  tag: '@stored',
}, async ({ page, yellow }) => {
  const account = await signUp(page);
  await activatePlan(page, account.email, 'unlimited');
  await openAccountHome(page, account);
  await expect(yellow.credits('1,000')).toBeVisible();
  const saves = watchPosts(page, '/api/images/save');
  await yellow.start('a lighthouse');
  // Real pictures, drawn on a machine that has other work too.
  await expect(yellow.tiles.getByRole('img', { name: 'a lighthouse' })).toHaveCount(4, { timeout: 60_000 });
  await expect(yellow.credits('800')).toBeVisible();
  await expect(yellow.section.getByText('Saved to your gallery.')).toBeVisible();
  expect(saves.map(({ kind }) => kind)).toEqual(Array(4).fill(['asked', 'answered']).flat());
  const history = await askApi<{ generatorType: string; cost: number }[]>(page, '/images/history');
  expect(history.map(({ generatorType, cost }) => `${generatorType} ${cost}`)).toEqual(
    Array(4).fill('yellow 50'),
  );
});

test('YEL-09, YEL-20: without an active plan there is a hint, and no run', async ({ page, yellow }) => {
  const account = await signUp(page);
  const cases: [Partial<UserStatus>, boolean][] = [
    [{ yellowToolPlanExpiresAt: null }, false],
    [{ yellowToolPlanExpiresAt: inDays(-1) }, false],
    [{ yellowToolPlanExpiresAt: inDays(1) }, true],
  ];
  for (const [changes, isActive] of cases) {
    await changeStatus(page, { yellowToolDailyCredits: 1000, ...changes });
    await openAccountHome(page, account);
    await yellow.prompt.fill('a fox');
    await expect(yellow.section.getByText(HINT)).toHaveCount(isActive ? 0 : 1);
    if (isActive) await expect(yellow.generate).toBeEnabled();
    else await expect(yellow.generate).toBeDisabled();
    await page.unroute('**/api/user/status');
  }
});

test('YEL-18: too few daily credits are told', async ({ page, yellow }) => {
  const account = await signUp(page);
  await changeStatus(page, { yellowToolDailyCredits: 150, yellowToolPlanExpiresAt: inDays(9) });
  await openAccountHome(page, account);
  await yellow.prompt.fill('a fox');
  await expect(yellow.generate).toBeDisabled();
  await expect(
    yellow.section.getByText('You need 200 daily credits, but you only have 150. Your credits reset daily.'),
  ).toBeVisible();
});

test('YEL-25: green credits never pay for the yellow tool', { tag: '@stored' }, async ({ page, yellow }) => {
  const account = await signUp(page);
  await changeStatus(page, {
    credits: 30_000,
    yellowToolDailyCredits: 0,
    yellowToolPlanExpiresAt: inDays(9),
  });
  await openAccountHome(page, account);
  await yellow.prompt.fill('a fox');
  await expect(yellow.generate).toBeDisabled();
  await expect(
    yellow.section.getByText('You need 200 daily credits, but you only have 0. Your credits reset daily.'),
  ).toBeVisible();
});

test('YEL-17: the whole status of the answer replaces the one before', async ({
  page,
  yellow,
  imageService,
}) => {
  const account = await signUp(page);
  await changeStatus(page, { yellowToolDailyCredits: 1000, yellowToolPlanExpiresAt: inDays(9) });
  await openAccountHome(page, account);
  const userStatus: UserStatus = {
    name: account.email,
    email: account.email,
    plan: 'Renamed Plan',
    credits: 4321,
    yellowToolDailyCredits: 123,
    yellowToolPlanExpiresAt: null,
    isGuest: false,
    licenses: [],
  };
  await answerSaves(page, () => ({ json: { userStatus } }));
  await yellow.run('a fox');
  await expect(yellow.credits('123')).toBeVisible();
  for (const tool of ['green', 'yellow'] as const) {
    await expect(accountBar(page, tool).plan('Renamed Plan')).toBeVisible();
  }
  await expect(accountBar(page, 'green').credits('4,321')).toBeVisible();
  await expect(yellow.section.getByText(HINT)).toBeVisible();
  expect(imageService.requests).toHaveLength(4);
});

test('YEL-23: a failed save is told in the panel, in its words or ours', async ({
  page,
  yellow,
  imageService,
}) => {
  const account = await signUp(page);
  await changeStatus(page, { yellowToolDailyCredits: 1000, yellowToolPlanExpiresAt: inDays(9) });
  await openAccountHome(page, account);
  await answerSaves(page, () => ({ status: 500, json: { message: 'The disk is full.' } }));
  await yellow.run('a fox');
  await expect(yellow.failurePanel).toContainText('The disk is full.');
  await expect(yellow.pictures).toHaveCount(4);
  await page.unroute('**/api/images/save');
  await answerSaves(page, () => ({}));
  await yellow.run('a wolf');
  await expect(yellow.failurePanel).toContainText('An error occurred while saving and deducting credits.');
  await expect(yellow.pictures).toHaveCount(4);
  expect(imageService.requests).toHaveLength(8);
});
