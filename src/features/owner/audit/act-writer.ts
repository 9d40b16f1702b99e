import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Actor } from '../people/people.types.ts';
import type { AuditedAct } from './audit.types.ts';
import { writeAudit } from './audit.usecases.ts';

type Told = Omit<AuditedAct, 'at' | 'actor' | 'requestId'>;

/** Writes what somebody does on the console into the audit, in the transaction of the act. */
export function createActWriter(clock: Clock) {
  return (transaction: DatabaseTransaction, actor: Actor, act: Told): Promise<void> =>
    writeAudit(transaction, { at: clock.now(), actor: actor.id, requestId: actor.requestId, ...act });
}
