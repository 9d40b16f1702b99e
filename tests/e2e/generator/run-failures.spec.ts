import { KEPT_STRIPS_KEYS } from '../../../src/features/generator/strips/kept-strips-keys.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';
import { type Answer, picturesForAll } from '../support/image-service.ts';

const NOT_AN_IMAGE = 'The image service didn’t send an image. Please try again.';

test('GREEN-16, GREEN-19, IMG-06, IMG-07, YEL-08, ERR-11: failures are told in words and cost nothing', async ({
  page,
  green,
  yellow,
  imageService,
}) => {
  await openHome(page);
  await test.step('whatever comes instead of an image', async () => {
    const cases: readonly { answer: Answer; message: string }[] = [
      { answer: { kind: 'broken-connection' }, message: 'The connection was lost.' },
      { answer: { kind: 'body', body: '<h1>Log in</h1>', contentType: 'text/html' }, message: NOT_AN_IMAGE },
      { answer: { kind: 'body', body: '', contentType: 'image/png' }, message: NOT_AN_IMAGE },
      { answer: { kind: 'body', body: 'not a picture', contentType: 'image/png' }, message: NOT_AN_IMAGE },
      {
        answer: { kind: 'refusal', status: 503, body: '<h1>Log in</h1>', contentType: 'text/html' },
        message: 'Image service error: Service Unavailable',
      },
      { answer: { kind: 'refusal', status: 504 }, message: 'Image service error: Gateway Timeout' },
    ];
    for (const { answer, message } of cases) {
      imageService.answerWith(() => answer);
      await green.start('a fox');
      await expect(green.failed(message)).toHaveCount(2);
      await expect(green.failurePanel).toContainText(message);
      await expect(green.section.getByText('Log in')).toHaveCount(0);
      await expect(green.credits('500')).toBeVisible();
    }
  });
  await test.step('the failure goes when the next run starts', async () => {
    imageService.answerWith(picturesForAll);
    await green.run('an owl');
    await expect(green.failurePanel).toHaveCount(0);
    await expect(green.section.getByRole('alert')).toHaveCount(0);
  });
  await test.step('one image fails on its tile and the other stays', async () => {
    imageService.answerWith((request, position) =>
      // Requests of one run may come in any order.
      request.headers['x-dreamseed-tile'] === '1'
        ? { kind: 'refusal', status: 502 }
        : picturesForAll(request, position),
    );
    await green.start('a fox');
    await expect(green.tiles.nth(1)).toContainText('Image service error: Bad Gateway');
    await expect(
      green.section.getByRole('status').filter({ hasText: '1 of 2 images is ready.' }),
    ).toBeAttached();
    await expect(green.tiles.first().getByRole('img', { name: 'a fox' })).toBeVisible();
    await expect(green.failurePanel).toHaveCount(0);
    await expect(green.generate).toBeEnabled();
  });
  await test.step('when every image of the yellow tool fails, a panel tells why', async () => {
    const body = JSON.stringify({ message: 'You have used all free images of today.' });
    imageService.answerWith(() => ({ kind: 'refusal', status: 429, body }));
    await yellow.start('a fox');
    await expect(yellow.failurePanel.getByRole('heading', { name: 'Image Generation Failed' })).toBeVisible();
    await expect(yellow.failurePanel).toContainText('Image service error: Too Many Requests');
    await expect(yellow.failurePanel).toContainText('You have used all free images of today.');
    await expect(yellow.tiles.filter({ hasText: 'Image service error: Too Many Requests' })).toHaveCount(4);
    await expect(yellow.credits('200')).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  test('IMG-07, ERR-11: a failure that says nothing readable is unknown', async ({ page, green }) => {
    await page.addInitScript(() => {
      const failures = [new Error(''), 'a text, not an error', undefined];
      const fetch = window.fetch;
      window.fetch = (input, init) =>
        String(input).includes('/prompt/') ? Promise.reject(failures.pop()) : fetch(input, init);
    });
    await openHome(page);
    await green.start('a fox');
    await expect(green.failed('Unknown generation error.')).toHaveCount(2);
    await expect(green.failurePanel).toContainText('Unknown generation error.');
    await green.start('a fox');
    await expect(green.failed('Unknown generation error.')).toHaveCount(2);
  });

  test('GREEN-16, ERR-11: a tile that has nothing to say says that an error occurred', async ({
    page,
    green,
  }) => {
    const src = `data:image/png;base64,${Buffer.from('not a picture').toString('base64')}`;
    await storeBeforeVisit(page, {
      [KEPT_STRIPS_KEYS.green]: JSON.stringify([{ key: 'green-0', src, status: 'success', error: '' }]),
    });
    await openHome(page);
    await expect(green.failed('An error occurred.')).toHaveCount(1);
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
});
