import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.types.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { Blobs } from '../../platform/storage/storage.types.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { isAbortError } from '../image-engines/image-engines.errors.ts';
import type { ImageEngines } from '../image-engines/image-engines.usecases.ts';
import { type PictureSigner, signNothing } from '../provenance/signing/picture-signer.usecases.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';
import {
  type AccountAdmissionOptions,
  type CallersGuard,
  createAccountAdmission,
} from './account-runs/account-admission.usecases.ts';
import { createAccountWork } from './account-runs/account-work.usecases.ts';
import { createRunLeases, type LeaseTimes, type Repeat, type RunLeases } from './account-runs/run-leases.ts';
import { createGuestAdmission } from './guest-runs/guest-admission.usecases.ts';
import { createGuestAllowanceStore, type GuestAllowanceStore } from './guest-runs/guest-allowance.store.ts';
import type { GuestReceipts } from './guest-runs/guest-receipts.ts';
import { createImageCache } from './image-cache.ts';
import { createCallerGoneError } from './image-service.errors.ts';
import { createImageServiceRoutes } from './image-service.routes.ts';
import type { Admit, AnsweredPicture, Delivery, ImageOrder } from './image-service.types.ts';
import { createImageServiceUsecases, type ImageServiceUsecases } from './image-service.usecases.ts';
import { createMakeImage } from './make-image.ts';
import { createProgressElsewhere, type ProgressElsewhere } from './progress/progress-elsewhere.ts';
import { createRunProgressRoutes } from './progress/run-progress.routes.ts';
import { createRunProgressBoard } from './progress/run-progress.ts';
import { IMAGE_LIMITS } from './prompt-request.rules.ts';
import { createFairQueue, type FairQueue } from './queue/fair-queue.ts';
import { createGracefulStop } from './queue/graceful-stop.ts';
import { showsSignIn } from './run-headers.rules.ts';

const MEGABYTE = 1024 * 1024;

/** Asked for each time: the daily numbers may change while the site runs. */
export interface ImageServiceSettings {
  guestDailyImages: number;
  guestTotalDailyImages: number;
  queueLimit: number;
  queueLimitPerVisitor: number;
  /** For ever when left out. */
  queueSeconds?: number;
  cacheMegabytes: number;
}

/** What the runs of accounts need. */
export interface AccountRunsOptions {
  guard: CallersGuard;
  credits: Credits;
  blobs: Blobs;
  /** What one image of a tool costs the account now; throws 403 when it may not use the tool. */
  quote: AccountAdmissionOptions['quote'];
  referencePicturesOf?: AccountAdmissionOptions['referencePicturesOf'];
  /** Random UUIDs when left out. */
  newId?: () => string;
  /** How long holds live without a sign of life; 30 s, renewed every 10 s, when left out. */
  leaseTimes?: LeaseTimes;
  repeat?: Repeat;
  /** Told when holds could not be kept alive; the next attempt follows. */
  onRenewalFailed?: (error: unknown) => void;
}

interface ImageServiceOptions {
  settings: ImageServiceSettings;
  engines: ImageEngines;
  /** For the product's own pictures; those of visitors when left out. */
  ownEngines?: ImageEngines;
  database: Database;
  policy: WordPolicy;
  clock: Clock;
  /** What each picture says it was made with. */
  siteName: string;
  /** Signs each picture; none when left out. */
  signer?: PictureSigner;
  /** Keeps guests' addresses unreadable in the database; at least 32 characters, the same on every server. */
  guestSecret: string;
  trustedProxies: number;
  /** What guests get with a picture, to keep it once they have an account. */
  receipts: Pick<GuestReceipts, 'sign'>;
  /** Nothing new is drawn for visitors while it says so. */
  isReadOnly?: IsReadOnly;
  /** Left out, every sign-in is refused with 401. */
  accounts?: AccountRunsOptions;
  /** Told when an unused image could not be counted back; its guest is one image short today. */
  onGiveBackFailed?: (error: unknown) => void;
  /** Told when the marks of past days could not be deleted; the next request tries again. */
  onSweepFailed?: (error: unknown) => void;
  /** For an owner's figures: how long images waited for their turn, in milliseconds, and which were remembered. */
  onWaited?: (milliseconds: number) => void;
  onRemembered?: (isRemembered: boolean) => void;
  /** Told of each picture that leaves for a visitor. */
  onAnswered?: (picture: AnsweredPicture) => void;
  /** Told of each picture that leaves, as the file that it is. */
  onDelivered?: (bytes: Uint8Array) => void;
  /** A whole number, 0..999,999,999; chosen for callers who name no seed. */
  randomSeed?: () => number;
}

export interface ImageService {
  /** Mount at the root: they answer `/prompt/...` and `/api/runs/...` alone. */
  routes: ReturnType<typeof createImageServiceRoutes>;
  /** For the product's own pictures: the same queue, without any allowance. */
  draw: ImageServiceUsecases['draw'];
  /**
   * An image for whom another part of the site has let in: the same policy, holds, queue and engines.
   * @throws {AppError} with the reason; 499 when the caller wants it no more.
   */
  make(order: Omit<ImageOrder, 'signal'>): Promise<Delivery>;
  /**
   * Lets other work of the built-in engine take its visitor's turn among the images.
   * @throws {AppError} 429 or 503 when too many wait, or the service stops.
   * @throws {DOMException} named AbortError when the signal was aborted.
   */
  inTurn<Result>(turn: Turn, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  status(): ImageServiceStatus;
  /** What servers tell each other of runs. */
  progressElsewhere: ProgressElsewhere;
  /** How many images of today's free allowance are used, by all its visitors. */
  usedToday(): Promise<number>;
  /**
   * Ends the service well: new requests are refused with 503 `image_service.stopping`, running and
   * waiting ones have `graceMs` milliseconds to be answered, and what is left then is stopped with the
   * same 503. Resolves when every request has its answer and unused images are counted back, so that
   * engines and database may be closed.
   */
  drain(graceMs: number): Promise<void>;
  /** These holds were given back: what is drawn or waits for them on this server stops. */
  stopDrawing(holdIds: readonly string[]): void;
}

export interface Turn {
  visitor: string;
  signal: AbortSignal;
}

export interface ImageServiceStatus {
  running: number;
  waiting: number;
  cachedBytes: number;
}

/** Puts the image service together. Whoever made the engines and the database also closes them. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const {
    settings,
    engines,
    database,
    trustedProxies,
    signer = signNothing,
    onGiveBackFailed,
    onAnswered,
    onDelivered,
  } = options;
  const queue = createQueueFor(engines, settings);
  const cache = createImageCache(settings.cacheMegabytes * MEGABYTE);
  const stop = createGracefulStop();
  const usecases = createImageServiceUsecases({ ...options, signer, queue, cache });
  const allowance = createGuestAllowanceStore(database);
  const own = createForSite(options, { usecases, queue });
  const leases = options.accounts && createLeases(options, options.accounts);
  const admit = createAdmission(options, allowance, leases);
  const progress = createRunProgressBoard();
  const randomSeed = options.randomSeed ?? (() => randomInt(IMAGE_LIMITS.largestSeed + 1));
  const make = createMakeImage({ usecases, admit, onGiveBackFailed, onAnswered, onDelivered });
  const images = { usecases, stop, progress, make, randomSeed, trustedProxies };
  const routes = createImageServiceRoutes(images);
  const progressElsewhere = createProgressElsewhere(progress, options.clock.now);
  routes.route('/', createRunProgressRoutes({ board: progressElsewhere, engines }));
  return {
    routes,
    progressElsewhere,
    async draw(recipe, { visitor, signal }) {
      const drawn = await stop.run(signal, (workSignal) =>
        own.usecases.draw(recipe, { visitor, signal: workSignal }),
      );
      onDelivered?.(drawn.bytes);
      return drawn;
    },
    async make({ request, ...order }) {
      const recipe = usecases.applyPolicy(request.recipe);
      const wanted = { ...order, request: { ...request, recipe } };
      const { delivery } = await stop
        .run(order.gone, (signal) => make({ ...wanted, signal }))
        .catch((error) => {
          throw isAbortError(error) ? createCallerGoneError() : error;
        });
      // Only whoever says so holds a picture already.
      if (!delivery) throw new Error('An image was made and not delivered.');
      return delivery;
    },
    inTurn: ({ visitor, signal }, work) =>
      stop.run(signal, (workSignal) => own.queue.run(visitor, workSignal, () => work(workSignal))),
    status: () => ({ ...addUp([...new Set([queue, own.queue])]), cachedBytes: cache.calculatedSize }),
    usedToday: () => allowance.countUsed(utcDate(options.clock.now())),
    drain: stop.drain,
    stopDrawing: (holdIds) => leases?.lose(holdIds),
  };
}

interface QueuedUsecases {
  usecases: ImageServiceUsecases;
  queue: FairQueue;
}

/** Another engine has room of its own: neither a visitor nor the site waits for what the other one draws. */
function createForSite(
  {
    engines,
    ownEngines = engines,
    settings,
    policy,
    siteName,
    signer = signNothing,
    clock,
  }: ImageServiceOptions,
  visitors: QueuedUsecases,
): QueuedUsecases {
  if (ownEngines === engines) return visitors;
  const isSameEngine = ownEngines.engines[0] === engines.engines[0];
  const queue = isSameEngine ? visitors.queue : createQueueFor(ownEngines, settings);
  // Whoever asks for the site's own pictures keeps them.
  const cache = createImageCache(0);
  const parts = { engines: ownEngines, queue, cache, policy, siteName, signer, clock };
  return { usecases: createImageServiceUsecases(parts), queue };
}

function createQueueFor(engines: ImageEngines, settings: ImageServiceSettings): FairQueue {
  return createFairQueue({
    // Changes while the engines run: one that rests leaves its room to the next.
    get concurrency() {
      return engines.concurrency;
    },
    limit: settings.queueLimit,
    limitPerVisitor: settings.queueLimitPerVisitor,
    longestWaitMs: settings.queueSeconds && settings.queueSeconds * 1000,
  });
}

function addUp(queues: readonly FairQueue[]): { running: number; waiting: number } {
  const all = queues.map((queue) => queue.status());
  const total = (name: 'running' | 'waiting') => all.reduce((sum, status) => sum + status[name], 0);
  return { running: total('running'), waiting: total('waiting') };
}

function createLeases(
  { clock }: ImageServiceOptions,
  { credits, leaseTimes: times, repeat, onRenewalFailed }: AccountRunsOptions,
): RunLeases {
  return createRunLeases({ credits, clock, times, repeat, onRenewalFailed });
}

/** A sign-in is taken at its word or refused; everybody else is a guest. */
function createAdmission(
  options: ImageServiceOptions,
  store: GuestAllowanceStore,
  leases: RunLeases | undefined,
): Admit {
  const { settings, database, clock, accounts, signer = signNothing, isReadOnly } = options;
  const hashVisitor = createVisitorHash(options.guestSecret);
  const admitGuest = createGuestAdmission({
    store,
    clock,
    limits: {
      get perVisitor() {
        return settings.guestDailyImages;
      },
      get total() {
        return settings.guestTotalDailyImages;
      },
    },
    hashVisitor,
    receipts: options.receipts,
    isReadOnly,
    onSweepFailed: options.onSweepFailed,
  });
  if (!accounts || !leases) return admitGuest;
  const { credits, newId = randomUUID } = accounts;
  const dailyTotal = () => settings.guestTotalDailyImages;
  const workOptions = { database, credits, allowance: store, dailyTotal, hashVisitor, clock };
  const admitAccount = createAccountAdmission({
    ...accounts,
    newId,
    clock,
    signer,
    isReadOnly,
    leases,
    work: createAccountWork(workOptions),
  });
  return (caller, ...rest) => (showsSignIn(caller) ? admitAccount : admitGuest)(caller, ...rest);
}
