import { AppError } from '../../../shared/app-error.ts';
import { csvLine } from '../../../shared/words/csv.rules.ts';
import type { GrantLine } from './bulk-grants.types.ts';

/** Lines of one file. */
export const MOST_GRANTS = 1000;
const MOST_CREDITS = 1_000_000;
const LONGEST_REASON = 400;
const LEAST_REASON = 3;

/** A line as it was written. */
export type WrittenGrant = Pick<GrantLine, 'line' | 'account' | 'credits' | 'reason' | 'problem'>;

/** @param cells of a line: account, credits, reason. */
export function readGrant(cells: readonly string[], line: number): WrittenGrant {
  const [account = '', credits = '', reason = ''] = cells.map((cell) => cell.trim());
  const amount = /^\d{1,7}$/.test(credits) ? Number(credits) : null;
  return { line, account, credits: amount, reason, problem: problemOf({ cells, account, amount, reason }) };
}

interface ReadCells {
  cells: readonly string[];
  account: string;
  amount: number | null;
  reason: string;
}

function problemOf({ cells, account, amount, reason }: ReadCells): string {
  if (cells.length !== 3) return 'It needs three cells: an email or id, credits, and a reason.';
  if (account === '') return 'It names no account.';
  if (amount === null || amount < 1 || amount > MOST_CREDITS)
    return `Its credits must be a whole number from 1 to ${MOST_CREDITS.toLocaleString('en-US')}.`;
  if (reason.length < LEAST_REASON || reason.length > LONGEST_REASON)
    return `Its reason must have ${LEAST_REASON} to ${LONGEST_REASON} characters.`;
  return '';
}

/** Whether a first line names the columns. */
export function isHead(cells: readonly string[]): boolean {
  return cells[1]?.trim().toLowerCase() === 'credits';
}

const HEAD = ['line', 'account', 'credits', 'reason', 'outcome', 'problem', 'balance'];

export function writeGrants(lines: readonly GrantLine[]): string {
  const rows = lines.map((grant) => [
    ...[grant.line, grant.account, grant.credits, grant.reason],
    ...[grant.outcome, grant.problem, grant.balance],
  ]);
  return [HEAD, ...rows].map(csvLine).join('');
}

export const createNoCsvError = (line: number | undefined) =>
  new AppError({
    status: 400,
    code: 'owner.no_csv',
    message: `The file can’t be read as CSV${line ? ` at line ${line}` : ''}. Nothing was given.`,
  });

export const createTooManyGrantsError = () =>
  new AppError({
    status: 400,
    code: 'owner.too_many_grants',
    message: `A file may have ${MOST_GRANTS.toLocaleString('en-US')} lines. Please make several of it.`,
  });
