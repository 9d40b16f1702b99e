import type { ServerResponse } from 'node:http';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import {
  isPlainFailure,
  type PlainFailure,
  type RecordedRequest,
  sendJson,
  sendPlainFailure,
  startRecordingServer,
} from '../recording-server.ts';

/** What Gumroad does instead of looking a key up. */
export type GumroadFailure = PlainFailure | 'over-limit' | 'broken' | 'other-product-id';

/** A sale as its seller knows it. */
export interface GumroadSale {
  productId: string;
  email: string;
  /** Only these have subscription fields; all others have `chargebacked`. */
  membership?: boolean;
  /** Merged into the purchase: what applies to this sale and is absent from others. */
  facts?: Record<string, unknown>;
  disabled?: boolean;
  accessExpired?: boolean;
  imported?: boolean;
}

export interface GumroadServer {
  /** What GUMROAD_URL takes. */
  readonly url: string;
  readonly seller: string;
  readonly requests: readonly RecordedRequest[];
  /** Keys and what they were sold for. */
  readonly sales: Map<string, GumroadSale>;
  /** How often each key was used, as the shop counts. */
  readonly uses: Map<string, number>;
  /** Product ids that it wants to be told otherwise. */
  readonly misnamed: Set<string>;
  fail(failure: GumroadFailure, times?: number): void;
  /** A ping as Gumroad sends it: a form, unsigned. */
  ping(key: string, resource?: string): string;
  close(): Promise<void>;
}

const SELLER = 'kL0psVL2admJSYRNs-OCMg==';

/** `POST /v2/licenses/verify` and the pings, by section 5.1 of the contract sheet. */
export async function startGumroadServer(): Promise<GumroadServer> {
  const failures = createPlannedFailures<GumroadFailure>();
  const sales = new Map<string, GumroadSale>();
  const uses = new Map<string, number>();
  const misnamed = new Set<string>();
  const server = await startRecordingServer((request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const [status, body] = answer(request, { sales, uses, misnamed });
    sendJson(response, status, body);
  });
  return {
    url: server.origin,
    seller: SELLER,
    requests: server.requests,
    sales,
    uses,
    misnamed,
    fail: failures.plan,
    ping: (key, resource) => writePing(key, sales.get(key), resource),
    close: server.close,
  };
}

const OTHER_PRODUCT_ID: [number, unknown] = [
  500,
  {
    success: false,
    message:
      "The 'product_id' parameter is required to verify the license for this product. Please set 'product_id' to '32-nPAicqbLj8B_WswVlMw==' in the request.",
  },
];

const refuse = (message: string): [number, unknown] => [404, { success: false, message }];

interface Records {
  sales: Map<string, GumroadSale>;
  uses: Map<string, number>;
  misnamed: Set<string>;
}

function answer(
  { method, address, text, body }: RecordedRequest,
  { sales, uses, misnamed }: Records,
): [number, unknown] {
  if (method !== 'POST' || address !== '/v2/licenses/verify') return [404, '<h1>Not found</h1>'];
  const fields = body === undefined ? Object.fromEntries(new URLSearchParams(text)) : (body as Fields);
  const key = fields.license_key ?? '';
  const sale = sales.get(key);
  if (misnamed.has(fields.product_id ?? '')) return OTHER_PRODUCT_ID;
  if (!sale || sale.productId !== fields.product_id) {
    return refuse('That license does not exist for the provided product.');
  }
  if (sale.disabled) return refuse('This license key has been disabled.');
  if (sale.accessExpired) {
    return refuse('Access to the purchase associated with this license has expired.');
  }
  const counted = (uses.get(key) ?? 0) + (fields.increment_uses_count === 'false' ? 0 : 1);
  uses.set(key, counted);
  if (sale.imported) {
    return [200, { success: true, uses: counted, imported_customer: describeImported(sale) }];
  }
  return [200, { success: true, uses: counted, purchase: describePurchase(key, sale) }];
}

type Fields = Partial<Record<string, string>>;

function describeImported({ email }: GumroadSale): object {
  return {
    id: 'iMp0rt==',
    email,
    purchase_email: email,
    created_at: '2026-01-05T19:38:56Z',
    product_name: 'Demo',
    price: null,
    is_imported_customer: true,
  };
}

function describePurchase(key: string, { productId, email, membership, facts = {} }: GumroadSale): object {
  const saleId = saleIdOf(key);
  return {
    seller_id: SELLER,
    product_id: productId,
    product_name: 'Demo',
    permalink: 'QMGY',
    short_product_id: 'QMGY',
    product_permalink: 'https://seller.gumroad.example/l/pencil',
    email,
    price: 2000,
    gumroad_fee: 200,
    currency: 'usd',
    quantity: 1,
    discover_fee_charged: false,
    can_contact: true,
    referrer: 'direct',
    card: { visual: null, type: null, bin: null, expiry_month: null, expiry_year: null },
    order_number: 524459935,
    sale_id: saleId,
    sale_timestamp: '2026-01-05T19:38:56Z',
    variants: '',
    license_key: key,
    is_multiseat_license: false,
    is_gift_receiver_purchase: false,
    refunded: false,
    disputed: false,
    dispute_won: false,
    id: saleId,
    created_at: '2026-01-05T19:38:56Z',
    custom_fields: [],
    ...(membership
      ? { subscription_ended_at: null, subscription_cancelled_at: null, subscription_failed_at: null }
      : { chargebacked: false }),
    ...facts,
  };
}

function saleIdOf(key: string): string {
  return `${Buffer.from(key).toString('base64url').slice(0, 22)}==`;
}

/** Booleans become words, nested fields get brackets, as in any form. */
function writePing(key: string, sale: GumroadSale | undefined, resource = 'sale'): string {
  if (!sale) throw new Error(`There is no sale of ${key}.`);
  const {
    card: _,
    custom_fields: __,
    variants: ___,
    ...fields
  } = describePurchase(key, sale) as Fields & {
    card: unknown;
  };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? ''));
  form.set('resource_name', resource);
  form.set('variants[Tier]', 'Pro');
  form.set('custom_fields[How did you find us?]', 'by chance');
  form.set('url_params[source]', 'pricing');
  return form.toString();
}

function sendFailure(failure: GumroadFailure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  if (failure === 'over-limit')
    response.writeHead(429, { 'Content-Type': 'text/plain' }).end('Retry later\n');
  if (failure === 'broken') response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>');
  if (failure === 'other-product-id') sendJson(response, ...OTHER_PRODUCT_ID);
}
