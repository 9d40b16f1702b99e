const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Staff who signed in longer ago sign in again. */
const SIGN_IN_LASTS_MS = 12 * HOUR_MS;
/** For so long a password, or a sign-in, confirms who is at the keyboard. */
const CONFIRMATION_LASTS_MS = 30 * MINUTE_MS;
/** Lines of the audit are kept so long. */
export const AUDIT_LASTS_MS = 365 * 24 * HOUR_MS;

export const ROLES = ['owner', 'support', 'editor'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text);
}

interface OwnerCall {
  method: 'GET' | 'POST';
  /** Below `/api/owner`. */
  path: string;
  /** Everybody else learns that there is nothing at the address. */
  roles: readonly Role[];
  /** Changes something: asks for a confirmation. */
  acts: boolean;
}

const PEOPLE: readonly Role[] = ['owner', 'support'];
const reads = (path: string, roles: readonly Role[]) =>
  ({ method: 'GET', path, roles, acts: false }) as const;
/** Reads what is too long for an address. */
const asks = (path: string, roles: readonly Role[]) =>
  ({ method: 'POST', path, roles, acts: false }) as const;
const acts = (path: string, roles: readonly Role[]) => ({ method: 'POST', path, roles, acts: true }) as const;

/** Who may make which call. The routes are made from this table, and so is the test that walks it. */
export const OWNER_CALLS = {
  me: reads('/me', ROLES),
  confirm: asks('/confirm', ROLES),
  listReports: reads('/reports', PEOPLE),
  showReported: reads('/reports/:link/pictures/:key', PEOPLE),
  takeDown: acts('/reports/:link/take-down', PEOPLE),
  dismiss: acts('/reports/:link/dismiss', PEOPLE),
  findPeople: reads('/people', PEOPLE),
  readPerson: reads('/people/:id', PEOPLE),
  readStatement: reads('/people/:id/statement', PEOPLE),
  changeCredits: acts('/people/:id/credits', PEOPLE),
  suspend: acts('/people/:id/suspend', PEOPLE),
  lift: acts('/people/:id/lift', PEOPLE),
  endSignIns: acts('/people/:id/end-sign-ins', PEOPLE),
  mailPerson: acts('/people/:id/mail', PEOPLE),
  mailExport: acts('/people/:id/export', PEOPLE),
  deletePerson: acts('/people/:id/delete', ['owner']),
  checkGrants: asks('/grants/check', ['owner']),
  runGrants: acts('/grants/run', ['owner']),
  findLicenses: reads('/licenses', PEOPLE),
  readLicense: reads('/licenses/:id', PEOPLE),
  askAboutKey: asks('/licenses/ask-about', PEOPLE),
  askShop: acts('/licenses/:id/ask-shop', ['owner']),
  revokeLicense: acts('/licenses/:id/revoke', ['owner']),
  moveLicense: acts('/licenses/:id/move', ['owner']),
  listBatches: reads('/giveaways', ['owner']),
  makeBatch: acts('/giveaways', ['owner']),
  endBatch: acts('/giveaways/:id/end', ['owner']),
  readAudit: reads('/audit', ['owner']),
  exportAudit: reads('/audit.csv', ['owner']),
} as const satisfies Record<string, OwnerCall>;

export type OwnerCallName = keyof typeof OWNER_CALLS;

/** What the console shows to a role, in the order of its menu. */
export const CONSOLE_PAGES = {
  reports: 'listReports',
  people: 'findPeople',
  licenses: 'findLicenses',
  audit: 'readAudit',
} as const;
export type ConsolePage = keyof typeof CONSOLE_PAGES;

export function mayCall(role: Role, name: OwnerCallName): boolean {
  const { roles }: OwnerCall = OWNER_CALLS[name];
  return roles.includes(role);
}

export function pagesOf(role: Role): ConsolePage[] {
  return (Object.keys(CONSOLE_PAGES) as ConsolePage[]).filter((page) => mayCall(role, CONSOLE_PAGES[page]));
}

interface SignInTimes {
  begunAt: number;
  /** When the password was last given for it; null when it never was. */
  confirmedAt: number | null;
}

export function isFresh({ begunAt }: SignInTimes, now: number): boolean {
  return begunAt > now - SIGN_IN_LASTS_MS;
}

/** When the next action asks for the password. */
export function confirmedUntil({ begunAt, confirmedAt }: SignInTimes): number {
  return Math.max(begunAt, confirmedAt ?? 0) + CONFIRMATION_LASTS_MS;
}
