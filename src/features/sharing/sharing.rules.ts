const DAY_MS = 86_400_000;

/** How long a link may be wanted for, in days. */
const LIFE_DAYS = { never: null, day: 1, week: 7, month: 30 } as const;

export type ShareLife = keyof typeof LIFE_DAYS;

export const SHARE_LIVES = Object.keys(LIFE_DAYS) as [ShareLife, ...ShareLife[]];

/** When a link ends by itself; null for one that does not. */
export function endOf(life: ShareLife, now: number): number | null {
  const days = LIFE_DAYS[life];
  return days === null ? null : now + days * DAY_MS;
}

export function hasExpired({ expiresAt }: { expiresAt: number | null }, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

const TOKEN = /^[\w-]{32}$/;

/** What no link of ours ends in needs no look into the database. */
export function mayBeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Pictures that the page of a collection shows, the newest; each is looked up among them. */
export const MOST_SHOWN = 200;

/** What may be wrong with a shared picture, in the words of the form. */
export const REPORT_REASONS = {
  illegal: 'It’s illegal or dangerous',
  hateful: 'It’s hateful or hurtful',
  private: 'It shows me or someone I know',
  copied: 'It copies someone’s work',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof REPORT_REASONS;

export const LONGEST_REPORT = 1000;

/** Of what an account says to a takedown. */
export const LONGEST_ANSWER = 1000;
