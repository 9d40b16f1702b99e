import { expect, test } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createAccountRecords, FRESH_SIGN_IN_MS } from './account-records.usecases.ts';

const ADA = { id: 'ada', email: 'ada@example.com', sessionId: 'session' };

function openRecords({ hash, begun }: { hash?: string; begun?: number } = {}) {
  const clock = createTestClock();
  const counted: string[] = [];
  const records = createAccountRecords({
    store: {
      find: async () => undefined,
      findPasswordHash: async () => hash,
      findSignInTime: async () => begun,
      remove: async () => undefined,
    },
    isSuspended: async () => false,
    mayMail: async () => true,
    deletedSubjects: { note: async () => undefined },
    passwords: { verify: async ({ password }) => password === 'right' },
    hashConcurrency: { run: (work) => work() },
    tries: {
      take: async (key) => (counted.push(key) > 2 ? 60_000 : 0),
      giveBack: async () => void counted.pop(),
    },
    clock,
  });
  return { records, clock, counted };
}

test('an account with a password asks for it, whatever else is known', async () => {
  const { records, counted } = openRecords({ hash: 'hash', begun: Date.now() });
  for (const password of ['wrong', undefined]) {
    await expect(records.confirmOwner(ADA, password)).rejects.toMatchObject({
      code: 'account.wrong_password',
    });
  }
  await expect(records.confirmOwner(ADA, 'right')).rejects.toMatchObject({ status: 429 });
  counted.length = 0;
  await records.confirmOwner(ADA, 'right');
  expect(counted, 'the right one does not count').toEqual([]);
});

test('one without a password asks for a sign-in of a moment ago', async () => {
  const now = createTestClock().now();
  await openRecords({ begun: now - FRESH_SIGN_IN_MS }).records.confirmOwner(ADA, undefined);
  for (const begun of [now - FRESH_SIGN_IN_MS - 1, undefined]) {
    const { records } = openRecords({ begun });
    await expect(records.confirmOwner(ADA, 'right')).rejects.toMatchObject({ code: 'account.sign_in_again' });
  }
});

test('for Firebase it is the moment that the token tells', async () => {
  const { records, clock } = openRecords();
  const signedIn = (ago: number) => ({ ...ADA, sessionId: `firebase:${(clock.now() - ago) / 1000}` });
  await records.confirmOwner(signedIn(60_000), undefined);
  const refusal = records.confirmOwner(signedIn(FRESH_SIGN_IN_MS + 1000), undefined);
  await expect(refusal).rejects.toMatchObject({ code: 'account.sign_in_again' });
});
