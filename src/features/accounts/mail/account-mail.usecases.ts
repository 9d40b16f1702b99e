import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { AppError } from '../../../shared/app-error.ts';
import type { AccountEvents } from '../account-events.types.ts';
import {
  createConfirmedAlreadyError,
  createInvalidEmailError,
  createLinkExpiredError,
  createMailOffError,
  createNoMailboxError,
  createTooManyMailsError,
} from '../accounts.errors.ts';
import { emailSchema, type emailStatusSchema } from '../accounts.schema.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { Visit } from '../accounts.types.ts';
import type { KnownDevices } from '../passwords/known-devices.ts';
import type { PasswordResets } from '../passwords/password-resets.usecases.ts';
import { askProvider, askWhoIsSignedIn, readAnswer } from '../sign-in-requests.ts';
import type { IdentityProvider } from '../sign-in-sessions.ts';
import type { AccountMailer } from './account-mailer.ts';
import type { MayMail } from './unconfirmed-mails.ts';

type EmailStatus = z.infer<typeof emailStatusSchema>;

/** What somebody does with an account by mail. */
export interface AccountMailUsecases {
  /**
   * Mails a link to whoever owns the address, if there is an account with it. It resolves before
   * anything is looked up: neither the answer nor its time tells whether there is one.
   * @throws {AppError} 400 `auth.invalid_email`; 503 `auth.mail_off`.
   */
  requestPasswordReset(email: string): void;
  /**
   * Sets a new password by the token of such a link, signs everybody out, and counts the address as
   * verified: the mail reached its owner.
   * @returns a cookie: whoever has the mailbox has a device that the account knows, and every other device is
   * one from now on.
   * @throws {AppError} 400 `auth.link_expired` for a link that was used, ran out or is none; 400 for
   * a password of a bad length.
   */
  resetPassword(visit: Visit, order: { token: string; password: string }): Promise<{ cookies: string[] }>;
  /** @throws {AppError} 401 `auth.required`. */
  readEmailStatus(visit: Visit): Promise<EmailStatus>;
  /** Mails a new link to whoever is signed in, unless their address is verified. @throws {AppError} 401; 429; 503. */
  requestVerification(visit: Visit): Promise<EmailStatus>;
  /** The same for whoever just signed up, by the cookie of that, without anybody waiting for it. */
  welcome(visit: Visit, email: string): void;
  /** @throws {AppError} 400 `auth.link_expired`. */
  verifyEmail(visit: Visit, token: string): Promise<void>;
  /**
   * Mails what somebody could ask for themselves, for whoever runs the site.
   * @param email of the account, as it is stored.
   * @throws {AppError} 409 `auth.confirmed` for an address that is confirmed; 429; 503.
   */
  sendFor(kind: 'verification' | 'password-reset', account: { id: string; email: string }): Promise<void>;
  /** Does something once the answer to the request at hand has left. */
  inBackground(work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way that nobody waits for. */
  settled(): Promise<void>;
}

interface AccountMailUsecasesOptions {
  provider: IdentityProvider;
  store: Pick<AccountsStore, 'findSignInWay'>;
  /** Null on a site without mail. */
  mail: AccountMailer | null;
  mayMail: MayMail;
  devices: Pick<KnownDevices, 'remember'>;
  events: Pick<AccountEvents, 'note'>;
  /** Stands for the visitor where whoever runs the site asks; no link is made of it. */
  ownOrigin: string;
  resets: PasswordResets;
  /** What the button of the federated provider says. */
  providerLabel: string;
  /** Resolves when the answer to the request at hand has left; tests say when. */
  answerLeft?: () => Promise<unknown>;
  /** Told what went wrong where nobody waits. */
  onError: (error: unknown) => void;
}

const ANSWER_LEAVES_MS = 50;

/** The database may hold this process up; begun at once, the work would show in the time of the answer. */
const waitForAnswer = () => pause(ANSWER_LEAVES_MS);

/** Whoever runs the site may have confirmed the address meanwhile; then there is nothing to ask for. */
function unlessConfirmed(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'auth.email_already_verified') throw error;
}

const linkSchema = z.object({ email: z.string().toLowerCase() });

export function createAccountMailUsecases(options: AccountMailUsecasesOptions): AccountMailUsecases {
  const { provider, store, mail, mayMail, devices, resets, answerLeft = waitForAnswer, onError } = options;
  let background: Promise<unknown> = Promise.resolve();
  const inBackground = (work: () => Promise<unknown>): void => {
    const running = work().catch(onError);
    background = Promise.all([background, running]);
  };
  const inTurn = createTurns();
  const requireMail = (): AccountMailer => {
    if (!mail) throw createMailOffError();
    return mail;
  };
  const askForVerification = (visit: Visit, email: string) =>
    askProvider(provider, { ...visit, path: '/send-verification-email', body: { email } }).then(readAnswer);
  const sendVerification = async (present: AccountMailer, { id, email }: { id: string; email: string }) => {
    if ((await store.findSignInWay(email))?.emailVerified) throw createConfirmedAlreadyError();
    const mayPost =
      (await present.mayPost('verify-email', id)) && (await mayMail({ email, emailVerified: false }));
    if (mayPost) await askForVerification({ origin: options.ownOrigin, cookie: undefined }, email);
    return mayPost;
  };
  const sendReset = (present: AccountMailer, { email }: { email: string }) =>
    mailResetLink(options, present, email);
  return {
    requestPasswordReset(email) {
      if (!emailSchema.safeParse(email).success) throw createInvalidEmailError();
      const present = requireMail();
      inBackground(async () => {
        await answerLeft();
        await mailResetLink(options, present, email);
      });
    },
    async resetPassword({ cookie }, order) {
      const { email, passwordHash } = await resets.redeem(mail, order);
      return { cookies: [devices.remember(cookie, email, passwordHash)] };
    },
    async readEmailStatus(visit) {
      const { email, emailVerified } = await askWhoIsSignedIn(provider, visit);
      return { email, verified: emailVerified, canVerify: mail !== null && !emailVerified };
    },
    async requestVerification(visit) {
      const present = requireMail();
      const { id, email, emailVerified } = await askWhoIsSignedIn(provider, visit);
      if (emailVerified) return { email, verified: true, canVerify: false };
      await inTurn(async () => {
        const mayPost =
          (await present.mayPost('verify-email', id)) && (await mayMail({ email, emailVerified }));
        if (!mayPost) throw createTooManyMailsError();
        await askForVerification(visit, email);
      });
      return { email, verified: false, canVerify: true };
    },
    welcome(visit, email) {
      if (!mail) return;
      inBackground(async () => {
        if (await mayMail({ email, emailVerified: false }))
          await askForVerification(visit, email).catch(unlessConfirmed);
      });
    },
    async verifyEmail({ origin }, token) {
      const path = `/verify-email?${new URLSearchParams({ token })}`;
      await readLinkAnswer(await askProvider(provider, { origin, cookie: undefined, path }));
      // The link has proven whose it is.
      const { email } = linkSchema.parse(decodeJwt(token));
      const way = await store.findSignInWay(email);
      // The address is confirmed, whether that could be written down or not.
      if (way) await options.events.note('account.email-confirmed', way.accountId).catch(onError);
    },
    async sendFor(kind, { id, email }) {
      const present = requireMail();
      // Accounts that Firebase names have a placeholder, which is nobody's.
      if (email.endsWith('.invalid')) throw createNoMailboxError();
      const isSent = kind === 'verification' ? sendVerification : sendReset;
      if (!(await inTurn(() => isSent(present, { id, email })))) throw createTooManyMailsError();
    },
    inBackground: (work) =>
      inBackground(async () => {
        await answerLeft();
        await work();
      }),
    async settled() {
      await background;
    },
  };
}

/** Mails are counted before they are written; of many that are asked for at once each must see those before it. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Whoever has no password is told so instead of being given one: see docs/decisions/0011.
 * @returns whether a mail was written.
 */
async function mailResetLink(
  { store, resets, mayMail, providerLabel }: AccountMailUsecasesOptions,
  mail: AccountMailer,
  typed: string,
): Promise<boolean> {
  const email = typed.toLowerCase();
  const way = await store.findSignInWay(email);
  if (!way) return false;
  const { emailVerified } = way;
  // The account's own limit first: what it holds back is nothing to count for the mailbox.
  const mayPost = await mail.mayPost('reset-password', way.accountId);
  if (!mayPost || !(await mayMail({ email, emailVerified }))) return false;
  const owner = { id: way.accountId, email };
  return await (way.hasPassword ? resets.mailLink(mail, owner) : mail.postNoPassword(owner, providerLabel));
}

/** Codes of Better Auth that all mean: this link is good for nothing. */
const DEAD_LINK = new Set(['auth.invalid_token', 'auth.token_expired', 'auth.user_not_found']);

async function readLinkAnswer(response: Response): Promise<void> {
  await readAnswer(response).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw DEAD_LINK.has(String(code)) ? createLinkExpiredError() : error;
  });
}
