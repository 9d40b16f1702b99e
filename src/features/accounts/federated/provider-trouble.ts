import { ClientError } from 'openid-client';

/**
 * The library's errors carry the claims, which name a person, as their cause, and hide what our own
 * fetch threw behind "something went wrong". What comes out of here may be logged.
 */
export async function unwrapped<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.code === undefined && error.cause instanceof Error) throw error.cause;
    const detail = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new Error(`The OpenID provider's answer was refused: ${error.message}${detail}.`);
  }
}
