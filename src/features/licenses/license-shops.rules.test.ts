import { describe, expect, it } from 'vitest';
import { isSandboxOpen } from './license-shops.rules.ts';
import { licensesConfig } from './licenses.config.ts';

const auto = { shops: ['sandbox'], sandboxShop: 'auto' } as const;

describe('the sandbox shop', () => {
  it.each([
    '',
    'http://localhost:3000',
    'http://studio.localhost',
    'http://127.0.0.1:80',
    'http://[::1]:3000',
  ])('is open by itself on this machine (SITE_URL=%s)', (siteUrl) => {
    expect(isSandboxOpen(auto, siteUrl)).toBe(true);
  });

  it.each([
    'https://dreamseed.example',
    'http://127.example.com',
    'http://localhost.example',
    'http://10.0.0.1',
  ])('is closed where others come (SITE_URL=%s)', (siteUrl) => {
    expect(isSandboxOpen(auto, siteUrl)).toBe(false);
  });

  it('can be opened and closed by its owner', () => {
    expect(isSandboxOpen({ ...auto, sandboxShop: 'on' }, 'https://dreamseed.example')).toBe(true);
    expect(isSandboxOpen({ ...auto, sandboxShop: 'off' }, '')).toBe(false);
  });

  it('is closed on a site that does not list it', () => {
    expect(isSandboxOpen({ shops: [], sandboxShop: 'on' }, '')).toBe(false);
  });
});

describe('LICENSE_SHOPS', () => {
  const problem = (text: string) => licensesConfig.shops.schema.safeParse(text).error?.issues[0]?.message;

  it('names shops in order, once each', () => {
    expect(licensesConfig.shops.schema.parse(' Sandbox, sandbox ')).toEqual(['sandbox']);
  });

  it('refuses shops that are not known, none at all, and the sandbox beside another', () => {
    expect(problem('corner-shop')).toMatch(/not known; known are: sandbox, gumroad, lemon-squeezy, polar$/);
    expect(problem(' , ')).toMatch(/at least one/);
    expect(problem('sandbox,gumroad')).toMatch(/beside a real shop/);
  });
});
