import { describe, expect, test } from 'vitest';
import { LEMON_SQUEEZY_ROWS } from '../../../../../tests/fixtures/contract-rows/lemon-squeezy.ts';
import {
  describeOrder,
  type LemonSqueezyMessage,
  signLemonSqueezyMessage,
} from '../../../../../tests/support/shops/lemon-squeezy-server.ts';
import { createShopMessage } from '../test-shop-message.ts';
import { createLemonSqueezyWebhook } from './lemon-squeezy-webhook.ts';

const SECRET = 'signing-secret';
const webhook = createLemonSqueezyWebhook({ store: '4711', secret: SECRET, acceptTestPurchases: false });
const refunded = (status = 'refunded', storeId = 4711): LemonSqueezyMessage => ({
  event: 'order_refunded',
  data: describeOrder(9001, { storeId, status }),
});
const read = (message: LemonSqueezyMessage) => {
  const { body, headers } = signLemonSqueezyMessage(SECRET, message);
  return webhook.read(createShopMessage(body, { headers }));
};
const updated = (attributes: object): LemonSqueezyMessage => ({
  event: 'license_key_updated',
  data: { type: 'license-keys', id: '7', attributes },
});

describe('messages of Lemon Squeezy', () => {
  test(`${LEMON_SQUEEZY_ROWS.signed}; ${LEMON_SQUEEZY_ROWS.repeated}`, () => {
    const expected = [{ reference: 'order:9001', withdrawn: true }];
    expect(read(refunded())).toEqual(expected);
    expect(read(refunded())).toEqual(expected);
    expect(read(refunded('fraudulent'))).toEqual(expected);
  });

  test(`that take nothing: ${LEMON_SQUEEZY_ROWS.partialRefund}`, () => {
    expect(read(refunded('partial_refund'))).toEqual([]);
    expect(read(refunded('refunded', 1))).toEqual([]);
    expect(read({ ...refunded(), testMode: true })).toEqual([]);
    expect(read({ ...refunded(), event: 'order_created' })).toEqual([]);
    expect(read({ event: 'subscription_updated', data: { id: 3, attributes: {} } })).toEqual([]);
  });

  test('of a key that changed ask to look again', () => {
    expect(read(updated({ store_id: 4711, order_id: 9001, status: 'disabled' }))).toEqual([
      { reference: 'order:9001', withdrawn: false },
    ]);
    expect(read(updated({ store_id: 1, order_id: 9001 }))).toEqual([]);
  });

  test('of a test purchase count where those are accepted', () => {
    const accepting = createLemonSqueezyWebhook({ store: '4711', secret: SECRET, acceptTestPurchases: true });
    const { body, headers } = signLemonSqueezyMessage(SECRET, { ...refunded(), testMode: true });
    expect(accepting.read(createShopMessage(body, { headers }))).toHaveLength(1);
  });

  test(`${LEMON_SQUEEZY_ROWS.wronglySigned}`, () => {
    const { body, headers } = signLemonSqueezyMessage(SECRET, refunded());
    const signature = headers['X-Signature'] ?? '';
    const refused = expect.objectContaining({ status: 401, code: 'shop.not_authentic' });
    const wrong = [
      '',
      'zz',
      signature.slice(2),
      `${signature}00`,
      signature.replace(/^../, '00'),
      'ключ'.repeat(16),
    ];
    for (const given of wrong) {
      const message = { ...createShopMessage(body), header: () => given };
      expect(() => webhook.read(message)).toThrow(refused);
    }
    expect(() => webhook.read(createShopMessage(body))).toThrow(refused);
    expect(() => webhook.read(createShopMessage(`${body} `, { headers }))).toThrow(refused);
    const other = signLemonSqueezyMessage('another-secret', refunded());
    expect(() => webhook.read(createShopMessage(other.body, { headers: other.headers }))).toThrow(refused);
  });

  test('that are signed but not understood are refused', () => {
    const refused = expect.objectContaining({ status: 400, code: 'shop.not_understood' });
    expect(() => read({ event: 'order_refunded', data: { id: '1', attributes: {} } })).toThrow(refused);
    expect(() => read({ event: 'license_key_updated', data: { id: '1', attributes: 7 as never } })).toThrow(
      refused,
    );
    expect(() => read({ event: 'order_refunded', data: [] })).toThrow(refused);
  });
});
