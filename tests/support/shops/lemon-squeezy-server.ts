import { createHmac } from 'node:crypto';
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

/** What Lemon Squeezy does instead of looking a key up. */
export type LemonSqueezyFailure = PlainFailure | 'over-limit' | 'broken' | 'limit-reached' | 'not-ours';

/** A license key as its store knows it. */
export interface LemonSqueezyLicense {
  id: number;
  storeId: number;
  orderId: number;
  productId: number;
  variantId: number;
  email: string;
  status: 'inactive' | 'active' | 'expired' | 'disabled';
  activationLimit?: number;
  activationUsage?: number;
  expiresAt?: string;
  testMode?: boolean;
}

export interface LemonSqueezyServer {
  /** What LEMON_SQUEEZY_URL takes. */
  readonly url: string;
  readonly apiKey: string;
  readonly requests: readonly RecordedRequest[];
  readonly licenses: Map<string, LemonSqueezyLicense>;
  /** Order numbers and their status, e.g. `paid`, `refunded`, `partial_refund`. */
  readonly orders: Map<number, { storeId: number; status: string }>;
  fail(failure: LemonSqueezyFailure, times?: number): void;
  close(): Promise<void>;
}

const API_KEY = 'test-api-key-of-a-lemon-0123456789';

/** The license API and `GET /v1/orders/{id}`, by section 5.2 of the contract sheet. */
export async function startLemonSqueezyServer(): Promise<LemonSqueezyServer> {
  const failures = createPlannedFailures<LemonSqueezyFailure>();
  const licenses: LemonSqueezyServer['licenses'] = new Map();
  const orders: LemonSqueezyServer['orders'] = new Map();
  const server = await startRecordingServer((request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const [status, body] = request.address.startsWith('/v1/orders/')
      ? answerOrder(request, orders)
      : answerLicense(request, licenses);
    sendJson(response, status, body);
  });
  const { origin: url, requests, close } = server;
  return { url, apiKey: API_KEY, requests, licenses, orders, fail: failures.plan, close };
}

const CALLS = /^\/v1\/licenses\/(activate|validate|deactivate)$/;
const WORDS: Readonly<Record<string, string>> = {
  activate: 'activated',
  validate: 'valid',
  deactivate: 'deactivated',
};

function answerLicense(
  { method, address, text }: RecordedRequest,
  licenses: Map<string, LemonSqueezyLicense>,
): [number, unknown] {
  const call = CALLS.exec(address)?.[1];
  if (method !== 'POST' || call === undefined) return [404, { message: 'Not found' }];
  const key = new URLSearchParams(text).get('license_key');
  if (!key) {
    const errors = { license_key: ['The license key field is required.'] };
    return [422, { message: 'The license key field is required.', errors }];
  }
  const word = WORDS[call] ?? '';
  const license = licenses.get(key);
  if (!license) return [404, { [word]: false, error: 'license_key not found.' }];
  const described = describe(key, license);
  if (call === 'activate') {
    if (isFull(license)) {
      return [
        400,
        { activated: false, error: 'This license key has reached the activation limit.', ...described },
      ];
    }
    license.activationUsage = (license.activationUsage ?? 0) + 1;
    license.status = 'active';
  }
  const isGood = license.status === 'active' || license.status === 'inactive';
  const error = isGood ? null : `This license key is ${license.status}.`;
  return [isGood ? 200 : 400, { [word]: isGood, error, ...described, instance: null }];
}

function isFull({ activationLimit = 0, activationUsage = 0 }: LemonSqueezyLicense): boolean {
  return activationLimit > 0 && activationUsage >= activationLimit;
}

function describe(key: string, license: LemonSqueezyLicense): object {
  return {
    license_key: {
      id: license.id,
      status: license.status,
      key,
      activation_limit: license.activationLimit ?? null,
      activation_usage: license.activationUsage ?? 0,
      created_at: '2026-01-05T19:38:56.000000Z',
      expires_at: license.expiresAt ?? null,
      ...(license.testMode === undefined ? {} : { test_mode: license.testMode }),
    },
    meta: {
      store_id: license.storeId,
      order_id: license.orderId,
      order_item_id: license.orderId + 1,
      product_id: license.productId,
      product_name: 'Booster',
      variant_id: license.variantId,
      variant_name: 'Default',
      customer_id: 7,
      customer_name: 'Ada',
      customer_email: license.email,
    },
  };
}

function answerOrder(
  { headers, address }: RecordedRequest,
  orders: LemonSqueezyServer['orders'],
): [number, unknown] {
  if (headers.authorization !== `Bearer ${API_KEY}`) {
    return [401, { errors: [{ detail: `Unauthenticated: ${headers.authorization}`, status: '401' }] }];
  }
  const id = Number(address.slice('/v1/orders/'.length));
  const order = orders.get(id);
  if (!order) return [404, { errors: [{ status: '404', title: 'Not Found' }] }];
  return [200, { data: describeOrder(id, order) }];
}

export function describeOrder(id: number, { storeId, status }: { storeId: number; status: string }): object {
  const refunded = status === 'refunded';
  return {
    type: 'orders',
    id: String(id),
    attributes: {
      store_id: storeId,
      customer_id: 7,
      identifier: '89b36d62-4f5c-4353-853f-0c769d0535c8',
      order_number: 3,
      user_name: 'Ada',
      user_email: 'ada@example.com',
      currency: 'USD',
      subtotal: 2000,
      total: 2000,
      status,
      refunded,
      refunded_at: refunded ? '2026-01-10T08:00:00.000000Z' : null,
      created_at: '2026-01-05T19:38:56.000000Z',
      updated_at: '2026-01-10T08:00:00.000000Z',
      test_mode: false,
    },
  };
}

export interface LemonSqueezyMessage {
  event: string;
  data: object;
  testMode?: boolean;
}

/** A message and its headers as Lemon Squeezy sends them. */
export function signLemonSqueezyMessage(
  secret: string,
  { event, data, testMode = false }: LemonSqueezyMessage,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ meta: { event_name: event, test_mode: testMode }, data });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'X-Event-Name': event, 'X-Signature': signature };
  return { body, headers };
}

function sendFailure(failure: LemonSqueezyFailure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  if (failure === 'over-limit') sendJson(response, 429, { message: 'Too Many Attempts.' });
  if (failure === 'broken') sendJson(response, 500, { message: 'Server Error' });
  if (failure === 'not-ours') sendJson(response, 404, { message: 'The route could not be found.' });
  if (failure === 'limit-reached') {
    sendJson(response, 400, { valid: false, error: 'This license key has reached the activation limit.' });
  }
}
