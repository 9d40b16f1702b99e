import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { AccountEvents } from './account-events.types.ts';
import {
  createInvalidEmailError,
  createSignInRequiredError,
  createTakenEmailError,
  createWrongCredentialsError,
} from './accounts.errors.ts';
import { emailSchema, type issuedTokenSchema, type needsCodeSchema } from './accounts.schema.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { Answer, Visit } from './accounts.types.ts';
import { TOKEN_LIFE_SECONDS } from './guard/identity-tokens.ts';
import type { HashConcurrency } from './passwords/hash-concurrency.ts';
import type { KnownDevices } from './passwords/known-devices.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import { assertPasswordLength } from './passwords/password-length.ts';
import type { TryPassword } from './passwords/password-tries.ts';
import { readSignedIn, type SignedInUser, type SignInCompletion } from './sign-in-completion.ts';
import { askProvider, type ProviderRequest, readAnswer } from './sign-in-requests.ts';
import type { IdentityProvider } from './sign-in-sessions.ts';

interface Credentials {
  email: string;
  password: string;
}

type NeedsCode = z.infer<typeof needsCodeSchema>;
type IssuedToken = z.infer<typeof issuedTokenSchema>;

export interface AccountsUsecases {
  /** @throws {AppError} with the provider's words: 400 for a bad address or password, 422 for a taken address. */
  signUp(visit: Visit, credentials: Credentials): Promise<Answer<SignedInUser>>;
  /**
   * Signs in, or asks for the code of the second factor where the account has one.
   * @throws {AppError} 401 with one message for a wrong address and a wrong password; 429
   * `auth.too_many_passwords` after too many wrong ones.
   */
  signIn(visit: Visit, credentials: Credentials): Promise<Answer<SignedInUser | NeedsCode>>;
  /** Ends the sign-in of this browser; fine when there is none. */
  signOut(visit: Visit): Promise<Answer<{ success: true }>>;
  /** @throws {AppError} 401 `auth.required` when nobody is signed in in this browser. */
  issueToken(visit: Visit): Promise<Answer<IssuedToken>>;
  /** The public keys of identity tokens, as a JSON Web Key Set. */
  listPublicKeys(visit: Visit): Promise<unknown>;
}

interface AccountsUsecasesOptions {
  provider: IdentityProvider;
  passwords: PasswordHashing;
  hashConcurrency: HashConcurrency;
  store: Pick<AccountsStore, 'hasAccount' | 'findSignInWay' | 'findPasswordHash'>;
  tryPassword: TryPassword;
  devices: Pick<KnownDevices, 'find'>;
  completion: SignInCompletion;
  events: Pick<AccountEvents, 'note'>;
  /** Does what no answer waits for, so that its time tells nothing. */
  inBackground: (work: () => Promise<unknown>) => void;
}

const tokenSchema = z.object({ token: z.string() });

/** The provider’s answer to a right password where a code is asked for. */
const waitingSchema = z.object({ twoFactorRedirect: z.literal(true) });

export function createAccountsUsecases(options: AccountsUsecasesOptions): AccountsUsecases {
  const { provider, passwords, hashConcurrency, store, tryPassword, devices, completion } = options;
  const ask = (request: ProviderRequest) => askProvider(provider, request);
  return {
    async signUp(visit, credentials) {
      assertEmail(credentials);
      assertPasswordLength(credentials.password);
      const [name = ''] = credentials.email.split('@');
      const create = () => ask({ ...visit, path: '/sign-up/email', body: { ...credentials, name } });
      const response = await hashConcurrency.run(() => passwords.withHashReady(credentials.password, create));
      if (response.status === 422) await refuseTakenEmail(options, credentials.email);
      const signedUp = await readSignedIn(response);
      const passwordHash = await store.findPasswordHash(signedUp.body.user.email);
      return await completion.complete(visit, signedUp, passwordHash);
    },
    async signIn(visit, credentials) {
      assertEmail(credentials);
      const enter = () => ask({ ...visit, path: '/sign-in/email', body: { ...credentials } });
      const email = credentials.email.toLowerCase();
      const passwordHash = await store.findPasswordHash(email);
      const device = devices.find(visit.cookie, email, passwordHash);
      const entered = await tryPassword({ email, device }, async () => {
        const response = await hashConcurrency.run(enter).catch(async (error: unknown) => {
          // Nobody's sign-in can be written down once the account is deleted.
          if (await hasChanged(options, email, passwordHash)) throw createWrongCredentialsError();
          throw error;
        });
        if (response.status === 401) {
          await lookUpAlike(options, email);
          options.inBackground(() => noteWrongPassword(options, email));
        }
        const waits = waitingSchema.safeParse(await response.clone().json()).success;
        const answer = waits ? askForCode(response) : await readSignedIn(response);
        await completion.refuseOldPassword(visit, { email, passwordHash, cookies: answer.cookies });
        return answer;
      });
      return isSignedIn(entered) ? await completion.complete(visit, entered, passwordHash) : entered;
    },
    async signOut(visit) {
      const response = await ask({ ...visit, path: '/sign-out', body: {} });
      await readAnswer(response);
      return { body: { success: true }, cookies: response.headers.getSetCookie() };
    },
    async issueToken(visit) {
      const response = await ask({ ...visit, path: '/token' });
      if (response.status === 401) throw createSignInRequiredError();
      const { token } = tokenSchema.parse(await readAnswer(response));
      const email = z.string().parse(decodeJwt(token).email);
      return {
        body: { token, email, expiresInSeconds: TOKEN_LIFE_SECONDS },
        cookies: response.headers.getSetCookie(),
      };
    },
    listPublicKeys: async (visit) => readAnswer(await ask({ ...visit, path: '/jwks' })),
  };
}

async function hasChanged(
  { store }: AccountsUsecasesOptions,
  email: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  return (await store.findPasswordHash(email)) !== passwordHash;
}

function askForCode(response: Response): Answer<NeedsCode> {
  return { body: { needsCode: true }, cookies: response.headers.getSetCookie() };
}

function isSignedIn(answer: Answer<SignedInUser | NeedsCode>): answer is Answer<SignedInUser> {
  return 'user' in answer.body;
}

function assertEmail({ email }: Credentials): void {
  if (!emailSchema.safeParse(email).success) throw createInvalidEmailError();
}

/**
 * For an email with an account the provider asks the database once more than for one without. A hash
 * hides that from one look at the clock, not from the mean of many.
 */
async function lookUpAlike({ store }: AccountsUsecasesOptions, email: string): Promise<void> {
  const way = await store.findSignInWay(email);
  if (!way) await store.hasAccount(email);
}

async function noteWrongPassword({ store, events }: AccountsUsecasesOptions, email: string): Promise<void> {
  const way = await store.findSignInWay(email);
  if (way) await events.note('account.wrong-passwords', way.accountId);
}

/** Of two sign-ups at the same moment the later one fails in the database, without the reason. */
async function refuseTakenEmail({ store }: AccountsUsecasesOptions, email: string): Promise<void> {
  if (await store.hasAccount(email.toLowerCase())) throw createTakenEmailError();
}
