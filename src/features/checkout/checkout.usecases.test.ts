import { describe, expect, it } from 'vitest';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { createCheckout } from './checkout.usecases.ts';

interface Order {
  planId: string;
  email: string;
}

function openCheckout(purchasesPerAddress = 100) {
  const orders: Order[] = [];
  const issue = async (order: Order) => `KEY-${orders.push(order)}`;
  return {
    orders,
    checkout: createCheckout({ sandbox: { issue }, purchasesPerAddress, limits: createMemoryLimits() }),
  };
}

const order = { plan: 'premium', email: 'ada@example.com' };

describe('the sandbox checkout', () => {
  it('sells a license for the plan, bound to the email', async () => {
    const { checkout, orders } = openCheckout();
    expect(checkout.isOpen).toBe(true);
    expect(await checkout.buy(order, '192.0.2.1')).toEqual({
      licenseKey: 'KEY-1',
      planName: 'Premium',
      email: 'ada@example.com',
    });
    expect(orders).toEqual([{ planId: 'PREMIUM', email: 'ada@example.com' }]);
  });

  it.each(['free-trial', 'nonsense', ''])('does not sell %j, nor count the attempt', async (plan) => {
    const { checkout, orders } = openCheckout(1);
    await expect(checkout.buy({ ...order, plan }, '192.0.2.1')).rejects.toMatchObject({ status: 404 });
    expect(orders).toEqual([]);
    await checkout.buy(order, '192.0.2.1');
  });

  it('sells only so many to one network', async () => {
    const { checkout } = openCheckout(2);
    await checkout.buy(order, '2001:db8::1');
    await checkout.buy(order, '2001:db8::2');
    await expect(checkout.buy(order, '2001:db8::3')).rejects.toMatchObject({
      status: 429,
      code: 'checkout.too_many_purchases',
    });
    await checkout.buy(order, '2001:db8:1::1');
  });

  it('is closed on a site without a sandbox shop', async () => {
    const checkout = createCheckout({ sandbox: null, purchasesPerAddress: 10, limits: createMemoryLimits() });
    expect(checkout.isOpen).toBe(false);
    await expect(checkout.buy(order, '192.0.2.1')).rejects.toMatchObject({
      status: 404,
      code: 'checkout.closed',
    });
  });
});
