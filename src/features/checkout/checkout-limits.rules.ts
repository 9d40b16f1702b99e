import type { LimitRule } from '../../shared/limit-rule.ts';

export const TEST_PURCHASES = {
  name: 'checkout.purchases',
  counts: 'Test licenses from the sandbox shop',
  per: 'address',
  most: { setting: 'SANDBOX_PURCHASES_PER_ADDRESS' },
  windowMs: 60 * 60_000,
  code: 'checkout.too_many_purchases',
  shared: true,
} as const satisfies LimitRule;
