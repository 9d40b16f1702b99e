import { isAbortError } from '../../features/image-engines/image-engines.errors.ts';
import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import type { ImageEngines } from '../../features/image-engines/image-engines.usecases.ts';
import { RemoteEngineError } from '../../features/image-engines/remote/remote-engine.errors.ts';
import { CircuitOpenError } from '../../features/image-engines/resilience/circuit-open.errors.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SiteFigures } from './site-figures.ts';

/** The same engine, which is timed and whose failures are counted by their kind. */
export function createMeteredEngine(
  engine: ImageEngine,
  { engineAnswered }: Pick<SiteFigures, 'engineAnswered'>,
): ImageEngine {
  const generate: ImageEngine['generate'] = async (request, options) => {
    const started = performance.now();
    const tell = (outcome: string) =>
      engineAnswered(engine.name, outcome, (performance.now() - started) / 1000);
    try {
      const image = await engine.generate(request, options);
      tell('drawn');
      return image;
    } catch (error) {
      tell(outcomeOf(error));
      throw error;
    }
  };
  // What an engine says of itself may change while it runs, so it is asked each time.
  return Object.create(engine, { generate: { value: generate, enumerable: true } });
}

/** One of: busy, refused, billing, misconfigured, broken, timeout, unreachable, resting, left, not-drawable, failed. */
function outcomeOf(error: unknown): string {
  if (isAbortError(error)) return 'left';
  if (error instanceof CircuitOpenError) return 'resting';
  if (error instanceof RemoteEngineError) return error.kind;
  return error instanceof AppError && error.status === 400 ? 'not-drawable' : 'failed';
}

/** The same engines; counts images that one drew in another's place. */
export function countFallThroughs(
  engines: ImageEngines,
  { fellThrough }: Pick<SiteFigures, 'fellThrough'>,
): ImageEngines {
  const generate: ImageEngines['generate'] = async (request, options) => {
    const image = await engines.generate(request, options);
    if (image.engine !== engines.engines[0]?.name) fellThrough(image.engine);
    return image;
  };
  return Object.create(engines, { generate: { value: generate, enumerable: true } });
}
