/** Accounts for tests of their runs: a real ledger and real files, on a database of the test's. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../platform/db/database.types.ts';
import { createBlobs } from '../../../platform/storage/blobs.store.ts';
import { createFilesStorage } from '../../../platform/storage/files-storage.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import type { HoldTool } from '../../credits/credits.types.ts';
import { type Credits, createCredits } from '../../credits/credits.usecases.ts';
import type { AccountRunsOptions } from '../create-image-service.ts';

/** What an image costs every account here. */
export const PRICE = 50;

export interface TestAccountRuns {
  /** For createImageService. */
  options: AccountRunsOptions;
  credits: Credits;
  /** What the quotes come from; a test may put something in between. */
  pricing: { quote: AccountRunsOptions['quote'] };
  /** Makes `Bearer {account}` a sign-in that is accepted, with this many credits. */
  signUp(account: string, credits: number, plan?: 'free' | 'paid'): Promise<void>;
  /** Nobody's token is accepted any more. */
  signOutAll(): void;
  /** Lets every run's lease timer strike once. */
  strike(): void;
  /** How many lease timers run. */
  timers(): number;
  readBalance(account: string): Promise<{ balance: number; held: number }>;
}

interface TestAccountRunsOptions {
  database: Database;
  clock: Clock;
  folder: string;
}

export async function makeFilesFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamseed-images-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export function createTestAccountRuns({ database, clock, folder }: TestAccountRunsOptions): TestAccountRuns {
  const credits = createCredits({ database, newId: randomUUID });
  const storage = createFilesStorage({ folder });
  const accounts = new Map<string, { isFreePlan: boolean }>();
  const timers = new Set<() => void>();

  const identifyLiving = async (authorization: string | undefined) => {
    const id = /^Bearer (\w+)$/.exec(authorization ?? '')?.[1] ?? '';
    if (!accounts.has(id)) {
      throw new AppError({ code: 'auth.invalid_token', status: 401, message: 'Please sign in again.' });
    }
    return { id, email: `${id}@example.com`, sessionId: 'session' };
  };
  const quote: AccountRunsOptions['quote'] = async ({ id }, tool) => {
    if (tool === 'yellow' && id === 'planless') {
      throw new AppError({ code: 'plan.inactive', status: 403, message: 'No plan.' });
    }
    return { balance: STANDARD_BALANCE, price: PRICE, isFreePlan: accounts.get(id)?.isFreePlan ?? true };
  };

  const pricing = { quote };

  return {
    credits,
    pricing,
    options: {
      credits,
      blobs: createBlobs({ database, storage, newId: randomUUID, clock }),
      guard: { identifyLiving },
      quote: (...order) => pricing.quote(...order),
      repeat(work) {
        timers.add(work);
        return () => void timers.delete(work);
      },
    },
    async signUp(account, amount, plan = 'free') {
      accounts.set(account, { isFreePlan: plan === 'free' });
      if (amount === 0) return;
      await database.transaction((transaction) =>
        credits.grant(transaction, {
          accountId: account,
          balance: STANDARD_BALANCE,
          amount,
          reason: 'welcome',
          idempotencyKey: `welcome:${account}`,
          now: clock.now(),
        }),
      );
    },
    signOutAll: () => accounts.clear(),
    strike() {
      for (const work of timers) work();
    },
    timers: () => timers.size,
    readBalance: (account) => credits.readBalance(account, STANDARD_BALANCE),
  };
}

/** The headers of one image of a run. */
export function runHeaders(
  account: string,
  run?: { tool?: HoldTool; runId: string; tile: number; tiles?: string },
) {
  return {
    Authorization: `Bearer ${account}`,
    'X-Dreamseed-Tool': run?.tool ?? 'green',
    ...(run && { 'X-Dreamseed-Run': run.runId, 'X-Dreamseed-Tile': String(run.tile) }),
    ...(run?.tiles && { 'X-Dreamseed-Tiles': run.tiles }),
  };
}
