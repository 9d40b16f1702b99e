import { describe, expect, it } from 'vitest';
import { licensesConfig } from '../licenses.config.ts';
import { isSandboxOpen } from './license-shops.rules.ts';

const auto = { shops: ['sandbox'], sandboxShop: 'auto' } as const;

describe('the sandbox shop', () => {
  it('is open by itself only on a site that is meant for this machine', () => {
    expect(isSandboxOpen(auto, true)).toBe(true);
    expect(isSandboxOpen(auto, false)).toBe(false);
  });

  it('can be opened and closed by its owner', () => {
    expect(isSandboxOpen({ ...auto, sandboxShop: 'on' }, false)).toBe(true);
    expect(isSandboxOpen({ ...auto, sandboxShop: 'off' }, true)).toBe(false);
  });

  it('is closed on a site that does not list it', () => {
    expect(isSandboxOpen({ shops: [], sandboxShop: 'on' }, true)).toBe(false);
  });
});

describe('LICENSE_SHOPS', () => {
  const problem = (text: string) => licensesConfig.shops.schema.safeParse(text).error?.issues[0]?.message;

  it('names shops in order, once each', () => {
    expect(licensesConfig.shops.schema.parse(' Sandbox, sandbox ')).toEqual(['sandbox']);
  });

  it('refuses shops that are not known, none at all, and the sandbox beside another', () => {
    expect(problem('corner-shop')).toMatch(/not known; known are: sandbox, gumroad, lemon-squeezy, polar/);
    expect(problem(' , ')).toMatch(/at least one/);
    expect(problem('sandbox,gumroad')).toMatch(/beside a real shop/);
  });
});
