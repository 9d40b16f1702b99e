import type { ApiKeysAnswer } from '../api-keys.schema.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (moment: string) => DAY.format(new Date(moment));

type ShownKey = Pick<
  ApiKeysAnswer['keys'][number],
  'scopes' | 'dailyCap' | 'addresses' | 'expiresAt' | 'lastUsedAt'
>;

/** What its owner chose, and when a program was last here with it. */
export function describeKeyFacts({ scopes, dailyCap, addresses, expiresAt, lastUsedAt }: ShownKey): string {
  return [
    scopes.join(', '),
    dailyCap === null ? undefined : `${dailyCap.toLocaleString('en-US')} credits a day`,
    addresses.length === 0 ? undefined : `from ${addresses.join(', ')}`,
    expiresAt === null ? undefined : `until ${dayOf(expiresAt)}`,
    lastUsedAt === null ? 'never used' : `last used ${dayOf(lastUsedAt)}`,
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
