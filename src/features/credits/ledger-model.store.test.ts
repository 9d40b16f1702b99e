import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { AppError } from '../../shared/app-error.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import type { BalanceRef, Hold, HoldStep } from './credits.types.ts';
import { findLedgerFaults } from './ledger-invariants.store.ts';
import { createTestLedger, NOON, type TestLedger } from './test-ledger.ts';
import { anySequence } from './test-ledger-actions.ts';
import {
  act,
  type BalanceName,
  createLedgerModel,
  DAILY_CREDITS,
  type LedgerAction,
  type LedgerAnswer,
  type LedgerModel,
  LICENSE_CREDITS,
} from './test-ledger-model.ts';

const BALANCES: readonly BalanceName[] = ['standard', '2026-11-21', '2026-11-22'];
const balanceNamed = (name: BalanceName): BalanceRef =>
  name === 'standard' ? STANDARD_BALANCE : { kind: 'daily', utcDate: name };

/** The same actions on the real ledger, by one account. */
function createPlayer(ledger: TestLedger, accountId: string) {
  const { database, credits } = ledger;
  let now = NOON;

  const licenseId = (license: number) => `${accountId}-${license}`;
  const activate = async (license: number): Promise<boolean> => {
    const id = licenseId(license);
    const amount = LICENSE_CREDITS[license] ?? 0;
    await sql`
      insert into license (id, account_id, shop, key_hash, license_key, plan_id, purchase_email, credits_added, activated_at)
      values (${id}, ${accountId}, 'sandbox', ${id}, ${id}, 'BOOSTER', '', ${amount}, ${now})
      on conflict (id) do nothing`.execute(database.writer);
    return await ledger.grant({
      accountId,
      amount,
      reason: 'license',
      idempotencyKey: `license:${id}`,
      now,
    });
  };

  const refund = async (license: number): Promise<number> => {
    const id = licenseId(license);
    const revoked = await sql`update license set revoked_at = ${now} where id = ${id}`.execute(
      database.writer,
    );
    if (revoked.numAffectedRows === 0n) return 0;
    const amount = LICENSE_CREDITS[license] ?? 0;
    const balance = STANDARD_BALANCE;
    const taken = await ledger.revoke({
      accountId,
      balance,
      amount,
      reason: 'refund',
      idempotencyKey: `refund:${id}`,
      now,
    });
    if (taken > 0)
      await sql`update license set credits_taken = ${taken} where id = ${id}`.execute(database.writer);
    return taken;
  };

  const runId = (run: number) => `run-${run}`;
  const open = async ({ run, balance, tiles, price }: LedgerAction & { kind: 'open' }): Promise<number> => {
    const quote = { balance: balanceNamed(balance), price, isFreePlan: false };
    const tool = balance === 'standard' ? 'green' : 'yellow';
    return (await credits.openRun({ accountId, runId: runId(run), tool, tiles, quote, now })).length;
  };

  const STEPS: Record<'deliver' | 'save' | 'refuse' | 'release', (hold: Hold) => Promise<HoldStep>> = {
    deliver: (hold) => ledger.deliver(hold, now),
    save: (hold) => ledger.save(hold, now),
    refuse: (hold) => ledger.refuse(hold, now),
    release: (hold) => credits.releaseOpen(hold.id, now),
  };

  const perform = async (action: LedgerAction): Promise<LedgerAnswer> => {
    switch (action.kind) {
      case 'activate':
        return await activate(action.license);
      case 'refund':
        return await refund(action.license);
      case 'fill': {
        const balance = balanceNamed(action.day);
        return await ledger.grant({ accountId, amount: DAILY_CREDITS, balance, now });
      }
      case 'charge': {
        const { balance, amount, key } = action;
        const idempotencyKey = `${accountId}-save:${key}`;
        const change = { accountId, balance: balanceNamed(balance), amount, idempotencyKey, now };
        return await ledger.chargeImage({ ...change, reason: 'image' });
      }
      case 'open':
        return await open(action);
      case 'lapse':
        await credits.expireRun(accountId, runId(action.run), now);
        return true;
      case 'wait':
        now += action.seconds * 1000;
        return true;
      case 'sweep':
        return await credits.sweepLeases(now);
      default: {
        const hold = (await credits.findRun(accountId, runId(action.run)))[action.tile];
        if (!hold) return false;
        if (action.kind === 'renew') return await credits.renewLease(hold.id, now + 30_000);
        return (await STEPS[action.kind](hold)).done;
      }
    }
  };

  return {
    play: (action: LedgerAction): Promise<LedgerAnswer> =>
      perform(action).catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      }),
    async describe() {
      const balances = await Promise.all(
        BALANCES.map((name) => credits.readBalance(accountId, balanceNamed(name))),
      );
      const runs = await Promise.all([0, 1].map((run) => credits.findRun(accountId, runId(run))));
      return { balances, holds: runs.map((holds) => holds.map(({ state, price }) => ({ state, price }))) };
    },
    /** So that a later sequence's sweep finds nothing of this one. */
    finish: () => credits.sweepLeases(now + 86_400_000),
  };
}

function describeModel(model: LedgerModel) {
  const runs = [0, 1].map((run) =>
    [...model.holds]
      .filter(([id]) => id.startsWith(`${run}/`))
      .map(([, { state, price }]) => ({ state, price })),
  );
  return { balances: BALANCES.map((name) => model.balances[name]), holds: runs };
}

/** A property that never gets far proves nothing. */
const EVERY_OUTCOME = [
  ...[
    'activate',
    'fill',
    'refund',
    'deliver',
    'save',
    'refuse',
    'release',
    'renew',
    'sweep',
    'charge',
  ].flatMap((kind) => [`${kind}: false`, `${kind}: true`]),
  ...['charge: credits.insufficient', 'open: credits.insufficient', 'open: run.other_tool', 'open: true'],
  'lapse: true',
  'wait: true',
].sort();

describeOnEveryDatabase('the ledger against a model of itself', (open) => {
  test('answers, balances and holds agree, and every rule holds, whatever is done in whichever order', async () => {
    const { database } = await open();
    const ledger = createTestLedger(database);
    const seen = new Set<string>();
    const property = fc.asyncProperty(anySequence, async (sequence) => {
      const player = createPlayer(ledger, randomUUID());
      const model = createLedgerModel();
      for (const action of sequence) {
        const answer = await player.play(action);
        expect({ action, answer }).toEqual({ action, answer: act(model, action) });
        seen.add(`${action.kind}: ${typeof answer === 'number' ? answer > 0 : answer}`);
        expect(await player.describe()).toEqual(describeModel(model));
        if (database.kind === 'sqlite') expect(await findLedgerFaults(database)).toEqual([]);
      }
      expect(await findLedgerFaults(database)).toEqual([]);
      await player.finish();
    });
    await fc.assert(property, { numRuns: 15, seed: 4 });
    expect([...seen].sort()).toEqual(EVERY_OUTCOME);
  }, 60_000);
});
