import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';
import { KNOWN_SHOPS, SANDBOX_SHOP_NAME } from './license-shops.rules.ts';

const shopList = z
  .string()
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    ),
  ])
  .refine((names) => names.length > 0, { error: 'must name at least one shop' })
  .refine((names) => names.length === 1 || !names.includes(SANDBOX_SHOP_NAME), {
    error: 'names the sandbox beside a real shop: it sells for nothing, so it can only stand alone',
  })
  .refine((names) => names.every((name) => KNOWN_SHOPS.includes(name)), {
    error: `names a shop that is not known; known are: ${KNOWN_SHOPS.join(', ')}`,
  });

/** Which shops sell licenses, and how often a key may be guessed. */
export const licensesConfig = defineConfig({
  shops: {
    env: 'LICENSE_SHOPS',
    doc: 'The shops whose licenses are accepted, in the order in which they are asked, separated by commas.',
    schema: shopList,
    default: SANDBOX_SHOP_NAME,
  },
  testPurchases: {
    env: 'SHOP_TEST_PURCHASES',
    doc: 'Whether purchases in a real shop that cost nothing, because they only try the shop, open plans: `accept`, `refuse`, or `auto` (only while developing).',
    schema: z.enum(['auto', 'accept', 'refuse']),
    default: 'auto',
  },
  sandboxShop: {
    env: 'SANDBOX_SHOP',
    doc: 'Whether the sandbox shop, which gives licenses away to try the site, is open: `on`, `off`, or `auto` (while `SITE_URL` is empty or this machine, and to visitors on this machine alone).',
    schema: z.enum(['auto', 'on', 'off']),
    default: 'auto',
  },
  proof: {
    env: 'LICENSE_PROOF',
    doc: "What proves that a purchase is the visitor's: `email` (they know its email and key), or `code` (a code is mailed to that email and asked for; needs mail).",
    schema: z.enum(['email', 'code']),
    default: 'email',
  },
  attemptsPerAccount: {
    env: 'LICENSE_ATTEMPTS_PER_ACCOUNT',
    doc: 'How many times an account may fail to activate a license in 15 minutes.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '10',
  },
  attemptsPerAddress: {
    env: 'LICENSE_ATTEMPTS_PER_ADDRESS',
    doc: 'How many times all accounts of one address may fail to activate a license in 15 minutes.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '30',
  },
});
