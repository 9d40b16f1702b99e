import type { PlanId } from '../../plans/plans.types.ts';

/** What a shop calls a plan that it sells: a product, a variant or a benefit. */
export interface PlanProduct {
  planId: PlanId;
  product: string;
}

/** One setting for each plan that is sold; '' where the shop does not sell it. */
export interface ProductSettings {
  booster: string;
  premium: string;
  professional: string;
  unlimited: string;
}

/** The plans that a shop sells. */
export function listProducts({
  booster,
  premium,
  professional,
  unlimited,
}: ProductSettings): readonly PlanProduct[] {
  const all: PlanProduct[] = [
    { planId: 'BOOSTER', product: booster },
    { planId: 'PREMIUM', product: premium },
    { planId: 'PROFESSIONAL', product: professional },
    { planId: 'UNLIMITED', product: unlimited },
  ];
  return all.filter(({ product }) => product !== '');
}

/** A product that is named for two plans, which would make one of them free to choose; undefined when there is none. */
export function findRepeatedProduct(products: readonly PlanProduct[]): string | undefined {
  const names = products.map(({ product }) => product);
  return names.find((name, position) => names.indexOf(name) !== position);
}
