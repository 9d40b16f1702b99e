import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { AccountData } from '../account-data/account-data.usecases.ts';
import type { AccountRecords } from '../accounts/account-records.usecases.ts';
import type { AccountMailUsecases } from '../accounts/mail/account-mail.usecases.ts';
import type { AccountOversight } from '../accounts/oversight/account-oversight.usecases.ts';
import type { PasswordResets } from '../accounts/passwords/password-resets.usecases.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { AccountImages } from '../gallery/account-images.usecases.ts';
import type { Giveaways } from '../licenses/giveaways/giveaways.usecases.ts';
import type { Licenses } from '../licenses/licenses.usecases.ts';
import type { LicenseChecks } from '../licenses/refunds/license-checks.usecases.ts';
import type { Sharing } from '../sharing/sharing.usecases.ts';
import type { AuditSearch } from './audit/audit.types.ts';
import { type Audit, createAudit } from './audit/audit.usecases.ts';
import { createOwnerLicenses, type OwnerLicenses } from './licenses/owner-licenses.usecases.ts';
import type { AuditPage, Me } from './owner.types.ts';
import { pageOf } from './page-of.rules.ts';
import { type AccountActs, createAccountActs } from './people/account-acts.usecases.ts';
import { type ActOnPeople, createActOnPeople } from './people/act-on-people.usecases.ts';
import { type BulkGrants, createBulkGrants } from './people/bulk-grants.usecases.ts';
import { type ChangeCredits, createChangeCredits } from './people/change-credits.usecases.ts';
import { createPeople, type People } from './people/people.usecases.ts';
import { createOwnerPosts, type OwnerPosts, type OwnerPostsOptions } from './posts/owner-posts.usecases.ts';
import { createReportedPictures, type ReportedPictures } from './reported-pictures.usecases.ts';
import { createStaff, type Staff, type StaffMember } from './who/staff.usecases.ts';

/** The console of whoever runs the site. */
export interface Owner {
  staff: Staff;
  describe(member: StaffMember): Promise<Omit<Me, 'pages'>>;
  reports: ReportedPictures;
  people: People;
  acts: ActOnPeople & AccountActs & { changeCredits: ChangeCredits };
  grants: BulkGrants;
  licenses: OwnerLicenses;
  posts: OwnerPosts;
  audit: Pick<Audit, 'writeCsv'> & {
    list(
      search: Pick<AuditSearch, 'words' | 'show'>,
      before: { time: number; id: string } | undefined,
    ): Promise<AuditPage>;
  };
  /** Forgets lines of the audit that are older than a year; call it now and then. */
  sweep(): Promise<void>;
}

interface OwnerOptions {
  database: Database;
  settings: { emails: readonly string[]; supportCredits: number };
  accounts: {
    guard: AccountGuard;
    records: AccountRecords;
    oversight: AccountOversight;
    mails: Pick<AccountMailUsecases, 'sendFor'>;
    resets: Pick<PasswordResets, 'makeLink'>;
    federated: { label: string } | null;
  };
  accountData: Pick<AccountData, 'mailExport' | 'removeFor'>;
  apiKeys: Pick<ApiKeys, 'revokeAll'>;
  credits: Credits;
  licenses: Licenses;
  licenseChecks: Pick<LicenseChecks, 'checkNow'>;
  giveaways: Giveaways;
  /** Shops outside. */
  shops: readonly { shop: string }[];
  images: Pick<AccountImages, 'count'>;
  reports: Sharing['reports'];
  posts: OwnerPostsOptions;
  limits: AttemptLimits;
  isReadOnly: IsReadOnly;
  sendsMail: boolean;
  /** Ends what is drawn for holds that were given back. */
  stopDrawing: (holdIds: readonly string[]) => void;
  /** What an unknown address of the API answers. */
  createUnknownCallError: () => AppError;
  clock: Clock;
}

const AUDIT_LINES = 50;

export function createOwner(options: OwnerOptions): Owner {
  const { database, settings, accounts, clock } = options;
  const staff = createStaff({ ...options, ...accounts, ownerEmails: settings.emails });
  const people = createPeople({ ...options, ...accounts, staff });
  const audit = createAudit(database, clock);
  const changeCredits = createChangeCredits({ ...options, supportCredits: settings.supportCredits });
  return {
    staff,
    async describe({ identity, role }) {
      const methods = (await accounts.records.find(identity.id))?.methods ?? [];
      return {
        email: identity.email,
        role,
        hasPassword: methods.includes('password'),
        isReadOnly: options.isReadOnly(),
        sendsMail: options.sendsMail,
        signInWith: accounts.federated?.label ?? '',
      };
    },
    reports: createReportedPictures(options.reports, clock),
    people,
    acts: {
      ...createActOnPeople({ ...options, ...accounts, staff, requireAccount: people.require }),
      ...createAccountActs({ ...options, ...accounts, staff, requireAccount: people.require }),
      changeCredits,
    },
    grants: createBulkGrants({ ...options, ...accounts, changeCredits }),
    licenses: createOwnerLicenses({ ...options, ...accounts }),
    posts: createOwnerPosts(options.posts, accounts.oversight, clock),
    audit: {
      writeCsv: audit.writeCsv,
      async list(search, before) {
        const place = before ? { at: before.time, id: before.id } : null;
        const found = await audit.find({ ...search, before: place, limit: AUDIT_LINES + 1 });
        const { shown, next } = pageOf(found, AUDIT_LINES, ({ at, id }) => `${at}.${id}`);
        return { lines: shown, next };
      },
    },
    sweep: audit.sweep,
  };
}
