import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { userStatusSchema } from './user-status.schema.ts';

const DAY = 86_400_000;
const ORIGIN = 'http://localhost';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ SIGN_UP_CREDITS_PER_ADDRESS: '3' });
});

afterAll(async () => {
  await site.close();
});

const send = (path: string, init: RequestInit) => site.app.request(path, init);
const signUp = () => signUpClient(send, { origin: ORIGIN });

describe('GET /api/user/status', () => {
  it('API-08, ENT-03, O-13: answers the status of a new account', async () => {
    const ada = await signUp();
    const { status, headers, body } = await ada.status();
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).toEqual({
      name: ada.email.split('@')[0],
      email: ada.email,
      plan: 'Free Trial',
      credits: 500,
      creditsPerImage: 50,
      yellowToolDailyCredits: 0,
      yellowToolPlanExpiresAt: null,
      isGuest: false,
      licenses: [],
    });
    expect(userStatusSchema.parse(body)).toEqual(body);
  });

  it('API-13, O-10: is refused without a valid token', async () => {
    for (const authorization of ['', 'Bearer nonsense', 'Basic YTpi']) {
      const headers = new Headers(authorization ? { Authorization: authorization } : {});
      const answer = await send('/api/user/status', { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        message: expect.any(String),
        code: expect.any(String),
        requestId: answer.headers.get('X-Request-Id'),
      });
    }
  });

  it('ROLE-11, O-14: Unlimited runs for 30 days, then the earlier pack is back', async () => {
    const ada = await signUp();
    for (const plan of ['booster', 'unlimited']) {
      const { body } = await ada.buy(plan);
      expect((await ada.activate(body.licenseKey)).status).toBe(200);
      site.clock.advance(1000);
    }
    site.clock.advance(29 * DAY - 1000);
    await ada.signIn();
    expect((await ada.status()).body).toMatchObject({ plan: 'Unlimited', yellowToolDailyCredits: 1000 });
    site.clock.advance(DAY);
    await ada.signIn();
    expect((await ada.status()).body).toMatchObject({
      plan: 'Booster',
      credits: 5500,
      yellowToolDailyCredits: 0,
      yellowToolPlanExpiresAt: expect.any(String),
    });
  });

  it('O-13: the fourth new account of a day and address gets no welcome credits', async () => {
    site.clock.advance(DAY);
    const credits: number[] = [];
    for (let account = 0; account < 4; account++) {
      const client = await signUp();
      credits.push((await client.status()).body.credits);
    }
    expect(credits).toEqual([500, 500, 500, 0]);
  });
});
