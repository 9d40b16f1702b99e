import type { Database } from '../db/database.types.ts';
import type {} from './site-duty.tables.ts';

const NAME = 'jobs';

export interface SiteDutyStore {
  /** Takes the duty over, or keeps it longer. @returns whether it is the holder's now. */
  take(holder: string, now: number, until: number): Promise<boolean>;
  /** Lets another one take it at once. */
  leave(holder: string): Promise<void>;
}

export function createSiteDutyStore({ writer }: Database): SiteDutyStore {
  return {
    async take(holder, now, until) {
      const taken = await writer
        .insertInto('site_duty')
        .values({ name: NAME, holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until })
            .where(({ or, eb }) =>
              or([eb('site_duty.holder', '=', holder), eb('site_duty.until', '<=', now)]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return taken !== undefined;
    },
    async leave(holder) {
      await writer.deleteFrom('site_duty').where('name', '=', NAME).where('holder', '=', holder).execute();
    },
  };
}
