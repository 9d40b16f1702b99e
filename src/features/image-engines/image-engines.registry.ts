import { createIllustratorEngine } from './engines/illustrator/illustrator.engine.ts';
import type { ImageEngine } from './image-engines.types.ts';

export interface ImageEnginesSettings {
  /** Names in the order in which the engines are tried. */
  engines: readonly string[];
  illustratorWorkers: number;
}

/** A setting names something that does not exist. The message is one line that an owner can act on. */
export class UnknownImageEngineError extends Error {
  override name = 'UnknownImageEngineError';
}

export interface ImageEnginesSurroundings {
  /** The folder of package.json, from which workers load their sources. */
  projectRoot: string;
  /** Told when a thread of an engine breaks between two images. */
  onWorkerLost?: (error: Error) => void;
}

type CreateEngine = (settings: ImageEnginesSettings, surroundings: ImageEnginesSurroundings) => ImageEngine;

const ENGINES: Record<string, CreateEngine> = {
  illustrator: ({ illustratorWorkers }, surroundings) =>
    createIllustratorEngine({ ...surroundings, workers: illustratorWorkers }),
};

/**
 * Makes the engines that IMAGE_ENGINES names.
 * @throws {UnknownImageEngineError} naming the engine and those that exist.
 */
export function createConfiguredEngines(
  settings: ImageEnginesSettings,
  surroundings: ImageEnginesSurroundings,
): ImageEngine[] {
  return [...new Set(settings.engines)].map((name) => {
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
