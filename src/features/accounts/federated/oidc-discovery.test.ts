import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createDiscovery } from './oidc-discovery.ts';
import { fetchProviderJson } from './provider-fetch.ts';

const ISSUER = 'https://id.example.com/tenant';
const DOCUMENT = {
  issuer: ISSUER,
  authorization_endpoint: 'https://id.example.com/authorize',
  token_endpoint: 'https://id.example.com/token',
  jwks_uri: 'https://id.example.com/keys',
};

function discoverFrom(document: unknown, issuer = ISSUER) {
  const asked: string[] = [];
  const clock = createTestClock();
  const discover = createDiscovery({
    issuer,
    clientId: 'our-site',
    clientSecret: 'secret: with a colon',
    clock,
    fetch: async (address) => {
      asked.push(address);
      return typeof document === 'string'
        ? new Response(document, { status: document === '' ? 404 : 200 })
        : Response.json(document);
    },
  });
  return { discover, asked, clock };
}

describe('finding the addresses of an OpenID provider', () => {
  it('asks when it needs them, and again after an hour', async () => {
    const { discover, asked, clock } = discoverFrom(DOCUMENT);
    expect(asked).toEqual([]);
    expect((await discover()).serverMetadata()).toMatchObject(DOCUMENT);
    await discover();
    expect(asked).toEqual([`${ISSUER}/.well-known/openid-configuration`]);
    clock.advance(3_600_000);
    await discover();
    expect(asked).toHaveLength(2);
  });

  it('refuses a document of somebody else, without https or without the addresses', async () => {
    const wrong = [
      { ...DOCUMENT, issuer: 'https://id.example.com' },
      { ...DOCUMENT, issuer: `${ISSUER}/` },
      { ...DOCUMENT, token_endpoint: 'http://id.example.com/token' },
      { ...DOCUMENT, userinfo_endpoint: 'http://id.example.com/me' },
      { ...DOCUMENT, jwks_uri: undefined },
      '<html>',
      '',
    ];
    for (const document of wrong) await expect(discoverFrom(document).discover()).rejects.toThrow();
  });

  it('takes Microsoft’s word for its issuer no more than anybody’s', async () => {
    const issuer = 'https://login.microsoftonline.com/common/v2.0';
    const document = { ...DOCUMENT, issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' };
    await expect(discoverFrom(document, issuer).discover()).rejects.toThrow(/calls itself/);
  });

  it('tries again after a failure', async () => {
    let isAway = true;
    const discover = createDiscovery({
      issuer: ISSUER,
      clientId: 'our-site',
      clientSecret: '',
      clock: createTestClock(),
      fetch: async () => {
        if (isAway) throw new TypeError('fetch failed');
        return Response.json(DOCUMENT);
      },
    });
    await expect(discover()).rejects.toThrow('fetch failed');
    isAway = false;
    expect((await discover()).serverMetadata().issuer).toBe(ISSUER);
  });
});

describe('asking the provider', () => {
  it('stops reading an answer without end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const asking = fetchProviderJson(async () => new Response(endless), `${ISSUER}/token`);
    await expect(asking).rejects.toThrow(/more than is reasonable/);
    expect(sent).toBeLessThan(10);
  });

  it('does not repeat an answer that it cannot read', async () => {
    const asking = fetchProviderJson(async () => new Response('ann@example.com'), `${ISSUER}/me`);
    await expect(asking).rejects.toThrow(/^The OpenID provider answered something else than JSON\.$/);
  });

  it('follows no redirects and sets a time limit', async () => {
    let init: RequestInit = {};
    await fetchProviderJson(async (_address, given) => {
      init = given;
      return Response.json({});
    }, `${ISSUER}/token`);
    expect(init.redirect).toBe('error');
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });
});
