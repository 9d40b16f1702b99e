import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type RecordingServer, sendJson, startRecordingServer } from '../recording-server.ts';

interface TokenOrder {
  claims: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** A server of public keys over real HTTP, and the private halves that sign. */
export interface JwksServer {
  url: string;
  /** How often it was asked for its keys. */
  asked(): number;
  /** Signs by the newest key, which is the only one that it names. */
  sign(order: TokenOrder): Promise<string>;
  /** Puts a new key in the place of the one before. */
  rotate(): Promise<void>;
  /** Answers 503 from now on, or its keys again. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
}

const HOUR_SECONDS = 3600;

export async function startJwksServer(): Promise<JwksServer> {
  let isAway = false;
  let newest = await makeKey(1);
  let made = 1;
  const server: RecordingServer = await startRecordingServer((_request, response) => {
    if (isAway) return sendJson(response, 503, { error: { message: 'Backend Error' } });
    sendJson(response, 200, { keys: [newest.jwk] }, { 'Cache-Control': `public, max-age=${HOUR_SECONDS}` });
  });
  return {
    url: `${server.origin}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
    asked: () => server.requests.length,
    sign: ({ claims, header }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: newest.kid, typ: 'JWT', ...header })
        .sign(newest.privateKey),
    async rotate() {
      made += 1;
      newest = await makeKey(made);
    },
    setAway(away) {
      isAway = away;
    },
    close: server.close,
  };
}

async function makeKey(number: number) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${number}`;
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwk };
}
