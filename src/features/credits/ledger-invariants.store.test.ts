import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { countLedger, findLedgerFaults } from './ledger-invariants.store.ts';
import { createTestLedger, greenRun, NOON } from './test-ledger.ts';

interface Damage {
  what: string;
  /** Done behind the ledger's back. */
  damage: RawBuilder<unknown>;
  /** A word of each rule that must notice. */
  noticed: RegExp[];
}

const entry = (key: string, amount: number, after: number, reason = 'image') => sql`
  insert into credit_entry (id, idempotency_key, account_id, kind, utc_date, amount, balance_after, reason, created_at)
  values (${key}, ${key}, 'ann', 'standard', '', ${amount}, ${after}, ${reason}, 0)`;

/** The ledger of the test has 1,000 credits of a license: 50 + 30 spent on images, 50 + 50 held. */
const DAMAGES: readonly Damage[] = [
  {
    what: 'a balance that grew by itself',
    damage: sql`update purse set balance = balance + 1`,
    noticed: [/the sum of its entries/, /lead from 0 to its balance/],
  },
  {
    what: 'credits that stay set aside for nothing',
    damage: sql`update purse set held = held + 50`,
    noticed: [/price of its open and delivered holds/],
  },
  {
    what: 'credits that are set aside no longer',
    damage: sql`update purse set held = 0`,
    noticed: [/price of its open and delivered holds/],
  },
  {
    what: 'an entry that was changed',
    damage: sql`update credit_entry set amount = -20 where idempotency_key = 'save:1'`,
    noticed: [/the sum of its entries/, /lead from 0 to its balance/, /charged once, at its cost/],
  },
  {
    what: 'a balance in an entry that never was',
    damage: sql`update credit_entry set balance_after = 7 where idempotency_key = 'save:1'`,
    noticed: [/lead from 0 to its balance/],
  },
  {
    what: 'a hold captured without payment or image',
    damage: sql`update hold set state = 'captured', closed_at = 1 where state = 'delivered'`,
    noticed: [/price of its open/, /captured hold has one entry/, /captured hold has its image/],
  },
  {
    what: 'a hold released after it was paid for',
    damage: sql`update hold set state = 'released', stored_object_id = null, drawn = null, request_hash = null where state = 'captured'`,
    noticed: [/not captured took nothing/, /belongs to a captured hold/],
  },
  {
    what: 'a payment for a hold that is still open',
    damage: sql`update credit_entry set idempotency_key = 'hold:' || (select id from hold where state = 'open')
      where reason = 'license'`,
    noticed: [/not captured took nothing/, /come from a license/, /license with credits granted them/],
  },
  {
    what: 'a captured hold whose image is gone without a trace',
    damage: sql`delete from gallery_image where hold_id is not null`,
    noticed: [/captured hold has its image/, /charged for an image has its image/],
  },
  {
    what: 'an image that cost more than was charged',
    damage: sql`update gallery_image set cost = cost + 1 where hold_id is null`,
    noticed: [/charged once, at its cost/],
  },
  {
    what: "an image that somebody else's credits paid for",
    damage: sql`update gallery_image set account_id = 'bob' where hold_id is null`,
    noticed: [/charged once, at its cost/],
  },
  {
    what: 'a payment without an image',
    damage: entry('save:2', -50, 870),
    noticed: [/the sum of its entries/, /lead from 0/, /charged for an image has its image/],
  },
  {
    what: 'a delivered hold without bytes',
    damage: sql`update hold set stored_object_id = null where state = 'delivered'`,
    noticed: [/delivered hold has its bytes/],
  },
  {
    what: 'an open hold with bytes',
    damage: sql`update hold set stored_object_id = 'object:ann' where state = 'open'`,
    noticed: [/delivered hold has its bytes/],
  },
  {
    what: 'a run of two tools',
    damage: sql`update hold set tool = 'yellow' where state = 'open'`,
    noticed: [/holds of a run have one tool/],
  },
  {
    what: 'a license that granted more than it says',
    damage: sql`update license set credits_added = 500`,
    noticed: [/license with credits granted them/],
  },
  {
    what: 'a license that is gone',
    damage: sql`delete from license`,
    noticed: [/come from a license/],
  },
  {
    what: 'a refund of a license that is still in force',
    damage: entry('refund:1', -50, 870, 'refund'),
    noticed: [
      /the sum of its entries/,
      /lead from 0/,
      /refund takes no more/,
      /how many credits its refund took/,
    ],
  },
  {
    what: 'a refund that a license remembers and nobody made',
    damage: sql`update license set credits_taken = 7`,
    noticed: [/how many credits its refund took/],
  },
  {
    what: "welcome credits under another account's key",
    damage: sql`update credit_entry set idempotency_key = 'welcome:bob', reason = 'welcome' where reason = 'license'`,
    noticed: [/license with credits granted them/, /welcome and daily credits/],
  },
  {
    what: 'a license that went to another account without a move',
    damage: sql`update license set account_id = 'bob'`,
    noticed: [/license with credits granted them/],
  },
  {
    what: 'a move that brought more than it took',
    damage: sql`
      insert into license_move (id, license_id, step, from_account, to_account, credits_before, credits_moved, moved_at)
      values ('1', '1', 1, 'ann', 'bob', 1000, 200, 0)`,
    noticed: [/a move gives one account/, /stands where it came last/],
  },
  {
    what: 'credits that moved with nothing',
    damage: entry('moved-in:1', 50, 970, 'moved'),
    noticed: [/the sum of its entries/, /lead from 0/, /a move gives one account/],
  },
  {
    what: 'credits of the site’s owner under a key of something else',
    damage: entry('gift:1', 50, 970, 'owner'),
    noticed: [/the sum of its entries/, /lead from 0/, /the audit tells of it/],
  },
];

describeOnEveryDatabase('the rules of the ledger', (open) => {
  /** A hold in each state, an image without a hold, and a license. */
  const start = async () => {
    const { database } = await open();
    const ledger = createTestLedger(database);
    await sql`
      insert into license (id, account_id, shop, key_hash, license_key, plan_id, purchase_email, credits_added, activated_at)
      values ('1', 'ann', 'sandbox', 'hash', 'key', 'BOOSTER', 'ann@example.com', 1000, 0)
    `.execute(database.writer);
    await ledger.grant({ accountId: 'ann', amount: 1000, idempotencyKey: 'license:1', reason: 'license' });
    const [saved, delivered] = await ledger.credits.openRun(greenRun({ runId: 'run-1' }));
    const [, released] = await ledger.credits.openRun(greenRun({ runId: 'run-2' }));
    for (const hold of [saved!, delivered!]) await ledger.deliver(hold);
    await ledger.save(saved!);
    await ledger.credits.releaseOpen(released!.id, NOON);
    await ledger.chargeImage({
      accountId: 'ann',
      balance: { kind: 'standard', utcDate: '' },
      amount: 30,
      reason: 'image',
      idempotencyKey: 'save:1',
      now: NOON,
    });
    return database;
  };

  test('hold for everything that the ledger does', async () => {
    const database = await start();
    expect(await findLedgerFaults(database)).toEqual([]);
    expect(await countLedger(database)).toEqual({ balances: 1, entries: 3, holds: 4, images: 2 });
  });

  test('hold in part because the database refuses to spend what is not there', async () => {
    const database = await start();
    const overspend = sql`update purse set held = balance + 1`.execute(database.writer);
    await expect(overspend).rejects.toThrow(/purse_never_overspent/);
  });

  for (const { what, damage, noticed } of DAMAGES) {
    test(`notice ${what}`, async () => {
      const database = await start();
      await damage.execute(database.writer);
      const rules = [...new Set((await findLedgerFaults(database)).map(({ rule }) => rule))];
      expect(rules.length).toBe(noticed.length);
      for (const rule of noticed) expect(rules.join('\n')).toMatch(rule);
    });
  }
});
