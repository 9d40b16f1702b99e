import type { FoundAccount, Suspension } from '../accounts/oversight/account-oversight.types.ts';
import type { PolicyAction, PolicyCategory } from '../word-policy/word-policy.rules.ts';
import type { AuditEntry } from './audit/audit.types.ts';
import type { ConsolePage, Role } from './owner.rules.ts';

/** Whoever is at the console. Times are milliseconds since 1970. */
export interface Me {
  email: string;
  role: Role;
  pages: ConsolePage[];
  /** Whether the account has a password to confirm with. */
  hasPassword: boolean;
  /** Whether actions wait until the site is opened again. */
  isReadOnly: boolean;
  /** Whether the site sends mail. Told here, because the console opens on the 404 page, which has no site data. */
  sendsMail: boolean;
  /** The name of the provider beside email and password; '' where there is none. */
  signInWith: string;
}

/** What becomes of a prompt on this site. */
export interface TriedWords {
  action: PolicyAction;
  category?: PolicyCategory;
  /** What a visitor reads who is refused. */
  message?: string;
}

/** Accounts of one search, and whether there may be more. */
export interface FoundPeople {
  people: FoundAccount[];
  isMore: boolean;
}

/** What there is to know of an account, without its pictures. */
export interface Person extends FoundAccount {
  suspension: Suspension | null;
  hasSecondFactor: boolean;
  isStaff: boolean;
  plan: string;
  balance: number;
  held: number;
  /** Welcome credits that come when the account opens a page; 0 once it has them. */
  welcomeCredits: number;
  licenses: {
    id: string;
    shop: string;
    /** The last characters of its key; '' where there is none. */
    keyEnd: string;
    plan: string;
    creditsAdded: number;
    activatedAt: number;
    expiresAt: number | null;
    revokedAt: number | null;
    /** It went to another account; what it gave is what it gave here. */
    movedAway: boolean;
  }[];
  signIns: number;
  pictures: number;
  pictureBytes: number;
}

export interface StatementLine {
  id: string;
  at: number;
  /** The UTC day of a daily balance; '' for the lasting one. */
  day: string;
  amount: number;
  balanceAfter: number;
  reason: string;
  /** Why somebody of the team changed it by hand; '' for every other change, and after the audit's year. */
  note: string;
}

/** Some lines of a list, the newest first. */
export interface ListPage<Line> {
  lines: Line[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

export type StatementPage = ListPage<StatementLine>;
export type AuditPage = ListPage<AuditEntry>;

/** Where somebody chooses a new password; told once. */
export interface ResetLink {
  /** Below the site's address. */
  path: string;
}

export interface CreditsChanged {
  balance: number;
  /** Whether the change was made by an earlier request with the same key. */
  isRepeated: boolean;
}
