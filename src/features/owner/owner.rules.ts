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

export interface OwnerCall {
  method: 'GET' | 'POST';
  /** Below `/api/owner`. */
  path: string;
  /** Everybody else learns that there is nothing at the address. */
  roles: readonly Role[];
  /** Changes something: asks for a confirmation. */
  acts: boolean;
  /** An action that a read-only site lets through. */
  whileReadOnly?: boolean;
}

const PEOPLE: readonly Role[] = ['owner', 'support'];
const OWNER: readonly Role[] = ['owner'];
const WRITERS: readonly Role[] = ['owner', 'editor'];
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
  readNeeds: reads('/overview/needs', PEOPLE),
  readDays: reads('/overview/days', PEOPLE),
  listReports: reads('/reports', PEOPLE),
  showReported: reads('/reports/:link/pictures/:key', PEOPLE),
  takeDown: acts('/reports/:link/take-down', PEOPLE),
  dismiss: acts('/reports/:link/dismiss', PEOPLE),
  restoreShared: acts('/takedowns/:id/restore', PEOPLE),
  keepDown: acts('/takedowns/:id/keep-down', PEOPLE),
  tryWords: asks('/words/try', PEOPLE),
  findPeople: reads('/people', PEOPLE),
  readPerson: reads('/people/:id', PEOPLE),
  readStatement: reads('/people/:id/statement', PEOPLE),
  changeCredits: acts('/people/:id/credits', PEOPLE),
  suspend: acts('/people/:id/suspend', PEOPLE),
  lift: acts('/people/:id/lift', PEOPLE),
  endSignIns: acts('/people/:id/end-sign-ins', PEOPLE),
  endSecondFactor: acts('/people/:id/end-second-factor', OWNER),
  makeResetLink: acts('/people/:id/reset-link', OWNER),
  mailPerson: acts('/people/:id/mail', PEOPLE),
  mailExport: acts('/people/:id/export', PEOPLE),
  deletePerson: acts('/people/:id/delete', OWNER),
  checkGrants: asks('/grants/check', OWNER),
  runGrants: acts('/grants/run', OWNER),
  findLicenses: reads('/licenses', PEOPLE),
  readLicense: reads('/licenses/:id', PEOPLE),
  askAboutKey: asks('/licenses/ask-about', PEOPLE),
  askShop: acts('/licenses/:id/ask-shop', OWNER),
  revokeLicense: acts('/licenses/:id/revoke', OWNER),
  moveLicense: acts('/licenses/:id/move', OWNER),
  listBatches: reads('/giveaways', OWNER),
  makeBatch: acts('/giveaways', OWNER),
  endBatch: acts('/giveaways/:id/end', OWNER),
  listPosts: reads('/posts', WRITERS),
  readPostChoices: reads('/post-choices', WRITERS),
  readPost: reads('/posts/:id', WRITERS),
  readRevision: reads('/posts/:id/revisions/:revision', WRITERS),
  previewPost: asks('/posts/preview', WRITERS),
  drawPicture: asks('/posts/draw', WRITERS),
  addPicture: acts('/posts/pictures', WRITERS),
  addAuthor: acts('/post-authors', WRITERS),
  changeAuthor: acts('/post-authors/:id', WRITERS),
  addStory: acts('/posts/stories', WRITERS),
  takeOver: acts('/posts/take-over', WRITERS),
  createPost: acts('/posts', WRITERS),
  savePost: acts('/posts/:id/save', WRITERS),
  restorePost: acts('/posts/:id/restore', WRITERS),
  publishPost: acts('/posts/:id/publish', WRITERS),
  unpublishPost: acts('/posts/:id/unpublish', WRITERS),
  removePost: acts('/posts/:id/remove', WRITERS),
  giveBack: acts('/posts/:id/give-back', WRITERS),
  readSite: reads('/site', OWNER),
  runDoctor: asks('/site/doctor', OWNER),
  drawTestPicture: acts('/site/engines/:engine/test-picture', OWNER),
  switchReadOnly: { ...acts('/site/read-only', OWNER), whileReadOnly: true },
  // Visitors want to know why.
  setBanner: { ...acts('/site/banner', OWNER), whileReadOnly: true },
  setAllowance: acts('/site/allowance', OWNER),
  readAudit: reads('/audit', OWNER),
  exportAudit: reads('/audit.csv', OWNER),
} as const satisfies Record<string, OwnerCall>;

export type OwnerCallName = keyof typeof OWNER_CALLS;

/** What the console shows to a role, in the order of its menu. */
export const CONSOLE_PAGES = {
  overview: 'readDays',
  reports: 'listReports',
  people: 'findPeople',
  licenses: 'findLicenses',
  posts: 'listPosts',
  site: 'readSite',
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
