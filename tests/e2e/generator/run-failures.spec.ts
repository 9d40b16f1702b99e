import { expect, openHome, test } from '../support/generator-test.ts';
import { type Answer, picturesForAll } from '../support/image-service.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('GREEN-16, IMG-06, ERR-11: one image fails on its tile and the other stays', async ({
  page,
  green,
  imageService,
}) => {
  imageService.answerWith((request, position) =>
    position === 1 ? { kind: 'refusal', status: 502 } : picturesForAll(request, position),
  );
  await openHome(page);
  await green.start('a fox');
  await expect(green.tiles.nth(1).getByRole('alert')).toHaveText('Image service error: Bad Gateway');
  await expect(green.tiles.first().getByRole('img', { name: 'a fox' })).toBeVisible();
  await expect(green.failurePanel).toHaveCount(0);
  await expect(green.generate).toBeEnabled();
});

test('GREEN-19, YEL-08, ERR-11: when every image fails, a panel tells why', async ({
  page,
  yellow,
  imageService,
}) => {
  const body = JSON.stringify({ message: 'You have used all free images of today.' });
  imageService.answerWith(() => ({ kind: 'refusal', status: 429, body }));
  await openHome(page);
  await yellow.start('a fox');
  await expect(yellow.failurePanel.getByRole('heading', { name: 'Image Generation Failed' })).toBeVisible();
  await expect(yellow.failurePanel).toContainText('Image service error: Too Many Requests');
  await expect(yellow.failurePanel).toContainText('You have used all free images of today.');
  await expect(yellow.tiles.filter({ hasText: 'Image service error: Too Many Requests' })).toHaveCount(4);
  await expect(yellow.credits('200')).toBeVisible();
});

test.describe('what does not depend on the screen', () => {
  test.skip(({ isMobile }) => isMobile, 'messages are the same on every screen');

  const cases: readonly { ids: string; name: string; answer: Answer; message: string }[] = [
    {
      ids: 'IMG-07, ERR-11',
      name: 'a connection that breaks',
      answer: { kind: 'broken-connection' },
      message: 'Failed to fetch',
    },
    {
      ids: 'ERR-11',
      name: 'a page instead of an image',
      answer: { kind: 'body', body: '<h1>Log in to the network</h1>', contentType: 'text/html' },
      message: 'The image service sent something that is not an image.',
    },
    {
      ids: 'ERR-11',
      name: 'an empty answer',
      answer: { kind: 'body', body: '', contentType: 'image/png' },
      message: 'The image service sent something that is not an image.',
    },
    {
      ids: 'IMG-06',
      name: 'an HTML error page',
      answer: { kind: 'refusal', status: 503, body: '<h1>Busy</h1>', contentType: 'text/html' },
      message: 'Image service error: Service Unavailable',
    },
  ];
  for (const { ids, name, answer, message } of cases) {
    test(`${ids}: ${name} is told in words and costs nothing`, async ({ page, green, imageService }) => {
      imageService.answerWith(() => answer);
      await openHome(page);
      await green.start('a fox');
      await expect(green.tiles.filter({ hasText: message })).toHaveCount(2);
      await expect(green.failurePanel).toContainText(message);
      await expect(green.credits('500')).toBeVisible();
      await expect(green.section.getByText('Busy')).toHaveCount(0);
    });
  }

  for (const thrown of ['not an error', '']) {
    test(`IMG-07, ERR-11: a failure that says nothing readable (${thrown || 'no message'}) is unknown`, async ({
      page,
      green,
    }) => {
      await page.addInitScript((text) => {
        const fetch = window.fetch;
        window.fetch = (input, init) =>
          String(input).includes('/prompt/')
            ? Promise.reject(text === '' ? new Error('') : text)
            : fetch(input, init);
      }, thrown);
      await openHome(page);
      await green.start('a fox');
      await expect(green.tiles.filter({ hasText: 'Unknown generation error.' })).toHaveCount(2);
      await expect(green.failurePanel).toContainText('Unknown generation error.');
    });
  }

  test('GREEN-16, ERR-11: bytes that are no picture give the tile without a message', async ({
    page,
    green,
    imageService,
  }) => {
    imageService.answerWith(() => ({ kind: 'body', body: 'not a picture', contentType: 'image/png' }));
    await openHome(page);
    await green.start('a fox');
    await expect(green.tiles.filter({ hasText: 'An error occurred.' })).toHaveCount(2);
    await expect(green.pictures).toHaveCount(0);
  });

  test('O-31: an image that takes two minutes has failed', async ({ page, green, imageService }) => {
    imageService.answerWith(() => ({ kind: 'silence' }));
    await page.clock.install({ time: new Date('2026-01-05T10:00:00Z') });
    await openHome(page);
    await green.start('a fox');
    await expect.poll(() => imageService.requests.length).toBe(2);
    await page.clock.fastForward('01:30');
    await expect(green.loading).toHaveCount(2);
    await page.clock.fastForward('00:31');
    await expect(green.tiles.filter({ hasText: 'The image took too long. Please try again.' })).toHaveCount(
      2,
    );
    await expect(green.credits('500')).toBeVisible();
    await expect(green.generate).toBeEnabled();
  });

  test('the failure goes when the next run starts', async ({ page, green, imageService }) => {
    imageService.answerWith(() => ({ kind: 'refusal', status: 500 }));
    await openHome(page);
    await green.start('a fox');
    await expect(green.failurePanel).toBeVisible();
    imageService.answerWith(picturesForAll);
    await green.run('a fox');
    await expect(green.failurePanel).toHaveCount(0);
    await expect(green.section.getByRole('alert')).toHaveCount(0);
  });
});
