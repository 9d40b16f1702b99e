import type { WithdrawalReason } from '../../licenses.types.ts';
import { askShop, readUnexpected, ShopFailure } from '../ask-shop.ts';
import { type GumroadPurchase, gumroadFoundSchema, gumroadRefusedSchema } from './gumroad-answer.schema.ts';
import { readRefusal } from './gumroad-purchase.rules.ts';

export type GumroadAnswer =
  | { kind: 'purchase'; purchase: GumroadPurchase }
  /** Not of this product, or of a customer whom the seller brought along without a sale. */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: WithdrawalReason };

interface GumroadQuestion {
  /** Without a slash at its end. */
  url: string;
  product: string;
  key: string;
  timeoutMs?: number;
}

const ASKING = 'asking for a license';

/**
 * `POST /v2/licenses/verify`, without counting a use. https://gumroad.com/api#licenses
 * @throws {ShopFailure} when there is no answer that says anything of the key.
 */
export async function askGumroad({ url, product, key, timeoutMs }: GumroadQuestion): Promise<GumroadAnswer> {
  const answer = await askShop({
    address: `${url}/v2/licenses/verify`,
    body: new URLSearchParams({ product_id: product, license_key: key, increment_uses_count: 'false' }),
    timeoutMs,
  });
  if (answer.status === 200) {
    const found = gumroadFoundSchema.safeParse(answer.body);
    if (!found.success) throw readUnexpected(answer, ASKING);
    const { purchase } = found.data;
    if (purchase) return { kind: 'purchase', purchase };
    if (found.data.imported_customer) return { kind: 'unknown' };
    throw readUnexpected(answer, ASKING);
  }
  const refused = gumroadRefusedSchema.safeParse(answer.body);
  if (!refused.success) throw readUnexpected(answer, ASKING);
  if (answer.status === 404) return readNotFound(refused.data.message);
  if (answer.status === 500) {
    throw new ShopFailure('misconfigured', 'Gumroad wants another product id: compare GUMROAD_PRODUCT_…');
  }
  throw readUnexpected(answer, ASKING);
}

function readNotFound(message: string): GumroadAnswer {
  const reason = readRefusal(message);
  if (reason === undefined) {
    throw new ShopFailure('unreachable', `${ASKING} was answered 404 with a text that is not known`);
  }
  return reason === 'unknown' ? { kind: 'unknown' } : { kind: 'refused', reason };
}
