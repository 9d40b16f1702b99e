import { productApi } from '../../user-status/ui/api-client.ts';
import type { ListedShare, OwnShare, ShareSubject, ShareTerms } from '../sharing.types.ts';
import type { OwnTakedown } from '../takedowns/takedowns.types.ts';

const pathOf = ({ kind, id }: ShareSubject) =>
  `/images/${kind === 'collection' ? 'collections/' : ''}${encodeURIComponent(id)}/share`;

/** The link as it can be sent to somebody. */
export function wholeAddress({ url }: OwnShare): string {
  return new URL(url, window.location.origin).href;
}

export async function findShare(subject: ShareSubject): Promise<OwnShare | null> {
  const answer = await productApi().call<{ share: OwnShare | null }>({
    method: 'GET',
    path: pathOf(subject),
  });
  return answer?.share ?? null;
}

export async function makeShare(subject: ShareSubject, terms: ShareTerms): Promise<OwnShare | null> {
  return await productApi().call<OwnShare>({ method: 'POST', path: pathOf(subject), body: terms });
}

export async function endShare(subject: ShareSubject): Promise<void> {
  await productApi().call({ method: 'DELETE', path: pathOf(subject) });
}

/** What an account shares, and what was taken down of it. */
export interface OwnShares {
  shares: readonly ListedShare[];
  takenDown: readonly OwnTakedown[];
}

export async function listShares(): Promise<OwnShares> {
  const answer = await productApi().call<OwnShares>({ method: 'GET', path: '/shares' });
  return answer ?? { shares: [], takenDown: [] };
}

export async function answerTakedown(id: string, words: string): Promise<void> {
  const path = `/shares/taken-down/${encodeURIComponent(id)}/answer`;
  await productApi().call({ method: 'POST', path, body: { words } });
}
