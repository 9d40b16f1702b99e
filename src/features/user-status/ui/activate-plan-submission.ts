import {
  type ActivationFields,
  type ActivationOutcome,
  describeGift,
  SIGNED_OUT_MESSAGE,
} from '../activation.rules.ts';
import { describeCodeRequest, readCodeRequest } from '../code-request.rules.ts';
import { accountStatus } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import type { ProductApi } from './api-client.types.ts';

export interface SubmissionEnvironment {
  api: ProductApi;
  /** Null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  /** The email of the account at the keyboard; null for a guest. */
  currentAccount: () => string | null;
  applyStatus: (status: UserStatus) => void;
}

/** Nobody is signed in, so nothing was asked of the server. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
  /** As the server would answer. */
  readonly status = 401;
}

/**
 * Activates a license for the account at the keyboard. The account's new status goes to the screen
 * even when the dialog that asked for it is gone by then, unless the account is gone too.
 * @param code what was mailed to the buyer; null asks for the activation, or for a code.
 * @throws {SignedOutError} without a request when nobody is signed in.
 */
export async function submitActivation(
  { email, key }: ActivationFields,
  code: string | null,
  { api, getToken, currentAccount, applyStatus }: SubmissionEnvironment,
): Promise<ActivationOutcome> {
  const account = currentAccount();
  if (account === null || (await getToken()) === null) throw new SignedOutError(SIGNED_OUT_MESSAGE);
  const answer = await api.call<UserStatus>({
    method: 'POST',
    path: '/license/activate',
    body: {
      email: email.trim(),
      key: key.trim(),
      ...(code === null ? {} : { code: code.replace(/\s/g, '') }),
    },
  });
  if (answer === null) throw new Error('The activation brought no status.');
  const request = readCodeRequest(answer);
  if (request) return { kind: 'code-asked', sentTo: request.sentTo, note: describeCodeRequest(request) };
  const status = accountStatus(answer);
  if (currentAccount() === account) applyStatus(status);
  return { kind: 'activated', gift: describeGift(status, key) };
}
