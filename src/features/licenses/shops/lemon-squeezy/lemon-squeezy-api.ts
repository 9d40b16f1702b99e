import type { WithdrawalReason } from '../../licenses.types.ts';
import { askShop, readUnexpected, ShopFailure } from '../ask-shop.ts';
import {
  type KnownKey,
  knownKeySchema,
  type OrderAttributes,
  orderSchema,
  refusedKeySchema,
} from './lemon-squeezy-answer.schema.ts';
import { readRefusal } from './lemon-squeezy-purchase.rules.ts';

type LemonSqueezyAnswer =
  | { kind: 'key'; known: KnownKey }
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: WithdrawalReason };

interface LemonSqueezyAddress {
  /** Without a slash at its end. */
  url: string;
  timeoutMs?: number;
}

const ASKING = 'asking for a license';

/**
 * `POST /v1/licenses/validate`, which counts no activation.
 * https://docs.lemonsqueezy.com/api/license-api/validate-license-key
 * @throws {ShopFailure} when there is no answer that says anything of the key.
 */
export async function askForKey(
  { url, timeoutMs }: LemonSqueezyAddress,
  key: string,
): Promise<LemonSqueezyAnswer> {
  const answer = await askShop({
    address: `${url}/v1/licenses/validate`,
    body: new URLSearchParams({ license_key: key }),
    timeoutMs,
  });
  const known = knownKeySchema.safeParse(answer.body);
  if (known.success && (answer.status === 200 || answer.status === 400)) {
    return { kind: 'key', known: known.data };
  }
  // The only thing that we fill in is the key, so this is no key of theirs.
  if (answer.status === 422) return { kind: 'unknown' };
  const refused = refusedKeySchema.safeParse(answer.body);
  if (!refused.success || ![200, 400, 404].includes(answer.status)) throw readUnexpected(answer, ASKING);
  const reason = readRefusal(refused.data.error);
  if (reason === undefined) {
    throw new ShopFailure(
      'unreachable',
      `${ASKING} was refused (${answer.status}) for a reason that is not known`,
    );
  }
  return reason === 'unknown' ? { kind: 'unknown' } : { kind: 'refused', reason };
}

/**
 * `GET /v1/orders/{id}`: the only place that tells of a refund, for the key does not.
 * https://docs.lemonsqueezy.com/api/orders/retrieve-order
 * @throws {ShopFailure}
 */
export async function askForOrder(
  { url, timeoutMs }: LemonSqueezyAddress,
  { orderId, apiKey }: { orderId: string; apiKey: string },
): Promise<OrderAttributes> {
  const answer = await askShop({
    method: 'GET',
    address: `${url}/v1/orders/${orderId}`,
    headers: { Accept: 'application/vnd.api+json', Authorization: `Bearer ${apiKey}` },
    timeoutMs,
  });
  const order = orderSchema.safeParse(answer.body);
  if (answer.status !== 200 || !order.success) throw readUnexpected(answer, 'asking for an order');
  return order.data.data.attributes;
}
