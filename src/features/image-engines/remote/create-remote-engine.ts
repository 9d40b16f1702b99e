import { raceAbort } from '../../../platform/jobs/race-abort.ts';
import { toContentType } from '../image-bytes.rules.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { assertDrawableSize } from '../image-size.rules.ts';
import { type ToolModels, tellsModelsApart } from '../tool-models.rules.ts';
import { seedWithVariation } from '../variation.rules.ts';
import { type AskOptions, askInTime } from './ask-in-time.ts';
import { fitImage } from './fit-image.ts';
import { writeManner } from './manner.rules.ts';

interface RemoteEngineParts {
  name: string;
  version: string;
  models: ToolModels;
  /** What is known now. */
  reportsProgress?(): boolean;
  concurrency: number;
  /** As `ImageEngine.moderates`. */
  moderates?: boolean;
  /** As `ImageEngine.takesStartingPicture`. */
  takesStartingPicture?: boolean;
  /** As `ImageEngine.takesReferencePictures`. */
  takesReferencePictures?: boolean;
  /** For one attempt, from the first byte sent to the last byte read. */
  timeoutMs: number;
  /**
   * Whether the same question may be asked once more when no whole answer came: only for a service
   * that recognises it and neither draws nor charges twice.
   */
  mayAskAgain?: boolean;
  /**
   * Asks the service. The caller is let go as soon as the signal is aborted; what this promise does
   * after that keeps the place at the service, so it settles when the service has stopped, or has ended
   * what it cannot stop.
   * @returns the file of a picture of any size, or what the service calls one.
   * @throws {RemoteEngineError}; anything else is taken for a lost connection.
   */
  ask(request: ImageRequest, options: AskOptions): Promise<Uint8Array>;
  /** As `ImageEngine.examine`. */
  examine?(signal: AbortSignal): Promise<string[]>;
  /** Gets ready without asking the service, which may charge. */
  warm?(): Promise<void>;
  close?(): Promise<void>;
}

/** An engine behind a network: what all of them have to do around their one question. */
export function createRemoteEngine(parts: RemoteEngineParts): ImageEngine {
  const { name, version, models, concurrency, examine } = parts;
  const closing = new AbortController();
  return {
    name,
    version,
    models,
    tellsModelsApart: tellsModelsApart(models),
    get reportsProgress() {
      return parts.reportsProgress?.() ?? false;
    },
    // Services change their models, and what draws on a graphics card rounds as it likes.
    deterministic: false,
    moderates: parts.moderates,
    takesStartingPicture: parts.takesStartingPicture,
    takesReferencePictures: parts.takesReferencePictures,
    concurrency,
    async generate(request, options) {
      assertDrawableSize(name, request);
      const asked = { ...request, prompt: writeManner(request), seed: seedWithVariation(request) };
      const drawn = await askInTime({ ...parts, closing: closing.signal }, asked, options);
      const bytes = await raceAbort(fitImage(drawn, request), options.signal, createAbortError);
      return { bytes, contentType: toContentType(request.format), engine: name, seed: request.seed };
    },
    examine,
    warm: async () => await parts.warm?.(),
    async close() {
      closing.abort();
      await parts.close?.();
    },
  };
}
