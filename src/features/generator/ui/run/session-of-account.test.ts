import { describe, expect, it } from 'vitest';
import { createSessionOfAccount } from './session-of-account.ts';

describe('the tokens of one account', () => {
  const asked: string[] = [];
  const session = {
    getToken: async () => `${asked.push('get')}`,
    refreshToken: async () => `${asked.push('refresh')}`,
  };

  it('are those of the tab while the account is there', async () => {
    const here = createSessionOfAccount(session, () => true);
    expect([await here.getToken(), await here.refreshToken()]).toEqual(['1', '2']);
  });

  it('are none, and not asked for, when somebody else is', async () => {
    asked.length = 0;
    const gone = createSessionOfAccount(session, () => false);
    expect([await gone.getToken(), await gone.refreshToken()]).toEqual([null, null]);
    expect(asked).toEqual([]);
  });
});
