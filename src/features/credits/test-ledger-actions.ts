import fc from 'fast-check';
import { type LedgerAction, LICENSE_CREDITS } from './test-ledger-model.ts';

const LAST_LICENSE = LICENSE_CREDITS.length - 1;
const anyBalance = fc.constantFrom(
  'standard' as const,
  'standard' as const,
  '2026-11-21' as const,
  '2026-11-22' as const,
);
const anyHold = { run: fc.nat(1), tile: fc.nat(1) };
const anyLicense = fc.nat(LAST_LICENSE);
const anyIncome: fc.Arbitrary<LedgerAction> = fc.oneof(
  fc.record({ kind: fc.constant('activate' as const), license: anyLicense }),
  fc.record({ kind: fc.constant('fill' as const), day: fc.constantFrom('2026-11-21', '2026-11-22') }),
);
const anyOpening: fc.Arbitrary<LedgerAction> = fc.record({
  kind: fc.constant('open' as const),
  run: fc.nat(1),
  balance: anyBalance,
  tiles: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 10, max: 40 }),
});
const anyCharge: fc.Arbitrary<LedgerAction> = fc.record({
  kind: fc.constant('charge' as const),
  balance: anyBalance,
  amount: fc.integer({ min: 1, max: 150 }),
  key: fc.nat(2),
});
const anyEnding: fc.Arbitrary<LedgerAction> = fc.record({
  kind: fc.constantFrom('save' as const, 'save' as const, 'refuse' as const, 'release' as const),
  ...anyHold,
});
const anyAction: fc.Arbitrary<LedgerAction> = fc.oneof(
  { weight: 1, arbitrary: anyIncome },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), license: anyLicense }) },
  { weight: 2, arbitrary: anyCharge },
  { weight: 4, arbitrary: anyOpening },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('deliver' as const), ...anyHold }) },
  { weight: 6, arbitrary: anyEnding },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const), ...anyHold }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lapse' as const), run: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
);
/**
 * Some credits to begin with, then anything in any order. Anything may come twice: browsers repeat
 * what they did not hear an answer to.
 */
export const anySequence: fc.Arbitrary<LedgerAction[]> = fc
  .tuple(
    fc.array(anyIncome, { minLength: 1, maxLength: 3, size: 'max' }),
    fc.array(fc.tuple(anyAction, fc.boolean()), { minLength: 20, maxLength: 50, size: 'max' }),
  )
  .map(([incomes, pairs]): LedgerAction[] => [
    { kind: 'activate', license: LAST_LICENSE },
    ...incomes,
    ...pairs.flatMap(([action, twice]) => (twice ? [action, action] : [action])),
  ]);
