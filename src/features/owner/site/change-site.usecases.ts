import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createActWriter } from '../audit/act-writer.ts';
import type { AuditAction } from '../audit/audit.types.ts';
import type { Actor } from '../people/people.types.ts';
import type { SiteSettings } from './site.types.ts';
import type { KnownSiteSettings } from './site-settings.usecases.ts';

/** Each is one transaction with its line of the audit. Other servers follow within seconds. */
export interface ChangeSite {
  switchReadOnly(actor: Actor, change: { isReadOnly: boolean; reason: string }): Promise<void>;
  /** @param change `banner` '' takes it away. */
  setBanner(actor: Actor, change: { banner: string; reason: string }): Promise<void>;
  /** @param change null leaves a number to the configuration. */
  setAllowance(
    actor: Actor,
    change: Pick<SiteSettings, 'guestImages' | 'allGuestsImages'> & { reason: string },
  ): Promise<void>;
}

interface ChangeSiteOptions {
  database: Database;
  settings: KnownSiteSettings;
  clock: Clock;
}

export function createChangeSite({ database, settings, clock }: ChangeSiteOptions): ChangeSite {
  const write = createActWriter(clock);
  const changing =
    (action: AuditAction) =>
    async (actor: Actor, { reason, ...changes }: Partial<SiteSettings> & { reason: string }) => {
      await database.transaction(async (transaction) => {
        const all = await settings.change(transaction, changes, clock.now());
        const names = Object.keys(changes) as (keyof SiteSettings)[];
        const before = Object.fromEntries(names.map((name) => [name, all[name]]));
        await write(transaction, actor, { action, subject: 'site', reason, before, after: changes });
      });
      await settings.refresh();
    };
  return {
    switchReadOnly: changing('site.read-only'),
    setBanner: changing('site.banner'),
    setAllowance: changing('site.allowance'),
  };
}
