import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { KEPT_STRIPS_KEYS } from '../../../src/features/generator/strips/kept-strips-keys.rules.ts';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';
import { type PictureType, pictureBytes } from '../support/images.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

async function downloadFrom(page: Page, tile: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await tile.getByRole('button', { name: 'Download as PNG' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('IMG-08, IMG-11, GREEN-43: a picture downloads as PNG, named after its words', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('A Red Fox, 4K!');
  const { name, bytes } = await downloadFrom(page, green.tiles.nth(1));
  expect(name).toBe('a_red_fox__4k_.png');
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  await expect.poll(() => imageService.requests.length).toBe(2);
});

test.describe('what does not depend on the screen', () => {
  test('IMG-09, IMG-11, T-21, T-52, O-24: true PNG is saved, named by the first 50 characters, also after a reload', async ({
    page,
    green,
    imageService,
  }) => {
    const color = { r: 200, g: 60, b: 40 };
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '600' });
    await openHome(page);
    await test.step('whatever type the answer has, its size and color are kept', async () => {
      for (const type of ['jpeg', 'webp', 'png'] satisfies PictureType[]) {
        imageService.answerWith(() => ({ kind: 'picture', picture: { type, width: 48, height: 32, color } }));
        await green.run(`a fox in ${type}`);
        const { name, bytes } = await downloadFrom(page, green.tiles.first());
        expect(name).toBe(`a_fox_in_${type}.png`);
        expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
        const picture = sharp(bytes);
        expect(await picture.metadata()).toMatchObject({ format: 'png', width: 48, height: 32 });
        const { channels } = await picture.stats();
        for (const [channel, value] of [color.r, color.g, color.b].entries()) {
          expect(Math.abs((channels[channel]?.mean ?? 0) - value)).toBeLessThan(4);
        }
      }
    });
    await test.step('the name is cut to 50 characters of the typed prompt, then cleaned', async () => {
      await green.openOptions();
      await green.choose('Mood', 'Joyful');
      for (const { prompt, name } of [
        {
          prompt: 'The quick brown fox jumps over the lazy dog and then rests',
          name: 'the_quick_brown_fox_jumps_over_the_lazy_dog_and_th.png',
        },
        { prompt: '../é/🦊.exe', name: '_______exe.png' },
      ]) {
        await green.run(prompt);
        const download = await downloadFrom(page, green.tiles.first());
        expect(download.name).toBe(name);
        expect(imageService.requests.at(-1)?.prompt).toBe(`${prompt}, Joyful mood`);
      }
    });
    await test.step('a picture restored from storage keeps its words for the file name', async () => {
      const before = imageService.requests.length;
      await green.run('A Red Fox');
      await page.reload();
      await expect(green.pictures).toHaveCount(2);
      const { name } = await downloadFrom(page, green.tiles.first());
      expect(name).toBe('a_red_fox.png');
      await expect.poll(() => imageService.requests.length).toBe(before + 2);
    });
  });

  test('IMG-12: a restored picture whose words are lost is saved as seedream_image.png', async ({
    page,
    green,
  }) => {
    const src = `data:image/jpeg;base64,${(await pictureBytes({ type: 'jpeg' })).toString('base64')}`;
    await storeBeforeVisit(page, {
      [KEPT_STRIPS_KEYS.green]: JSON.stringify([{ key: 'green-0', src, status: 'success', error: '' }]),
    });
    await openHome(page);
    const { name, bytes } = await downloadFrom(page, green.tiles.first());
    expect(name).toBe('seedream_image.png');
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  });

  test('IMG-10, ERR-13: when the conversion fails it is logged, and the direct link is saved instead', async ({
    page,
    green,
    imageService,
    consoleLines,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => {
        throw new Error('This canvas is broken.');
      };
    });
    const order = { type: 'jpeg' } as const;
    imageService.answerWith(() => ({ kind: 'picture', picture: order }));
    await openHome(page);
    await green.run('a fox');
    const { bytes } = await downloadFrom(page, green.tiles.first());
    expect(bytes.equals(await pictureBytes(order))).toBe(true);
    expect(consoleLines).toContainEqual(expect.stringContaining('This canvas is broken.'));
  });
});
