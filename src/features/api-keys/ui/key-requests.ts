import { productApi } from '../../user-status/ui/api-client.ts';
import type { ApiKeysAnswer, ApiUsage, MadeApiKey } from '../api-keys.schema.ts';
import type { NewApiKey } from '../api-keys.types.ts';

const NOTHING = 'The site answered nothing.';

export async function listKeys(): Promise<ApiKeysAnswer> {
  const answer = await productApi().call<ApiKeysAnswer>({ method: 'GET', path: '/keys' });
  if (!answer) throw new Error(NOTHING);
  return answer;
}

export async function makeKey(wanted: NewApiKey): Promise<MadeApiKey> {
  const answer = await productApi().call<MadeApiKey>({ method: 'POST', path: '/keys', body: wanted });
  if (!answer) throw new Error(NOTHING);
  return answer;
}

export async function revokeKey(id: string): Promise<void> {
  await productApi().call({ method: 'DELETE', path: `/keys/${encodeURIComponent(id)}` });
}

export async function readUsage(): Promise<ApiUsage> {
  const answer = await productApi().call<ApiUsage>({ method: 'GET', path: '/keys/usage' });
  if (!answer) throw new Error(NOTHING);
  return answer;
}
