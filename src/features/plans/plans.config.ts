import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

const purchaseLink = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/, error: 'must be an https address' }),
]);

function purchaseLinkOf(plan: string) {
  return {
    env: `PURCHASE_LINK_${plan.toUpperCase()}`,
    doc: `Where the ${plan} plan is bought, once you have a shop.`,
    schema: purchaseLink,
    default: '',
    defaultDoc: 'the sandbox shop where there is one, else the contact page',
  };
}

/** Where visitors buy the plans. */
export const plansConfig = defineConfig({
  purchaseLinkBooster: purchaseLinkOf('Booster'),
  purchaseLinkPremium: purchaseLinkOf('Premium'),
  purchaseLinkProfessional: purchaseLinkOf('Professional'),
  purchaseLinkUnlimited: purchaseLinkOf('Unlimited'),
});
