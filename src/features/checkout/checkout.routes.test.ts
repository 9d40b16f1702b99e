import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { sandboxReceiptSchema } from './checkout.schema.ts';

const order = { plan: 'booster', email: 'ada@example.com' };

let site: TestApp | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** On the owner's own machine, unless the test says otherwise. */
async function openSite(environment: Record<string, string> = {}) {
  const opened = await createTestApp({
    SITE_URL: 'http://localhost:3000',
    SANDBOX_SHOP: 'auto',
    ...environment,
  });
  site = opened;
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await opened.app.request('/api/checkout/sandbox', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
}

describe('POST /api/checkout/sandbox', () => {
  it('sells a test license to anybody on this machine', async () => {
    const buy = await openSite();
    const { status, body } = await buy({ plan: ' Unlimited ', email: ' Ada@Example.com ' });
    expect(status).toBe(200);
    expect(sandboxReceiptSchema.parse(body)).toEqual({
      licenseKey: expect.stringMatching(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/),
      planName: 'Unlimited',
      email: 'Ada@Example.com',
    });
  });

  it('is not there on a public site, unless its owner opens it', async () => {
    const buy = await openSite({ SITE_URL: 'https://dreamseed.example' });
    expect(await buy(order)).toMatchObject({ status: 404, body: { code: 'checkout.closed' } });
    await site?.close();
    const buyInTheOpen = await openSite({ SITE_URL: 'https://dreamseed.example', SANDBOX_SHOP: 'on' });
    expect((await buyInTheOpen(order)).status).toBe(200);
  });

  it('is not there on a site that says nothing of itself, whatever a request looks like', async () => {
    const buy = await openSite({ SITE_URL: '' });
    expect(await buy(order)).toMatchObject({ status: 404, body: { code: 'checkout.closed' } });
    expect(await buy(order, { Host: 'localhost' })).toMatchObject({ status: 404 });
    await site?.close();
    const buyInTheOpen = await openSite({ SITE_URL: '', SANDBOX_SHOP: 'on' });
    expect((await buyInTheOpen(order)).status).toBe(200);
  });

  it('that a proxy leads to sells to nobody any more, because everybody looks like this machine', async () => {
    const buy = await openSite();
    expect((await buy(order)).status).toBe(200);
    await site?.app.request('http://localhost/healthz', { headers: { Host: 'dreamseed.example' } });
    expect(await buy(order)).toMatchObject({ status: 404, body: { code: 'checkout.closed' } });
    expect(site?.logs.filter((line) => line.includes('a proxy stands before this site'))).toHaveLength(1);
  });

  it('that its owner forgot to close sells to nobody but this machine', async () => {
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
    const buy = await openSite();
    expect(await buy(order, elsewhere)).toMatchObject({ status: 404, body: { code: 'checkout.closed' } });
    const origin = { Origin: 'https://dreamseed.example' };
    expect(await buy(order, origin)).toMatchObject({ status: 404, body: { code: 'checkout.closed' } });
    await site?.close();
    const buyInTheOpen = await openSite({ SANDBOX_SHOP: 'on' });
    expect((await buyInTheOpen(order, elsewhere)).status).toBe(200);
  });

  it.each([
    [{ ...order, plan: 'free-trial' }, 404],
    [{ ...order, plan: 'gold' }, 404],
    [{ ...order, email: 'ada' }, 400],
    [{ plan: 'booster' }, 400],
    [{ email: 'ada@example.com' }, 400],
    [['booster'], 400],
    [null, 400],
  ])('%j is refused with %d', async (body, status) => {
    const buy = await openSite();
    expect(await buy(body)).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  it('pages of other sites buy nothing', async () => {
    const buy = await openSite();
    expect(await buy(order, { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { code: 'checkout.other_site' },
    });
    expect((await buy(order, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('one address gets only so many', async () => {
    const buy = await openSite({ SANDBOX_PURCHASES_PER_ADDRESS: '2' });
    expect([(await buy(order)).status, (await buy(order)).status, (await buy(order)).status]).toEqual([
      200, 200, 429,
    ]);
  });
});
