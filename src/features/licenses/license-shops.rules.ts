import { isLoopbackHost } from '../../shared/loopback-host.ts';

export const SANDBOX_SHOP_NAME = 'sandbox';

/** The shops that a license can be checked with. */
export const KNOWN_SHOPS: readonly string[] = [SANDBOX_SHOP_NAME, 'gumroad', 'lemon-squeezy', 'polar'];

export interface ShopSettings {
  shops: readonly string[];
  sandboxShop: 'auto' | 'on' | 'off';
}

/**
 * Whether the site gives licenses away. By itself it does so only where nobody else can reach it.
 * @param siteUrl '' or an http(s) address.
 */
export function isSandboxOpen({ shops, sandboxShop }: ShopSettings, siteUrl: string): boolean {
  if (!shops.includes(SANDBOX_SHOP_NAME)) return false;
  return sandboxShop === 'auto' ? isThisMachine(siteUrl) : sandboxShop === 'on';
}

function isThisMachine(siteUrl: string): boolean {
  if (siteUrl === '') return true;
  return isLoopbackHost(new URL(siteUrl).hostname);
}
