import { describe, expect, it } from 'vitest';
import { ACTIVATE_ADDRESS, checkPurchaseEmail } from './checkout.rules.ts';
import { sandboxOrderSchema } from './checkout.schema.ts';

describe('the purchase email', () => {
  it.each(['ada@example.com', '  ada@example.com ', 'a.b+c@mail.example.co.uk'])('%j is fine', (email) => {
    expect(checkPurchaseEmail(email)).toBeUndefined();
    expect(sandboxOrderSchema.parse({ plan: 'Booster', email })).toEqual({
      plan: 'booster',
      email: email.trim(),
    });
  });

  it.each(['', '   ', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'])(
    '%j is not',
    (email) => {
      expect(checkPurchaseEmail(email)).toMatch(/^Please enter/);
      expect(sandboxOrderSchema.safeParse({ plan: 'booster', email }).success).toBe(false);
    },
  );
});

it('the way to activation leads to the tools on the start page', () => {
  expect(ACTIVATE_ADDRESS).toBe('/?activate=1#generator-suite');
});
