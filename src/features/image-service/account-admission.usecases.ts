import type { OwnedObjects } from '../../platform/storage/storage.types.ts';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import { type Clock, nextUtcMidnight, utcDate } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly, neverReadOnly } from '../../shared/read-only.ts';
import type { Hold, HoldTool, Quote } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { ToolModel } from '../image-engines/tool-models.rules.ts';
import { createAccountDelivery } from './account-delivery.usecases.ts';
import { createTooManyLeftError } from './account-run.errors.ts';
import type { GuestAllowanceStore } from './guest-allowance.store.ts';
import { createGuestTotalLimitError } from './image-service.errors.ts';
import type { Admission, Admit, Caller, PromptRequest } from './image-service.types.ts';
import { createLeaverTally, type LeaverTally } from './leaver-tally.ts';
import { type RunTile, readRunTile } from './run-headers.rules.ts';
import type { RunLeases } from './run-leases.ts';

export interface AccountAdmissionOptions {
  guard: Pick<AccountGuard, 'identifyLiving'>;
  credits: Pick<Credits, 'findRun' | 'findHold' | 'openRun' | 'deliver' | 'releaseOpen'>;
  objects: Pick<OwnedObjects, 'keep' | 'read'>;
  /** @throws {AppError} 403 when the account may not use the tool. */
  quote: (identity: AccountIdentity, tool: HoldTool, address: string) => Promise<Quote>;
  leases: RunLeases;
  /** Accounts on the free plan take from what the site gives away in a day. */
  allowance: Pick<GuestAllowanceStore, 'reserveFromTotal' | 'giveBackToTotal'>;
  dailyTotal: number;
  /** No run is begun while it says so; one that has begun ends as it would have. */
  isReadOnly?: IsReadOnly;
  clock: Clock;
  newId: () => string;
  /** Told when an image that another request delivered could not be counted back. */
  onGiveBackFailed?: (error: unknown) => void;
}

type Options = AccountAdmissionOptions;

/**
 * How many images an account on the free plan may leave half drawn in a day. Leaving costs it nothing,
 * so without an end it could keep the engines busy for nothing.
 */
export const MOST_LEAVINGS = 100;
/** More free accounts than leave images half drawn on most sites in a day; each takes about a hundred bytes. */
const LEAVERS_REMEMBERED = 10_000;

/**
 * Lets accounts in for credits. The first request of a run sets credits aside for all its images;
 * account, run and tile name the same hold ever after, so that a repeated request gets the same
 * bytes and is never charged twice.
 */
export function createAccountAdmission(options: Options): Admit {
  const delivery = createAccountDelivery(options);
  const leavers = createLeaverTally(LEAVERS_REMEMBERED);
  const { isReadOnly = neverReadOnly } = options;
  return async (caller, request, claimPlace) => {
    const identity = await options.guard.identifyLiving(caller.header('Authorization'));
    const wanted = readRunTile(caller, options.newId);
    const visitor = `account:${identity.id}`;
    const known = await findTile(options, identity, wanted);
    if (known && known.state !== 'open') {
      return createRepeatedAdmission(visitor, await delivery.repeat(known));
    }
    if (!known && isReadOnly()) throw createReadOnlyError();
    claimPlace(visitor);
    const { hold, quote } = await openHold(options, identity, wanted, caller);
    // Whoever was quicker than the look above has ended the hold already.
    if (hold.state !== 'open') return createRepeatedAdmission(visitor, await delivery.repeat(hold));
    return admitToHold(options, { delivery, leavers, visitor, hold, request, isFreePlan: quote.isFreePlan });
  };
}

async function findTile(
  { credits }: Options,
  { id }: AccountIdentity,
  { runId, tile, tool }: RunTile,
): Promise<Hold | undefined> {
  const holds = await credits.findRun(id, runId);
  // A run that began on the other tool is refused where it would be opened.
  return holds.find((hold) => hold.tile === tile && hold.tool === tool);
}

async function openHold(
  { credits, quote, clock }: Options,
  identity: AccountIdentity,
  { runId, tool, tile, tiles }: RunTile,
  { address }: Caller,
): Promise<{ hold: Hold; quote: Quote }> {
  const quoted = await quote(identity, tool, address);
  const order = { accountId: identity.id, runId, tool, tiles, quote: quoted, now: clock.now() };
  const holds = await credits.openRun(order);
  const hold = holds.find((candidate) => candidate.tile === tile);
  if (!hold) throw new Error(`Run ${runId} was opened without tile ${tile}.`);
  return { hold, quote: quoted };
}

function createRepeatedAdmission(visitor: string, earlier: NonNullable<Admission['earlier']>): Admission {
  return {
    visitor,
    caching: 'private',
    earlier,
    deliver: async () => earlier,
    giveBack: async () => {},
  };
}

interface OpenedHold {
  delivery: ReturnType<typeof createAccountDelivery>;
  leavers: LeaverTally;
  visitor: string;
  hold: Hold;
  request: PromptRequest;
  isFreePlan: boolean;
}

async function admitToHold(options: Options, opened: OpenedHold): Promise<Admission> {
  const { credits, leases, clock } = options;
  const { delivery, leavers, visitor, hold, request, isFreePlan } = opened;
  const endLease = leases.keep(hold);
  /** Another request for the same hold may still draw; the last one to fail gives the credits back. */
  const release = async () => {
    if (endLease()) await credits.releaseOpen(hold.id, clock.now());
  };
  let giveBackAllowance = async () => {};
  try {
    if (isFreePlan) giveBackAllowance = await takeAllowance(options, leavers, visitor);
  } catch (error) {
    await release();
    throw error;
  }
  return {
    visitor,
    caching: 'private',
    toolModel: accountModel(hold.tool, isFreePlan),
    async deliver(image, signal) {
      const answer = await delivery.store(hold, { image, recipe: request.recipe }, signal);
      endLease();
      // What another request delivered was counted there.
      if (answer.image !== image) await giveBackAllowance().catch(options.onGiveBackFailed ?? (() => {}));
      return answer;
    },
    async giveBack(reason) {
      if (isFreePlan && reason === 'left-drawing') leavers.add(utcDate(clock.now()), visitor);
      const [released] = await Promise.allSettled([release(), giveBackAllowance()]);
      if (released.status === 'rejected') throw released.reason;
    },
  };
}

/** What the AI Model selector shows: the plan decides, never the request. */
function accountModel(tool: HoldTool, isFreePlan: boolean): ToolModel {
  if (tool === 'yellow') return 'yellow';
  return isFreePlan ? 'standard' : 'booster';
}

/** @returns counts the image back. */
async function takeAllowance(
  { allowance, dailyTotal, clock }: Options,
  leavers: LeaverTally,
  visitor: string,
): Promise<() => Promise<void>> {
  const now = clock.now();
  const date = utcDate(now);
  if (leavers.count(date, visitor) >= MOST_LEAVINGS) throw createTooManyLeftError(nextUtcMidnight(now) - now);
  if (!(await allowance.reserveFromTotal(date, dailyTotal))) {
    throw createGuestTotalLimitError(nextUtcMidnight(now) - now);
  }
  return () => allowance.giveBackToTotal(date);
}
