import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/db/database.types.ts';
import type { FoundAccount } from '../../accounts/oversight/account-oversight.types.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import { ownersKey, STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { type WrittenGrant, writeGrants } from './bulk-grants.rules.ts';
import type { GrantsOrder } from './bulk-grants.schema.ts';
import type { GrantLine, Grants, MadeGrants } from './bulk-grants.types.ts';
import type { ChangeCredits } from './change-credits.usecases.ts';
import type { Actor } from './people.types.ts';
import { readGrants } from './read-grants.ts';

/**
 * Credits for many accounts. Each line is a change of its own under a key that its batch and its words make,
 * so that it counts once, whether the batch is run twice, by two owners, again after it was cut short, or
 * with other lines put right.
 */
export interface BulkGrants {
  /** What would become of each line. @throws {AppError} 400 for what is no CSV. */
  check(order: GrantsOrder): Promise<Grants>;
  /** @throws {AppError} 400. */
  run(actor: Actor, order: GrantsOrder): Promise<MadeGrants>;
}

interface BulkGrantsOptions {
  database: Database;
  oversight: Pick<AccountOversight, 'findExactly'>;
  credits: Pick<Credits, 'findEntry' | 'readBalance'>;
  changeCredits: ChangeCredits;
}

/** A line that names an account and an amount. */
interface Grant extends WrittenGrant {
  credits: number;
  found: FoundAccount;
  key: string;
}

type Readable = Grant | GrantLine;

export function createBulkGrants(options: BulkGrantsOptions): BulkGrants {
  const { database, credits, changeCredits } = options;
  return {
    async check(order) {
      const balances = new Map<string, number>();
      const lines: GrantLine[] = [];
      for (const grant of await readAll(options, order)) {
        if (!('key' in grant)) {
          lines.push(grant);
          continue;
        }
        const { found, key, credits: amount, ...written } = grant;
        const isGiven = await credits.findEntry(database.reader, ownersKey(key));
        const had = balances.get(found.id) ?? (await credits.readBalance(found.id, STANDARD_BALANCE)).balance;
        const balance = isGiven ? had : had + amount;
        balances.set(found.id, balance);
        const outcome = isGiven ? 'given-before' : 'give';
        lines.push({ ...written, credits: amount, outcome, balance });
      }
      return total(lines, 'give');
    },
    async run(actor, order) {
      const lines: GrantLine[] = [];
      for (const grant of await readAll(options, order)) {
        if (!('key' in grant)) {
          lines.push(grant);
          continue;
        }
        const { found, key, credits: amount, ...written } = grant;
        const reason = `${grant.reason} (${order.name})`;
        const { isRepeated } = await changeCredits(actor, found.id, { amount, reason, key });
        const { balance } = await credits.readBalance(found.id, STANDARD_BALANCE);
        const outcome = isRepeated ? 'given-before' : 'given';
        lines.push({ ...written, credits: amount, outcome, balance });
      }
      return { ...total(lines, 'given'), csv: writeGrants(lines) };
    },
  };
}

function total(lines: GrantLine[], outcome: GrantLine['outcome']): Grants {
  const counted = lines.filter((line) => line.outcome === outcome);
  return { lines, credits: counted.reduce((sum, { credits }) => sum + (credits ?? 0), 0) };
}

async function readAll({ oversight }: BulkGrantsOptions, { name, csv }: GrantsOrder): Promise<Readable[]> {
  const seen = new Map<string, number>();
  const lines: Readable[] = [];
  for (const written of readGrants(csv)) {
    const { problem, credits } = written;
    if (problem !== '' || credits === null) {
      lines.push({ ...written, outcome: 'not-understood', balance: null });
      continue;
    }
    const found = await oversight.findExactly(written.account);
    if (!found) {
      const unknown = 'There’s no such account.';
      lines.push({ ...written, problem: unknown, outcome: 'unknown-account', balance: null });
      continue;
    }
    const words = [name, found.id, credits, written.reason].join('\n');
    // The same line twice in a file is meant twice.
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    lines.push({ ...written, credits, found, key: keyOf(words, count) });
  }
  return lines;
}

function keyOf(words: string, count: number): string {
  return `bulk:${createHash('sha256').update(`${words}\n${count}`).digest('hex')}`;
}
