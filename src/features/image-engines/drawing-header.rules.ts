import type { ImageEngine } from './image-engines.types.ts';

/** In answers to programs: what draws here, for sites that have their pictures drawn here. */
export const DRAWING_HEADER = 'X-Dreamseed-Drawing';

/** What draws at another Dreamseed. */
export interface KnownDrawing {
  engine: string;
  /** How many pictures it draws at once. */
  places: number;
  reportsProgress: boolean;
  /** Only of an engine that draws the same again; changes when its pictures do. */
  version?: string;
}

const MOST_PLACES = 1000;
const HEADER = /^([a-z][a-z0-9-]*); places=(\d{1,4})(; progress)?(?:; version=([\w.-]{1,200}))?$/;

/** @param engines in the order in which they are tried. */
export function writeDrawingHeader(engines: readonly ImageEngine[]): string {
  const next = engines.find((engine) => !engine.isCircuitOpen?.()) ?? engines[0];
  if (!next) return '';
  const progress = next.reportsProgress ? '; progress' : '';
  const version = next.deterministic ? `; version=${next.version}` : '';
  return `${next.drawsBy ?? next.name}; places=${next.concurrency}${progress}${version}`;
}

/** Undefined when it says nothing that could be understood. */
export function readDrawingHeader(header: string | undefined): KnownDrawing | undefined {
  const [, engine, places = '', progress, version] = HEADER.exec(header ?? '') ?? [];
  if (engine === undefined) return undefined;
  return {
    engine,
    places: Math.min(MOST_PLACES, Math.max(1, Number(places))),
    reportsProgress: progress !== undefined,
    version,
  };
}
