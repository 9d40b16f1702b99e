import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, test } from '../support/generator-test.ts';
import type { ToolScreen } from '../support/tool-screen.ts';

/** A drawing takes under a second on a quiet machine, and tests share theirs. */
const TIMEOUT_MS = 90_000;

interface Notes {
  understood: string[];
  unknown: string[];
}

function watchAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/prompt/')) answers.push(response);
  });
  return answers;
}

function notesOf(response: Response): Notes {
  return JSON.parse(decodeURIComponent(response.headers()['x-dreamseed-notes'] ?? 'null')) as Notes;
}

async function sources(tool: ToolScreen): Promise<(string | null)[]> {
  return tool.pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
}

const ILLUSTRATE = 'packages/illustrator/tools/illustrate.ts';

/** Draws what an address asks for in a process of its own, where no browser and no server remembers it. */
async function drawAnew(address: string): Promise<Buffer> {
  const { pathname, searchParams } = new URL(address);
  const prompt = decodeURIComponent(pathname.slice('/prompt/'.length));
  const asked = ['width', 'height', 'seed', 'negative'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`--${name}`, value];
  });
  const out = test.info().outputPath('drawn-anew.jpeg');
  await promisify(execFile)(process.execPath, [ILLUSTRATE, ...asked, '--out', out, '--', prompt]);
  return readFile(out);
}

/** What the site delivers says in its file what it is; the bare illustrator's does not. */
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

async function downloadFirst(page: Page, tool: ToolScreen): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await tool.tiles.first().getByRole('button', { name: 'Download as PNG' }).click();
  return readFile(await (await downloading).path());
}

for (const { name, count, left } of [
  { name: 'green', count: 2, left: '400' },
  { name: 'yellow', count: 4, left: '0' },
] as const) {
  test(`GREEN-43, YEL-07, IMG-09, GREEN-35: ${count} real pictures of the ${name} tool, kept and saved as PNG`, async ({
    page,
    green,
    yellow,
  }) => {
    const tool = name === 'green' ? green : yellow;
    const answers = watchAnswers(page);
    await openHome(page);
    await tool.start('a red dragon over a castle at sunset');
    await expect(tool.pictures).toHaveCount(count, { timeout: TIMEOUT_MS });
    await expect(tool.section.getByText(/Drawn by our built-in illustrator/)).toBeVisible();
    const shown = await sources(tool);
    expect(new Set(shown).size).toBe(count);
    await expect(tool.credits(left)).toBeVisible();

    expect(answers).toHaveLength(count);
    for (const answer of answers) {
      const headers = answer.headers();
      expect(headers['x-dreamseed-engine']).toBe('illustrator');
      expect(headers['x-dreamseed-seed']).toBe(new URL(answer.url()).searchParams.get('seed'));
      expect(Number(headers['x-dreamseed-duration-ms'])).toBeGreaterThan(0);
      expect(notesOf(answer).understood.join(' ')).toMatch(/dragon.*castle/);
      expect(notesOf(answer).unknown).toEqual([]);
    }

    await page.reload();
    await expect(tool.pictures).toHaveCount(count);
    expect(await sources(tool)).toEqual(shown);

    const png = sharp(await downloadFirst(page, tool));
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    const { entropy, isOpaque } = await png.stats();
    expect(isOpaque).toBe(true);
    expect(entropy).toBeGreaterThan(3);
  });
}

test('C-18: a locked seed brings the very same real picture again, and a word it does not know is told', async ({
  page,
  green,
}) => {
  const answers = watchAnswers(page);
  await openHome(page);
  await green.seed.fill('7');
  await green.chooseShape('9:16');
  await green.start('a fox with a zugzwang');
  await expect(green.pictures).toHaveCount(2, { timeout: TIMEOUT_MS });
  const first = await sources(green);
  await expect(green.section.getByText(/I don't know 'zugzwang' yet\./)).toBeVisible();
  expect(answers.map((answer) => notesOf(answer).unknown)).toEqual([['zugzwang'], ['zugzwang']]);
  for (const answer of answers) {
    const drawn = await (await page.request.get(answer.url())).body();
    expect((await pixelsOf(drawn)).equals(await pixelsOf(await drawAnew(answer.url())))).toBe(true);
  }
  await expect(green.generate).toBeEnabled();
  await green.generate.click();
  await expect(green.credits('300')).toBeVisible({ timeout: TIMEOUT_MS });
  expect(await sources(green)).toEqual(first);
  const size = await green.pictures
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([576, 1024]);
});

test('ERR-11: an image that the service refuses says why', async ({ page, green }) => {
  // A height that the service does not draw, put into the request on its way.
  await page.route('**/prompt/**', (route) =>
    route.continue({ url: route.request().url().replace('height=1024', 'height=99999') }),
  );
  await openHome(page);
  await green.start('a fox');
  await expect(green.failurePanel).toContainText('Image service error: Bad Request');
  await expect(green.credits('500')).toBeVisible();
});

test('a prompt in a language that is not known asks before it costs anything', async ({ page, green }) => {
  await openHome(page);
  await green.start('lis w lesie');
  const question = green.section.getByRole('status').filter({ hasText: 'You haven’t been charged' });
  await expect(question).toBeVisible();
  await expect(green.credits('500')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Draw Anyway' }).click();
  await expect(green.pictures).toHaveCount(2, { timeout: TIMEOUT_MS });
  await expect(question).toHaveCount(0);
  await expect(green.credits('400')).toBeVisible();
});
