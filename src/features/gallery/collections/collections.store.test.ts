import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createAccountImagesStore } from '../account-images.store.ts';
import { imageSearchSchema } from '../finding/image-search.schema.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from '../test-gallery.ts';
import { MOST_COLLECTIONS } from './collections.rules.ts';

const UNKNOWN_IMAGE = { status: 404, code: 'image.unknown' };
const UNKNOWN_COLLECTION = { status: 404, code: 'collection.unknown' };

describeOnEveryDatabase('stars and collections', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    await site.welcome('bob');
    const save = async (number: number, account = 'ann') => {
      const base64Image = (await drawPng(number)).toString('base64');
      return (await site.gallery.save(callerOf(account), await saveInput({ base64Image }))).image.id;
    };
    const find = async (asked: object) =>
      (await site.gallery.search('ann', imageSearchSchema.parse(asked))).images.map(({ id }) => id);
    return { ...site, save, find, collections: site.gallery.collections };
  }

  test('images are starred, put in and taken out, each as often as one likes', async () => {
    const { save, find, collections } = await setUp();
    const id = await save(1);
    const { id: foxes } = await collections.create('ann', 'Foxes');
    for (let twice = 0; twice < 2; twice++) {
      await collections.star('ann', [id, id], true);
      await collections.include('ann', foxes, [id], true);
    }
    expect(await find({ starred: '1', collection: foxes })).toEqual([id]);
    await collections.star('ann', [id], false);
    expect(await find({ starred: '1' })).toEqual([]);
    await collections.include('ann', foxes, [id], false);
    expect(await find({ collection: foxes })).toEqual([]);
  });

  test('a name is given once, anew, and to nobody else; a removed collection leaves its images', async () => {
    const { save, find, collections } = await setUp();
    const id = await save(1);
    const foxes = await collections.create('ann', 'Foxes');
    await collections.create('bob', 'Foxes');
    const owls = await collections.create('ann', 'Owls');
    const taken = { status: 409, code: 'collection.name_taken' };
    await expect(collections.create('ann', 'Foxes')).rejects.toMatchObject(taken);
    await expect(collections.giveName('ann', owls.id, 'Foxes')).rejects.toMatchObject(taken);
    await collections.giveName('ann', owls.id, 'Owls');
    expect(await collections.giveName('ann', owls.id, 'Ants')).toEqual({ ...owls, name: 'Ants' });
    expect((await collections.list('ann')).map(({ name }) => name)).toEqual(['Ants', 'Foxes']);
    await collections.include('ann', foxes.id, [id], true);
    await collections.remove('ann', foxes.id);
    expect(await find({ collection: foxes.id })).toEqual([]);
    expect(await find({ query: 'fox' })).toEqual([id]);
    await expect(collections.remove('ann', foxes.id)).rejects.toMatchObject(UNKNOWN_COLLECTION);
  });

  test("another account's images and collections are unknown, and nothing of the call happens", async () => {
    const { save, find, collections } = await setUp();
    const mine = await save(1);
    const theirs = await save(2, 'bob');
    const { id: foxes } = await collections.create('ann', 'Foxes');
    const { id: secret } = await collections.create('bob', 'Secret');
    await expect(collections.star('ann', [mine, theirs], true)).rejects.toMatchObject(UNKNOWN_IMAGE);
    await expect(collections.star('ann', ['a\0b'], true)).rejects.toMatchObject(UNKNOWN_IMAGE);
    await expect(collections.include('ann', foxes, [theirs], true)).rejects.toMatchObject(UNKNOWN_IMAGE);
    for (const change of [
      () => collections.include('ann', secret, [mine], true),
      () => collections.giveName('ann', secret, 'Mine'),
      () => collections.remove('ann', secret),
    ])
      await expect(change()).rejects.toMatchObject(UNKNOWN_COLLECTION);
    expect(await find({ starred: '1' })).toEqual([]);
    expect(await collections.list('bob')).toMatchObject([{ name: 'Secret' }]);
  });

  test('an account has so many and no more, also when it makes two at once', async () => {
    const { collections } = await setUp();
    for (let number = 1; number < MOST_COLLECTIONS; number++)
      await collections.create('ann', `Set ${number}`);
    const both = await Promise.allSettled(['A', 'B'].map((name) => collections.create('ann', name)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await collections.list('ann')).toHaveLength(MOST_COLLECTIONS);
  });

  test('a deleted account leaves none of it, and takes no more', async () => {
    const { save, collections, database, credits, clock } = await setUp();
    const id = await save(1);
    await collections.star('ann', [id], true);
    await collections.create('ann', 'Foxes');
    await database.transaction(async (transaction) => {
      await credits.closeAccount(transaction, 'ann', clock.now());
      await createAccountImagesStore(database).forgetAll(transaction, 'ann', clock.now());
    });
    for (const table of ['gallery_term', 'gallery_collection'] as const)
      expect(await database.reader.selectFrom(table).select('account_id').execute()).toEqual([]);
    await expect(collections.create('ann', 'Owls')).rejects.toMatchObject({ code: 'account.closed' });
    await expect(collections.star('ann', [id], true)).rejects.toMatchObject({ code: 'account.closed' });
  });
});
