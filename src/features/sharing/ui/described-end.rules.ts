import type { OwnShare } from '../sharing.types.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** How long a link works, in a sentence. */
export function describeEnd({ expiresAt }: Pick<OwnShare, 'expiresAt'>): string {
  return expiresAt === null
    ? 'It works until you stop sharing.'
    : `It works until ${DAY.format(new Date(expiresAt))}.`;
}
