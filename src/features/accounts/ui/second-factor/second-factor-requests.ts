import type { z } from 'zod';
import type {
  backupCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '../../accounts.schema.ts';
import { accountSession } from '../account-session.ts';
import { readRefusal } from '../identity-requests.ts';

export type SecondFactorState = z.infer<typeof secondFactorSchema>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

const FAILURE = 'That didn’t work. Please try again.';

/** @throws {Error} with a message to show. */
async function ask<Answer>(path = '', body?: object): Promise<Answer> {
  const post = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/api/auth/second-factor${path}`, { ...post, cache: 'no-store' }).catch(
    (cause: unknown) => Promise.reject(new Error(FAILURE, { cause })),
  );
  if (!response.ok) throw new Error((await readRefusal(response)) || FAILURE);
  return (await response.json()) as Answer;
}

/** The site gave this device another sign-in; the token of the old one is refused from now on. */
async function withNewSignIn(change: Promise<unknown>): Promise<void> {
  await change;
  await accountSession().refreshToken();
}

export const secondFactorRequests = {
  read: () => ask<SecondFactorState>(),
  begin: (password: string) => ask<SecondFactorSetup>('/begin', { password }),
  turnOn: (code: string) => withNewSignIn(ask('/turn-on', { code })),
  turnOff: (password: string) => withNewSignIn(ask('/turn-off', { password })),
  renewBackupCodes: (password: string) =>
    ask<z.infer<typeof backupCodesSchema>>('/backup-codes', { password }),
};
