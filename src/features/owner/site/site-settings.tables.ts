import type { SiteSettingName } from './site.types.ts';

/** What the owner set while the site runs; without a row the configuration holds. */
interface SiteSettingRow {
  name: SiteSettingName;
  value: string;
  changed_at: number;
}

declare module '../../../platform/db/database.types.ts' {
  interface Tables {
    site_setting: SiteSettingRow;
  }
}
