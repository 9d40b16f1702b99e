import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUMROAD_ROWS } from '../../../../tests/fixtures/contract-rows/gumroad.ts';
import { LEMON_SQUEEZY_ROWS } from '../../../../tests/fixtures/contract-rows/lemon-squeezy.ts';
import { POLAR_ROWS } from '../../../../tests/fixtures/contract-rows/polar.ts';
import { PROOF_ROWS } from '../../../../tests/fixtures/contract-rows/proof-of-purchase.ts';
import { signUpClient } from '../../../../tests/support/identity/account-client.ts';
import { type GumroadServer, startGumroadServer } from '../../../../tests/support/shops/gumroad-server.ts';
import {
  describeOrder,
  type LemonSqueezyServer,
  signLemonSqueezyMessage,
  startLemonSqueezyServer,
} from '../../../../tests/support/shops/lemon-squeezy-server.ts';
import {
  type PolarServer,
  signPolarMessage,
  startPolarServer,
} from '../../../../tests/support/shops/polar-server.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const BENEFIT = '00000000-0000-4000-8000-000000000001';
const PING_SECRET = 'a-long-secret-of-the-owner';
const LEMON_SECRET = 'lemon-signing-secret';
const POLAR_SECRET = 'polar_whs_0123456789abcdef';

const GUMROAD_KEY = '85DB562A-C11D4B06-A2335A6B-8C079166';
const LEMON_KEY = '38b1460a-5104-4067-a91d-77b872934d51';
const POLAR_KEY = 'DREAM-1C285B2D-6CE6-4BC7-B8BE-ADB6A7E304DA';

let gumroad: GumroadServer;
let lemon: LemonSqueezyServer;
let polar: PolarServer;
let site: TestApp;

beforeAll(async () => {
  gumroad = await startGumroadServer();
  lemon = await startLemonSqueezyServer();
  polar = await startPolarServer(() => site.clock.now());
  site = await createTestApp({
    SITE_URL: 'https://dreamseed.example',
    LICENSE_SHOPS: 'gumroad, lemon-squeezy, polar',
    GUMROAD_URL: gumroad.url,
    GUMROAD_PRODUCT_BOOSTER: 'booster-of-gumroad==',
    GUMROAD_WEBHOOK_SECRET: PING_SECRET,
    LEMON_SQUEEZY_URL: lemon.url,
    LEMON_SQUEEZY_STORE: '4711',
    LEMON_SQUEEZY_PRODUCT_PREMIUM: '100',
    LEMON_SQUEEZY_WEBHOOK_SECRET: LEMON_SECRET,
    POLAR_URL: polar.url,
    POLAR_ORGANIZATION: ORGANIZATION,
    POLAR_BENEFIT_UNLIMITED: BENEFIT,
    POLAR_WEBHOOK_SECRET: POLAR_SECRET,
    SIGN_UP_CREDITS_PER_ADDRESS: '1000',
    AUTH_ATTEMPTS_PER_MINUTE: '1000',
  });
});

afterAll(async () => {
  await site.close();
  await Promise.all([gumroad.close(), lemon.close(), polar.close()]);
});

const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'https://dreamseed.example' });
type Client = Awaited<ReturnType<typeof signUp>>;

async function write(shop: string, body: string, headers: Record<string, string> = {}, query = '') {
  const init = { method: 'POST', headers, body };
  const answer = await site.app.request(`/api/shops/${shop}/webhook${query}`, init);
  return { status: answer.status, body: await answer.json() };
}

const RECEIVED = { status: 200, body: { received: true } };

async function readOnlyLicense(client: Client) {
  const { body } = await client.status();
  return body.licenses[0] as { key: string; refund?: { creditsTaken: number } };
}

function sellLemon(email: string, key = LEMON_KEY, orderId = 9001) {
  lemon.licenses.set(key, {
    id: orderId,
    storeId: 4711,
    orderId,
    productId: 100,
    variantId: 1,
    email,
    status: 'inactive',
  });
}

const writeRefund = (orderId: number) => {
  const data = describeOrder(orderId, { storeId: 4711, status: 'refunded' });
  const { body, headers } = signLemonSqueezyMessage(LEMON_SECRET, { event: 'order_refunded', data });
  return write('lemon-squeezy', body, headers);
};

describe('shops that sell for the site', () => {
  it('O-03: each open their own plan, asked one after another', async () => {
    const ada = await signUp();
    gumroad.sales.set('85DB562A-C11D4B06-A2335A6B-00000001', {
      productId: 'booster-of-gumroad==',
      email: ada.email,
    });
    sellLemon(ada.email, 'lemon-key-of-ada', 1);
    polar.licenses.set('DREAM-OF-ADA', {
      id: 'lk-of-ada',
      organizationId: ORGANIZATION,
      benefitId: BENEFIT,
      email: ada.email,
      status: 'granted',
    });
    for (const key of ['85DB562A-C11D4B06-A2335A6B-00000001', 'lemon-key-of-ada', 'DREAM-OF-ADA']) {
      expect((await ada.activate(` ${key}\n`)).status).toBe(200);
    }
    const { body } = await ada.status();
    expect(body).toMatchObject({ credits: 20_500, yellowToolDailyCredits: 1000 });
    expect(body.licenses).toHaveLength(3);
  });

  it(`${PROOF_ROWS.emailNotRevealed}; ${PROOF_ROWS.usedOnce}`, async () => {
    const [ada, eve] = await Promise.all([signUp(), signUp()]);
    sellLemon(ada.email, 'lemon-key-of-two', 2);
    const stranger = await eve.activate('lemon-key-of-two');
    expect(stranger).toMatchObject({ status: 400, body: { code: 'license.not_accepted' } });
    expect(JSON.stringify(stranger.body)).not.toContain(ada.email);
    expect((await ada.activate('lemon-key-of-two')).status).toBe(200);
    expect(await eve.activate('lemon-key-of-two', ada.email)).toMatchObject({ status: 409 });
  });

  it('an outage of one does not hide another that knows the key, and uses nothing up', async () => {
    const ada = await signUp();
    polar.licenses.set('DREAM-OUTAGE', {
      id: 'lk-outage',
      organizationId: ORGANIZATION,
      benefitId: BENEFIT,
      email: ada.email,
      status: 'granted',
    });
    lemon.fail('broken', 1);
    expect((await ada.activate('DREAM-OUTAGE')).status).toBe(200);
    lemon.fail('broken', 1);
    const refusal = await ada.activate('nobody-knows-this');
    expect(refusal).toMatchObject({ status: 503, body: { code: 'license.shop_unreachable' } });
    expect(refusal.body).toMatchObject({
      message: expect.stringMatching(/couldn’t reach.*hasn’t been used.*try again/i),
    });
    expect(refusal.headers.get('Retry-After')).toBe('60');
    const logs = site.logs.join('\n');
    expect(logs).toContain('a shop needs attention');
    for (const secret of ['nobody-knows-this', 'DREAM-OUTAGE', ada.email]) expect(logs).not.toContain(secret);
  });
});

describe('POST /api/shops/{shop}/webhook', () => {
  it(`takes a refunded purchase back and says so: ${LEMON_SQUEEZY_ROWS.repeated}`, async () => {
    const ada = await signUp();
    sellLemon(ada.email);
    await ada.activate(LEMON_KEY);
    expect((await ada.status()).body).toMatchObject({ credits: 15_500, plan: 'Premium' });
    for (let times = 0; times < 3; times++) expect(await writeRefund(9001)).toEqual(RECEIVED);
    expect((await ada.status()).body).toMatchObject({ credits: 500, plan: 'Free Trial' });
    expect(await readOnlyLicense(ada)).toMatchObject({ key: LEMON_KEY, refund: { creditsTaken: 15_000 } });
    expect(await ada.activate(LEMON_KEY)).toMatchObject({ status: 400, body: { code: 'license.withdrawn' } });
  });

  it(`blocks a key whose refund came before its activation: ${LEMON_SQUEEZY_ROWS.refundUnseen}`, async () => {
    const ada = await signUp();
    sellLemon(ada.email, 'lemon-key-refunded', 77);
    expect(await writeRefund(77)).toEqual(RECEIVED);
    expect(await ada.activate('lemon-key-refunded')).toMatchObject({
      status: 400,
      body: { code: 'license.withdrawn' },
    });
  });

  it(`looks a ping up before anything happens: ${GUMROAD_ROWS.pingUnsigned}`, async () => {
    const ada = await signUp();
    gumroad.sales.set(GUMROAD_KEY, { productId: 'booster-of-gumroad==', email: ada.email });
    await ada.activate(GUMROAD_KEY);
    const ping = gumroad.ping(GUMROAD_KEY, 'refund');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const query = `?secret=${PING_SECRET}`;
    // A lie: the shop itself knows of no refund.
    expect(await write('gumroad', ping, form, query)).toEqual(RECEIVED);
    await site.services.licenseChecks.checkDue();
    expect((await ada.status()).body.credits).toBe(5500);
    const sale = gumroad.sales.get(GUMROAD_KEY);
    if (sale) sale.facts = { refunded: true };
    expect(await write('gumroad', ping, form, query)).toEqual(RECEIVED);
    await site.services.licenseChecks.checkDue();
    expect((await ada.status()).body.credits).toBe(500);
    expect(gumroad.uses.get(GUMROAD_KEY)).toBe(0);
  });

  it(`takes days back when the grant has ended, not when another remains: ${POLAR_ROWS.otherGrant}`, async () => {
    const ada = await signUp();
    const license = {
      id: 'lk-1',
      organizationId: ORGANIZATION,
      benefitId: BENEFIT,
      email: ada.email,
      status: 'granted' as const,
    };
    polar.licenses.set(POLAR_KEY, license);
    await ada.activate(POLAR_KEY);
    const revoke = () => {
      const data = { properties: { license_key_id: 'lk-1' } };
      const message = { type: 'benefit_grant.revoked', data, at: site.clock.now() };
      const { body, headers } = signPolarMessage(POLAR_SECRET, message);
      return write('polar', body, headers);
    };
    expect(await revoke()).toEqual(RECEIVED);
    await site.services.licenseChecks.checkDue();
    expect((await ada.status()).body).toMatchObject({ plan: 'Unlimited' });
    polar.licenses.set(POLAR_KEY, { ...license, status: 'revoked' });
    expect(await revoke()).toEqual(RECEIVED);
    await site.services.licenseChecks.checkDue();
    expect((await ada.status()).body).toMatchObject({ plan: 'Free Trial', yellowToolDailyCredits: 0 });
  });

  it('answers strangers 401, unknown shops 404 and long messages 413, and touches nothing', async () => {
    for (const shop of ['gumroad', 'lemon-squeezy', 'polar']) {
      expect(await write(shop, '{}')).toMatchObject({ status: 401, body: { code: 'shop.not_authentic' } });
    }
    for (const shop of ['sandbox', 'corner-shop', '__proto__']) {
      expect(await write(shop, '{}')).toMatchObject({ status: 404, body: { code: 'shop.no_webhook' } });
    }
    const large = 'x'.repeat(100_000);
    expect(await write('polar', large)).toMatchObject({ status: 413 });
  });

  it('leaves no secret in the log', () => {
    const logs = site.logs.join('\n');
    expect(logs).toContain('/api/shops/:shop/webhook');
    for (const secret of [PING_SECRET, LEMON_SECRET, POLAR_SECRET, GUMROAD_KEY, LEMON_KEY, POLAR_KEY]) {
      expect(logs).not.toContain(secret);
    }
  });
});
