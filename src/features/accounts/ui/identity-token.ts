/** What the identity provider answers when it is asked for an identity token. */
export interface TokenAnswer {
  token: string;
  email: string;
  expiresInSeconds: number;
}

/** An identity token, and until when it may be sent. */
export interface IdentityToken {
  value: string;
  email: string;
  /** Milliseconds since 1970 by this computer's clock, which may differ from the server's. */
  expiresAt: number;
}

/** So long before its end a token counts as used up: a request takes time to arrive. */
const MARGIN_MS = 60_000;

/** @param receivedAt milliseconds since 1970. */
export function toIdentityToken(answer: TokenAnswer, receivedAt: number): IdentityToken {
  const { token, email, expiresInSeconds } = answer;
  return { value: token, email, expiresAt: receivedAt + expiresInSeconds * 1000 };
}

export function isUsable(token: IdentityToken, now: number): boolean {
  return now < token.expiresAt - MARGIN_MS;
}

/** @throws {Error} for an answer that is something else. */
export function readTokenAnswer(answer: unknown): TokenAnswer {
  if (typeof answer === 'object' && answer !== null) {
    const { token, email, expiresInSeconds } = answer as Record<string, unknown>;
    if (typeof token === 'string' && typeof email === 'string' && typeof expiresInSeconds === 'number') {
      return { token, email, expiresInSeconds };
    }
  }
  throw new Error('The identity provider answered without a token.');
}
