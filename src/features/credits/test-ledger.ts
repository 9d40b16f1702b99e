import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.types.ts';
import type {} from '../../platform/storage/blobs.tables.ts';
import { captureKey, STANDARD_BALANCE, signUpBonusKey } from './credits.rules.ts';
import type { CreditChange, DrawnFacts, Hold, HoldStep, RunOrder } from './credits.types.ts';
import { createCredits } from './credits.usecases.ts';
import { addTestImage } from './test-images.store.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);
export const DRAWN: DrawnFacts = {
  fullPrompt: 'a fox, Anime',
  width: 64,
  height: 64,
  seed: 7,
  engine: 'illustrator',
};

export const REQUEST = 'a mark of words and size';

export type TestLedger = ReturnType<typeof createTestLedger>;

/** The ledger with the other features' part played: bytes that were stored and images that were kept. */
export function createTestLedger(database: Database) {
  const credits = createCredits({ database, newId: randomUUID });

  const storeBlob = async (owner: string): Promise<string> => {
    const id = `object:${owner}`;
    const row = { id, owner, hash: owner, content_type: 'image/png', size: 1, kept_at: NOON };
    await database.writer
      .insertInto('stored_object')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  };

  const grant = (change: Partial<CreditChange> & { accountId: string; amount: number }) =>
    database.transaction((transaction) =>
      credits.grant(transaction, {
        ...bonusOrDaily(change),
        now: NOON,
        ...change,
      }),
    );

  const begin = (hold: Hold, requestHash = REQUEST): Promise<HoldStep> =>
    database.transaction((transaction) => credits.beginDrawing(transaction, hold.id, requestHash));

  const deliver = async (hold: Hold, now = NOON): Promise<HoldStep> => {
    const storedObjectId = await storeBlob(hold.accountId);
    const delivery = { storedObjectId, startingObjectId: null, drawn: DRAWN, requestHash: REQUEST, now };
    return await database.transaction((transaction) => credits.deliver(transaction, hold.id, delivery));
  };

  /** What the gallery does when an image is kept. */
  const save = (hold: Hold, now = NOON): Promise<HoldStep> =>
    database.transaction(async (transaction) => {
      const step = await credits.capture(transaction, hold.id, now);
      if (step.done) {
        await addTestImage(transaction, {
          id: `image:${hold.id}`,
          accountId: hold.accountId,
          chargeKey: captureKey(hold.id),
          holdId: hold.id,
          storedObjectId: step.hold.storedObjectId ?? '',
          cost: hold.price,
        });
      }
      return step;
    });

  /** What the gallery does with an image that came without a hold. */
  const chargeImage = async (change: CreditChange): Promise<boolean> => {
    const storedObjectId = await storeBlob(change.accountId);
    return await database.transaction(async (transaction) => {
      const isNew = await credits.charge(transaction, change);
      if (isNew) {
        await addTestImage(transaction, {
          id: `image:${change.idempotencyKey}`,
          accountId: change.accountId,
          chargeKey: change.idempotencyKey,
          holdId: null,
          storedObjectId,
          cost: change.amount,
        });
      }
      return isNew;
    });
  };

  const refuse = (hold: Hold, now = NOON): Promise<HoldStep> =>
    database.transaction((transaction) => credits.releaseDelivered(transaction, hold.id, now));

  const revoke = (change: CreditChange): Promise<number> =>
    database.transaction((transaction) => credits.revoke(transaction, change));

  return { database, credits, storeBlob, grant, revoke, begin, deliver, save, refuse, chargeImage };
}

/** Where credits come from when a test does not care, as the rules of the ledger know it. */
function bonusOrDaily({
  accountId,
  balance = STANDARD_BALANCE,
}: Partial<CreditChange> & { accountId: string }) {
  return balance.kind === 'standard'
    ? { balance, reason: 'welcome' as const, idempotencyKey: signUpBonusKey(accountId) }
    : { balance, reason: 'daily' as const, idempotencyKey: `daily:${accountId}:${balance.utcDate}` };
}

/** Two images of 50 credits on the green tool, from the standard balance. */
export function greenRun(order: Partial<RunOrder> = {}): RunOrder {
  return {
    accountId: 'ann',
    runId: 'run-1',
    tool: 'green',
    tiles: 2,
    quote: { balance: STANDARD_BALANCE, price: 50, isFreePlan: true },
    now: NOON,
    ...order,
  };
}
