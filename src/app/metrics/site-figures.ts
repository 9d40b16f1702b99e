import type { PicturePlace } from '../../features/picture-safety/picture-safety.rules.ts';
import type { AfterCommitEvent } from '../../platform/db/after-commit-events.ts';
import type { Meters } from '../../platform/metrics/meters.types.ts';

const ANSWER_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const DRAWING_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];
const WAITING_SECONDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60];

/** Node's parser lets rarer ones through, and each would be series of its own. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

export type JobName = 'housekeeping' | 'gallery' | 'licenses' | 'api-keys' | 'mail' | 'feed' | 'figures';
type CacheName = 'pages' | 'images';

/** Everything that is counted while the site runs; docs/operations.md says what an owner reads from it. */
export interface SiteFigures {
  requestBegan(): void;
  requestEnded(): void;
  answered(request: AnsweredRequest): void;
  /** @param outcome one of a fixed list, see `metered-engine.ts`. */
  engineAnswered(engine: string, outcome: string, seconds: number): void;
  /** An engine drew because those before it could not. */
  fellThrough(engine: string): void;
  waited(seconds: number): void;
  cacheAsked(cache: CacheName, isHit: boolean): void;
  imagesDeleted(count: number): void;
  jobFailed(job: JobName): void;
  pictureLookedAt(place: PicturePlace, outcome: 'passed' | 'held-back' | 'failed'): void;
  mailFailed(outcome: 'postponed' | 'given-up'): void;
  committed(event: AfterCommitEvent): void;
}

export function createSiteFigures(meters: Meters): SiteFigures {
  let inFlight = 0;
  meters.gauge({ name: 'http_in_flight', help: 'Requests that wait for their answer.' }, () => [
    { labels: {}, value: inFlight },
  ]);
  return {
    ...createVisitFigures(meters),
    ...createDrawingFigures(meters),
    ...createStoredFigures(meters),
    requestBegan: () => {
      inFlight += 1;
    },
    requestEnded: () => {
      inFlight -= 1;
    },
  };
}

function createVisitFigures(meters: Meters): Pick<SiteFigures, 'answered' | 'cacheAsked'> {
  const requests = meters.counter({
    name: 'http_requests_total',
    help: 'Answers, by the pattern of the route, the method and the class of the status.',
    labels: ['route', 'method', 'status'],
  });
  const seconds = meters.timer({
    name: 'http_request_seconds',
    help: 'Time until an answer began to leave.',
    labels: ['route'],
    buckets: ANSWER_SECONDS,
  });
  const cache = meters.counter({
    name: 'cache_requests_total',
    help: 'Questions to what is kept in memory: pages, and images of prompts.',
    labels: ['cache', 'result'],
  });
  return {
    answered({ method, route, status, milliseconds }) {
      const known = METHODS.has(method) ? method : 'other';
      requests({ route, method: known, status: `${Math.trunc(status / 100)}xx` });
      seconds({ route }, milliseconds / 1000);
    },
    cacheAsked: (name, isHit) => cache({ cache: name, result: isHit ? 'hit' : 'miss' }),
  };
}

function createDrawingFigures(
  meters: Meters,
): Pick<SiteFigures, 'engineAnswered' | 'fellThrough' | 'waited' | 'pictureLookedAt'> {
  const answers = meters.counter({
    name: 'engine_answers_total',
    help: 'How asking an engine for an image ended.',
    labels: ['engine', 'outcome'],
  });
  const seconds = meters.timer({
    name: 'engine_seconds',
    help: 'Time an engine took for an image that it drew, its own waiting included.',
    labels: ['engine'],
    buckets: DRAWING_SECONDS,
  });
  const standIns = meters.counter({
    name: 'engine_fall_throughs_total',
    help: 'Images that this engine drew because those before it could not.',
    labels: ['engine'],
  });
  const looks = meters.counter({
    name: 'pictures_looked_at_total',
    help: 'Pictures that a model looked at for sexual content.',
    labels: ['place', 'outcome'],
  });
  const waiting = meters.timer({
    name: 'queue_wait_seconds',
    help: 'Time an image waited for its turn.',
    buckets: WAITING_SECONDS,
  });
  return {
    engineAnswered(engine, outcome, elapsed) {
      answers({ engine, outcome });
      if (outcome === 'drawn') seconds({ engine }, elapsed);
    },
    fellThrough: (engine) => standIns({ engine }),
    pictureLookedAt: (place, outcome) => looks({ place, outcome }),
    waited: (elapsed) => waiting({}, elapsed),
  };
}

function createStoredFigures(
  meters: Meters,
): Pick<SiteFigures, 'imagesDeleted' | 'jobFailed' | 'mailFailed' | 'committed'> {
  const credits = meters.counter({
    name: 'credits_total',
    help: 'Credits granted, held, spent, released and taken back, as the ledger committed them.',
    labels: ['movement', 'reason'],
  });
  const runs = meters.counter({
    name: 'runs_total',
    help: 'Runs of accounts that were opened.',
    labels: ['tool'],
  });
  const images = meters.counter({
    name: 'images_total',
    help: 'Images saved into and deleted from galleries.',
    labels: ['step'],
  });
  const jobs = meters.counter({
    name: 'job_failures_total',
    help: 'What happens without anybody asking, and failed.',
    labels: ['job'],
  });
  const mails = meters.counter({
    name: 'mail_failures_total',
    help: 'Tries to send a mail that failed.',
    labels: ['outcome'],
  });
  return {
    imagesDeleted: (count) => images({ step: 'deleted' }, count),
    jobFailed: (job) => jobs({ job }),
    mailFailed: (outcome) => mails({ outcome }),
    committed({ what, kind, reason = 'none', amount }) {
      if (what === 'credits') credits({ movement: kind, reason }, amount);
      if (what === 'runs') runs({ tool: kind }, amount);
      if (what === 'images') images({ step: kind }, amount);
    },
  };
}
