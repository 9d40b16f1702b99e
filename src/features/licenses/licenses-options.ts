import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { LicenseShop } from './licenses.types.ts';

export interface LicenseLimits {
  /** Failed attempts in 15 minutes. */
  attemptsPerAccount: number;
  attemptsPerAddress: number;
}

export interface LicensesOptions {
  database: Database;
  credits: Pick<Credits, 'lockAccount' | 'lockOpen' | 'grant' | 'revoke'>;
  /** In the order in which they are asked. */
  shops: readonly LicenseShop[];
  clock: Clock;
  newId: () => string;
  limits: LicenseLimits;
  /** Default: of this process alone. */
  attemptLimits?: AttemptLimits;
  /** Writes receipts and codes; null or missing on a site without mail. */
  mail?: SiteMail | null;
  /** Asks for a mailed code before a purchase is used; missing where the shop's word is proof enough. */
  codeProof?: { newCode: () => string; secret: string };
}
