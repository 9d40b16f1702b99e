import sharp from 'sharp';
import type { Config } from '../../src/app/config.ts';
import { describeError } from '../../src/app/doctor/describe-error.ts';
import { IMAGE_SIZES } from '../../src/features/generator/image-sizes.rules.ts';
import { createNamedEngines } from '../../src/features/image-engines/image-engines.registry.ts';
import type { ImageEngine, ImageRequest } from '../../src/features/image-engines/image-engines.types.ts';
import { RemoteEngineError } from '../../src/features/image-engines/remote/remote-engine.errors.ts';
import { chooseModel, type ToolModel } from '../../src/features/image-engines/tool-models.rules.ts';

interface EngineCheck {
  engine: string;
  /** Whose model was asked, by the tools' names for them, and whether with another seed. */
  model: string;
  isWell: boolean;
  /** `ok`, or what is wrong in a sentence. */
  result: string;
  ms: string;
  size: string;
  bytes: string;
  /** It was not ready in time. */
  isLate?: boolean;
}

/** Mean difference of the channels of two pictures, 0..255; graphics cards round as they like. */
const SAME_PICTURE = 2;
const SEEDS_IGNORED = 'Seeds are ignored: another one gave the same picture.';
const MODELS_IGNORED = 'Model names are ignored: another one gave the same picture.';
const MODEL_NAMES: Readonly<Record<ToolModel, string>> = {
  standard: 'standard',
  booster: 'Booster 5.0',
  yellow: 'yellow tool',
};
/** The smallest first: whatever is wrong with all of them shows soonest. */
const SIZES = IMAGE_SIZES.map(({ width, height }) => ({ width, height })).sort(
  (one, other) => one.width * one.height - other.width * other.height,
);
const [SMALLEST] = SIZES;
const REQUEST: ImageRequest = {
  prompt: 'a red kite over green hills',
  width: SMALLEST?.width ?? 0,
  height: SMALLEST?.height ?? 0,
  seed: 7,
  format: 'jpeg',
};

/**
 * Tries each configured engine with every size that the site draws, a second seed and each of its models;
 * one picture after the other, because services count.
 * @throws {Error} one line, when the settings name no such engine or lack something.
 */
export async function checkEngines(config: Config, projectRoot: string): Promise<EngineCheck[]> {
  const engines = createNamedEngines(config, { projectRoot });
  const checks: EngineCheck[] = [];
  try {
    for (const engine of engines) {
      for await (const check of checkEngine(engine, config.imageService.timeoutSeconds)) {
        checks.push(check);
        // What was not ready in time may go on there, and make whatever follows late too.
        if (check.isLate) break;
      }
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  return checks;
}

interface Drawing extends EngineCheck {
  picture?: Uint8Array;
}

/** Of an engine that fails at its first picture nothing else is asked. */
async function* checkEngine(engine: ImageEngine, seconds: number): AsyncGenerator<EngineCheck> {
  const first = await draw(engine, seconds);
  yield first;
  if (!first.isWell) return;
  for (const size of SIZES.slice(1)) yield await draw(engine, seconds, size);

  const otherSeed = await draw(engine, seconds, { seed: REQUEST.seed + 1 });
  yield tellApart({ ...otherSeed, model: `${otherSeed.model}, another seed` }, [first], SEEDS_IGNORED);

  const { models = { standard: '', booster: '', yellow: '' } } = engine;
  const drawn = new Map([[chooseModel(models), first]]);
  for (const toolModel of ['booster', 'yellow'] as const) {
    const model = chooseModel(models, toolModel);
    if (drawn.has(model)) continue;
    const drawing = await draw(engine, seconds, { toolModel });
    yield tellApart(drawing, [...drawn.values()], MODELS_IGNORED);
    drawn.set(model, drawing);
  }
  for (const result of (await engine.examine?.(AbortSignal.timeout(seconds * 1000))) ?? []) {
    yield { engine: engine.name, model: first.model, isWell: false, result, ms: '', size: '', bytes: '' };
  }
}

async function draw(
  engine: ImageEngine,
  seconds: number,
  question: Partial<ImageRequest> = {},
): Promise<Drawing> {
  const started = performance.now();
  const described = {
    engine: engine.name,
    model: engine.tellsModelsApart ? MODEL_NAMES[question.toolModel ?? 'standard'] : 'all tools',
  };
  const elapsed = () => String(Math.round(performance.now() - started));
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const { bytes: picture } = await engine.generate({ ...REQUEST, ...question }, { signal });
    const { width, height } = await sharp(picture).metadata();
    const size = `${width}x${height}`;
    const bytes = String(picture.byteLength);
    return { ...described, isWell: true, result: 'ok', ms: elapsed(), size, bytes, picture };
  } catch (error) {
    const isLate = signal.aborted || (error instanceof RemoteEngineError && error.kind === 'timeout');
    const result = signal.aborted ? `It made no picture within ${seconds} s.` : describeError(error);
    const { width, height } = { ...REQUEST, ...question };
    return {
      ...described,
      isWell: false,
      isLate,
      result,
      ms: elapsed(),
      size: `${width}x${height}`,
      bytes: '',
    };
  }
}

async function tellApart(
  drawing: Drawing,
  others: readonly Drawing[],
  ignored: string,
): Promise<EngineCheck> {
  for (const other of others) {
    if (await isSamePicture(drawing.picture, other.picture))
      return { ...drawing, isWell: false, result: ignored };
  }
  return drawing;
}

async function isSamePicture(one?: Uint8Array, other?: Uint8Array): Promise<boolean> {
  if (!one || !other) return false;
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return difference / a.length < SAME_PICTURE;
}
