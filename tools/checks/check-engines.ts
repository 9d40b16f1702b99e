import sharp from 'sharp';
import type { Config } from '../../src/app/config.ts';
import { createNamedEngines } from '../../src/features/image-engines/image-engines.registry.ts';
import type { ImageEngine } from '../../src/features/image-engines/image-engines.types.ts';
import type { ToolModel } from '../../src/features/image-engines/tool-models.rules.ts';
import { describeError } from './print-table.ts';

export interface EngineCheck {
  engine: string;
  /** Whose model was asked: the tools' names for them. */
  model: string;
  isWell: boolean;
  /** `ok`, or what is wrong in a sentence. */
  result: string;
  ms: string;
  size: string;
  bytes: string;
}

const SIDE = 512;
const MODEL_NAMES: Readonly<Record<ToolModel, string>> = {
  standard: 'standard',
  booster: 'Booster 5.0',
  yellow: 'yellow tool',
};

/**
 * Draws one small picture with each configured engine, and with each of its models where it has several;
 * one after the other, because services count.
 * @throws {Error} one line, when the settings name no such engine or lack something.
 */
export async function checkEngines(config: Config, projectRoot: string): Promise<EngineCheck[]> {
  const engines = createNamedEngines(config, { projectRoot });
  const checks: EngineCheck[] = [];
  try {
    for (const engine of engines) {
      const models: ToolModel[] = engine.tellsModelsApart ? ['standard', 'booster', 'yellow'] : ['standard'];
      for (const model of models) {
        checks.push(await checkEngine(engine, model, config.imageService.timeoutSeconds));
      }
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  return checks;
}

async function checkEngine(engine: ImageEngine, toolModel: ToolModel, seconds: number): Promise<EngineCheck> {
  const started = performance.now();
  const described = {
    engine: engine.name,
    model: engine.tellsModelsApart ? MODEL_NAMES[toolModel] : 'all tools',
  };
  const elapsed = () => String(Math.round(performance.now() - started));
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const { bytes } = await engine.generate(
      {
        prompt: 'a red kite over green hills',
        width: SIDE,
        height: SIDE,
        seed: 7,
        format: 'jpeg',
        toolModel,
      },
      { signal },
    );
    const { width, height } = await sharp(bytes).metadata();
    const size = `${width}x${height}`;
    return { ...described, isWell: true, result: 'ok', ms: elapsed(), size, bytes: String(bytes.byteLength) };
  } catch (error) {
    const result = signal.aborted ? `It made no picture within ${seconds} s.` : describeError(error);
    return { ...described, isWell: false, result, ms: elapsed(), size: '', bytes: '' };
  }
}
