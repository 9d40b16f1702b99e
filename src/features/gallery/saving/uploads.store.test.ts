import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { UNDO_MS, UPLOADED_BYTES } from '../gallery.rules.ts';
import { callerOf, createTestGallery, saveInput, type TestGallery } from '../test-gallery.ts';

const SIDE = 1400;
const ADDRESS = '192.0.2.1';

/** 5.9 MB that no compression makes smaller. */
async function noise() {
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  const picture = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer();
  return await saveInput({ base64Image: picture.toString('base64'), width: SIDE, height: SIDE });
}

describe('pictures from elsewhere', () => {
  const open = useTestDatabase();
  async function setUp(changes: Parameters<typeof createTestGallery>[2] = {}) {
    const { database } = await open();
    const site = createTestGallery(database, undefined, changes);
    await site.welcome('ann');
    const { identity } = callerOf('ann');
    return { ...site, uploads: () => site.gallery.uploads({ identity, address: ADDRESS }) };
  }

  async function fill(site: TestGallery, pictures = 4): Promise<string[]> {
    const ids: string[] = [];
    for (let times = 0; times < pictures; times++) {
      ids.push((await site.gallery.save(callerOf('ann'), await noise())).image.id);
    }
    return ids;
  }

  test('one that is held back is not kept and not charged; what the site drew is not looked at', async () => {
    const refused = Object.assign(new Error('held back'), { code: 'picture.held_back' });
    const site = await setUp({ lookAtUpload: () => Promise.reject(refused) });
    const before = await site.balance('ann');
    await expect(site.gallery.save(callerOf('ann'), await saveInput())).rejects.toBe(refused);
    expect([await site.balance('ann'), site.files.size]).toEqual([before, 0]);
    const { id } = await site.drawHold('ann');
    await site.gallery.save(callerOf('ann'), await saveInput({ holdId: id }));
  });

  test('a free account stores 25 MB of pictures from elsewhere, is told before, and is not charged beyond', async () => {
    const site = await setUp();
    const ids = await fill(site);
    const { bytes, most } = await site.uploads();
    expect([bytes > 23_000_000, bytes <= most, most]).toEqual([true, true, UPLOADED_BYTES.free]);
    const before = await site.balance('ann');
    await expect(site.gallery.save(callerOf('ann'), await noise())).rejects.toMatchObject({
      code: 'gallery.uploads_full',
      status: 403,
    });
    expect(await site.balance('ann')).toEqual(before);

    // What the site drew is kept all the same.
    const { id } = await site.drawHold('ann');
    await site.gallery.save(callerOf('ann'), await saveInput({ holdId: id }));
    expect((await site.uploads()).bytes).toBe(bytes);

    await site.gallery.remove('ann', ids[0] ?? '');
    expect((await site.uploads()).bytes).toBe(bytes);
    site.clock.advance(UNDO_MS + 1);
    await site.jobs.runOnce();
    expect((await site.uploads()).bytes).toBeLessThan(bytes);
    await site.gallery.save(callerOf('ann'), await noise());
  });

  test('saves at the same moment do not slip past it together', async () => {
    const site = await setUp();
    await fill(site, 3);
    const pictures = await Promise.all([noise(), noise(), noise()]);
    const saves = await Promise.allSettled(
      pictures.map((input) => site.gallery.save(callerOf('ann'), input)),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('free accounts save so many a day together; one that fails does not count', async () => {
    const site = await setUp({ freeUploadsDaily: 1 });
    await expect(site.gallery.save(callerOf('bob'), await saveInput())).rejects.toMatchObject({
      status: 402,
    });
    await site.gallery.save(callerOf('ann'), await saveInput());
    await expect(
      site.gallery.save(callerOf('ann'), await saveInput({ prompt: 'another' })),
    ).rejects.toMatchObject({ code: 'gallery.uploads_site_limit', status: 429 });
  });

  test('an account with a plan has more room, and no part in the day of the free ones', async () => {
    const quote = async () => ({
      balance: { kind: 'standard', utcDate: '' } as const,
      price: 10,
      isFreePlan: false,
    });
    const site = await setUp({ freeUploadsDaily: 0, quote });
    await fill(site);
    await site.gallery.save(callerOf('ann'), await noise());
    expect((await site.uploads()).most).toBe(UPLOADED_BYTES.withPlan);
  });
});
