import { productApi } from '../../user-status/ui/api-client.ts';
import type { ListedShare, OwnShare, ShareTerms } from '../sharing.types.ts';

const pathOf = (imageId: string) => `/images/${encodeURIComponent(imageId)}/share`;

/** The link as it can be sent to somebody. */
export function wholeAddress({ url }: OwnShare): string {
  return new URL(url, window.location.origin).href;
}

export async function findShare(imageId: string): Promise<OwnShare | null> {
  const answer = await productApi().call<{ share: OwnShare | null }>({
    method: 'GET',
    path: pathOf(imageId),
  });
  return answer?.share ?? null;
}

export async function makeShare(imageId: string, terms: ShareTerms): Promise<OwnShare | null> {
  return await productApi().call<OwnShare>({ method: 'POST', path: pathOf(imageId), body: terms });
}

export async function endShare(imageId: string): Promise<void> {
  await productApi().call({ method: 'DELETE', path: pathOf(imageId) });
}

export async function listShares(): Promise<readonly ListedShare[]> {
  const answer = await productApi().call<{ shares: ListedShare[] }>({ method: 'GET', path: '/shares' });
  return answer?.shares ?? [];
}
