import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { FoundAccount } from '../../accounts/oversight/account-oversight.types.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import { STANDARD_BALANCE, signUpBonusKey } from '../../credits/credits.rules.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { AccountImages } from '../../gallery/account-images.usecases.ts';
import { keyEndOf } from '../../licenses/licenses.rules.ts';
import type { StatedLicense } from '../../licenses/licenses.types.ts';
import type { Licenses } from '../../licenses/licenses.usecases.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import { planOf } from '../../user-status/account-plan.rules.ts';
import { createUnknownAccountError } from '../owner.errors.ts';
import type { FoundPeople, Person, StatementPage } from '../owner.types.ts';
import { pageOf } from '../page-of.rules.ts';
import type { Staff } from '../who/staff.usecases.ts';
import { createStatementNotes } from './statement-notes.ts';

/** Accounts, as whoever runs the site sees them: facts and money, never pictures. */
export interface People {
  /** Those whose email, name, id or license key begins so. */
  find(beginning: string): Promise<FoundPeople>;
  /** @throws {AppError} 404. */
  read(accountId: string): Promise<Person>;
  /** Every change of credits, the newest first. @param before the place where the last page ended. */
  readStatement(accountId: string, before: { time: number; id: string } | undefined): Promise<StatementPage>;
  /** @throws {AppError} 404. */
  require(accountId: string): Promise<FoundAccount>;
}

interface PeopleOptions {
  database: Database;
  oversight: AccountOversight;
  licenses: Pick<Licenses, 'list' | 'statement' | 'findAccountsByKey'>;
  credits: Pick<Credits, 'readBalance' | 'findEntry' | 'listNewestEntries'>;
  images: Pick<AccountImages, 'count'>;
  staff: Pick<Staff, 'isStaff'>;
  clock: Clock;
}

const MOST_FOUND = 25;
const STATEMENT_LINES = 50;

export function createPeople(options: PeopleOptions): People {
  const { database, oversight, licenses, credits, images, staff, clock } = options;
  const addNotes = createStatementNotes(database);
  const requireAccount = async (accountId: string): Promise<FoundAccount> => {
    const [account] = await oversight.list([accountId]);
    if (!account) throw createUnknownAccountError();
    return account;
  };
  return {
    require: requireAccount,
    async find(beginning) {
      const [named, buyers] = await Promise.all([
        oversight.search(beginning, MOST_FOUND + 1),
        licenses.findAccountsByKey(beginning, MOST_FOUND + 1).then(oversight.list),
      ]);
      const people = [...new Map([...named, ...buyers].map((account) => [account.id, account])).values()];
      return { people: people.slice(0, MOST_FOUND), isMore: people.length > MOST_FOUND };
    },
    async read(accountId) {
      const account = await requireAccount(accountId);
      const [suspension, hasSecondFactor, isStaff, { balance, held }, welcome, standing, all, signIns, kept] =
        await Promise.all([
          oversight.findSuspension(accountId),
          oversight.hasSecondFactor(accountId),
          staff.isStaff(account),
          credits.readBalance(accountId, STANDARD_BALANCE),
          credits.findEntry(database.reader, signUpBonusKey(accountId)),
          licenses.list(accountId),
          licenses.statement(accountId),
          oversight.countSignIns(accountId),
          images.count(accountId),
        ]);
      return {
        ...account,
        suspension,
        hasSecondFactor,
        isStaff,
        plan: planOf(standing, clock.now()).plan.name,
        balance,
        held,
        welcomeCredits: welcome ? 0 : findPlan('FREE_TRIAL').credits,
        licenses: all.map(describeLicense),
        signIns,
        pictures: kept.images,
        pictureBytes: kept.bytes,
      };
    },
    async readStatement(accountId, before) {
      await requireAccount(accountId);
      const place = before ? { createdAt: before.time, id: before.id } : null;
      const entries = await credits.listNewestEntries(accountId, place, STATEMENT_LINES + 1);
      const placeOf = (entry: (typeof entries)[number]) => `${entry.created_at}.${entry.id}`;
      const { shown, next } = pageOf(entries, STATEMENT_LINES, placeOf);
      return {
        lines: await addNotes(
          accountId,
          shown.map((entry) => ({
            id: entry.id,
            at: entry.created_at,
            day: entry.utc_date,
            amount: entry.amount,
            balanceAfter: entry.balance_after,
            reason: entry.reason,
          })),
        ),
        next,
      };
    },
  };
}

function describeLicense(license: StatedLicense): Person['licenses'][number] {
  const { id, shop, key, planId, creditsAdded, activatedAt, expiresAt, revokedAt, movedAway } = license;
  const plan = findPlan(planId).name;
  return {
    id,
    shop,
    keyEnd: keyEndOf(key),
    plan,
    creditsAdded,
    activatedAt,
    expiresAt,
    revokedAt,
    movedAway: Boolean(movedAway),
  };
}
