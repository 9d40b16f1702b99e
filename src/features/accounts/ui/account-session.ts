import { type Clock, systemClock } from '../../../shared/clock.ts';
import { createObservable } from '../../../shared/observable.ts';
import { browserStorage, type KeyValueStorage, type Log } from '../../../ui/browser-storage.ts';
import type { AccountSession, SessionState } from './account-session.types.ts';
import { createIdentityRequests, type IdentityRequests } from './identity-requests.ts';
import { type IdentityToken, isUsable, toIdentityToken } from './identity-token.ts';
import { openSignInPopup } from './sign-in-popup.ts';
import {
  clearSignedInHint,
  concernsSessionHint,
  hasSignedInHint,
  writeSignedInHint,
} from './signed-in-hint.ts';

interface AccountSessionOptions {
  requests: IdentityRequests;
  /** Where the hint lives that somebody signed in. */
  storage: KeyValueStorage;
  clock: Clock;
  /** Resolves when the federated provider has signed somebody in; opens its window at once. */
  openPopup: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  log: Log;
}

/** A session that can be told what happened outside of it. */
interface FollowingSession extends AccountSession {
  /** Finds out who is signed in; keeps asking while the provider does not answer. */
  resume(): Promise<void>;
  /** Another tab signed in or out. */
  followOtherTab(): void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const COOKIE_MISSING_MESSAGE =
  'Your browser didn’t save the sign-in. Please allow cookies for this site and try again.';

export function createAccountSession(options: AccountSessionOptions): FollowingSession {
  const { requests, storage, clock, openPopup, wait, log } = options;
  const state = createObservable<SessionState>(() =>
    hasSignedInHint(storage) ? { kind: 'loading' } : { kind: 'signed-out' },
  );
  let token: IdentityToken | null = null;
  let pending: Promise<string | null> | null = null;
  let isResuming = false;

  /** What was asked before this moment says nothing about the time after it. */
  const forget = (): void => {
    token = null;
    pending = null;
  };

  const end = (): void => {
    forget();
    clearSignedInHint(storage);
    if (state.getSnapshot().kind !== 'signed-out') state.set({ kind: 'signed-out' });
  };

  const accept = (next: IdentityToken): void => {
    token = next;
    const now = state.getSnapshot();
    if (now.kind === 'signed-in' && now.email === next.email) return;
    state.set({ kind: 'signed-in', email: next.email });
  };

  /** One request at a time, however many callers wait for a token. */
  const requestToken = (): Promise<string | null> => {
    const request = async (): Promise<string | null> => {
      const answer = await requests.token();
      if (pending !== mine) return getToken();
      if (answer === null) end();
      else accept(toIdentityToken(answer, clock.now()));
      return answer?.token ?? null;
    };
    const mine: Promise<string | null> = request().finally(() => {
      if (pending === mine) pending = null;
    });
    pending = mine;
    return mine;
  };

  const getToken = async (): Promise<string | null> => {
    if (state.getSnapshot().kind === 'signed-out') return null;
    if (token && isUsable(token, clock.now())) return token.value;
    return pending ?? requestToken();
  };

  const signedInEmail = (): string | null => {
    const now = state.getSnapshot();
    return now.kind === 'signed-in' ? now.email : null;
  };

  /** What a screen of one account asks for must not be done in the name of the next one. */
  const forSameAccount = async (ask: () => Promise<string | null>): Promise<string | null> => {
    const asking = signedInEmail();
    const value = await ask();
    return asking === null || asking === signedInEmail() ? value : null;
  };

  const resume = async (): Promise<void> => {
    if (isResuming) return;
    isResuming = true;
    for (let attempt = 0; state.getSnapshot().kind === 'loading'; attempt++) {
      try {
        await getToken();
      } catch (error) {
        log('It is not known yet who is signed in.', error);
        await wait(Math.min(FIRST_RETRY_MS * 3 ** attempt, LONGEST_RETRY_MS));
      }
    }
    isResuming = false;
  };

  /** The provider has said yes; its cookie must now be good for a token. */
  const begin = async (): Promise<void> => {
    forget();
    writeSignedInHint(storage, clock.now());
    const value = await requestToken().catch((error: unknown) => {
      log('Signed in, but there is no identity token yet.', error);
      state.set({ kind: 'loading' });
      void resume();
      return '';
    });
    if (value === null) throw new Error(COOKIE_MISSING_MESSAGE);
  };

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    getToken: () => forSameAccount(getToken),
    resume,
    refreshToken: () =>
      forSameAccount(async () =>
        state.getSnapshot().kind === 'signed-out' ? null : (pending ?? requestToken()),
      ),
    async signUp({ email, password }) {
      await requests.post('/sign-up/email', { email, password });
      await begin();
    },
    async signIn({ email, password }) {
      if ((await requests.post('/sign-in/email', { email, password })) === 202) return 'needs-code';
      await begin();
    },
    async enterCode(code) {
      await requests.post('/sign-in/code', { code });
      await begin();
    },
    async signInWithPopup() {
      await openPopup();
      await begin();
    },
    async signOut() {
      await requests.post('/sign-out', {});
      end();
    },
    followOtherTab() {
      if (!hasSignedInHint(storage)) return end();
      forget();
      if (state.getSnapshot().kind === 'signed-in') {
        requestToken().catch((error: unknown) =>
          log('Another tab signed in; it is not known yet as whom.', error),
        );
      } else {
        state.set({ kind: 'loading' });
        void resume();
      }
    },
  };
}

let ownSession: FollowingSession | undefined;

/** The session of this tab; only to be asked for in the browser. */
export function accountSession(): AccountSession {
  if (!ownSession) {
    const session = createAccountSession({
      requests: createIdentityRequests((input, init) => window.fetch(input, init)),
      storage: browserStorage,
      clock: systemClock,
      openPopup: () => openSignInPopup(window),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      log: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
    });
    window.addEventListener('storage', (event) => {
      if (concernsSessionHint(event)) session.followOtherTab();
    });
    // A page that comes back from the browser's memory slept through what other tabs did.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) session.followOtherTab();
    });
    void session.resume();
    ownSession = session;
  }
  return ownSession;
}
