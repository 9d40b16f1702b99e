import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

const text = z.string().trim();

/** What a provider says travels over this address, so only a provider on this machine may go without https. */
function isSafeIssuer(address: string): boolean {
  if (address === '') return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** How people sign up and sign in. */
export const accountsConfig = defineConfig({
  secret: {
    env: 'AUTH_SECRET',
    doc: 'The key that signs session cookies and encrypts the keys of identity tokens. Changing it signs everybody out.',
    schema: z.string().refine((secret) => secret === '' || secret.length >= 32, {
      error: 'must have at least 32 characters',
    }),
    default: '',
    defaultDoc: 'generated into `DATA_DIR`, or into Postgres for all its servers',
    secret: true,
  },
  googleClientId: {
    env: 'AUTH_GOOGLE_CLIENT_ID',
    doc: 'Signing in with Google: the client id. Google must know the address `SITE_URL/api/auth/callback/federated`.',
    schema: text,
    default: '',
    defaultDoc: 'off',
  },
  googleClientSecret: {
    env: 'AUTH_GOOGLE_CLIENT_SECRET',
    doc: 'Signing in with Google: the client secret.',
    schema: text,
    default: '',
    defaultDoc: 'off',
    secret: true,
  },
  oidcIssuer: {
    env: 'AUTH_OIDC_ISSUER',
    doc: 'Signing in with any other OpenID provider, in the place of Google: its issuer address, exactly as the provider writes it.',
    schema: text.refine(isSafeIssuer, { error: 'must be an https address' }),
    default: '',
    defaultDoc: 'off',
  },
  oidcClientId: {
    env: 'AUTH_OIDC_CLIENT_ID',
    doc: 'The client id at that provider.',
    schema: text,
    default: '',
  },
  oidcClientSecret: {
    env: 'AUTH_OIDC_CLIENT_SECRET',
    doc: 'The client secret at that provider; empty for a public client.',
    schema: text,
    default: '',
    secret: true,
  },
  oidcName: {
    env: 'AUTH_OIDC_NAME',
    doc: 'The provider’s name on the sign-in button.',
    schema: text.max(40),
    default: '',
    defaultDoc: 'the host of the issuer',
  },
  firebaseProjectId: {
    env: 'FIREBASE_PROJECT_ID',
    doc: 'Accept ID tokens of this Firebase project as bearer tokens of the product API. See docs/identity.md.',
    schema: text.regex(/^[a-z0-9-]*$/, { error: 'must be the id of a project, such as my-site-1a2b3' }),
    default: '',
    defaultDoc: 'off',
  },
  firebaseKeysUrl: {
    env: 'FIREBASE_KEYS_URL',
    doc: 'Where the public keys of those tokens are, as a JSON Web Key Set.',
    schema: text.refine(isSafeIssuer, { error: 'must be an https address' }),
    default: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    defaultDoc: "Google's",
  },
  signUpCreditsPerAddress: {
    env: 'SIGN_UP_CREDITS_PER_ADDRESS',
    doc: 'How many new accounts per network address get welcome credits in a UTC day.',
    schema: wholeNumberSetting(0, 1_000_000),
    default: '5',
  },
  attemptsPerMinute: {
    env: 'AUTH_ATTEMPTS_PER_MINUTE',
    doc: 'How often one network address may try to sign up or sign in per minute.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '20',
  },
  wrongPasswords: {
    env: 'AUTH_WRONG_PASSWORDS',
    doc: 'How many wrong passwords are allowed for one email in 15 minutes from devices that never signed in to it. A device that signed in before has its own count.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '10',
  },
});
