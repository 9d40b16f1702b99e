import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { announce } from '../../../platform/db/server-messages.ts';
import type { SiteSettingName, SiteSettings } from './site.types.ts';
import type {} from './site-settings.tables.ts';

const NOTHING_SET: SiteSettings = { isReadOnly: false, banner: '', guestImages: null, allGuestsImages: null };

/** By their JSON; a row that is not there is as nothing set. */
function toSettings(rows: readonly { name: SiteSettingName; value: string }[]): SiteSettings {
  return { ...NOTHING_SET, ...Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)])) };
}

export function createSiteSettingsStore({ kind, reader }: Database) {
  return {
    async read(): Promise<SiteSettings> {
      return toSettings(await reader.selectFrom('site_setting').select(['name', 'value']).execute());
    },
    /** @returns what stood there before. */
    async change(
      transaction: DatabaseTransaction,
      changes: Partial<SiteSettings>,
      now: number,
    ): Promise<SiteSettings> {
      const before = await transaction
        .selectFrom('site_setting')
        .select(['name', 'value'])
        // Two owners at once: the second one is told what the first one made of it.
        .$if(kind === 'postgres', (query) => query.forUpdate())
        .execute();
      const rows = Object.entries(changes).map(([name, value]) => ({
        name: name as SiteSettingName,
        value: JSON.stringify(value),
        changed_at: now,
      }));
      await transaction
        .insertInto('site_setting')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((row) => ({ value: row.ref('excluded.value'), changed_at: now })),
        )
        .execute();
      await announce(transaction, 'settings');
      return toSettings(before);
    },
  };
}
