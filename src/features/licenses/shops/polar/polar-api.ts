import { askShop, readUnexpected, type ShopAnswer, ShopFailure } from '../ask-shop.ts';
import { type PolarKey, polarErrorSchema, polarKeySchema } from './polar-answer.schema.ts';

export interface PolarAccess {
  /** Without a slash at its end. */
  url: string;
  organization: string;
  /** '' uses the calls that are open to everybody. */
  token: string;
  timeoutMs?: number;
}

/** Messages and answers have had this form since April 2026. */
const VERSION = { 'Polar-Version': '2026-04' };

/**
 * `POST …/license-keys/validate`, without counting a use.
 * https://polar.sh/docs/api-reference/license-keys/validate
 * @returns undefined for a key that is unknown, revoked, switched off or over: Polar tells no difference.
 * @throws {ShopFailure} when there is no answer that says anything of the key.
 */
export async function validateKey(access: PolarAccess, key: string): Promise<PolarKey | undefined> {
  const { url, organization, token, timeoutMs } = access;
  const path = token === '' ? '/v1/customer-portal/license-keys/validate' : '/v1/license-keys/validate';
  const answer = await askShop({
    address: `${url}${path}`,
    headers: headersOf(token),
    body: { key, organization_id: organization },
    timeoutMs,
  });
  if (answer.status === 422) {
    throw new ShopFailure(
      'misconfigured',
      'the question was called malformed (422): is POLAR_ORGANIZATION right?',
    );
  }
  return readKey(answer, 'asking for a license');
}

/**
 * `GET /v1/license-keys/{id}`, which also shows what is no longer good. Needs a token.
 * https://polar.sh/docs/api-reference/license-keys/get
 * @returns undefined when there is no such license key.
 * @throws {ShopFailure}
 */
export async function readLicenseKey(access: PolarAccess, id: string): Promise<PolarKey | undefined> {
  const { url, token, timeoutMs } = access;
  const address = `${url}/v1/license-keys/${encodeURIComponent(id)}`;
  const answer = await askShop({ method: 'GET', address, headers: headersOf(token), timeoutMs });
  return readKey(answer, 'looking a license up');
}

function headersOf(token: string): Record<string, string> {
  return token === '' ? VERSION : { ...VERSION, Authorization: `Bearer ${token}` };
}

function readKey(answer: ShopAnswer, what: string): PolarKey | undefined {
  if (answer.status === 404 && polarErrorSchema.safeParse(answer.body).data?.error === 'ResourceNotFound') {
    return undefined;
  }
  const key = polarKeySchema.safeParse(answer.body);
  if (answer.status !== 200 || !key.success) throw readUnexpected(answer, what);
  return key.data;
}
