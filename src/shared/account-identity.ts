const BEARER = /^Bearer +(\S+) *$/i;

/** What every key of the API begins with, and no identity token. */
export const KEY_MARK = 'ds_';

/** The token in an Authorization header; undefined where there is none. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** The key in an Authorization header, whether it works or not; undefined for another token, and for none. */
export function keyIn(authorization: string | undefined): string | undefined {
  const token = tokenIn(authorization);
  return token?.startsWith(KEY_MARK) ? token : undefined;
}

/** A signed-in caller, as their identity token says. */
export interface AccountIdentity {
  id: string;
  email: string;
  /** Whether its owner has shown that mail reaches them there; missing means no. */
  emailVerified?: boolean;
  /** Says which sign-in the token came from, so that it can be seen whether that still lives. */
  sessionId: string;
  /** The key of a program that acts for the account; missing when its owner is signed in. */
  spender?: Spender;
}

/** What spends an account's credits in its owner's place. */
export interface Spender {
  id: string;
  /** The most that it may spend in a UTC day; null for no end but the balance. */
  dailyCap: number | null;
}

/** Reads who calls from an Authorization header. */
export interface AccountGuard {
  /**
   * Checks the token, and that the sign-in it came from was not ended meanwhile: a token by itself
   * outlives a sign-out, a new password and the account.
   * @throws {AppError} 401 without a valid token of a living sign-in.
   */
  identifyLiving(authorization: string | undefined): Promise<AccountIdentity>;
}
