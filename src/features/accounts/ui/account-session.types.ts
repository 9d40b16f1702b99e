import type { Observable } from '../../../shared/observable.ts';

/** Who is signed in in this browser. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; email: string };

interface Credentials {
  email: string;
  password: string;
}

/** The browser's side of the identity provider. One per tab; other tabs follow. */
export interface AccountSession extends Observable<SessionState> {
  /** Rejects with an Error whose message the provider gave, or without a message. */
  signUp(credentials: Credentials): Promise<void>;
  /** @returns `needs-code` where the account has a second factor: then `enterCode` signs in. */
  signIn(credentials: Credentials): Promise<'needs-code' | undefined>;
  /** @param code of the second factor, after the password. */
  enterCode(code: string): Promise<void>;
  /** Opens the federated provider in a popup window; call it from a click. */
  signInWithPopup(): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The identity token for the product API, refreshed before it runs out; null when signed out, and
   * when it turns out that another account has been signed in in place of the one on the screen.
   */
  getToken(): Promise<string | null>;
  /** The same with a new token, although the old one should still do: the product API refused it. */
  refreshToken(): Promise<string | null>;
}
