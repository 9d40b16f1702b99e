import { createHash } from 'node:crypto';
import { hashOf } from '../../../platform/hash-of.ts';
import type { Blobs } from '../../../platform/storage/storage.types.ts';
import type { AccountIdentity } from '../../../shared/account-identity.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly, neverReadOnly } from '../../../shared/read-only.ts';
import type { Hold, HoldTool, Quote } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { ToolModel } from '../../image-engines/tool-models.rules.ts';
import type { PictureSigner } from '../../provenance/signing/picture-signer.usecases.ts';
import type {
  Admission,
  Admit,
  AdmittedDrawing,
  Caller,
  PromptRequest,
  RunTile,
} from '../image-service.types.ts';
import { IMAGE_LIMITS } from '../prompt-request.rules.ts';
import { marksOf } from '../recipe-marks.rules.ts';
import { readRunTile } from '../run-headers.rules.ts';
import { type AccountDelivery, createAccountDelivery } from './account-delivery.usecases.ts';
import {
  createHoldReleasedError,
  createOtherRequestError,
  createTileOutOfRunError,
} from './account-run.errors.ts';
import type { AccountWork, Worker } from './account-work.usecases.ts';
import type { HoldUse, RunLeases } from './run-leases.ts';

/** Whom a header names; a key of a program may be for some work and some networks alone. */
export interface CallersGuard {
  /** @throws {AppError} 401 or 403. */
  identifyLiving(
    authorization: string | undefined,
    asks: { address: string; forEdit: boolean },
  ): Promise<AccountIdentity>;
}

export interface AccountAdmissionOptions {
  guard: CallersGuard;
  credits: Pick<Credits, 'findRun' | 'findHold' | 'openRun' | 'deliver' | 'releaseOpen' | 'expireRun'>;
  blobs: Pick<Blobs, 'store' | 'read'>;
  /** @throws {AppError} 403 when the account may not use the tool. */
  quote: (identity: AccountIdentity, tool: HoldTool, address: string) => Promise<Quote>;
  /** The pictures that an account keeps with its learned style of this hash; none where no engine looks at them. */
  referencePicturesOf?: (accountId: string, styleHash: string) => Promise<Uint8Array<ArrayBuffer>[]>;
  leases: RunLeases;
  work: AccountWork;
  /** No run is begun while it says so; one that has begun ends as it would have. */
  isReadOnly?: IsReadOnly;
  clock: Clock;
  signer: Pick<PictureSigner, 'sign'>;
  newId: () => string;
}

type Options = AccountAdmissionOptions;

/**
 * Lets accounts in for credits. The first request of a run sets credits aside for all its images;
 * account, run and tile name the same hold ever after, so that a repeated request gets the same
 * bytes and is never charged twice. A hold is for one request: another prompt needs another one.
 */
export function createAccountAdmission(options: Options): Admit {
  const delivery = createAccountDelivery(options);
  const { isReadOnly = neverReadOnly, leases } = options;
  return async (caller, request, claimPlace) => {
    const identity = caller.letIn?.identity ?? (await identify(options, caller, request));
    const wanted = readRunTile(caller, options.newId, identity.spender && 'green');
    const visitor = `account:${identity.id}`;
    const requestHash = hashRequest(request);
    const known = await findTile(options, identity, wanted);
    const repeat = async (hold: Hold) => createRepeatedAdmission(visitor, await delivery.repeat(hold));
    if (known) assertSameRequest(known, requestHash);
    if (known && known.state !== 'open') return repeat(known);
    if (!known && isReadOnly()) throw createReadOnlyError();
    // Whoever joins a drawing takes no place of its own.
    if (!known || !leases.isInUse(known.id)) claimPlace(visitor);
    const { hold, worker } = await openHold(options, identity, wanted, caller);
    assertSameRequest(hold, requestHash);
    // Whoever was quicker than the look above has ended the hold already.
    if (hold.state !== 'open') return repeat(hold);
    const { learnedStyle } = request.recipe;
    const referencePictures =
      learnedStyle && (await options.referencePicturesOf?.(identity.id, learnedStyle.hash));
    if (!(await leases.prolong(hold))) return repeat(await readEnded(options, hold));
    const use = leases.acquire(hold, requestHash);
    return admitToHold(options, { delivery, visitor, hold, request, referencePictures, worker, use });
  };
}

function identify({ guard }: Options, caller: Caller, { recipe }: PromptRequest): Promise<AccountIdentity> {
  const forEdit = recipe.startingPicture !== undefined;
  return guard.identifyLiving(caller.header('Authorization'), { address: caller.address, forEdit });
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

async function readEnded({ credits }: Options, hold: Hold): Promise<Hold> {
  return (await credits.findHold(hold.accountId, hold.id)) ?? hold;
}

/** @throws {AppError} 409 `hold.other_request`. */
function assertSameRequest(hold: Hold, wanted: string): void {
  if (!isSameRequest(hold, wanted)) throw createOtherRequestError();
}

function isSameRequest({ requestHash }: Hold, wanted: string): boolean {
  return requestHash === null || requestHash === wanted;
}

async function openHold(
  { credits, quote, work, clock }: Options,
  identity: AccountIdentity,
  { runId, tool, tile, tiles }: RunTile,
  { address }: Caller,
): Promise<{ hold: Hold; worker: Worker }> {
  const quoted = await quote(identity, tool, address);
  const worker = { accountId: identity.id, address, isFreePlan: quoted.isFreePlan };
  await work.assertMayBegin(worker);
  const { id: accountId, spender } = identity;
  const order = { accountId, runId, tool, tiles, quote: quoted, spender, now: clock.now() };
  const holds = await credits.openRun(order);
  const hold = holds.find((candidate) => candidate.tile === tile);
  if (holds.length === 0) throw createHoldReleasedError();
  // It was opened with fewer images than this request says.
  if (!hold) throw createTileOutOfRunError(tool, holds.length);
  return { hold, worker };
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
  delivery: AccountDelivery;
  visitor: string;
  hold: Hold;
  request: PromptRequest;
  referencePictures: Admission['referencePictures'];
  worker: Worker;
  use: HoldUse;
}

function admitToHold(options: Options, opened: OpenedHold): Admission {
  const { credits, work, leases, clock } = options;
  const { delivery, visitor, hold, request, referencePictures, worker, use } = opened;
  const { leased } = use;
  /** What was drawn for the hold here is either lost, or nobody's doing. */
  const settle = async (isLoss: boolean) => {
    for (const date of leased.begun.splice(0))
      await (isLoss ? work.countLoss(worker) : work.undo(worker, hold.id, date));
  };
  return {
    visitor,
    caching: 'private',
    toolModel: accountModel(hold.tool, worker.isFreePlan),
    referencePictures,
    drawing: drawingFor(options, opened),
    async deliver(image, signal) {
      const { recipe } = request;
      leased.drawn = image;
      const answer = await delivery.store(hold, { image, recipe, requestHash: leased.requestHash }, signal);
      leased.begun = [];
      use.end();
      return answer;
    },
    async giveBack(reason) {
      // Another request for the same hold may still wait; the last one to fail gives the credits back.
      if (!use.end()) return;
      // What was never asked for must not hold credits until its lease ends.
      const isRunLeft = reason !== 'not-made' && !leases.isRunInUse(hold);
      const ends = await Promise.allSettled([
        leased.isOthers || credits.releaseOpen(hold.id, clock.now()),
        settle(reason !== 'not-made'),
        isRunLeft && credits.expireRun(hold.accountId, hold.runId, clock.now()),
      ]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

/** All requests for a hold share one drawing, and nothing is drawn that is not counted. */
function drawingFor(
  { work }: Options,
  { delivery, hold, request, worker, use: { leased } }: OpenedHold,
): AdmittedDrawing {
  return {
    key: hold.id,
    seed: request.seedGiven ? request.recipe.seed : seedOf(hold.id),
    lost: leased.lost,
    async begin() {
      if (leased.drawn) return leased.drawn;
      const begun = await work.begin(worker, hold.id, leased.requestHash);
      if ('date' in begun) {
        leased.begun.push(begun.date);
        return undefined;
      }
      // Another server was quicker, or somebody gave it back meanwhile.
      leased.isOthers = !isSameRequest(begun.ended, leased.requestHash);
      if (leased.isOthers) throw createOtherRequestError();
      if (begun.ended.state === 'released') throw createHoldReleasedError();
      return (await delivery.repeat(begun.ended)).image;
    },
  };
}

/** Tells two requests apart by all that decides how they look. */
function hashRequest({ recipe, seedGiven }: PromptRequest): string {
  const { prompt, negativePrompt = '', width, height, seed, format } = recipe;
  const words = [prompt, negativePrompt, width, height, seedGiven ? seed : null, format];
  return hashOf([...words, ...marksOf(recipe)]);
}

/** A request without a seed that is repeated, also on another server, means the same picture. */
function seedOf(holdId: string): number {
  return createHash('sha256').update(holdId).digest().readUInt32BE() % (IMAGE_LIMITS.largestSeed + 1);
}

/** What the AI Model selector shows: the plan decides, never the request. */
function accountModel(tool: HoldTool, isFreePlan: boolean): ToolModel {
  if (tool === 'yellow') return 'yellow';
  return isFreePlan ? 'standard' : 'booster';
}
