import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, test } from '../support/generator-test.ts';
import type { ToolScreen } from '../support/tool-screen.ts';

const TIMEOUT_MS = 90_000;

const photo = (color: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** Runs in the page; a JPEG's colors are off by one or two. */
function colorOfMiddle(canvas: HTMLCanvasElement | SVGElement): number[] {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixel = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1);
  return [...(pixel?.data ?? [])].slice(0, 3).map((value) => Math.round(value / 4) * 4);
}

async function choose(tool: ToolScreen, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = tool.section.getByLabel(/Start from a picture|Choose another/);
  await chooser.setInputFiles(file);
}

test('a photo is painted without a word, and words are then about the manner', { tag: '@phone' }, async ({
  page,
  green,
}) => {
  await openHome(page);
  await choose(green, { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await photo('#2060c0') });
  const frame = green.section.getByRole('group', { name: /Your picture/ });
  await expect.poll(() => frame.locator('canvas').evaluate(colorOfMiddle)).toEqual([32, 96, 192]);
  await frame.press('+');
  await frame.press('ArrowLeft');
  await green.section.getByRole('button', { name: 'Full' }).click();
  await expect(green.section.getByRole('slider', { name: 'Style strength' })).toHaveValue('1');
  await expectAccessible(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/prompt'),
  );
  await green.section.getByRole('button', { name: /^Generate/ }).click();
  await posted;
  await expect(green.pictures).toHaveCount(2, { timeout: TIMEOUT_MS });
  const source = await green.pictures.first().getAttribute('src');
  const { dominant } = await sharp(Buffer.from((source ?? '').split(',')[1] ?? '', 'base64')).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 40);
  await green.section.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(frame).toHaveCount(0);
  await expect(green.section.getByRole('button', { name: /^Generate/ })).toBeDisabled();
});

/** Large enough to be decoded at a part of its size: red on the left, blue on the right, as the file has it. */
async function turnedPhoto(orientation: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#2020c0' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#c02020' } })
    .composite([{ input: blue, left: 2000, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Runs in the page: which of the two fills the upper left corner, and whether it is wider than high. */
function describeTurn(canvas: HTMLCanvasElement | SVGElement): string {
  const { width, height } = canvas as HTMLCanvasElement;
  const [red = 0, , blue = 0] =
    (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width / 4, height / 4, 1, 1).data ?? [];
  return `${red > blue ? 'red' : 'blue'}, ${width > height ? 'wide' : 'tall'}`;
}

test('a large photo stands upright however the camera was held', async ({ page, green }) => {
  await openHome(page);
  const canvas = green.section.getByRole('group', { name: /Your picture/ }).locator('canvas');
  for (const [orientation, seen] of [
    [1, 'red, wide'],
    [3, 'blue, wide'],
    [6, 'red, tall'],
    [8, 'blue, tall'],
  ] as const) {
    const buffer = await turnedPhoto(orientation);
    await choose(green, { name: `turned-${orientation}.jpg`, mimeType: 'image/jpeg', buffer });
    await expect.poll(() => canvas.evaluate(describeTurn)).toBe(seen);
  }
});

test('what is no picture, or none that the browser can open, is refused with a sentence', async ({
  page,
  green,
}) => {
  await openHome(page);
  await choose(green, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(green.section.getByText('That isn’t a picture.')).toBeVisible();
  await choose(green, { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await expect(green.section.getByText('Your browser can’t open this picture.')).toBeVisible();
  await choose(green, { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('hello') });
  await expect(green.section.getByText('Your browser can’t open HEIC photos.')).toBeVisible();
  const size = { width: 9000, height: 7000, channels: 3, background: '#246' } as const;
  const large = await sharp({ create: size }).png({ compressionLevel: 9 }).toBuffer();
  await choose(green, { name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(green.section.getByText('This picture has more than 40 megapixels.')).toBeVisible();
  await expect(green.section.getByRole('group', { name: /Your picture/ })).toHaveCount(0);
});

test('a picture whose decoder does not load can be chosen again', async ({ page, green }) => {
  const decoder = /picture-preview\.worker/;
  await page.route(decoder, (route) => route.abort());
  await openHome(page);
  const file = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await photo('#2060c0') };
  await choose(green, file);
  await expect(green.section.getByText('The picture didn’t load.')).toBeVisible();
  await page.unroute(decoder);
  await choose(green, file);
  await expect(green.section.getByRole('group', { name: /Your picture/ }).locator('canvas')).toBeVisible();
});

test('a picture is dropped, pasted, or one of the results, which is painted again', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  const frame = green.section.getByRole('group', { name: /Your picture/ });
  await expect(green.section.getByLabel('Start from a picture')).toHaveAttribute('accept', /image\/\*/);
  const data = (await photo('#20c060')).toString('base64');
  for (const type of ['drop', 'paste']) {
    await green.prompt.evaluate(
      (field, { type, data }) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
        );
      },
      { type, data },
    );
    await expect(frame).toBeVisible();
    await green.section.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(frame).toHaveCount(0);
  }
  await green.run('a fox');
  expect(imageService.requests).toHaveLength(2);
  await green.section.getByRole('button', { name: 'Paint image 2 again' }).click();
  await expect(frame).toBeVisible();
  await expect(green.prompt).toBeFocused();
});
