import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lintAmpStory } from '../../support/amp/amp-lint.ts';
import { validateAmp } from '../../support/amp/amp-validator.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/generator-test.ts';
import { pictureBytes } from '../support/images.ts';
import { draftScreen, openPackage } from './draft-screen.ts';
import { generatorScreen, SCRIPT, stubScriptService } from './generator-screen.ts';

test('a script becomes a story: drawn, edited, watched and downloaded as a file that AMP accepts', async ({
  page,
}) => {
  const screen = generatorScreen(page);
  const draft = draftScreen(page);
  await screen.open();
  await screen.title.fill('The Last Lighthouse');
  await screen.choosePicture();
  await screen.button.click();
  await draft.open.click();

  await test.step('the photo is the first slide, and a removed slide comes back', async () => {
    await expect(draft.slides).toHaveCount(5);
    await expect(draft.slide(1).picture).toBeVisible();
    await expect(draft.photo).toBeChecked();
    const third = await draft.slide(3).heading.inputValue();
    await draft.slide(3).remove.click();
    await expect(draft.undo).toBeFocused();
    await expect(draft.slides).toHaveCount(4);
    await draft.undo.press('Enter');
    await expect(draft.slide(3).heading).toHaveValue(third);
    await expect(draft.slide(3).remove).toBeFocused();
    for (const place of [5, 4, 3]) await draft.slide(place).remove.click();
    await expect(draft.slides).toHaveCount(2);
  });

  await test.step('the illustrator draws the other, without an identity', async () => {
    const asking = page.waitForRequest('**/prompt/**');
    await draft.style.selectOption('Watercolor');
    await draft.drawAll.click();
    const request = await asking;
    expect(new URL(request.url()).searchParams.get('width')).toBe('720');
    expect(new URL(request.url()).searchParams.get('height')).toBe('1280');
    expect(decodeURIComponent(request.url())).toContain('/prompt/The Last Lighthouse. ');
    expect(decodeURIComponent(request.url())).toContain(', Watercolor, avoiding text');
    expect(request.headers().authorization).toBeUndefined();
    await expect(draft.slide(2).picture).toBeVisible({ timeout: 60_000 });
    await expect(draft.desk).toContainText('2 of 2 pictures are ready.');
  });

  await test.step('words, links and order', async () => {
    await draft.slide(2).heading.fill('A "bold" <turn>');
    await draft.slide(2).caption.fill('Light||javascript:alert(1)');
    await expect(draft.slide(2).caption).toHaveValue('Light|javascript:alert(1)');
    await draft.slide(2).link.fill('shop.example');
    await draft.download.click();
    const problem = draft.desk.getByRole('button', { name: 'The link of slide 2 isn’t a full web address.' });
    await problem.click();
    await expect(draft.slide(2).link).toBeFocused();
    await draft.slide(2).link.fill('https://shop.example/lamp');
    await expect(problem).toHaveCount(0);
    await draft.slide(2).details.click();
    await draft.slide(2).description.clear();
    await draft.slide(2).description.pressSequentially('A fox');
    await draft.slide(2).up.press('Enter');
    await expect(draft.slide(1).heading).toHaveValue('A "bold" <turn>');
    await expect(draft.slide(1).down).toBeFocused();
    await draft.slide(1).down.press('Enter');
    await expect(draft.slide(2).up).toBeFocused();
  });

  await test.step('the download is a sound story with its pictures', async () => {
    const coming = page.waitForEvent('download');
    await draft.download.click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('the-last-lighthouse.zip');
    const { manifest, html, files } = await openPackage(await download.path());
    expect(await validateAmp(html)).toEqual([]);
    expect(lintAmpStory(html, '')).toEqual([]);
    expect(manifest.slides).toHaveLength(2);
    expect(manifest.slides[1]).toMatchObject({
      heading: 'A "bold" <turn>',
      caption: 'Light|javascript:alert(1)',
      link: 'https://shop.example/lamp',
      alt: 'A fox',
    });
    for (const { file, width, height } of [manifest.poster, ...manifest.slides]) {
      expect(await sharp(files[file]).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(files[file]?.length).toBeLessThanOrEqual(300_000);
    }
    expect(await sharp(files['images/publisher-logo.png']).metadata()).toMatchObject({ format: 'png' });
    await expect(draft.desk).toContainText('the-last-lighthouse.zip is in your downloads.');
  });

  await test.step('the viewer shows it, slide after slide', async () => {
    await page.clock.install();
    await draft.preview.click();
    const story = page.getByRole('dialog', { name: 'Story: The Last Lighthouse' });
    await expect(story).toBeVisible();
    await page.clock.runFor(7_500);
    await expect(story.getByText('A "bold" <turn>')).toBeInViewport();
    await expect(story.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      'https://shop.example/lamp',
    );
    await page.keyboard.press('ArrowRight');
    await expect(story.getByRole('heading', { name: 'That was your story' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(story).toHaveCount(0);
    await expect(draft.preview).toBeFocused();
  });
});

test('a draft tells what goes wrong, stops, takes files, and waits while its page is left', async ({
  page,
  imageService,
}) => {
  const screen = generatorScreen(page);
  const draft = draftScreen(page);
  await stubScriptService(page);
  await screen.open();
  await screen.title.fill('Bay at dusk');
  await screen.choosePicture();
  await screen.button.click();
  await draft.open.click();
  await expect(draft.slides).toHaveCount(5);

  await test.step('a used-up allowance is told once for all, and on each slide', async () => {
    const message = "You have made today's 60 free images. You can make more in 5 hours.";
    imageService.answerWith(() => ({ kind: 'refusal', status: 429, body: JSON.stringify({ message }) }));
    await draft.drawAll.click();
    await expect(draft.desk.getByRole('alert')).toContainText('4 pictures could not be made.');
    await expect(draft.desk.getByRole('alert')).toContainText(message);
    await expect(draft.slide(5).whole).toContainText(message);
    await expectAccessible(page);
  });

  await test.step('Stop gives up what has not come; two are asked for at a time', async () => {
    imageService.answerWith(() => ({ kind: 'silence' }));
    const asked = imageService.requests.length;
    await draft.drawAll.click();
    await expect(draft.slide(4).whole).toContainText('Waiting');
    expect(imageService.requests.length).toBe(asked + 2);
    await draft.stop.click();
    await expect(draft.slide(4).whole).toContainText('No picture yet');
    expect(imageService.requests.length).toBe(asked + 2);
  });

  await test.step('a file takes the place of a picture, one that is none says so', async () => {
    const picture = await pictureBytes({ type: 'jpeg', width: 900, height: 400 });
    await draft.slide(2).file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(draft.slide(2).picture).toBeVisible();
    const words = Buffer.from('words');
    await draft.slide(3).file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: words });
    await expect(draft.slide(3).whole).toContainText('Your browser can’t read this picture');
    await draft.photo.setChecked(false);
    await expect(draft.slide(1).whole).toContainText('No picture yet');
  });

  await test.step('drawn again with another seed, others as they were', async () => {
    imageService.answerWith(() => ({ kind: 'picture', picture: { width: 72, height: 128 } }));
    await draft.drawAll.click();
    await expect(draft.desk).toContainText('5 of 5 pictures are ready.');
    const seedOf = (position: number) => imageService.requests.at(position)?.url.searchParams.get('seed');
    expect(seedOf(-1)).toBe(seedOf(-2));
    const before = imageService.requests.length;
    await draft.slide(4).draw.click();
    await expect.poll(() => imageService.requests.length).toBe(before + 1);
    expect(seedOf(-1)).not.toBe(seedOf(-2));
  });

  await test.step('nothing is wider than a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('another page of the site and back', async () => {
    await draft.slide(2).heading.fill('My own words');
    await page.getByRole('main').getByRole('link', { name: 'Web Stories page' }).click();
    await expect(page).toHaveURL(/\/web-stories$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Web Story Content Generator');
    await pageTransitionEnds(page);
    await page.goBack();
    await expect(draft.slide(2).heading).toHaveValue('My own words');
    await expect(draft.slide(4).picture).toBeVisible();
    await expect(draft.slide(1).heading).toHaveValue(SCRIPT.story[0]?.title ?? '');
  });
});

/** A page that goes while the one before it is still fading out breaks that transition off. */
async function pageTransitionEnds(page: Page): Promise<void> {
  const isRunning = () => document.documentElement.matches(':active-view-transition');
  await expect.poll(() => page.evaluate(isRunning)).toBe(false);
}
