import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { neverReadOnly } from '../../shared/read-only.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from '../gallery/test-gallery.ts';
import { MOST_SHOWN } from './sharing.rules.ts';
import { createSharing } from './sharing.usecases.ts';
import { createTakedownMails } from './takedowns/takedown-mails.ts';

describeOnEveryDatabase('links', (open) => {
  async function setUp(lookAtShown?: (bytes: Uint8Array) => Promise<void>) {
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
      pictures: { ...gallery, open: openPicture },
      limits: createMemoryLimits(),
      secret: 'secret',
      clock,
      newId: randomUUID,
      isReadOnly: neverReadOnly,
      lookAtShown,
      takedownMails: createTakedownMails({ mail: null, findAccount: async () => undefined, clock }),
      onReported: () => {},
    });
    return { ...site, sharing, save, openPicture };
  }

  test('are not made for an account that is closed', async () => {
    const { database, credits, clock, sharing, save } = await setUp();
    const id = await save(1);
    await database.transaction((transaction) => credits.closeAccount(transaction, 'ann', clock.now()));
    await expect(sharing.share('ann', { kind: 'image', id }, { showsRecipe: false })).rejects.toMatchObject({
      status: 401,
      code: 'account.closed',
    });
  });

  test('show nothing that others may not see: its owner learns it at once, and whoever opens a collection then', async () => {
    const refused = Object.assign(new Error('held back'), { code: 'picture.held_back' });
    let isHeld = false;
    const { sharing, save, gallery } = await setUp(async () => {
      if (isHeld) throw refused;
    });
    const id = await save(1);
    const { id: collection } = await gallery.collections.create('ann', 'All');
    await gallery.collections.include('ann', collection, [id], true);
    const terms = { showsRecipe: false };
    const links = await Promise.all([
      sharing.share('ann', { kind: 'image', id }, terms),
      sharing.share('ann', { kind: 'collection', id: collection }, terms),
    ]);
    const [one = '', all = ''] = links.map(({ url }) => url.slice('/s/'.length));
    const shown = await sharing.look(all);
    const key = (shown.kind === 'collection' && shown.pictures[0]?.key) || '';
    await (await sharing.openCollected(all, key, 'whole')).read();
    isHeld = true;
    await expect(sharing.share('ann', { kind: 'image', id }, terms)).rejects.toBe(refused);
    await expect(sharing.open(one).then((opened) => opened.read())).rejects.toBe(refused);
    for (const size of ['small', 'whole'] as const)
      await expect(sharing.openCollected(all, key, size).then((opened) => opened.read())).rejects.toBe(
        refused,
      );
  });

  test('are listed page by page, each once', async () => {
    const { sharing, save } = await setUp();
    const ids = [await save(1), await save(2), await save(3)];
    for (const id of ids) await sharing.share('ann', { kind: 'image', id }, { showsRecipe: false });
    const first = await sharing.listPage('ann', null, 2);
    const second = await sharing.listPage('ann', first.at(-1)!, 2);
    expect([first.length, second.length]).toEqual([2, 1]);
    expect([...first, ...second].map(({ imageId }) => imageId).sort()).toEqual(ids.sort());
    expect((await sharing.list('ann')).map(({ url }) => url)).toEqual(
      [...first, ...second].map(({ url }) => url),
    );
  });

  test('show of a collection so many pictures and no more, and open no others', async () => {
    const { sharing, save, gallery, clock, database, openPicture } = await setUp();
    const { id: collectionId } = await gallery.collections.create('ann', 'All');
    await gallery.collections.include('ann', collectionId, [await save(1)], true);
    const { image_id } = await database.reader
      .selectFrom('gallery_term')
      .select('image_id')
      .where('term', '=', `:mine:in:${collectionId}`)
      .executeTakeFirstOrThrow();
    const { url } = await sharing.share(
      'ann',
      { kind: 'collection', id: collectionId },
      { showsRecipe: false },
    );
    const token = url.slice('/s/'.length);
    const look = async () => {
      const shown = await sharing.look(token);
      return shown.kind === 'collection' ? shown : undefined;
    };
    const oldest = (await look())?.pictures[0]?.key ?? '';
    clock.advance(1000);
    const { created_at, ...copied } = await database.reader
      .selectFrom('gallery_image')
      .selectAll()
      .where('id', '=', image_id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: MOST_SHOWN }, (_, number) => ({
      ...copied,
      id: `copy-${number}`,
      request_key: null,
      charge_key: null,
      receipt_id: `copy-${number}`,
      created_at: created_at + 1 + number,
    }));
    await database.writer.insertInto('gallery_image').values(copies).execute();
    await gallery.collections.include(
      'ann',
      collectionId,
      copies.map(({ id }) => id),
      true,
    );
    const shown = await look();
    expect([shown?.pictures.length, shown?.isMore]).toEqual([MOST_SHOWN, true]);
    const newest = shown?.pictures[0]?.key ?? '';
    await (await sharing.openCollected(token, newest, 'whole')).read();
    expect(openPicture).toHaveBeenLastCalledWith('ann', `copy-${MOST_SHOWN - 1}`);
    await expect(sharing.openCollected(token, oldest, 'whole')).rejects.toMatchObject({ status: 404 });
  });

  test('are opened without a look into the files until the bytes are wanted', async () => {
    const { sharing, save, openPicture } = await setUp();
    const picture1 = { kind: 'image', id: await save(1) } as const;
    const { url } = await sharing.share('ann', picture1, { showsRecipe: false });
    const picture = await sharing.open(url.slice('/s/'.length));
    expect(openPicture).not.toHaveBeenCalled();
    expect((await picture.read()).contentType).toBe('image/png');
  });
});
