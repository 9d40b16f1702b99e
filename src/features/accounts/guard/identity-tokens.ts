import type { Clock } from '../../../shared/clock.ts';
import type { NewSigningKey, SigningKeyStore } from './signing-keys.store.ts';

/** Short, because a token outlives the sign-in that it came from by at most this. */
export const TOKEN_LIFE_SECONDS = 15 * 60;
export const TOKEN_ALGORITHM = 'EdDSA';
/**
 * Who signs and who is meant. A name instead of an address: the keys belong to one site's database
 * anyway, and a site without SITE_URL has as many addresses as its visitors use.
 */
export const TOKEN_PARTY = 'dreamseed';

const DAY_SECONDS = 24 * 60 * 60;
const KEY_LIFE_SECONDS = 90 * DAY_SECONDS;
/** Long enough for every token that an old key signed, on servers whose clocks differ. */
export const KEY_GRACE_SECONDS = DAY_SECONDS;

interface SignIn {
  user: { email: string; emailVerified: boolean };
  session: { id: string };
}

/** The settings of Better Auth's token plugin: what a token says, for how long, and where its keys are. */
export function describeIdentityTokens(keys: SigningKeyStore, clock: Clock) {
  return {
    disableSettingJwtHeader: true,
    jwks: {
      keyPairConfig: { alg: TOKEN_ALGORITHM, crv: 'Ed25519' } as const,
      rotationInterval: KEY_LIFE_SECONDS,
      gracePeriod: KEY_GRACE_SECONDS,
    },
    jwt: {
      issuer: TOKEN_PARTY,
      audience: TOKEN_PARTY,
      definePayload: ({ user, session }: SignIn) => {
        const issuedAt = Math.floor(clock.now() / 1000);
        return {
          email: user.email,
          email_verified: user.emailVerified,
          sid: session.id,
          iat: issuedAt,
          exp: issuedAt + TOKEN_LIFE_SECONDS,
        };
      },
    },
    adapter: {
      getJwks: () => keys.list(),
      createJwk: (key: NewSigningKey) => keys.add(key),
    },
  };
}
