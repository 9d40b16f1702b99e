import type { Database } from '../db/database.types.ts';
import type {} from './job-leader.tables.ts';

const NAME = 'jobs';

export interface JobLeaderStore {
  /** Takes the lead, or keeps it longer. @returns whether it is the holder's now. */
  take(holder: string, now: number, until: number): Promise<boolean>;
  /** Lets another one take it at once. */
  leave(holder: string): Promise<void>;
}

export function createJobLeaderStore({ writer }: Database): JobLeaderStore {
  return {
    async take(holder, now, until) {
      const taken = await writer
        .insertInto('job_leader')
        .values({ name: NAME, holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until })
            .where(({ or, eb }) =>
              or([eb('job_leader.holder', '=', holder), eb('job_leader.until', '<=', now)]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return taken !== undefined;
    },
    async leave(holder) {
      await writer.deleteFrom('job_leader').where('name', '=', NAME).where('holder', '=', holder).execute();
    },
  };
}
