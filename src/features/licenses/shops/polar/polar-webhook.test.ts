import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { POLAR_ROWS } from '../../../../../tests/fixtures/contract-rows/polar.ts';
import { type PolarMessage, signPolarMessage } from '../../../../../tests/support/shops/polar-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createShopMessage } from '../test-shop-message.ts';
import { createPolarWebhook } from './polar-webhook.ts';

const LETTERS = 'polar_whs_0123456789abcdef';
const ENCODED = `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`;
const clock = createTestClock();
const refusedAs = expect.objectContaining({ status: 401, code: 'shop.not_authentic' });

const REFUNDED = { type: 'order.refunded', data: { id: 'order-1', status: 'refunded' } };
const REVOKED = { type: 'benefit_grant.revoked', data: { properties: { license_key_id: 'lk-1' } } };

function read(message: Partial<PolarMessage> = {}, { signedBy = LETTERS, known = LETTERS } = {}) {
  const { body, headers } = signPolarMessage(signedBy, { ...REFUNDED, at: clock.now(), ...message });
  return createPolarWebhook({ secret: known, clock }).read(createShopMessage(body, { headers }));
}

describe('messages of Polar', () => {
  test(`${POLAR_ROWS.letterKey}; ${POLAR_ROWS.repeated}`, () => {
    const expected = [{ reference: 'order:order-1', withdrawn: true }];
    expect(read()).toEqual(expected);
    expect(read()).toEqual(expected);
    expect(read({}, { signedBy: ENCODED, known: ENCODED })).toEqual(expected);
  });

  test(`${POLAR_ROWS.decodedKey}`, () => {
    const both = { signedBy: ENCODED, known: ENCODED };
    expect(read({ signWith: 'decoded' }, both)).toHaveLength(1);
    const { body, headers } = signPolarMessage(ENCODED, { ...REFUNDED, at: Date.now(), signWith: 'decoded' });
    // The fixture signs as the library of Standard Webhooks does.
    expect(() => new Webhook(ENCODED).verify(body, headers)).not.toThrow();
  });

  test('signed with one of several keys count', () => {
    const { body, headers } = signPolarMessage(LETTERS, { ...REFUNDED, at: clock.now() });
    const signatures = `v1,AAAA v1a,BBBB ${headers['webhook-signature']}`;
    const message = createShopMessage(body, { headers: { ...headers, 'webhook-signature': signatures } });
    expect(createPolarWebhook({ secret: LETTERS, clock }).read(message)).toHaveLength(1);
  });

  test(`${POLAR_ROWS.otherGrant}: of a grant that ended ask to look again`, () => {
    expect(read(REVOKED)).toEqual([{ reference: 'license-key:lk-1', withdrawn: false }]);
    expect(read({ ...REVOKED, data: { properties: { guild_id: '7' } } })).toEqual([]);
    expect(read({ ...REVOKED, data: {} })).toEqual([]);
  });

  test('of a part of the money that went back take nothing', () => {
    expect(read({ data: { id: 'order-1', status: 'partially_refunded' } })).toEqual([]);
  });

  test(`${POLAR_ROWS.unknownType}`, () => {
    expect(read({ type: 'order.invented', data: {} })).toEqual([]);
    expect(read({ type: 'benefit_grant.created', data: REVOKED.data })).toEqual([]);
  });

  test(`${POLAR_ROWS.stale}`, () => {
    for (const minutes of [-5, 5]) expect(read({ at: clock.now() + minutes * 60_000 })).toHaveLength(1);
    for (const seconds of [-301, 301, -86_400]) {
      expect(() => read({ at: clock.now() + seconds * 1000 })).toThrow(refusedAs);
    }
  });

  test('that are wrongly signed are refused', () => {
    expect(() => read({}, { signedBy: 'somebody else' })).toThrow(refusedAs);
    expect(() => read({ signWith: 'decoded' }, { signedBy: ENCODED, known: LETTERS })).toThrow(refusedAs);
    const { body, headers } = signPolarMessage(LETTERS, { ...REFUNDED, at: clock.now() });
    const webhook = createPolarWebhook({ secret: LETTERS, clock });
    for (const missing of Object.keys(headers).filter((name) => name.startsWith('webhook-'))) {
      for (const value of ['', 'NaN', 'v1,', 'v1']) {
        const message = createShopMessage(body, { headers: { ...headers, [missing]: value } });
        expect(() => webhook.read(message)).toThrow(refusedAs);
      }
    }
    expect(() => webhook.read(createShopMessage(`${body} `, { headers }))).toThrow(refusedAs);
    expect(() => webhook.read(createShopMessage(body))).toThrow(refusedAs);
  });

  test('that are signed but not understood are refused', () => {
    const refused = expect.objectContaining({ status: 400, code: 'shop.not_understood' });
    expect(() => read({ data: {} })).toThrow(refused);
  });

  test('can be signed with a secret that looks encoded and is not', () => {
    const odd = 'whsec_!!not base64!!';
    expect(read({}, { signedBy: odd, known: odd })).toHaveLength(1);
  });
});
