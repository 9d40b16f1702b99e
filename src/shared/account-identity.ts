/** A signed-in caller, as their identity token says. */
export interface AccountIdentity {
  id: string;
  email: string;
  /** Whether its owner has shown that mail reaches them there; missing means no. */
  emailVerified?: boolean;
  /** Says which sign-in the token came from, so that it can be seen whether that still lives. */
  sessionId: string;
}

/** Reads who calls from an Authorization header. */
export interface AccountGuard {
  /**
   * Checks the token alone, without the database: for reading.
   * @throws {AppError} 401 without a valid token.
   */
  identify(authorization: string | undefined): Promise<AccountIdentity>;
  /**
   * Checks too that the sign-in was not ended meanwhile: for everything that changes something.
   * @throws {AppError} 401 without a valid token of a living sign-in.
   */
  identifyLiving(authorization: string | undefined): Promise<AccountIdentity>;
}
