import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';
import { KNOWN_SHOPS, SANDBOX_SHOP_NAME } from './shops/license-shops.rules.ts';

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
    doc: 'The shops whose licenses are accepted, separated by commas. They are asked in this order.',
    schema: shopList,
    default: SANDBOX_SHOP_NAME,
  },
  testPurchases: {
    env: 'SHOP_TEST_PURCHASES',
    doc: 'Whether free test purchases in a real shop activate plans: `accept`, `refuse`, or `auto` (in development only).',
    schema: z.enum(['auto', 'accept', 'refuse']),
    default: 'auto',
  },
  sandboxShop: {
    env: 'SANDBOX_SHOP',
    doc: 'Whether the sandbox shop, which gives licenses away to try the site, is open: `on`, `off`, or `auto` (to visitors on this machine alone, while `SITE_URL` is an address of this machine, or is empty and the site was started by `npm start`).',
    schema: z.enum(['auto', 'on', 'off']),
    default: 'auto',
  },
  proof: {
    env: 'LICENSE_PROOF',
    doc: 'How visitors prove that a purchase is theirs: `email` (they know its email and key) or `code` (they enter a code emailed to that address; needs `SMTP_URL`).',
    schema: z.enum(['email', 'code']),
    default: 'email',
  },
  attemptsPerAccount: {
    env: 'LICENSE_ATTEMPTS_PER_ACCOUNT',
    doc: 'How many failed license activations one account may have in 15 minutes.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '10',
  },
  attemptsPerAddress: {
    env: 'LICENSE_ATTEMPTS_PER_ADDRESS',
    doc: 'How many failed license activations one network address may have in 15 minutes.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '30',
  },
});
