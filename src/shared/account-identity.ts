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
