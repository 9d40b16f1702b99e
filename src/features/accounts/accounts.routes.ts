import { type Context, Hono } from 'hono';
import { limitBody } from '../../platform/http/body-limit.ts';
import { callerAddress } from '../../platform/http/caller.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { createTooManyAttemptsError } from './accounts.errors.ts';
import {
  codeSchema,
  credentialsSchema,
  emailVerificationSchema,
  newPasswordSchema,
  ownPasswordSchema,
  passwordResetRequestSchema,
} from './accounts.schema.ts';
import type { Answer, Visit } from './accounts.types.ts';
import type { AccountsUsecases } from './accounts.usecases.ts';
import { answerPopup, redirectPopup } from './federated/federated-popup.ts';
import type { FederatedSignIn, PopupStep } from './federated/federated-sign-in.usecases.ts';
import type { AccountMailUsecases } from './mail/account-mail.usecases.ts';
import { assertOwnOrigin, cameByHttps, type OriginPolicy, readOwnOrigin } from './own-origin.ts';
import type { CodeSignIn } from './second-factor/code-sign-in.usecases.ts';
import type { SecondFactor } from './second-factor/second-factor.usecases.ts';
import { toCookieHeader } from './sign-in-requests.ts';

const LARGEST_BODY_BYTES = 16 * 1024;

interface AccountRoutesOptions {
  usecases: AccountsUsecases;
  byMail: AccountMailUsecases;
  federatedSignIn: FederatedSignIn;
  secondFactor: SecondFactor & CodeSignIn;
  /** All by the caller's network. */
  limits: {
    /** Tries at signing up or in. */
    attempts: AttemptLimit;
    signUps: AttemptLimit;
    /** Requests for tokens, which honest pages need a few of. */
    tokens: AttemptLimit;
  };
  origins: OriginPolicy;
}

/** Everything under /api/auth. Other addresses of the identity provider are not reachable. */
export function createAccountRoutes(options: AccountRoutesOptions): Hono {
  const { usecases } = options;
  const routes = new Hono();
  routes.use('/api/auth/*', limitBody(LARGEST_BODY_BYTES), setNoStore);

  routes.post('/api/auth/sign-up/email', async (c) => {
    const visit = await admitAttempt(c, options);
    await count(c, options, options.limits.signUps);
    const credentials = await readJson(c.req.raw, credentialsSchema);
    const signedUp = await usecases.signUp(visit, credentials);
    options.byMail.welcome({ ...visit, cookie: toCookieHeader(signedUp.cookies) }, credentials.email);
    return answer(c, options, signedUp);
  });
  routes.post('/api/auth/sign-in/email', async (c) => {
    const visit = await admitAttempt(c, options);
    const entered = await usecases.signIn(visit, await readJson(c.req.raw, credentialsSchema));
    return answer(c, options, entered, 'user' in entered.body ? 200 : 202);
  });
  routes.post('/api/auth/sign-out', async (c) => {
    const visit = admit(c, options);
    return answer(c, options, await usecases.signOut(visit));
  });
  routes.get('/api/auth/token', async (c) => {
    const visit = admit(c, options);
    await count(c, options, options.limits.tokens);
    return answer(c, options, await usecases.issueToken(visit));
  });
  routes.get('/api/auth/jwks', async (c) => c.json(await usecases.listPublicKeys(readVisit(c, options))));
  addSecondFactorRoutes(routes, options);
  addMailRoutes(routes, options);
  addPopupRoutes(routes, options);
  return routes;
}

function addSecondFactorRoutes(routes: Hono, options: AccountRoutesOptions): void {
  const { secondFactor } = options;
  const readCode = async (c: Context) => (await readJson(c.req.raw, codeSchema)).code;
  const readPassword = async (c: Context) => (await readJson(c.req.raw, ownPasswordSchema)).password;
  routes.post('/api/auth/sign-in/code', async (c) => {
    const visit = await admitAttempt(c, options);
    return answer(c, options, await secondFactor.enterCode(visit, await readCode(c)));
  });
  routes.get('/api/auth/second-factor', async (c) => c.json(await secondFactor.read(admit(c, options))));
  routes.post('/api/auth/second-factor/begin', async (c) => {
    const visit = await admitAttempt(c, options);
    return c.json(await secondFactor.begin(visit, await readPassword(c)));
  });
  routes.post('/api/auth/second-factor/turn-on', async (c) => {
    const visit = await admitAttempt(c, options);
    return answer(c, options, await secondFactor.turnOn(visit, await readCode(c)));
  });
  routes.post('/api/auth/second-factor/turn-off', async (c) => {
    const visit = await admitAttempt(c, options);
    return answer(c, options, await secondFactor.turnOff(visit, await readPassword(c)));
  });
  routes.post('/api/auth/second-factor/backup-codes', async (c) => {
    const visit = await admitAttempt(c, options);
    return c.json(await secondFactor.renewBackupCodes(visit, await readPassword(c)));
  });
}

function addMailRoutes(routes: Hono, options: AccountRoutesOptions): void {
  const { byMail } = options;
  routes.post('/api/auth/request-password-reset', async (c) => {
    await admitAttempt(c, options);
    byMail.requestPasswordReset((await readJson(c.req.raw, passwordResetRequestSchema)).email);
    return c.json({ success: true }, 202);
  });
  routes.post('/api/auth/reset-password', async (c) => {
    const visit = await admitAttempt(c, options);
    const { cookies } = await byMail.resetPassword(visit, await readJson(c.req.raw, newPasswordSchema));
    return answer(c, options, { body: { success: true }, cookies });
  });
  routes.get('/api/auth/email', async (c) => c.json(await byMail.readEmailStatus(admit(c, options))));
  routes.post('/api/auth/send-verification-email', async (c) => {
    const visit = await admitAttempt(c, options);
    return c.json(await byMail.requestVerification(visit), 202);
  });
  routes.post('/api/auth/verify-email', async (c) => {
    const visit = await admitAttempt(c, options);
    await byMail.verifyEmail(visit, (await readJson(c.req.raw, emailVerificationSchema)).token);
    return c.json({ success: true });
  });
}

/** Failures here are pages too: the popup must tell its opener and close, whatever happened. */
function addPopupRoutes(routes: Hono, options: AccountRoutesOptions): void {
  const { federatedSignIn } = options;
  routes.get('/api/auth/federated/start', async (c) => {
    return await answerStep(c, options, async () => federatedSignIn.start(await admitAttempt(c, options)));
  });
  routes.get('/api/auth/callback/federated', async (c) => {
    const { search } = new URL(c.req.url);
    return await answerStep(c, options, () => federatedSignIn.finish(readVisit(c, options), search));
  });
}

async function answerStep(
  c: Context,
  options: AccountRoutesOptions,
  takeStep: () => Promise<PopupStep>,
): Promise<Response> {
  const { next, cookies } = await takeStep().catch(options.federatedSignIn.fail);
  const response = 'address' in next ? redirectPopup(next.address) : answerPopup(next.outcome);
  for (const cookie of secured(cookies, c, options)) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** @throws {AppError} 403 from another site, 429 after too many tries. */
async function admitAttempt(c: Context, options: AccountRoutesOptions): Promise<Visit> {
  const visit = admit(c, options);
  await count(c, options, options.limits.attempts);
  return visit;
}

/** @throws {AppError} 429 beyond the limit, with the time to wait. */
function count(c: Context, { origins }: AccountRoutesOptions, limit: AttemptLimit): Promise<void> {
  const network = toVisitorNetwork(callerAddress(c, origins.trustedProxies));
  return takeOrRefuse(limit, network, createTooManyAttemptsError);
}

/** @throws {AppError} 403 from another site. */
function admit(c: Context, options: AccountRoutesOptions): Visit {
  assertOwnOrigin(c.req.raw, options.origins);
  return readVisit(c, options);
}

function readVisit(c: Context, { origins }: AccountRoutesOptions): Visit {
  return { origin: readOwnOrigin(c.req.raw, origins), cookie: c.req.header('Cookie') };
}

function answer<Body extends object>(
  c: Context,
  options: AccountRoutesOptions,
  { body, cookies }: Answer<Body>,
  status: 200 | 202 = 200,
): Response {
  for (const cookie of secured(cookies, c, options)) c.header('Set-Cookie', cookie, { append: true });
  return c.json(body, status);
}

/** A site without SITE_URL learns from each request whether its visitor came by https. */
function secured(cookies: string[], c: Context, { origins }: AccountRoutesOptions): string[] {
  if (!cameByHttps(c.req.raw, origins)) return cookies;
  return cookies.map((cookie) => (/;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`));
}

async function setNoStore(c: Context, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}
