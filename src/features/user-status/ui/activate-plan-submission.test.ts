import { describe, expect, it } from 'vitest';
import type { UserStatus } from '../user-status.types.ts';
import { SignedOutError, submitActivation } from './activate-plan-submission.ts';
import type { ApiRequest, ProductApi } from './api-client.types.ts';

const ANSWER: UserStatus = {
  name: 'Ada',
  email: 'ada@example.com',
  plan: 'Booster',
  credits: 5500,
  yellowToolDailyCredits: 0,
  yellowToolPlanExpiresAt: null,
  isGuest: false,
  licenses: [
    { key: 'OLD', planName: 'Premium', creditsAdded: 15_000, activationDate: '2026-01-05', expiresAt: null },
    { key: 'MINE', planName: 'Booster', creditsAdded: 5000, activationDate: '2026-11-21', expiresAt: null },
  ],
};

function environment(answer: unknown = ANSWER) {
  const requests: ApiRequest[] = [];
  const applied: UserStatus[] = [];
  const state = { account: 'ada@example.com' as string | null, token: 'token' as string | null };
  const api: ProductApi = {
    call: async <Answer>(request: ApiRequest) => {
      requests.push(request);
      return answer as Answer;
    },
  };
  return {
    requests,
    applied,
    state,
    api,
    getToken: async () => state.token,
    currentAccount: () => state.account,
    applyStatus: (status: UserStatus) => void applied.push(status),
  };
}

const FIELDS = { email: ' ada@example.com ', key: '  MINE ' };

describe('submitting an activation', () => {
  it('ACT-04: posts exactly the email and the key, without the spaces around them', async () => {
    const wired = environment();
    await submitActivation(FIELDS, null, wired);
    expect(wired.requests).toEqual([
      { method: 'POST', path: '/license/activate', body: { email: 'ada@example.com', key: 'MINE' } },
    ]);
  });

  it('ACT-06, ACT-07: answers what the license brought and hands the status on', async () => {
    const wired = environment();
    expect(await submitActivation(FIELDS, null, wired)).toMatchObject({
      kind: 'activated',
      gift: { headline: '5,000 credits added' },
    });
    expect(wired.applied).toEqual([ANSWER]);
  });

  it.each([{ account: null }, { token: null }])('ACT-12: asks nothing for nobody, %j', async (missing) => {
    const wired = environment();
    Object.assign(wired.state, missing);
    await expect(submitActivation(FIELDS, null, wired)).rejects.toThrow(SignedOutError);
    expect(wired.requests).toEqual([]);
  });

  it('gives nobody the status of the account before them', async () => {
    const wired = environment();
    const slow: ProductApi = {
      call: async (request) => {
        wired.state.account = 'eve@example.com';
        return wired.api.call(request);
      },
    };
    await submitActivation(FIELDS, null, { ...wired, api: slow });
    expect(wired.applied).toEqual([]);
  });

  it('asks for the code that the site mailed, and sends it along', async () => {
    const asking = environment({ codeRequired: true, sentTo: 'ada@example.com', isNew: true, minutes: 10 });
    expect(await submitActivation(FIELDS, null, asking)).toEqual({
      kind: 'code-asked',
      sentTo: 'ada@example.com',
      note: 'The code works for 10 minutes.',
    });
    expect(asking.applied).toEqual([]);
    const wired = environment();
    await submitActivation(FIELDS, '012 345', wired);
    expect(wired.requests[0]?.body).toEqual({ email: 'ada@example.com', key: 'MINE', code: '012345' });
  });

  it('fails on an empty answer', async () => {
    await expect(submitActivation(FIELDS, null, environment(null))).rejects.toThrow();
  });
});
