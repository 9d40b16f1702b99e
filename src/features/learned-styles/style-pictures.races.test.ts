import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { createBlobs } from '../../platform/storage/blobs.store.ts';
import { createMemoryStorage } from '../../platform/storage/test-memory-storage.ts';
import { neverReadOnly } from '../../shared/read-only.ts';
import { createLearnedStylesStore } from './learned-styles.store.ts';
import { createStylePictures } from './style-pictures.usecases.ts';

const { style } = JSON.parse(readFileSync(new URL('test-example.style.json', import.meta.url), 'utf8'));
const clock = { now: () => 1_768_478_400_000 };

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

describeOnEveryDatabase('pictures of a style', (open) => {
  async function start() {
    const { database } = await open();
    const { storage } = createMemoryStorage();
    const styles = createLearnedStylesStore(database);
    await database.transaction((transaction) =>
      styles.insert(transaction, { id: 'ink', accountId: 'ann', name: 'Ink', style, now: clock.now() }),
    );
    const blobs = createBlobs({ database, storage, newId: randomUUID, clock });
    const pictures = createStylePictures({
      database,
      blobs,
      looksAtPictures: true,
      limits: createMemoryLimits(),
      isReadOnly: neverReadOnly,
    });
    return { storage, pictures };
  }

  it('stay when the storage is away while others are to take their place', async () => {
    const { storage, pictures } = await start();
    await pictures.replace('ann', 'ink', [await plain('#c02020'), await plain('#2020c0')]);
    const before = await pictures.read('ann', 'ink');
    const { put } = storage;
    const puts = [put, () => Promise.reject(new Error('The storage is away.'))];
    storage.put = (...file) => puts.shift()!(...file);
    const others = [await plain('#20c020'), await plain('#20c0c0')];
    await expect(pictures.replace('ann', 'ink', others)).rejects.toThrow('away');
    expect(await pictures.read('ann', 'ink')).toEqual(before);
  });

  it('may be sent twice at once, and become fewer', async () => {
    const { pictures } = await start();
    const files = await Promise.all(['#c02020', '#2020c0', '#20c020'].map(plain));
    await Promise.all([pictures.replace('ann', 'ink', files), pictures.replace('ann', 'ink', files)]);
    expect(await pictures.read('ann', 'ink')).toHaveLength(3);
    await pictures.replace('ann', 'ink', files.slice(0, 1));
    expect(await pictures.read('ann', 'ink')).toHaveLength(1);
  });
});
