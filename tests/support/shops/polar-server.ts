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

/** What Polar does instead of looking a key up. */
export type PolarFailure = PlainFailure | 'over-limit' | 'broken' | 'malformed' | 'not-ours';

/** A license key as its organization knows it. */
export interface PolarLicense {
  id: string;
  organizationId: string;
  benefitId: string;
  email?: string;
  status: 'granted' | 'revoked' | 'disabled';
  limitActivations?: number;
  usage?: number;
  limitUsage?: number;
  expiresAt?: string;
  /** Newer answers name the order. */
  order?: { id: string; status: string };
}

export interface PolarServer {
  /** What POLAR_URL takes. */
  readonly url: string;
  readonly token: string;
  readonly requests: readonly RecordedRequest[];
  readonly licenses: Map<string, PolarLicense>;
  fail(failure: PolarFailure, times?: number): void;
  close(): Promise<void>;
}

const TOKEN = 'polar_oat_test-token-0123456789';
const NOT_FOUND: [number, unknown] = [404, { error: 'ResourceNotFound', detail: 'Not found' }];
const PUBLIC = /^\/v1\/customer-portal\/license-keys\/(validate|activate)$/;
const PRIVATE = /^\/v1\/license-keys\/(.+)$/;

/** License keys of Polar, by section 5.3 of the contract sheet. */
export async function startPolarServer(now: () => number): Promise<PolarServer> {
  const failures = createPlannedFailures<PolarFailure>();
  const licenses: PolarServer['licenses'] = new Map();
  const server = await startRecordingServer((request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const [status, body] = answer(request, licenses, now());
    sendJson(response, status, body);
  });
  const { origin: url, requests, close } = server;
  return { url, token: TOKEN, requests, licenses, fail: failures.plan, close };
}

function answer(request: RecordedRequest, licenses: PolarServer['licenses'], now: number): [number, unknown] {
  const open = PUBLIC.exec(request.address)?.[1];
  const closed = PRIVATE.exec(request.address)?.[1];
  if (open === undefined && closed === undefined) return NOT_FOUND;
  if (closed !== undefined && request.headers.authorization !== `Bearer ${TOKEN}`) {
    return [401, { error: 'invalid_token', error_description: 'The token is unknown.' }];
  }
  if (request.method === 'GET') return readById(licenses, closed ?? '');
  return (open ?? closed) === 'validate' ? validate(request, licenses, now) : forbidActivation();
}

function forbidActivation(): [number, unknown] {
  return [403, { error: 'NotPermitted', detail: 'This license key does not support activations.' }];
}

function readById(licenses: PolarServer['licenses'], id: string): [number, unknown] {
  const found = [...licenses].find(([, license]) => license.id === id);
  return found ? [200, { ...describe(...found), activations: [] }] : NOT_FOUND;
}

interface Question {
  key?: string;
  organization_id?: string;
  activation_id?: string;
  benefit_id?: string;
}

function validate(
  { body }: RecordedRequest,
  licenses: PolarServer['licenses'],
  now: number,
): [number, unknown] {
  const {
    key,
    organization_id: organization,
    activation_id: activation,
    benefit_id: benefit,
  } = (body ?? {}) as Question;
  if (!key || !organization) {
    return [422, { detail: [{ loc: ['body', 'key'], msg: 'Field required', type: 'missing' }] }];
  }
  const license = licenses.get(key);
  if (!license || license.organizationId !== organization || license.status !== 'granted') return NOT_FOUND;
  if (license.expiresAt && Date.parse(license.expiresAt) <= now) return NOT_FOUND;
  if (license.limitActivations !== undefined && !activation) return NOT_FOUND;
  if (benefit !== undefined && benefit !== license.benefitId) return NOT_FOUND;
  return [200, { ...describe(key, license), activation: null }];
}

function describe(key: string, license: PolarLicense): object {
  const { order } = license;
  return {
    id: license.id,
    created_at: '2026-01-05T19:38:56Z',
    modified_at: null,
    organization_id: license.organizationId,
    customer_id: '992fae2a-2a17-4b7a-8d9e-e287cf90131b',
    customer: {
      id: '992fae2a-2a17-4b7a-8d9e-e287cf90131b',
      ...(license.email === undefined ? {} : { email: license.email }),
      email_verified: true,
      name: 'Ada',
      external_id: null,
      billing_name: null,
      billing_address: null,
    },
    benefit_id: license.benefitId,
    key,
    display_key: `****-${key.slice(-6)}`,
    status: license.status,
    limit_activations: license.limitActivations ?? null,
    usage: license.usage ?? 0,
    limit_usage: license.limitUsage ?? null,
    validations: 3,
    last_validated_at: '2026-01-05T19:38:56Z',
    expires_at: license.expiresAt ?? null,
    ...(order
      ? { order_id: order.id, order: { ...order, paid: true, created_at: '2026-01-05T19:38:56Z' } }
      : {}),
  };
}

export interface PolarMessage {
  type: string;
  data: object;
  id?: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Which bytes of the secret sign. */
  signWith?: 'letters' | 'decoded';
}

/** A message and its headers as Standard Webhooks describes them, signed in either of Polar's ways. */
export function signPolarMessage(
  secret: string,
  { type, data, at, id = 'msg_1', signWith = 'letters' }: PolarMessage,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const timestamp = String(Math.floor(at / 1000));
  const key =
    signWith === 'letters' ? Buffer.from(secret) : Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return { body, headers };
}

function sendFailure(failure: PolarFailure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  if (failure === 'over-limit') {
    sendJson(response, 429, { error: 'RateLimited', detail: 'Slow down' }, { 'Retry-After': '30' });
  }
  if (failure === 'broken') sendJson(response, 503, { error: 'Unavailable' });
  if (failure === 'not-ours') sendJson(response, 404, { detail: 'Not Found' });
  if (failure === 'malformed') {
    const detail = [
      { loc: ['body', 'organization_id'], msg: 'Input should be a valid UUID', type: 'uuid_parsing' },
    ];
    sendJson(response, 422, { detail });
  }
}
