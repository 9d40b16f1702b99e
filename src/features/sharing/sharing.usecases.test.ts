import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { neverReadOnly } from '../../shared/read-only.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from '../gallery/test-gallery.ts';
import { createSharing } from './sharing.usecases.ts';

describeOnEveryDatabase('links', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    const { gallery, credits, clock } = site;
    await site.welcome('ann');
    const save = async (number: number) => {
      const base64Image = (await drawPng(number)).toString('base64');
      return (await gallery.save(callerOf('ann'), await saveInput({ base64Image }))).image.id;
    };
    const openPicture = vi.fn(gallery.open);
    const sharing = createSharing({
      database,
      credits,
      pictures: { find: gallery.find, findAll: gallery.findAll, open: openPicture },
      limits: createMemoryLimits(),
      secret: 'secret',
      clock,
      newId: randomUUID,
      isReadOnly: neverReadOnly,
      onReported: () => {},
    });
    return { ...site, sharing, save, openPicture };
  }

  test('are not made for an account that is closed', async () => {
    const { database, credits, clock, sharing, save } = await setUp();
    const id = await save(1);
    await database.transaction((transaction) => credits.closeAccount(transaction, 'ann', clock.now()));
    await expect(sharing.share('ann', id, { showsRecipe: false })).rejects.toMatchObject({
      status: 401,
      code: 'account.closed',
    });
  });

  test('are listed page by page, each once', async () => {
    const { sharing, save } = await setUp();
    const ids = [await save(1), await save(2), await save(3)];
    for (const id of ids) await sharing.share('ann', id, { showsRecipe: false });
    const first = await sharing.listPage('ann', null, 2);
    const second = await sharing.listPage('ann', first.at(-1)!, 2);
    expect([first.length, second.length]).toEqual([2, 1]);
    expect([...first, ...second].map(({ imageId }) => imageId).sort()).toEqual(ids.sort());
    expect((await sharing.list('ann')).map(({ url }) => url)).toEqual(
      [...first, ...second].map(({ url }) => url),
    );
  });

  test('are opened without a look into the files until the bytes are wanted', async () => {
    const { sharing, save, openPicture } = await setUp();
    const { url } = await sharing.share('ann', await save(1), { showsRecipe: false });
    const picture = await sharing.open(url.slice('/s/'.length));
    expect(openPicture).not.toHaveBeenCalled();
    expect((await picture.read()).contentType).toBe('image/png');
  });
});
