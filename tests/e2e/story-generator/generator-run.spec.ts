import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { LOST_CONNECTION } from '../../../src/shared/readable-failure.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/generator-test.ts';
import { pictureBytes } from '../support/images.ts';
import { draftScreen } from './draft-screen.ts';
import { createGate, generatorScreen, SCRIPT, stubScriptService } from './generator-screen.ts';

const INVALID = 'Received an invalid story format from the AI.';
const UNKNOWN = 'An unknown error occurred during script generation.';

test('GEN-06 to GEN-13, GEN-21, T-38: a script is waited for, read and copied', async ({ page, context }) => {
  const screen = generatorScreen(page);
  const { title, button, loadingLine, resultHeading, slides } = screen;
  const service = await stubScriptService(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await screen.open();
  await title.fill('The bay');
  await screen.choosePicture();

  await test.step('GEN-06, GEN-07: it is being written, once', async () => {
    const gate = createGate();
    service.answer = async (route) => {
      await gate.opened;
      await route.fulfill({ json: SCRIPT });
    };
    await button.click();
    await expect(button).toHaveText('Generating Script...');
    await expect(button).toBeDisabled();
    await expect(loadingLine).toBeInViewport();
    await expect(loadingLine).toBeFocused();
    await title.dispatchEvent('keydown', { key: 'Enter' });
    gate.open();
  });

  await test.step('GEN-09, GEN-11, GEN-21: it is shown, and the focus goes on to it', async () => {
    await expect(slides).toHaveCount(5);
    for (const [place, { title: slideTitle, text }] of SCRIPT.story.entries()) {
      const card = slides.nth(place);
      await expect(card.getByRole('heading')).toHaveText(`Slide ${place + 1}`);
      await expect(card.getByRole('definition').filter({ hasText: slideTitle })).toHaveText(slideTitle);
      await expect(card.getByRole('definition').filter({ hasText: text })).toHaveText(text);
    }
    await expect(resultHeading).toBeFocused();
    await expect(resultHeading).toBeInViewport();
    await expect(button).toHaveText('Generate Story Script');
    await expect(loadingLine).toHaveCount(0);
    expect(service.count).toBe(1);
    await expectAccessible(page);
  });

  await test.step('GEN-12, T-38: each field is copied by itself, and says so for two seconds', async () => {
    await page.clock.pauseAt('2026-11-21T11:00:00Z');
    const pasted = () => page.evaluate(() => navigator.clipboard.readText());
    const copyOf = (part: string) => page.getByRole('main').getByRole('button', { name: `the ${part}` });
    const copied = page.getByRole('main').getByText('Copied', { exact: true });
    await copyOf('title of slide 2').click();
    await expect(copyOf('title of slide 2')).toContainText('Copied');
    await expect(copied).toHaveCount(1);
    expect(await pasted()).toBe('Salt & <Bread>');
    await page.clock.runFor(1000);
    await copyOf('text of slide 2').click();
    await expect(copied).toHaveCount(2);
    expect(await pasted()).toBe(SCRIPT.story[1]?.text);
    await page.clock.runFor(990);
    await expect(copyOf('title of slide 2')).toContainText('Copied');
    await page.clock.runFor(20);
    await expect(copyOf('title of slide 2')).not.toContainText('Copied');
    await expect(copyOf('text of slide 2')).toContainText('Copied');
    await page.clock.runFor(990);
    await expect(copied).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy all' }).click();
    await expect(copied).toHaveCount(1);
    expect(await pasted()).toContain('The bay\n\nSlide 1\nFirst Light\nThe bay is grey');
    await page.clock.resume();
  });

  await test.step('GEN-10: what comes next, in this order', async () => {
    const steps = page.getByRole('region', { name: 'Next Steps' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /free web stories editor/,
      /[Pp]ublish.*public URL/,
      /post on your blogging platform.*label webstories.*URL/,
      /appears on the Web Stories page/,
    ]);
    await expect(steps.last().getByRole('link')).toHaveAttribute('href', '/web-stories');
  });

  await test.step('the script outlives a look at the stories, and a reload, which forgets the picture', async () => {
    await page.getByRole('link', { name: 'Web Stories page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A minute of pictures');
    await page.getByRole('main').getByRole('link', { name: 'story script tool' }).click();
    await expect(slides).toHaveCount(5);
    await expect(title).toHaveValue('The bay');
    await expect(screen.preview).toBeVisible();
    await expect(button).toBeEnabled();
    await page.reload();
    await expect(slides).toHaveCount(5);
    await expect(title).toHaveValue('The bay');
    await expect(button).toBeDisabled();
  });
});

test('GEN-08, GEN-13, GEN-15 to GEN-17, ERR-16, O-26, T-39: whatever fails is told, and the next try starts clean', async ({
  page,
}) => {
  const screen = generatorScreen(page);
  const { title, button, errorBox, loadingLine, resultHeading, slides } = screen;
  const service = await stubScriptService(page);
  await screen.open();
  await title.fill('The bay');
  await screen.choosePicture();

  const answers: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
    ['a word', (route) => route.fulfill({ body: 'hello' }), INVALID],
    ['a fence', (route) => route.fulfill({ body: `\`\`\`json\n${JSON.stringify(SCRIPT)}\n\`\`\`` }), INVALID],
    ['no story', (route) => route.fulfill({ json: {} }), INVALID],
    ['a story that is no list', (route) => route.fulfill({ json: { story: 'x' } }), INVALID],
    ['an empty story', (route) => route.fulfill({ json: { story: [] } }), INVALID],
    [
      'a slide without text',
      (route) => route.fulfill({ json: { story: [{ page: 1, title: 'Alone' }] } }),
      INVALID,
    ],
    [
      'a refusal with words',
      (route) => route.fulfill({ status: 503, json: { message: 'Too busy now.', code: 'x' } }),
      'Too busy now.',
    ],
    [
      'a refusal without words',
      (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
      'We couldn’t write the script: Bad Gateway. Please try again.',
    ],
    ['a broken line', (route) => route.abort('connectionreset'), LOST_CONNECTION],
  ];
  for (const [name, answer, message] of answers) {
    await test.step(`${name}: ${message}`, async () => {
      const gate = createGate();
      service.answer = async (route) => {
        await gate.opened;
        await answer(route);
      };
      await button.click();
      await expect(loadingLine).toBeVisible();
      await expect(errorBox).toHaveCount(0);
      gate.open();
      await expect(errorBox.getByRole('heading')).toHaveText('An Error Occurred');
      await expect(errorBox.getByText(message, { exact: true })).toBeVisible();
      await expect(button).toBeEnabled();
      await expect(loadingLine).toHaveCount(0);
    });
  }

  await test.step('GEN-13: fail, then success, then fail again', async () => {
    service.answer = (route) => route.fulfill({ json: SCRIPT });
    await errorBox.getByRole('button', { name: 'Try Again' }).click();
    await expect(resultHeading).toBeFocused();
    await expect(errorBox).toHaveCount(0);
    service.answer = (route) => route.abort();
    await button.click();
    await expect(errorBox).toBeVisible();
    await expect(slides).toHaveCount(0);
    await expect(resultHeading).toHaveCount(0);
  });

  await test.step('GEN-17: something is thrown that is no error', async () => {
    await page.evaluate(() => {
      window.fetch = () => Promise.reject('no words');
    });
    await button.click();
    await expect(errorBox).toContainText(UNKNOWN);
    await expect(button).toBeEnabled();
  });

  await test.step('GEN-13: the chosen file is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'story-picture-'));
    const file = join(folder, 'gone.png');
    writeFileSync(file, await pictureBytes({ width: 64 }));
    await screen.picker.setInputFiles(file);
    await expect(screen.preview).toHaveJSProperty('naturalWidth', 64);
    rmSync(folder, { recursive: true });
    await button.click();
    await expect(errorBox).toContainText('We couldn’t read the picture from your device.');
    await expect(button).toBeEnabled();
  });
});

test('GEN-13: who stops or leaves is not waited for', async ({ page }) => {
  const screen = generatorScreen(page);
  const { title, button, stop, loadingLine, errorBox } = screen;
  const service = await stubScriptService(page);
  service.answer = () => new Promise<void>(() => undefined);
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.failure()?.errorText ?? ''));
  await screen.open();
  await title.fill('The bay');
  await screen.choosePicture();

  await button.click();
  await stop.click();
  await expect(loadingLine).toHaveCount(0);
  await expect(errorBox).toHaveCount(0);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect.poll(() => given).toEqual(['net::ERR_ABORTED']);

  await button.click();
  await expect(loadingLine).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect.poll(() => given).toEqual(['net::ERR_ABORTED', 'net::ERR_ABORTED']);
});

test('a new script asks before it takes the place of a draft with pictures', async ({ page }) => {
  const screen = generatorScreen(page);
  const draft = draftScreen(page);
  const service = await stubScriptService(page);
  const body = await pictureBytes();
  await page.route('**/prompt/**', (route) => route.fulfill({ contentType: 'image/png', body }));
  await screen.open();
  await screen.title.fill('The bay');
  await screen.choosePicture();
  await screen.button.click();
  await draft.open.click();
  await draft.slide(2).draw.click();
  await expect(draft.slide(2).picture).toBeVisible();

  await screen.button.click();
  const keep = page.getByRole('button', { name: 'Keep the draft' });
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await keep.press('Enter');
  await expect(keep).toHaveCount(0);
  await expect(screen.button).toBeFocused();
  await expect(draft.slide(2).picture).toBeVisible();
  expect(service.count).toBe(1);

  await screen.button.click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(screen.resultHeading).toBeFocused();
  // The same words came, and still the draft is a new one.
  await expect(draft.open).toBeVisible();
  expect(service.count).toBe(2);
});
