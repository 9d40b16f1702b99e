import { describe, expect, it } from 'vitest';
import { createObservable } from '../../../shared/observable.ts';
import type { SessionState } from '../../accounts/ui/account-session.types.ts';
import type { UserStatus } from '../user-status.types.ts';
import { createAccountStatusStore } from './account-status-store.ts';
import { GUEST, type Identity } from './identity-store.ts';

const EMAIL = 'ada@example.com';
const booster: UserStatus = {
  name: 'ada',
  email: EMAIL,
  plan: 'Booster',
  credits: 5437,
  yellowToolDailyCredits: 0,
  yellowToolPlanExpiresAt: null,
  isGuest: false,
  licenses: [],
};

interface Question {
  answer(status: unknown): void;
  fail(): void;
}

/** A server whose answers a test gives by hand, and a clock that stands still. */
function setUp(start: SessionState = { kind: 'signed-in', email: EMAIL }) {
  const session = createObservable<SessionState>(() => start);
  const identity = createObservable<Identity | null>(() => (start.kind === 'signed-out' ? GUEST : null));
  const time = { value: 0 };
  const questions: Question[] = [];
  const sleepers: { milliseconds: number; wake: () => void }[] = [];
  const logged: string[] = [];
  let signOuts = 0;
  const store = createAccountStatusStore({
    identity,
    leaveAccount: () => {
      signOuts += 1;
      identity.set(GUEST);
    },
    session,
    fetchStatus: () =>
      new Promise((resolve, reject) =>
        questions.push({ answer: resolve, fail: () => reject(new Error('API Error: Bad Gateway')) }),
      ),
    clock: { now: () => time.value },
    wait: (milliseconds) => new Promise((wake) => sleepers.push({ milliseconds, wake })),
    log: (message) => logged.push(message),
  });
  const status = () => {
    const now = identity.getSnapshot();
    return now?.kind === 'account' ? now.status : undefined;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answerLast = async (answer: unknown) => {
    questions.at(-1)?.answer(answer);
    await settled();
  };
  const failLast = async () => {
    questions.at(-1)?.fail();
    await settled();
  };
  return {
    store,
    session,
    identity,
    time,
    questions,
    sleepers,
    logged,
    status,
    settled,
    answerLast,
    failLast,
    signOuts: () => signOuts,
  };
}

describe('the status of an account', () => {
  it('ROLE-06: is asked for when somebody is signed in, and null until it came', async () => {
    const { identity, questions, answerLast } = setUp();
    expect(identity.getSnapshot()).toEqual({ kind: 'account', email: EMAIL, status: null });
    expect(questions).toHaveLength(1);
    await answerLast(booster);
    expect(identity.getSnapshot()).toEqual({ kind: 'account', email: EMAIL, status: booster });
  });

  it('ENT-04: is not asked for by a guest', () => {
    const { identity, questions } = setUp({ kind: 'signed-out' });
    expect(identity.getSnapshot()).toEqual(GUEST);
    expect(questions).toEqual([]);
  });

  it('MODAL-14: nobody is named while it is not known who is here', () => {
    const { identity, questions } = setUp({ kind: 'loading' });
    expect(identity.getSnapshot()).toBeNull();
    expect(questions).toEqual([]);
  });

  it.each([
    { ...booster, isGuest: true },
    { ...booster, isGuest: undefined },
  ])('ENT-07: is never that of a guest, whatever the answer says', async (answer) => {
    const { status, answerLast } = setUp();
    await answerLast(answer);
    expect(status()?.isGuest).toBe(false);
  });

  it('is complete even if the answer is not', async () => {
    const { status, answerLast } = setUp();
    await answerLast({ credits: 70 });
    expect(status()).toEqual({
      ...booster,
      plan: 'Free Trial',
      credits: 70,
      yellowToolDailyCredits: 0,
    });
  });
});

describe('a status that does not come', () => {
  it('ENT-08, O-19: is logged, and the default values stand under the email', async () => {
    const { status, logged, failLast } = setUp();
    await failLast();
    expect(logged).toEqual(['The account status did not come.']);
    expect(status()).toMatchObject({
      email: EMAIL,
      plan: 'Free Trial',
      credits: 500,
      yellowToolDailyCredits: 200,
      isGuest: false,
    });
  });

  it('null is no status', async () => {
    const { status, answerLast } = setUp();
    await answerLast(null);
    expect(status()).toMatchObject({ plan: 'Free Trial', credits: 500 });
  });

  it('O-19: is asked for again when the visitor looks at the page', async () => {
    const { store, status, questions, failLast, answerLast } = setUp();
    await failLast();
    store.revisit();
    expect(questions).toHaveLength(2);
    await answerLast(booster);
    expect(status()).toEqual(booster);
  });

  it('is asked for again after a while, ever more rarely', async () => {
    const { status, sleepers, settled, failLast, answerLast } = setUp();
    for (let failures = 0; failures < 4; failures++) {
      await failLast();
      sleepers.at(-1)?.wake();
      await settled();
    }
    expect(sleepers.map(({ milliseconds }) => milliseconds)).toEqual([5_000, 15_000, 45_000, 60_000]);
    await answerLast(booster);
    expect(status()).toEqual(booster);
  });

  it('leaves the one that was there', async () => {
    const { store, status, answerLast, failLast } = setUp();
    await answerLast(booster);
    void store.refresh();
    await failLast();
    expect(status()).toEqual(booster);
  });
});

describe('what other answers bring', () => {
  it('T-16: green takes the credits and nothing else', async () => {
    const { store, status, answerLast } = setUp();
    await answerLast(booster);
    store.applyGreenCredits(5393);
    expect(status()).toEqual({ ...booster, credits: 5393 });
  });

  it('T-16: yellow takes the whole status, and it is an account’s', async () => {
    const { store, status, answerLast } = setUp();
    await answerLast(booster);
    store.apply({ ...booster, plan: 'Unlimited', yellowToolDailyCredits: 800, isGuest: true });
    expect(status()).toEqual({ ...booster, plan: 'Unlimited', yellowToolDailyCredits: 800 });
  });

  it('is newer than an answer on its way: that is asked for anew', async () => {
    const { store, status, questions, answerLast } = setUp();
    await answerLast(booster);
    void store.refresh();
    store.applyGreenCredits(5393);
    await answerLast(booster);
    expect(status()?.credits).toBe(5393);
    expect(questions).toHaveLength(3);
    await answerLast({ ...booster, credits: 5349 });
    expect(status()?.credits).toBe(5349);
  });

  it('only the answer to the latest question counts', async () => {
    const { store, status, questions, settled, answerLast } = setUp();
    void store.refresh();
    await answerLast(booster);
    questions[0]?.answer({ ...booster, credits: 1 });
    await settled();
    expect(status()).toEqual(booster);
  });

  it('means nothing to a guest', () => {
    const { store, identity, questions } = setUp({ kind: 'signed-out' });
    store.apply(booster);
    store.applyGreenCredits(1);
    store.revisit();
    expect(identity.getSnapshot()).toEqual(GUEST);
    expect(questions).toEqual([]);
  });
});

describe('who comes and goes', () => {
  it('MODAL-10: a guest who signs in becomes an account', async () => {
    const { session, identity, questions } = setUp({ kind: 'signed-out' });
    session.set({ kind: 'signed-in', email: EMAIL });
    expect(identity.getSnapshot()).toEqual({ kind: 'account', email: EMAIL, status: null });
    expect(questions).toHaveLength(1);
  });

  it('MODAL-15, O-43: an account that signs out becomes a guest, and late answers change nothing', async () => {
    const { session, identity, questions, settled, signOuts } = setUp();
    session.set({ kind: 'signed-out' });
    questions[0]?.answer(booster);
    await settled();
    expect(identity.getSnapshot()).toEqual(GUEST);
    expect(signOuts()).toBe(1);
  });

  it('O-43: a sign-in that ended between two visits is a sign-out too', () => {
    const { session, signOuts } = setUp({ kind: 'loading' });
    session.set({ kind: 'signed-out' });
    expect(signOuts()).toBe(1);
  });

  it('O-43: another account in its place takes nothing over', async () => {
    const { session, identity, answerLast, signOuts } = setUp();
    await answerLast(booster);
    session.set({ kind: 'signed-in', email: 'grace@example.com' });
    expect(signOuts()).toBe(1);
    expect(identity.getSnapshot()).toEqual({ kind: 'account', email: 'grace@example.com', status: null });
  });

  it('a guest stays one while another tab’s sign-in is looked at', () => {
    const { session, identity, signOuts } = setUp({ kind: 'signed-out' });
    session.set({ kind: 'loading' });
    expect(identity.getSnapshot()).toEqual(GUEST);
    session.set({ kind: 'signed-out' });
    expect(signOuts()).toBe(0);
  });
});

describe('looking at the page again', () => {
  it('asks for nothing while the status is fresh, and after a minute once more', async () => {
    const { store, time, questions, answerLast } = setUp();
    await answerLast(booster);
    store.revisit();
    expect(questions).toHaveLength(1);
    time.value = 61_000;
    store.revisit();
    expect(questions).toHaveLength(2);
  });
});
