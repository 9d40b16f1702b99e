import { knowsNothingOf } from '@dreamseed/illustrator/what-it-knows';
import { type Clock, systemClock } from '../../../../shared/clock.ts';
import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { abandonOnAbort } from '../../abandon-on-abort.ts';
import { toContentType } from '../../image-bytes.rules.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type {
  GeneratedImage,
  GenerateOptions,
  ImageEngine,
  ImageRequest,
} from '../../image-engines.types.ts';
import { assertDrawableSize } from '../../image-size.rules.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import { CircuitOpenError } from '../../resilience/circuit-open.errors.ts';
import { ILLUSTRATOR } from '../illustrator/illustrator.engine.ts';
import { createDrawingServer, type DrawingServer } from './drawing-server.ts';
import { DREAMSEED, type dreamseedConfig } from './dreamseed.config.ts';

export type DreamseedSettings = ConfigValues<typeof dreamseedConfig>;

interface DreamseedSurroundings {
  /** Told when a server is not asked any more until it answers again. */
  onServerAway?: (server: string, error: unknown) => void;
  clock?: Clock;
  longestSilenceMs?: number;
}

/**
 * Other Dreamseeds, by their images API: the least busy is asked, and another one where that fails. A server
 * that failed gets no pictures until it passes a health check; each new picture begins one.
 * @throws {MissingEngineSettingError} without an address.
 */
export function createDreamseedEngine(
  { urls, key, timeoutSeconds }: DreamseedSettings,
  { onServerAway = () => {}, clock = systemClock, longestSilenceMs }: DreamseedSurroundings = {},
): ImageEngine {
  if (urls.length === 0) throw new MissingEngineSettingError('DREAMSEED_URLS', DREAMSEED);
  const closing = new AbortController();
  const servers = urls.map((url) =>
    createDrawingServer({
      ...{ url, key, clock, longestSilenceMs },
      timeoutMs: timeoutSeconds * 1000,
      closing: closing.signal,
      onAway: onServerAway,
    }),
  );
  const isHere = ({ awayBecause }: DrawingServer) => awayBecause === undefined;
  const checkAll = () => Promise.all(servers.map((server) => server.check(true)));
  /** What all of them draw with; undefined as long as that is not known of each, or not the same. */
  const findCommon = () => {
    const [first, ...others] = servers.map(({ known }) => known);
    const isSame = others.every(
      (other) => other?.engine === first?.engine && other?.version === first?.version,
    );
    return isSame ? first : undefined;
  };
  return {
    name: DREAMSEED,
    get version() {
      return findCommon()?.version ?? urls.join(' ');
    },
    get drawsBy() {
      return findCommon()?.engine;
    },
    get deterministic() {
      return findCommon()?.version !== undefined;
    },
    get concurrency() {
      const places = servers.filter(isHere).map(({ known }) => known?.places ?? 1);
      return Math.max(
        1,
        places.reduce((sum, count) => sum + count, 0),
      );
    },
    get reportsProgress() {
      return servers.some(({ known }) => known?.reportsProgress);
    },
    // Each question says whether only engines that moderate may draw it.
    moderates: true,
    takesStartingPicture: true,
    takesLearnedStyle: true,
    get knowsNothingOf() {
      return findCommon()?.engine === ILLUSTRATOR ? knowsNothingOf : undefined;
    },
    isCircuitOpen: () => !servers.some(isHere),
    generate: (request, options) =>
      abandonOnAbort(() => drawOnAny(servers, request, options, clock), options.signal),
    async examine() {
      await checkAll();
      const away = servers.flatMap(({ name, awayBecause }) =>
        awayBecause ? [`${name}: ${awayBecause.message}`] : [],
      );
      const differs = away.length === 0 && findCommon() === undefined;
      return differs ? ['Its servers draw with different engines or versions.'] : away;
    },
    async warm() {
      await checkAll();
    },
    async close() {
      closing.abort();
    },
  };
}

async function drawOnAny(
  servers: readonly DrawingServer[],
  request: ImageRequest,
  options: GenerateOptions,
  clock: Clock,
): Promise<GeneratedImage> {
  assertDrawableSize(DREAMSEED, request);
  const untried = new Set(servers);
  const lost = new Set<DrawingServer>();
  let failure: unknown;
  for (;;) {
    const leastBusy = findLeastBusy(untried);
    // Begun even where nobody waits for it, so that the next pictures have more servers.
    const returned = findReturned(untried, !leastBusy);
    const server = leastBusy ?? (await returned);
    if (!server) break;
    untried.delete(server);
    try {
      const { bytes, engine: drawnBy, ...notes } = await server.draw(request, options);
      const { seed, format } = request;
      return { ...notes, bytes, contentType: toContentType(format), engine: DREAMSEED, drawnBy, seed };
    } catch (error) {
      // What one of them declines is not taken to the next.
      if (!(error instanceof RemoteEngineError) || error.kind === 'refused') throw error;
      failure = error;
      // Once more where the connection was lost: the server may only have been started again.
      if (error.kind === 'unreachable' && !lost.has(server)) untried.add(server);
      lost.add(server);
    }
  }
  throw failure ?? describeAbsence(servers, clock);
}

/** Why nobody was asked. */
function describeAbsence(servers: readonly DrawingServer[], clock: Clock): Error {
  const lost = servers.find(({ awayBecause }) => awayBecause && awayBecause.kind !== 'busy');
  if (lost?.awayBecause) return lost.awayBecause;
  const checkableAt = Math.min(...servers.map((server) => server.checkableAt));
  return new CircuitOpenError(DREAMSEED, Math.max(1, checkableAt - clock.now()));
}

/** Without waiting, so that nobody else takes the same place meanwhile. */
function findLeastBusy(untried: ReadonlySet<DrawingServer>): DrawingServer | undefined {
  const here = [...untried].filter(({ awayBecause }) => !awayBecause);
  return here.sort((one, other) => one.load - other.load)[0];
}

/** Checks those that are away. @returns the first that is back. */
async function findReturned(
  untried: ReadonlySet<DrawingServer>,
  isUrgent: boolean,
): Promise<DrawingServer | undefined> {
  const away = [...untried].filter(({ awayBecause }) => awayBecause);
  return await Promise.any(away.map((server) => checkOrThrow(server, isUrgent))).catch(() => undefined);
}

async function checkOrThrow(server: DrawingServer, isUrgent: boolean): Promise<DrawingServer> {
  if (await server.check(isUrgent)) return server;
  throw new Error(`${server.name} is away.`);
}
