import type { Database } from '../../platform/db/database.types.ts';
import type {} from './known-pictures.tables.ts';
import { countDifferentBits, type Likeness, listNearBands, MOST_DIFFERENT_BITS } from './likeness.rules.ts';

/** A picture that left the site. Whose it was is not kept. */
export interface DeliveredPicture {
  digest: string;
  likeness: Likeness | undefined;
  /** YYYY-MM-DD. */
  deliveredOn: string;
}

export interface FoundPicture {
  deliveredOn: string;
  /** In how many bits of 64 it differs. */
  differentBits: number;
}

export interface KnownPicturesStore {
  keep(pictures: readonly DeliveredPicture[]): Promise<void>;
  findFile(digest: string): Promise<{ deliveredOn: string } | undefined>;
  /** The pictures that may be like this one, with how much they differ; the nearest first. */
  findNear(likeness: Likeness): Promise<FoundPicture[]>;
  /** Forgets some of what was delivered before a day. @returns whether there may be more. */
  forgetBefore(day: string): Promise<boolean>;
}

const BANDS = ['band_1', 'band_2', 'band_3', 'band_4'] as const;
/** Somebody may have had a hundred thousand pictures of night made. */
const MOST_CANDIDATES = 20_000;
const FORGOTTEN_AT_ONCE = 2000;

export function createKnownPicturesStore(database: Database): KnownPicturesStore {
  const findByBand = (band: (typeof BANDS)[number], values: readonly number[]) =>
    database.reader
      .selectFrom('delivered_picture')
      .select(['delivered_on', ...BANDS])
      .where(band, 'in', values)
      .limit(MOST_CANDIDATES)
      .execute();
  return {
    async keep(pictures) {
      if (pictures.length === 0) return;
      const rows = pictures.map(({ digest, deliveredOn, likeness }) => ({
        digest,
        delivered_on: deliveredOn,
        band_1: likeness?.[0] ?? null,
        band_2: likeness?.[1] ?? null,
        band_3: likeness?.[2] ?? null,
        band_4: likeness?.[3] ?? null,
      }));
      await database.transaction(async (transaction) => {
        await transaction
          .insertInto('delivered_picture')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .column('digest')
              .doUpdateSet(({ ref }) => ({ delivered_on: ref('excluded.delivered_on') })),
          )
          .execute();
      });
    },
    async findFile(digest) {
      const row = await database.reader
        .selectFrom('delivered_picture')
        .select('delivered_on')
        .where('digest', '=', digest)
        .executeTakeFirst();
      return row && { deliveredOn: row.delivered_on };
    },
    async findNear(likeness) {
      const rows = await Promise.all(
        BANDS.map((band, index) => findByBand(band, listNearBands(likeness[index] ?? 0))),
      );
      return rows
        .flat()
        .map(({ delivered_on: deliveredOn, band_1, band_2, band_3, band_4 }) => ({
          deliveredOn,
          differentBits: countDifferentBits(likeness, [band_1 ?? 0, band_2 ?? 0, band_3 ?? 0, band_4 ?? 0]),
        }))
        .filter(({ differentBits }) => differentBits <= MOST_DIFFERENT_BITS)
        .sort((one, other) => one.differentBits - other.differentBits);
    },
    async forgetBefore(day) {
      const old = await database.reader
        .selectFrom('delivered_picture')
        .select('digest')
        .where('delivered_on', '<', day)
        .limit(FORGOTTEN_AT_ONCE)
        .execute();
      if (old.length === 0) return false;
      const digests = old.map(({ digest }) => digest);
      await database.transaction(async (transaction) => {
        await transaction
          .deleteFrom('delivered_picture')
          .where('digest', 'in', digests)
          .where('delivered_on', '<', day)
          .execute();
      });
      return old.length === FORGOTTEN_AT_ONCE;
    },
  };
}
