import type { FoundLicense, KeyWord } from '../../../licenses/desk/license-desk.types.ts';
import type { Recheck } from '../../../licenses/shops/shops.types.ts';
import { findPlan } from '../../../plans/plans.rules.ts';

const SHOPS: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  giveaway: 'Given away',
  gumroad: 'Gumroad',
  'lemon-squeezy': 'Lemon Squeezy',
  polar: 'Polar',
};

export const showShop = (shop: string): string => SHOPS[shop] ?? shop;
export const showPlan = (planId: string): string => findPlan(planId).name;

/** Enough to know a key by; whoever needs all of it has it. */
export const showKey = ({ keyEnd }: Pick<FoundLicense, 'keyEnd'>): string => (keyEnd ? `…${keyEnd}` : '–');

const RECHECKS: Readonly<Record<Recheck | 'not-asked', string>> = {
  stands: 'The shop says that this license stands.',
  withdrawn: 'The shop took this purchase back, so the license has been taken back here, too.',
  unsure: 'The shop’s answer leaves it open, so nothing was changed. Please look at the order in the shop.',
  unreachable: 'The shop couldn’t be reached. We’ll ask again within the hour.',
  'not-asked': 'There’s no shop to ask about this license.',
};

export const showRecheck = (answer: Recheck | 'not-asked'): string => RECHECKS[answer];

const WITHDRAWALS = {
  refunded: 'the purchase was refunded',
  disputed: 'the payment is disputed',
  'switched-off': 'the key is switched off',
  expired: 'the key has expired',
  'used-up': 'the key was used as often as the shop allows',
} as const;

export function showKeyWord(word: KeyWord): string {
  const shop = showShop(word.shop);
  switch (word.outcome) {
    case 'valid':
      return `${shop}: it’s a key for ${showPlan(word.planId)} that works.`;
    case 'withdrawn':
      return `${shop}: ${WITHDRAWALS[word.reason]}.`;
    case 'unreachable':
      return `${shop}: it couldn’t be reached. Please try again in a few minutes.`;
    case 'unknown':
      return `${shop}: it doesn’t know this key.`;
  }
}
