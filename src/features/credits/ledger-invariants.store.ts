import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.types.ts';
import type {} from './credits.tables.ts';

/** A row that should not be, or one that should be and is not. */
interface LedgerFault {
  /** What always holds, and does not here. */
  rule: string;
  /** The row at fault and what it was compared with, by column. */
  row: Readonly<Record<string, string | number | null>>;
}

interface Invariant {
  rule: string;
  /** Finds every row that breaks the rule. */
  faults: RawBuilder<LedgerFault['row']>;
}

/** How much there was to check. */
interface LedgerSize {
  balances: number;
  entries: number;
  holds: number;
  images: number;
}

/**
 * What always holds of credits, and of the images and licenses that they pay for and come from.
 * Those tables belong to other features; this file alone looks across.
 * Each rule is one statement, so it sees one moment of a database that goes on changing.
 */
const INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a balance is the sum of its entries',
    faults: sql<LedgerFault['row']>`
      select purse.account_id, purse.kind, purse.utc_date, purse.balance, entries.total
      from purse left join (
        select account_id, kind, utc_date, cast(sum(amount) as bigint) as total
        from credit_entry group by account_id, kind, utc_date
      ) entries on entries.account_id = purse.account_id and entries.kind = purse.kind
        and entries.utc_date = purse.utc_date
      where purse.balance <> coalesce(entries.total, 0)`,
  },
  {
    rule: 'what a balance has set aside is the price of its open and delivered holds',
    faults: sql<LedgerFault['row']>`
      select purse.account_id, purse.kind, purse.utc_date, purse.held, holds.total
      from purse left join (
        select account_id, purse_kind, purse_date, cast(sum(price) as bigint) as total
        from hold where state in ('open', 'delivered') group by account_id, purse_kind, purse_date
      ) holds on holds.account_id = purse.account_id and holds.purse_kind = purse.kind
        and holds.purse_date = purse.utc_date
      where purse.held <> coalesce(holds.total, 0)`,
  },
  {
    rule: 'nothing is spent or set aside beyond what a balance holds',
    faults: sql<LedgerFault['row']>`
      select account_id, kind, utc_date, balance, held from purse where held < 0 or held > balance`,
  },
  {
    // Times of servers may cross, so the order of entries is read from the balances themselves:
    // each value that an entry leads to is where another starts, or the balance of today.
    rule: 'the entries of a balance lead from 0 to its balance, each from where another ended',
    faults: sql<LedgerFault['row']>`
      select account_id, kind, utc_date, value, cast(sum(step) as bigint) as surplus
      from (
        select account_id, kind, utc_date, balance_after as value, 1 as step from credit_entry
        union all
        select account_id, kind, utc_date, balance_after - amount, -1 from credit_entry
        union all
        select account_id, kind, utc_date, 0, 1 from purse
        union all
        select account_id, kind, utc_date, balance, -1 from purse
      ) ends
      group by account_id, kind, utc_date, value having sum(step) <> 0`,
  },
  {
    rule: 'a captured hold has one entry, of its price and in its balance',
    faults: sql<LedgerFault['row']>`
      select hold.id as hold_id, hold.account_id, hold.price, credit_entry.amount
      from hold left join credit_entry on credit_entry.idempotency_key = 'hold:' || hold.id
        and credit_entry.account_id = hold.account_id and credit_entry.kind = hold.purse_kind
        and credit_entry.utc_date = hold.purse_date and credit_entry.amount = -hold.price
      where hold.state = 'captured' and credit_entry.id is null`,
  },
  {
    rule: 'a hold that was not captured took nothing',
    faults: sql<LedgerFault['row']>`
      select credit_entry.idempotency_key, credit_entry.account_id, credit_entry.amount, hold.state
      from credit_entry left join hold on credit_entry.idempotency_key = 'hold:' || hold.id
      where credit_entry.idempotency_key like 'hold:%' and (hold.id is null or hold.state <> 'captured')`,
  },
  {
    rule: 'a captured hold has its image, or what is left of it',
    faults: sql<LedgerFault['row']>`
      select hold.id as hold_id, hold.account_id, hold.run_id, hold.tile
      from hold left join gallery_image on gallery_image.hold_id = hold.id
        and gallery_image.account_id = hold.account_id
      where hold.state = 'captured' and gallery_image.id is null`,
  },
  {
    rule: 'an image belongs to a captured hold, or to none',
    faults: sql<LedgerFault['row']>`
      select gallery_image.id as image_id, gallery_image.account_id, gallery_image.hold_id, hold.state
      from gallery_image left join hold on hold.id = gallery_image.hold_id
      where gallery_image.hold_id is not null and (hold.id is null or hold.state <> 'captured')`,
  },
  {
    rule: 'an image was charged once, at its cost, to its owner',
    faults: sql<LedgerFault['row']>`
      select gallery_image.id as image_id, gallery_image.account_id, gallery_image.charge_key,
        gallery_image.cost, credit_entry.amount
      from gallery_image left join credit_entry
        on credit_entry.idempotency_key = gallery_image.charge_key
        and credit_entry.account_id = gallery_image.account_id
      where gallery_image.receipt_id is null
        and (credit_entry.id is null or credit_entry.amount <> -gallery_image.cost
          or gallery_image.charge_key <> coalesce('hold:' || gallery_image.hold_id, gallery_image.charge_key))`,
  },
  {
    rule: 'an image that a guest moved in cost nothing, and nothing was charged for it',
    faults: sql<LedgerFault['row']>`
      select id as image_id, account_id, charge_key, hold_id, cost from gallery_image
      where receipt_id is not null and (cost <> 0 or charge_key is not null or hold_id is not null)`,
  },
  {
    rule: 'what was charged for an image has its image',
    faults: sql<LedgerFault['row']>`
      select credit_entry.idempotency_key, credit_entry.account_id, credit_entry.amount
      from credit_entry left join gallery_image on gallery_image.charge_key = credit_entry.idempotency_key
      where credit_entry.reason = 'image' and gallery_image.id is null`,
  },
  {
    rule: 'a delivered hold has its bytes and what was drawn; an open or released one has none',
    faults: sql<LedgerFault['row']>`
      select id as hold_id, account_id, state, stored_object_id from hold
      where (state = 'delivered' and (stored_object_id is null or drawn is null))
        or (state in ('open', 'released') and (stored_object_id is not null or starting_object_id is not null or drawn is not null))`,
  },
  {
    rule: 'a hold that an engine drew for knows for which request, and forgets it with its picture',
    faults: sql<LedgerFault['row']>`
      select id as hold_id, account_id, state, drawings, request_hash from hold
      where drawings < 0 or (state = 'released' and request_hash is not null)
        or (state = 'open' and drawings > 0 and request_hash is null)`,
  },
  {
    rule: 'the holds of a run have one tool, one price and one balance',
    faults: sql<LedgerFault['row']>`
      select account_id, run_id, count(*) as holds from hold group by account_id, run_id
      having min(tool) <> max(tool) or min(price) <> max(price)
        or min(purse_kind) <> max(purse_kind) or min(purse_date) <> max(purse_date)`,
  },
  {
    // What a license gave at first stands in its first move, once it has one.
    rule: 'a license with credits granted them once, to the account that activated it',
    faults: sql<LedgerFault['row']>`
      select given.license_id, given.account_id, given.credits, credit_entry.amount
      from (
        select license.id as license_id, coalesce(first.from_account, license.account_id) as account_id,
          coalesce(first.credits_before, license.credits_added) as credits
        from license left join license_move first on first.license_id = license.id and first.step = 1
      ) given left join credit_entry on credit_entry.idempotency_key = 'license:' || given.license_id
        and credit_entry.account_id = given.account_id and credit_entry.kind = 'standard'
      where given.credits > 0 and (credit_entry.id is null or credit_entry.amount <> given.credits)`,
  },
  {
    rule: 'credits of a license come from a license',
    faults: sql<LedgerFault['row']>`
      select credit_entry.idempotency_key, credit_entry.account_id, credit_entry.amount
      from credit_entry left join license on credit_entry.idempotency_key = 'license:' || license.id
      where credit_entry.reason = 'license' and license.id is null`,
  },
  {
    rule: 'a refund takes no more than its license gave, once that is revoked',
    faults: sql<LedgerFault['row']>`
      select credit_entry.idempotency_key, credit_entry.account_id, credit_entry.amount,
        license.credits_added, license.revoked_at
      from credit_entry left join license on credit_entry.idempotency_key = 'refund:' || license.id
        and license.account_id = credit_entry.account_id
      where credit_entry.reason = 'refund' and (license.id is null or license.revoked_at is null
        or credit_entry.amount > 0 or -credit_entry.amount > license.credits_added)`,
  },
  {
    rule: 'a move gives one account what it takes from the other, and no credit more',
    faults: sql<LedgerFault['row']>`
      select license_move.id as move_id, license_move.credits_moved, gone.amount as gone, come.amount as come
      from license_move
      left join credit_entry gone on gone.idempotency_key = 'moved-out:' || license_move.id
        and gone.account_id = license_move.from_account and gone.kind = 'standard' and gone.reason = 'moved'
      left join credit_entry come on come.idempotency_key = 'moved-in:' || license_move.id
        and come.account_id = license_move.to_account and come.kind = 'standard' and come.reason = 'moved'
      where coalesce(-gone.amount, 0) <> license_move.credits_moved
        or coalesce(come.amount, 0) <> license_move.credits_moved
      union all
      select credit_entry.idempotency_key, credit_entry.amount, null, null from credit_entry
      where reason = 'moved' and not exists (select 1 from license_move
        where credit_entry.idempotency_key in ('moved-out:' || license_move.id, 'moved-in:' || license_move.id))`,
  },
  {
    rule: 'a license moves on from where it came to, with no more than came, and stands where it came last',
    faults: sql<LedgerFault['row']>`
      select license_move.license_id, license_move.step, license_move.credits_moved as arrived
      from license_move left join license_move next on next.license_id = license_move.license_id
        and next.step = license_move.step + 1
      left join license on license.id = license_move.license_id
      where (next.id is not null
          and (next.from_account <> license_move.to_account or next.credits_before <> license_move.credits_moved))
        or (next.id is null and (license.id is null or license.account_id <> license_move.to_account
          or license.credits_added <> license_move.credits_moved or license.moved_at is null))`,
  },
  {
    rule: 'a license says how many credits its refund took',
    faults: sql<LedgerFault['row']>`
      select license.id as license_id, license.account_id, license.credits_taken, credit_entry.amount
      from license left join credit_entry on credit_entry.idempotency_key = 'refund:' || license.id
      where license.credits_taken <> coalesce(-credit_entry.amount, 0)`,
  },
  {
    rule: 'a closed account has nothing left, set aside or on its way',
    faults: sql<LedgerFault['row']>`
      select closed_account.account_id, purse.kind, purse.utc_date, purse.balance, purse.held
      from closed_account join purse on purse.account_id = closed_account.account_id
      where purse.balance <> 0 or purse.held <> 0
      union all
      select closed_account.account_id, hold.state, hold.id, hold.price, 0
      from closed_account join hold on hold.account_id = closed_account.account_id
      where hold.state in ('open', 'delivered')`,
  },
  {
    rule: 'welcome and daily credits are given once, to whom and for the day that their key says',
    faults: sql<LedgerFault['row']>`
      select idempotency_key, account_id, kind, utc_date, amount from credit_entry
      where (reason = 'welcome' and (idempotency_key <> 'welcome:' || account_id or kind <> 'standard'))
        or (reason = 'daily' and (idempotency_key <> 'daily:' || account_id || ':' || utc_date or kind <> 'daily'))`,
  },
  {
    // Lines of the audit end after a year, the ledger never does.
    rule: 'what the owner of the site gives or takes is of the lasting balance, and the audit tells of it',
    faults: sql<LedgerFault['row']>`
      select idempotency_key, account_id, kind, amount from credit_entry
      where reason = 'owner' and (idempotency_key not like 'owner:%' or kind <> 'standard'
        or (created_at >= (select min(at) from audit_entry) and not exists (
          select 1 from audit_entry where audit_entry.at = credit_entry.created_at
            and audit_entry.subject = credit_entry.account_id
            and audit_entry.action = case when credit_entry.amount > 0 then 'credits.give' else 'credits.take' end)))`,
  },
];

/**
 * Looks for everything that is not as it should be with credits. It reads all of the ledger, and
 * changes nothing; a site may go on running.
 * @returns nothing when all is well.
 */
export async function findLedgerFaults(database: Database): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { rule, faults: query } of INVARIANTS) {
    const { rows } = await query.execute(database.reader);
    faults.push(...rows.map((row) => ({ rule, row: { ...row } })));
  }
  return faults;
}

/** How many rules `findLedgerFaults` checks. */
export const LEDGER_RULE_COUNT = INVARIANTS.length;

/** Counts what `findLedgerFaults` looks at. */
export async function countLedger(database: Database): Promise<LedgerSize> {
  const { rows } = await sql<LedgerSize>`
    select (select count(*) from purse) as balances, (select count(*) from credit_entry) as entries,
      (select count(*) from hold) as holds, (select count(*) from gallery_image) as images
  `.execute(database.reader);
  return rows[0] ?? { balances: 0, entries: 0, holds: 0, images: 0 };
}
