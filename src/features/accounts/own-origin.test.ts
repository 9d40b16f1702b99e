import { describe, expect, it } from 'vitest';
import { assertOwnOrigin, cameByHttps, readOwnOrigin } from './own-origin.ts';

const anyAddress = { siteUrl: '', trustedProxies: 0 };
const behindProxy = { siteUrl: '', trustedProxies: 1 };
const fixed = { siteUrl: 'https://dreams.example/', trustedProxies: 0 };

function ask(headers: Record<string, string>, url = 'http://localhost:3000/api/auth/sign-in/email'): Request {
  return new Request(url, { method: 'POST', headers });
}

describe("the site's own origin", () => {
  it('is SITE_URL when that is set', () => {
    expect(readOwnOrigin(ask({ Host: 'evil.example' }), fixed)).toBe('https://dreams.example');
  });

  it('is the address that the visitor used otherwise', () => {
    expect(readOwnOrigin(ask({ Host: '127.0.0.1:3000' }), anyAddress)).toBe('http://127.0.0.1:3000');
    expect(readOwnOrigin(ask({}), anyAddress)).toBe('http://localhost:3000');
  });

  it('is what our own proxy says, and only that', () => {
    const headers = {
      Host: 'inner:3000',
      'X-Forwarded-Host': 'dreams.example',
      'X-Forwarded-Proto': 'https',
    };
    expect(readOwnOrigin(ask(headers), behindProxy)).toBe('https://dreams.example');
    expect(readOwnOrigin(ask(headers), anyAddress)).toBe('http://inner:3000');
    const forged = { ...headers, 'X-Forwarded-Host': 'evil.example, dreams.example' };
    expect(readOwnOrigin(ask(forged), behindProxy)).toBe('https://dreams.example');
  });

  it('is never made of a host that is none', () => {
    for (const host of ['a/b', 'user@evil.example', 'evil.example?', '', 'a b'])
      expect(readOwnOrigin(ask({ 'X-Forwarded-Host': host }), behindProxy)).toBe('http://localhost:3000');
  });
});

describe('requests that change something', () => {
  const foreign = expect.objectContaining({ status: 403, code: 'auth.foreign_origin' });

  it('come from the same address, whichever the visitor uses', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      assertOwnOrigin(ask({ Host: host, Origin: `http://${host}` }), anyAddress);
    assertOwnOrigin(ask({ Host: 'dreams.example', Origin: 'https://dreams.example' }), anyAddress);
    assertOwnOrigin(ask({ Origin: 'https://dreams.example' }), fixed);
  });

  it('do not come from another site, another port or a page without an origin', () => {
    for (const origin of ['https://evil.example', 'http://localhost:3001', 'null', 'nonsense', ''])
      expect(() => assertOwnOrigin(ask({ Host: 'localhost:3000', Origin: origin }), anyAddress)).toThrow(
        foreign,
      );
    for (const origin of ['http://dreams.example', 'http://localhost:3000'])
      expect(() => assertOwnOrigin(ask({ Origin: origin }), fixed)).toThrow(foreign);
  });

  it('may come without an Origin from a tool, not from a browser on another site', () => {
    assertOwnOrigin(ask({}), anyAddress);
    assertOwnOrigin(ask({ 'Sec-Fetch-Site': 'same-origin' }), anyAddress);
    for (const site of ['cross-site', 'same-site'])
      expect(() => assertOwnOrigin(ask({ 'Sec-Fetch-Site': site }), anyAddress)).toThrow(foreign);
  });
});

describe('whether a visitor came by https', () => {
  const page = (address: string) => ({ Host: 'dreams.example', Origin: address });

  it('is said by SITE_URL, by our own proxy, or by the page that asks', () => {
    expect(cameByHttps(ask({}), fixed)).toBe(true);
    expect(
      cameByHttps(ask(page('https://dreams.example')), { ...fixed, siteUrl: 'http://dreams.example' }),
    ).toBe(false);
    expect(cameByHttps(ask({ 'X-Forwarded-Proto': 'https' }), behindProxy)).toBe(true);
    expect(cameByHttps(ask(page('https://dreams.example')), anyAddress)).toBe(true);
    const referer = { Host: 'dreams.example', Referer: 'https://dreams.example/history' };
    expect(cameByHttps(ask(referer), anyAddress)).toBe(true);
  });

  it('is not said by a page of another host, by one without https, or by nobody', () => {
    for (const address of ['https://evil.example', 'http://dreams.example', 'null', ''])
      expect(cameByHttps(ask(page(address)), anyAddress), address).toBe(false);
    expect(cameByHttps(ask({}), anyAddress)).toBe(false);
    expect(cameByHttps(ask({ 'X-Forwarded-Proto': 'https' }), anyAddress)).toBe(false);
  });
});
