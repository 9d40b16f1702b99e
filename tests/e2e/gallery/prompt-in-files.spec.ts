import { readFile } from 'node:fs/promises';
import { findXmp, markPicture } from '../../../src/features/provenance/marked-file.rules.ts';
import { readMark } from '../../../src/features/provenance/read-mark.usecases.ts';
import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes } from '../support/images.ts';
import { galleryScreen } from './gallery-screen.ts';

const SIZE = { width: 64, height: 64 };

test('a download says that software made it, and the prompt goes along once its visitor wants that', async ({
  page,
}) => {
  await signUp(page);
  const sourceType = 'trainedAlgorithmicMedia';
  const picture = markPicture(await pictureBytes(SIZE), { sourceType, tool: '', engine: 'x', seed: 1 });
  await askApi(page, '/images/save', {
    ...{ base64Image: Buffer.from(picture).toString('base64'), prompt: 'A Kite', fullPrompt: 'A Kite' },
    ...{ ...SIZE, generatorType: 'green' },
  });
  await page.goto('/history');
  const card = galleryScreen(page).card('A Kite');
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const words = dialog.getByRole('switch', { name: 'Write my prompt into the file' });
  const open = () => card.getByRole('button', { name: 'Other sizes, up to 8K' }).press('Enter');
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    const said = readMark(findXmp(await readFile(await file.path())) ?? '');
    return { isByModel: said.sourceType?.endsWith(sourceType), prompt: said.prompt };
  };
  const downloadAs = async (format: string) => {
    await dialog.getByRole('radio', { name: format, exact: true }).check();
    return await download(() => dialog.getByRole('button', { name: 'Download', exact: true }).click());
  };
  await open();
  await expect(words).not.toBeChecked();
  await expectAccessible(page);
  expect(await downloadAs('WebP')).toEqual({ isByModel: true, prompt: undefined });
  await words.check();
  expect(await downloadAs('JPEG')).toEqual({ isByModel: true, prompt: 'A Kite' });
  await page.reload();
  await open();
  await expect(words).toBeChecked();
  await page.keyboard.press('Escape');
  const asPng = () => card.getByRole('button', { name: 'Download as PNG' }).press('Enter');
  expect(await download(asPng)).toEqual({ isByModel: true, prompt: 'A Kite' });
});
