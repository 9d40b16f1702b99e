import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';
import type { ImageServiceStub } from '../support/image-service.ts';

function seedsOf(imageService: ImageServiceStub): number[] {
  return imageService.requests.map(({ url }) => Number(url.searchParams.get('seed')));
}

test('C-18, IMG-03: a locked seed brings the same pictures again, an unlocked one new ones, tool by tool', async ({
  page,
  green,
  yellow,
  imageService,
}) => {
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '1000' });
  await openHome(page);
  await expect(green.seed).toHaveValue('');
  await expect(green.section.getByRole('button', { name: 'Lock seed' })).toBeDisabled();
  await green.run('a fox');
  const first = seedsOf(imageService);
  await expect(green.seed).toHaveValue(String(first[0]));
  await green.section.getByRole('button', { name: 'Lock seed' }).click();
  const lock = green.section.getByRole('button', { name: 'Unlock seed' });
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await green.run('a fox');
  await green.run('an owl');
  const locked = seedsOf(imageService).slice(2);
  expect(locked).toEqual([first[0], (first[0] ?? 0) + 1, first[0], (first[0] ?? 0) + 1]);
  await lock.click();
  await green.run('an owl');
  const unlocked = seedsOf(imageService).slice(6);
  expect(unlocked).not.toContain(first[0]);
  await expect(green.seed).toHaveValue(String(unlocked[0]));
  await test.step('the dice roll a seed and keep it; an emptied field is random again', async () => {
    const before = imageService.requests.length;
    const dice = green.section.getByRole('button', { name: 'Roll a new seed' });
    await dice.click();
    const rolled = await green.seed.inputValue();
    expect(rolled).toMatch(/^\d{1,9}$/);
    await dice.click();
    await expect(green.seed).not.toHaveValue(rolled);
    const kept = Number(await green.seed.inputValue());
    await green.run('a fox');
    expect(seedsOf(imageService)[before]).toBe(kept);
    await green.seed.clear();
    await green.run('an owl');
    expect(seedsOf(imageService)[before + 2]).not.toBe(kept);
  });
  await test.step('each tool has a seed of its own', async () => {
    const before = imageService.requests.length;
    await green.seed.fill('11');
    await expect(yellow.seed).toHaveValue('');
    await yellow.run('a fox');
    expect(seedsOf(imageService).slice(before)).not.toContain(11);
    await expect(green.seed).toHaveValue('11');
  });
});

test('C-18, IMG-03: a typed seed is locked, holds digits only, and starts a row of neighbours that ends in time', async ({
  page,
  yellow,
  imageService,
}) => {
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.yellow]: '400' });
  await openHome(page);
  await yellow.seed.pressSequentially('-4e2.0x7');
  await expect(yellow.seed).toHaveValue('4207');
  await expect(yellow.section.getByRole('button', { name: 'Unlock seed' })).toBeEnabled();
  await yellow.run('a fox');
  expect(seedsOf(imageService)).toEqual([4207, 4208, 4209, 4210]);
  await expect(yellow.seed).toHaveValue('4207');
  await test.step('seeds stay below 1,000,000,000 and stay different', async () => {
    await yellow.seed.clear();
    await yellow.seed.pressSequentially('99999999999');
    await expect(yellow.seed).toHaveValue('999999999');
    await yellow.run('an owl');
    expect(seedsOf(imageService).slice(4)).toEqual([999_999_999, 0, 1, 2]);
  });
});
