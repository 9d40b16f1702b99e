import type { Database } from '../../../platform/db/database.types.ts';
import { ACTIVITY_KINDS, type AccountActivity } from '../../account-data/activity/account-activity.schema.ts';
import { pageOf } from '../page-of.rules.ts';
import { createAuditStore } from './audit.store.ts';

const LINES = 20;

/** What an account's owner may read of the audit: what happened to the account, and neither who nor why. */
export function createAccountActivity(database: Database) {
  const store = createAuditStore(database);
  return async (accountId: string, before: string | undefined): Promise<AccountActivity> => {
    const [at = '', id = ''] = before?.split(/\.(.*)/s) ?? [];
    const place = before === undefined ? null : { at: Number(at), id };
    const found = await store.findAbout(accountId, {
      kinds: ACTIVITY_KINDS,
      before: place,
      limit: LINES + 1,
    });
    const { shown, next } = pageOf(found, LINES, (line) => `${line.at}.${line.id}`);
    return {
      lines: shown.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
      next,
    };
  };
}
