import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { userStatusSchema } from '../user-status/user-status.schema.ts';

const DAY = 86_400_000;
const ORIGIN = 'http://localhost';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ SIGN_UP_CREDITS_PER_ADDRESS: '1000', AUTH_ATTEMPTS_PER_MINUTE: '1000' });
});

afterAll(async () => {
  await site.close();
});

const send = (path: string, init: RequestInit) => site.app.request(path, init);
const signUp = () => signUpClient(send, { origin: ORIGIN });

describe('POST /api/license/activate', () => {
  it('API-09, ACT-06, ENT-09: answers the updated user status with the new license in it', async () => {
    const ada = await signUp();
    const { body: receipt } = await ada.buy('booster');
    const { status, headers, body } = await ada.activate(` ${receipt.licenseKey} `, ada.email.toUpperCase());
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(userStatusSchema.parse(body)).toMatchObject({
      email: ada.email,
      plan: 'Booster',
      credits: 5500,
      isGuest: false,
      licenses: [
        {
          key: receipt.licenseKey,
          planName: 'Booster',
          creditsAdded: 5000,
          activationDate: new Date(site.clock.now()).toISOString(),
          expiresAt: null,
        },
      ],
    });
    expect((await ada.status()).body).toEqual(body);
  });

  it('ACT-13, BIZ-06: an Unlimited license opens the yellow tool', async () => {
    const ada = await signUp();
    const { body: receipt } = await ada.buy('unlimited');
    const { body } = await ada.activate(receipt.licenseKey);
    expect(body).toMatchObject({
      plan: 'Unlimited',
      credits: 500,
      yellowToolDailyCredits: 1000,
      yellowToolPlanExpiresAt: new Date(site.clock.now() + 30 * DAY).toISOString(),
    });
  });

  it('O-03: a wrong key, a wrong email and a used key are refused, each with its message', async () => {
    const [ada, eve] = await Promise.all([signUp(), signUp()]);
    const { body: receipt } = await ada.buy('premium');
    const wrongKey = await ada.activate('WRONG-KEY');
    const wrongEmail = await eve.activate(receipt.licenseKey);
    expect(wrongKey).toMatchObject({ status: 400, body: { code: 'license.not_accepted' } });
    expect(wrongEmail.body).toEqual({ ...wrongKey.body, requestId: expect.any(String) });
    await ada.activate(receipt.licenseKey);
    const again = await eve.activate(receipt.licenseKey, ada.email);
    expect(again).toMatchObject({ status: 409, body: { code: 'license.used' } });
    expect(JSON.stringify(again.body)).not.toContain(ada.email);
  });

  it.each([
    [{}, 'email: must be a text'],
    [{ email: 'ada@example.com' }, 'key: must be a text'],
    [{ email: '  ', key: 'KEY' }, 'email: is missing'],
    [{ email: 'ada@example.com', key: ['KEY'] }, 'key: must be a text'],
    [{ email: 'ada@example.com', key: 'K'.repeat(201) }, 'key: must have at most 200 characters'],
  ])('ACT-02, ACT-11: %j is refused with what is wrong with it', async (body, message) => {
    const ada = await signUp();
    const answer = await ada.call('POST', '/license/activate', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', message } });
  });

  it('ACT-12, API-13: nobody activates without being signed in', async () => {
    const body = JSON.stringify({ email: 'ada@example.com', key: 'KEY' });
    for (const authorization of ['', 'Bearer nonsense', 'Basic YTpi']) {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (authorization) headers.set('Authorization', authorization);
      const answer = await send('/api/license/activate', { method: 'POST', headers, body });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    }
  });

  it('ACT-12: a token outlives its sign-in for reading, but activates nothing', async () => {
    const ada = await signUp();
    const { body: receipt } = await ada.buy('booster');
    await ada.signOut();
    expect((await ada.activate(receipt.licenseKey)).status).toBe(401);
    await ada.signIn();
    expect((await ada.activate(receipt.licenseKey)).status).toBe(200);
  });

  it('O-03: the eleventh wrong key in a row has to wait', async () => {
    const ada = await signUp();
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await ada.activate(`WRONG-${attempt}`)).status).toBe(400);
    }
    const refusal = await ada.activate('WRONG-10');
    expect(refusal).toMatchObject({ status: 429, body: { code: 'license.too_many_attempts' } });
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('keys reach no log', async () => {
    const ada = await signUp();
    const { body: receipt } = await ada.buy('booster');
    await ada.activate(receipt.licenseKey);
    expect(site.logs.length).toBeGreaterThan(0);
    expect(site.logs.join('\n')).not.toContain(receipt.licenseKey);
  });
});
