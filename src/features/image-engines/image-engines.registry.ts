import type { ConfigValues } from '../../shared/config-keys.ts';
import type { aiSdkConfig } from './engines/ai-sdk/ai-sdk.config.ts';
import { createAiSdkEngine } from './engines/ai-sdk/ai-sdk.engine.ts';
import type { automatic1111Config } from './engines/automatic1111/automatic1111.config.ts';
import { createAutomatic1111Engine } from './engines/automatic1111/automatic1111.engine.ts';
import type { comfyUiConfig } from './engines/comfyui/comfyui.config.ts';
import { createComfyUiEngine } from './engines/comfyui/comfyui.engine.ts';
import { DREAMSEED, type dreamseedConfig } from './engines/dreamseed/dreamseed.config.ts';
import { createDreamseedEngine } from './engines/dreamseed/dreamseed.engine.ts';
import { createIllustratorEngine, ILLUSTRATOR } from './engines/illustrator/illustrator.engine.ts';
import type { openAiCompatibleConfig } from './engines/openai-compatible/openai-compatible.config.ts';
import { createOpenAiCompatibleEngine } from './engines/openai-compatible/openai-compatible.engine.ts';
import type { pollinationsConfig } from './engines/pollinations/pollinations.config.ts';
import { createPollinationsEngine } from './engines/pollinations/pollinations.engine.ts';
import type { imageEnginesConfig } from './image-engines.config.ts';
import type { ImageEngine } from './image-engines.types.ts';
import { createResilientEngine } from './resilience/resilient-engine.ts';

/** The settings of all engines, by section. */
export interface EngineSettings {
  imageEngines: ConfigValues<typeof imageEnginesConfig>;
  openAiCompatible: ConfigValues<typeof openAiCompatibleConfig>;
  pollinations: ConfigValues<typeof pollinationsConfig>;
  aiSdk: ConfigValues<typeof aiSdkConfig>;
  automatic1111: ConfigValues<typeof automatic1111Config>;
  comfyUi: ConfigValues<typeof comfyUiConfig>;
  dreamseed: ConfigValues<typeof dreamseedConfig>;
}

/** A setting names something that does not exist. The message is one line that an owner can act on. */
class UnknownImageEngineError extends Error {
  override name = 'UnknownImageEngineError';
}

interface ImageEnginesSurroundings {
  /** The folder of package.json, from which workers load their sources. */
  projectRoot: string;
  /** Told when a thread of an engine breaks between two images. */
  onWorkerLost?: (error: Error) => void;
  /** Told when an engine failed so often that it is not asked for a while. */
  onRest?: (engine: string, restMs: number) => void;
  /** Told when one of the servers of an engine is not asked until it answers again. */
  onServerAway?: (server: string, error: unknown) => void;
}

type CreateEngine = (settings: EngineSettings, surroundings: ImageEnginesSurroundings) => ImageEngine;

/** The one that needs nothing, and draws the site's own pictures. */
export const BUILT_IN_ENGINE = ILLUSTRATOR;

const ENGINES: Readonly<Record<string, CreateEngine>> = {
  [BUILT_IN_ENGINE]: createBuiltInEngine,
  'openai-compatible': ({ openAiCompatible }) => createOpenAiCompatibleEngine(openAiCompatible),
  pollinations: ({ pollinations }) => createPollinationsEngine(pollinations),
  'ai-sdk': ({ aiSdk }) => createAiSdkEngine(aiSdk),
  automatic1111: ({ automatic1111 }) => createAutomatic1111Engine(automatic1111),
  comfyui: ({ comfyUi }, { projectRoot }) => createComfyUiEngine(comfyUi, { projectRoot }),
  [DREAMSEED]: ({ dreamseed }, surroundings) => createDreamseedEngine(dreamseed, surroundings),
};

/**
 * Makes the engines that IMAGE_ENGINES names, as they are.
 * @throws {UnknownImageEngineError} naming the engine and those that exist.
 * @throws {MissingEngineSettingError} naming the variable that an engine needs.
 */
export function createNamedEngines(
  settings: EngineSettings,
  surroundings: ImageEnginesSurroundings,
): ImageEngine[] {
  return [...new Set(settings.imageEngines.engines)].map((name) => {
    const create = Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined;
    if (!create) {
      const known = Object.keys(ENGINES).join(', ');
      throw new UnknownImageEngineError(
        `IMAGE_ENGINES: there is no engine "${name}". Known engines: ${known}.`,
      );
    }
    return create(settings, surroundings);
  });
}

/** The engine of the site's own pictures, whatever draws for visitors. */
export function createBuiltInEngine(
  settings: Pick<EngineSettings, 'imageEngines'>,
  surroundings: ImageEnginesSurroundings,
): ImageEngine {
  return createIllustratorEngine({ ...surroundings, workers: settings.imageEngines.illustratorWorkers });
}

/** The built-in one needs neither a second try nor a rest; `dreamseed` has both, for each of its servers. */
const needsNoResilience = ({ name }: ImageEngine) => name === BUILT_IN_ENGINE || name === DREAMSEED;

/**
 * The same engines, fit for visitors: those behind a network with a second try and a rest.
 * @throws what {@link createNamedEngines} throws.
 */
export function createConfiguredEngines(
  settings: EngineSettings,
  surroundings: ImageEnginesSurroundings,
): ImageEngine[] {
  const { onRest } = surroundings;
  return createNamedEngines(settings, surroundings).map((engine) =>
    needsNoResilience(engine) ? engine : createResilientEngine(engine, { onRest }),
  );
}
