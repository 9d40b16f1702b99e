import { randomUUID } from 'node:crypto';
import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type { ImageEngine, ImageRequest, PreviewWish } from '../../image-engines.types.ts';
import type { Fetch } from '../../remote/ask-service.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import { fitImage } from '../../remote/fit-image.ts';
import { fitStartingPicture } from '../../remote/fit-starting-picture.ts';
import { risingProgress } from '../../rising-progress.ts';
import { chooseModel, describeModels, readToolModels } from '../../tool-models.rules.ts';
import type { automatic1111Config } from './automatic1111.config.ts';
import { createAutomatic1111Service } from './automatic1111-service.ts';
import { examineSampler } from './examine-sampler.ts';
import { stopDrawing } from './stop-drawing.ts';
import { readTxt2Img, type Txt2ImgSettings, writeImg2Img, writeTxt2Img } from './txt2img.rules.ts';
import { createProgressWatcher } from './watch-progress.ts';

const NAME = 'automatic1111';
/** The server draws one picture at a time; others would wait inside it, where they cannot be taken back. */
const AT_ONCE = 1;
const LOOK_EVERY_MS = 500;

export type Automatic1111Settings = ConfigValues<typeof automatic1111Config>;

/**
 * AUTOMATIC1111's web UI and what speaks like it: Forge, SD.Next, stable-diffusion.cpp. The last two
 * tell no progress of a single picture and cannot stop one.
 * @throws {MissingEngineSettingError} without an address.
 */
export function createAutomatic1111Engine(
  settings: Automatic1111Settings,
  { fetch, lookEveryMs = LOOK_EVERY_MS }: { fetch?: Fetch; lookEveryMs?: number } = {},
): ImageEngine {
  if (settings.url === '') throw new MissingEngineSettingError('AUTOMATIC1111_URL', NAME);
  const { url, steps, cfgScale, sampler, longestSide } = settings;
  const models = readToolModels(settings);
  const service = createAutomatic1111Service(settings, fetch);
  const progress = createProgressWatcher(service);
  return createRemoteEngine({
    name: NAME,
    version: [url, describeModels(models), steps, cfgScale, sampler, longestSide].join(' '),
    models,
    reportsProgress: progress.tells,
    concurrency: AT_ONCE,
    takesStartingPicture: true,
    timeoutMs: settings.timeoutSeconds * 1000,
    async ask(request, { signal, hangUp, onProgress, previews }) {
      const taskId = `dreamseed-${randomUUID()}`;
      const { way, body } = await writeQuestion({ ...settings, models }, request, taskId);
      const done = new AbortController();
      const over = AbortSignal.any([signal, done.signal]);
      const watch =
        (onProgress || previews) &&
        (await progress.prepare({
          ...{ taskId, pauseMs: lookEveryMs },
          onProgress: risingProgress(onProgress) ?? (() => {}),
          previews: previews && {
            most: previews.most,
            onFile: (file) => show(file, request, previews, over),
          },
        }));
      signal.throwIfAborted();
      void watch?.(over);
      const stop = () => void stopDrawing(service, taskId, { pauseMs: lookEveryMs, ended: done.signal });
      signal.addEventListener('abort', stop, { once: true });
      try {
        // Hanging up stops nothing there: the answer says when it has room again.
        const answer = await service.draw(way, body, hangUp);
        return readTxt2Img(answer, chooseModel(models, request.toolModel));
      } finally {
        signal.removeEventListener('abort', stop);
        done.abort();
      }
    },
    examine: async (signal) => await examineSampler(service, sampler, signal),
  });
}

/** A preview may have an eighth of the sides. One that is no picture is left out. */
async function show(
  file: Uint8Array,
  request: ImageRequest,
  { onPreview }: PreviewWish,
  over: AbortSignal,
): Promise<void> {
  const bytes = await fitImage(file, request, Number.POSITIVE_INFINITY).catch(() => undefined);
  if (bytes && !over.aborted) onPreview({ bytes, engine: NAME, seed: request.seed });
}

async function writeQuestion(settings: Txt2ImgSettings, request: ImageRequest, taskId: string) {
  const body = writeTxt2Img(settings, request, taskId);
  const { startingPicture } = request;
  if (!startingPicture) return { way: 'txt2img' as const, body };
  const picture = await fitStartingPicture(startingPicture, body);
  return { way: 'img2img' as const, body: writeImg2Img(body, picture, startingPicture.strength) };
}
