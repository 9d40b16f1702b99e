import { describe, expect, test } from 'vitest';
import { GUMROAD_ROWS } from '../../../../../tests/fixtures/contract-rows/gumroad.ts';
import { startGumroadServer } from '../../../../../tests/support/shops/gumroad-server.ts';
import { createShopMessage } from '../test-shop-message.ts';
import { createGumroadWebhook } from './gumroad-webhook.ts';

const SECRET = 'a-long-secret-of-the-owner';
const KEY = '85DB562A-C11D4B06-A2335A6B-8C079166';

async function writePing({ resource = 'sale', facts = {} }: { resource?: string; facts?: object } = {}) {
  const server = await startGumroadServer();
  server.sales.set(KEY, { productId: 'p==', email: 'ada@example.com', facts: { ...facts } });
  const ping = server.ping(KEY, resource);
  await server.close();
  return { ping, seller: server.seller, sale: new URLSearchParams(ping).get('sale_id') };
}

describe('pings of Gumroad', () => {
  test.each(['refund', 'dispute', 'dispute_won'])(
    `of a %s ask to look again: ${GUMROAD_ROWS.pingForm}`,
    async (resource) => {
      const { ping, seller, sale } = await writePing({ resource });
      const webhook = createGumroadWebhook({ seller, secret: SECRET });
      expect(webhook.read(createShopMessage(ping, { query: { secret: SECRET } }))).toEqual([
        { reference: `sale:${sale}`, withdrawn: false },
      ]);
    },
  );

  test('of a sale that says refunded ask to look again; of a plain sale do not', async () => {
    const refunded = await writePing({ facts: { refunded: true } });
    const plain = await writePing();
    const webhook = createGumroadWebhook({ seller: '', secret: SECRET });
    const query = { secret: SECRET };
    expect(webhook.read(createShopMessage(refunded.ping, { query }))).toHaveLength(1);
    expect(webhook.read(createShopMessage(plain.ping, { query }))).toEqual([]);
    expect(webhook.read(createShopMessage('resource_name=refund', { query }))).toEqual([]);
  });

  test(`${GUMROAD_ROWS.pingUnsigned}`, async () => {
    const { ping, seller } = await writePing({ resource: 'refund' });
    const webhook = createGumroadWebhook({ seller, secret: SECRET });
    const refused = expect.objectContaining({ status: 401, code: 'shop.not_authentic' });
    const queries: Record<string, string>[] = [{}, { secret: '' }, { secret: `${SECRET}x` }];
    for (const query of queries) {
      expect(() => webhook.read(createShopMessage(ping, { query }))).toThrow(refused);
    }
    const foreign = new URLSearchParams(ping);
    foreign.set('seller_id', 'somebody-else==');
    const message = createShopMessage(foreign.toString(), { query: { secret: SECRET } });
    expect(() => webhook.read(message)).toThrow(refused);
  });
});
