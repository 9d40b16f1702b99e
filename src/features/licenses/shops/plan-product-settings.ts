import { z } from 'zod';
import type { ConfigKey } from '../../../shared/config-keys.ts';

/** Longer than any shop's id. */
const LONGEST_ID = 200;

interface ProductSetting {
  /** The start of the variable, e.g. `GUMROAD_PRODUCT`. */
  env: string;
  /** Said of each plan, after "Which", e.g. `Gumroad product is`. */
  what: string;
  shape?: RegExp;
  /** What is said of a value of another shape. */
  shapeError?: string;
  /** Whether the shop writes its ids in small letters, however an owner typed them. */
  isLowerCase?: boolean;
}

/** The four settings that say which product of a shop is which plan. */
export function productSettings({
  env,
  what,
  shape = /^\S*$/,
  shapeError = 'must be an id',
  isLowerCase = false,
}: ProductSetting) {
  const settingOf = (plan: string): ConfigKey<string> => ({
    env: `${env}_${plan.toUpperCase()}`,
    doc: `Which ${what} the ${plan} plan.`,
    schema: z
      .string()
      .max(LONGEST_ID, shapeError)
      .refine((text) => text === '' || shape.test(text), { error: shapeError })
      .transform((text) => (isLowerCase ? text.toLowerCase() : text)),
    default: '',
  });
  return {
    booster: settingOf('Booster'),
    premium: settingOf('Premium'),
    professional: settingOf('Professional'),
    unlimited: settingOf('Unlimited'),
  };
}

/** A secret of a shop, '' when it is not set. */
export function secretSetting(env: string, doc: string, shortest: number): ConfigKey<string> {
  return {
    env,
    doc,
    secret: true,
    schema: z.union([
      z.literal(''),
      z.string().min(shortest, { error: `must have at least ${shortest} characters` }),
    ]),
    default: '',
  };
}

/** Where a shop's API is; tests and proxies put another address here. */
export function shopUrlSetting(env: string, shop: string, address: string): ConfigKey<string> {
  return {
    env,
    doc: `Where the API of ${shop} is.`,
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, '')),
    default: address,
  };
}
