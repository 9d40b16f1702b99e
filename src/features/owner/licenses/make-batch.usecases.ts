import { csvLine } from '../../../shared/words/csv.rules.ts';
import type { Giveaways } from '../../licenses/giveaways/giveaways.usecases.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import type { AuditedAct } from '../audit/audit.types.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { createPastLastDayError } from '../owner.errors.ts';
import type { GiveawayForm } from './owner-licenses.schema.ts';
import type { MadeKeys } from './owner-licenses.types.ts';

const DAY_MS = 86_400_000;

/**
 * Makes keys to give away, for the console and for the command. They work until the last day ends in UTC.
 * @throws {AppError} 409 `license.batch_made`; 400 for a last day that is over.
 */
export async function makeBatch(
  giveaways: Pick<Giveaways, 'make'>,
  { id, plan, keys: count, lastDay, reason }: GiveawayForm,
  by: Pick<AuditedAct, 'at' | 'actor' | 'requestId'>,
): Promise<MadeKeys> {
  const { id: planId, name } = findPlan(plan);
  const expiresAt = lastDay === null ? null : Date.parse(lastDay) + DAY_MS;
  if (expiresAt !== null && expiresAt <= by.at) throw createPastLastDayError();
  const after = { plan: name, keys: count, lastDay };
  const keys = await giveaways.make({ id, planId, keys: count, expiresAt, reason }, (transaction) =>
    writeAudit(transaction, { ...by, action: 'giveaway.make', subject: id, reason, after }),
  );
  const lines = [['key', 'plan', 'last day'], ...keys.map((key) => [key, name, lastDay])];
  return { keys, csv: lines.map(csvLine).join('') };
}
