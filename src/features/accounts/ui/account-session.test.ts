import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { SIGNED_IN_HINT_KEY } from '../signed-in-hint.rules.ts';
import { createAccountSession } from './account-session.ts';
import type { SessionState } from './account-session.types.ts';
import type { IdentityRequests } from './identity-requests.ts';
import type { TokenAnswer } from './identity-token.ts';

const MINUTE = 60_000;
const ada = { email: 'ada@example.com', password: 'correct horse' };

interface SetUp {
  isHinted?: boolean;
}

/** An identity provider whose answers a test gives by hand where their moment matters. */
function setUp({ isHinted = false }: SetUp = {}) {
  const storage = createMemoryStorage();
  if (isHinted) storage.setItem(SIGNED_IN_HINT_KEY, '1');
  const time = { value: Date.UTC(2026, 10, 21, 12) };
  const posts: { path: string; body: unknown }[] = [];
  const waits: number[] = [];
  const provider = {
    signedInAs: null as string | null,
    tokensMade: 0,
    refusal: null as Error | null,
    tokenFailures: 0,
    asksForCode: false,
    popup: async (): Promise<void> => {},
  };
  const makeToken = (): TokenAnswer | null => {
    if (provider.tokenFailures > 0) {
      provider.tokenFailures -= 1;
      throw new TypeError('Failed to fetch');
    }
    if (provider.signedInAs === null) return null;
    provider.tokensMade += 1;
    return { token: `token-${provider.tokensMade}`, email: provider.signedInAs, expiresInSeconds: 900 };
  };
  const requests: IdentityRequests = {
    async post(path, body) {
      posts.push({ path, body });
      if (provider.refusal) throw provider.refusal;
      if (provider.asksForCode && path === '/sign-in/email') return 202;
      provider.signedInAs = path === '/sign-out' ? null : ada.email;
      return 200;
    },
    token: async () => makeToken(),
  };
  const session = createAccountSession({
    requests,
    storage,
    clock: { now: () => time.value },
    openPopup: () => provider.popup(),
    wait: async (milliseconds) => void waits.push(milliseconds),
    log: () => {},
  });
  const states: SessionState['kind'][] = [];
  session.subscribe(() => states.push(session.getSnapshot().kind));
  return { session, storage, time, posts, waits, provider, requests, states };
}

describe('before anything is asked', () => {
  it('ENT-04: a browser without a hint holds a guest, and no token is asked for', async () => {
    const { session, provider } = setUp();
    provider.signedInAs = ada.email;
    await session.resume();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
    expect(await session.getToken()).toBeNull();
    expect(await session.refreshToken()).toBeNull();
    expect(provider.tokensMade).toBe(0);
  });

  it('MODAL-14: with a hint it is loading, never signed out in between', async () => {
    const { session, provider, states } = setUp({ isHinted: true });
    provider.signedInAs = ada.email;
    expect(session.getSnapshot()).toEqual({ kind: 'loading' });
    await session.resume();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-in', email: ada.email });
    expect(states).toEqual(['signed-in']);
  });

  it('a hint that is out of date is taken away', async () => {
    const { session, storage } = setUp({ isHinted: true });
    await session.resume();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).toBeNull();
  });

  it('keeps asking, ever more rarely, while the provider cannot be reached', async () => {
    const { session, provider, waits } = setUp({ isHinted: true });
    provider.signedInAs = ada.email;
    provider.tokenFailures = 5;
    await session.resume();
    expect(session.getSnapshot().kind).toBe('signed-in');
    expect(waits).toEqual([1_000, 3_000, 9_000, 27_000, 30_000]);
  });
});

describe('signing in and up', () => {
  it('MODAL-17: calls the provider and leaves a hint for the next visit', async () => {
    const { session, storage, posts, states } = setUp();
    await session.signIn(ada);
    expect(posts).toEqual([{ path: '/sign-in/email', body: ada }]);
    expect(states).toEqual(['signed-in']);
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).not.toBeNull();
    expect(await session.getToken()).toBe('token-1');
  });

  it('MODAL-17: sign-up calls another address', async () => {
    const { session, posts } = setUp();
    await session.signUp(ada);
    expect(posts).toEqual([{ path: '/sign-up/email', body: ada }]);
    expect(session.getSnapshot()).toEqual({ kind: 'signed-in', email: ada.email });
  });

  it('MODAL-11: a refusal reaches the caller and changes nothing', async () => {
    const { session, storage, provider, states } = setUp();
    provider.refusal = new Error('Invalid email or password');
    await expect(session.signIn(ada)).rejects.toThrow('Invalid email or password');
    expect(states).toEqual([]);
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).toBeNull();
  });

  it('a browser that keeps no cookies is told so', async () => {
    const { session, storage, requests } = setUp();
    requests.token = async () => null;
    await expect(session.signIn(ada)).rejects.toThrow('Please allow cookies');
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).toBeNull();
  });

  it('a token that does not come at once is waited for', async () => {
    const { session, provider, states } = setUp();
    provider.tokenFailures = 2;
    await session.signIn(ada);
    await expect.poll(() => session.getSnapshot().kind).toBe('signed-in');
    expect(states).toEqual(['loading', 'signed-in']);
  });

  it('a popup signs in like the form', async () => {
    const { session, provider } = setUp();
    provider.popup = async () => {
      provider.signedInAs = 'grace@example.com';
    };
    await session.signInWithPopup();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-in', email: 'grace@example.com' });
  });

  it('O-41: a popup that fails changes nothing', async () => {
    const { session, provider, states } = setUp();
    provider.popup = () => Promise.reject(new Error(''));
    await expect(session.signInWithPopup()).rejects.toThrow('');
    expect(states).toEqual([]);
  });

  it('opens the popup before it returns: browsers allow no window later', () => {
    const { session, provider } = setUp();
    let isOpen = false;
    provider.popup = () => {
      isOpen = true;
      return new Promise(() => {});
    };
    void session.signInWithPopup();
    expect(isOpen).toBe(true);
  });
});

describe('tokens', () => {
  async function signedIn() {
    const all = setUp({ isHinted: true });
    all.provider.signedInAs = ada.email;
    await all.session.resume();
    return all;
  }

  it('MODAL-17: serve until shortly before they run out', async () => {
    const { session, time } = await signedIn();
    time.value += 13 * MINUTE;
    expect(await session.getToken()).toBe('token-1');
    time.value += MINUTE;
    expect(await session.getToken()).toBe('token-2');
  });

  it('are asked for once, however many callers wait', async () => {
    const { session, time, provider } = await signedIn();
    time.value += 20 * MINUTE;
    const tokens = await Promise.all([session.getToken(), session.refreshToken(), session.getToken()]);
    expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
    expect(provider.tokensMade).toBe(2);
  });

  it('are asked for anew when the API refused a fresh one', async () => {
    const { session } = await signedIn();
    expect(await session.refreshToken()).toBe('token-2');
    expect(await session.getToken()).toBe('token-2');
  });

  it('that are refused mean that the sign-in has ended', async () => {
    const { session, storage, provider } = await signedIn();
    provider.signedInAs = null;
    expect(await session.refreshToken()).toBeNull();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).toBeNull();
  });

  it('that cannot be had for want of a connection leave the sign-in alone', async () => {
    const { session, provider } = await signedIn();
    provider.tokenFailures = 1;
    await expect(session.refreshToken()).rejects.toThrow('Failed to fetch');
    expect(session.getSnapshot().kind).toBe('signed-in');
    expect(await session.refreshToken()).toBe('token-2');
  });

  it('of another account are not given to what the one before asked for', async () => {
    for (const ask of ['getToken', 'refreshToken'] as const) {
      const { session, time, provider } = await signedIn();
      time.value += 20 * MINUTE;
      provider.signedInAs = 'grace@example.com';
      expect(await session[ask]()).toBeNull();
      expect(session.getSnapshot()).toEqual({ kind: 'signed-in', email: 'grace@example.com' });
      expect(await session.getToken()).toBe('token-2');
    }
  });

  it('that arrive after a sign-out are thrown away', async () => {
    const { session, requests } = await signedIn();
    const { promise, resolve } = Promise.withResolvers<TokenAnswer | null>();
    requests.token = () => promise;
    const late = session.refreshToken();
    await session.signOut();
    resolve({ token: 'late', email: ada.email, expiresInSeconds: 900 });
    expect(await late).toBeNull();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
  });
});

describe('signing out', () => {
  it('MODAL-15: ends the session at the provider and forgets the token', async () => {
    const { session, storage, posts } = setUp();
    await session.signIn(ada);
    await session.signOut();
    expect(posts.at(-1)).toEqual({ path: '/sign-out', body: {} });
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
    expect(await session.getToken()).toBeNull();
    expect(storage.getItem(SIGNED_IN_HINT_KEY)).toBeNull();
  });

  it('does not pretend: while the provider cannot be told, the sign-in lives', async () => {
    const { session, provider } = setUp();
    await session.signIn(ada);
    provider.refusal = new Error('');
    await expect(session.signOut()).rejects.toThrow();
    expect(session.getSnapshot().kind).toBe('signed-in');
  });
});

describe('other tabs', () => {
  it('a sign-out there is one here', async () => {
    const { session, storage } = setUp();
    await session.signIn(ada);
    storage.removeItem(SIGNED_IN_HINT_KEY);
    session.followOtherTab();
    expect(session.getSnapshot()).toEqual({ kind: 'signed-out' });
  });

  it('a sign-in there is one here', async () => {
    const { session, storage, provider } = setUp();
    provider.signedInAs = ada.email;
    storage.setItem(SIGNED_IN_HINT_KEY, '2');
    session.followOtherTab();
    await expect.poll(() => session.getSnapshot()).toEqual({ kind: 'signed-in', email: ada.email });
  });

  it('another account there is another account here', async () => {
    const { session, storage, provider } = setUp();
    await session.signIn(ada);
    provider.signedInAs = 'grace@example.com';
    storage.setItem(SIGNED_IN_HINT_KEY, '3');
    session.followOtherTab();
    await expect.poll(() => session.getSnapshot()).toEqual({ kind: 'signed-in', email: 'grace@example.com' });
    expect(await session.getToken()).toBe('token-2');
  });
});
