import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { SiteSettings } from './site.types.ts';
import { createSiteSettingsStore } from './site-settings.store.ts';

/** What the owner set while the site runs, as this server knows it. */
export interface KnownSiteSettings {
  /** From memory: asked for with every page and every picture. */
  current(): SiteSettings;
  /** Writes changes into a transaction. @returns what stood there before. */
  change: (
    transaction: DatabaseTransaction,
    changes: Partial<SiteSettings>,
    now: number,
  ) => Promise<SiteSettings>;
  /** Reads what another server may have written; call it when it says so, every few seconds, and after a change. */
  refresh(): Promise<void>;
}

/** @param onChange told of settings that are not what they were. */
export async function openSiteSettings(
  database: Database,
  onChange: (settings: SiteSettings, before: SiteSettings) => void,
): Promise<KnownSiteSettings> {
  const store = createSiteSettingsStore(database);
  let known = await store.read();
  return {
    current: () => known,
    change: store.change,
    async refresh() {
      const before = known;
      known = await store.read();
      if (JSON.stringify(known) !== JSON.stringify(before)) onChange(known, before);
    },
  };
}
