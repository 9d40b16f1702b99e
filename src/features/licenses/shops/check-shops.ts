import type { Clock } from '../../../shared/clock.ts';
import type { Verification } from '../licenses.types.ts';
import { describeUnseenRefunds, type OutsideShopSettings, openShops } from './shops.registry.ts';
import type { Shop, ShopTrouble } from './shops.types.ts';

/** How a shop stands, in a sentence that an owner can act on. */
interface ShopCheck {
  shop: string;
  state: 'ok' | 'failed';
  detail: string;
}

/** Has the shape of Gumroad's keys, so that each shop really is asked; nobody sells it. */
const KEY_OF_NOBODY = '00000000-00000000-00000000-00000000';

/**
 * Asks each shop that LICENSE_SHOPS names about a key that nobody has. Nothing is bought, and nothing is
 * used up. Never throws.
 * @returns nothing for a site with the sandbox alone.
 */
export async function checkShops(settings: OutsideShopSettings, clock: Clock): Promise<ShopCheck[]> {
  const checks: ShopCheck[] = [];
  for (const name of settings.shops) {
    const troubles: ShopTrouble[] = [];
    const onTrouble = (trouble: ShopTrouble) => troubles.push(trouble);
    try {
      const [shop] = openShops({ ...settings, shops: [name] }, { clock, onTrouble });
      if (!shop) continue;
      // What opening reported comes again in `describeShop`.
      troubles.length = 0;
      const verification = await shop.verify(KEY_OF_NOBODY);
      checks.push(describeShop(shop, verification, troubles));
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'it could not be opened.';
      checks.push({ shop: name, state: 'failed', detail });
    }
  }
  return checks;
}

function describeShop(
  { shop, refunds }: Shop,
  { outcome }: Verification,
  troubles: readonly ShopTrouble[],
): ShopCheck {
  const [trouble] = troubles;
  if (outcome !== 'unknown') {
    return { shop, state: 'failed', detail: `${trouble?.reason ?? 'it knows a key that nobody has'}.` };
  }
  switch (refunds) {
    case 'reported':
      return { shop, state: 'ok', detail: 'It answers, and reports refunds by itself.' };
    case 'asked':
      return { shop, state: 'ok', detail: 'It answers; refunds are noticed within a day.' };
    case 'unseen':
      return {
        shop,
        state: 'failed',
        detail: `It answers, but ${describeUnseenRefunds(shop)}.`,
      };
  }
}
