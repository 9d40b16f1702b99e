import { IMAGE_SIZES } from '../../features/generator/image-sizes.rules.ts';
import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import type { TestableEngine } from '../../features/owner/site/trial-picture.usecases.ts';

/** The smallest that the site draws: whatever is wrong shows soonest, and costs least. */
const [SMALLEST] = IMAGE_SIZES.toSorted((one, other) => one.width * one.height - other.width * other.height);
const PROMPT = 'a red kite over green hills';
const SEED = 7;

/** The engines of visitors, each to be asked by itself. */
export function listTestableEngines(engines: readonly ImageEngine[]): TestableEngine[] {
  return engines.map((engine) => ({
    name: engine.name,
    isResting: engine.isCircuitOpen?.() ?? false,
    places: engine.concurrency,
    draw: (signal) =>
      engine.generate(
        {
          prompt: PROMPT,
          width: SMALLEST?.width ?? 0,
          height: SMALLEST?.height ?? 0,
          seed: SEED,
          format: 'jpeg',
        },
        { signal },
      ),
  }));
}
