import type { AccountSession } from '../../../accounts/ui/account-session.types.ts';

type TokenSource = Pick<AccountSession, 'getToken' | 'refreshToken'>;

/**
 * The tokens of one account: none once it has left this tab, whoever is signed in by then.
 * @param isHere whether the account is still the one that the tab shows.
 */
export function createSessionOfAccount(session: TokenSource, isHere: () => boolean): TokenSource {
  const whileHere = async (ask: () => Promise<string | null>) => (isHere() ? await ask() : null);
  return {
    getToken: () => whileHere(session.getToken),
    refreshToken: () => whileHere(session.refreshToken),
  };
}
