import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type { ImageEngine } from '../../image-engines.types.ts';
import { asFields, parseJson } from '../../remote/answer-failure.rules.ts';
import { askService, type Fetch } from '../../remote/ask-service.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import { createPictureDownload, type PictureDownloadOptions } from '../../remote/picture-download.ts';
import { chooseModel, describeModels } from '../../tool-models.rules.ts';
import { readImagesAnswer } from './images-answer.rules.ts';
import { writeImagesQuestion } from './images-question.ts';
import { beginsWithPictures, type ImagesServer, looksAtPictures } from './images-request.rules.ts';
import type { openAiCompatibleConfig } from './openai-compatible.config.ts';

const NAME = 'openai-compatible';
/** A picture of the largest size as base64, with what stands around it. */
const LARGEST_ANSWER_BYTES = 48 * 1024 * 1024;

export type OpenAiCompatibleSettings = ConfigValues<typeof openAiCompatibleConfig>;

export interface OpenAiCompatibleSurroundings {
  fetch?: Fetch;
  isPublic?: PictureDownloadOptions['isPublic'];
}

/** Servers that draw to the end, one picture after another, whoever hangs up. */
const DRAWS_TO_THE_END: ReadonlySet<ImagesServer> = new Set(['localai', 'sd-cpp']);
/** Its name for whatever model it was started with. */
const MODEL_OF_SD_CPP = 'sd-cpp-local';
const SET_SD_CPP =
  'This is stable-diffusion.cpp: set OPENAI_COMPATIBLE_SERVER=sd-cpp, or it ignores seeds and negative prompts.';
const LARGEST_LIST_BYTES = 1024 * 1024;

/**
 * Whatever speaks OpenAI's `POST /images/generations`: OpenAI, LocalAI, the server of
 * stable-diffusion.cpp, gen.pollinations.ai, gateways.
 * @throws {MissingEngineSettingError} without an address.
 */
export function createOpenAiCompatibleEngine(
  settings: OpenAiCompatibleSettings,
  { fetch, isPublic }: OpenAiCompatibleSurroundings = {},
): ImageEngine {
  const { url, key, server, fields, sizes, model, boosterModel, yellowModel } = settings;
  if (url === '') throw new MissingEngineSettingError('OPENAI_COMPATIBLE_URL', NAME);
  const models = { standard: model, booster: boosterModel, yellow: yellowModel };
  const timeoutMs = settings.timeoutSeconds * 1000;
  const headers: Record<string, string> = key === '' ? {} : { Authorization: `Bearer ${key}` };
  const drawsToTheEnd = DRAWS_TO_THE_END.has(server);
  const download = createPictureDownload({
    serviceUrl: url,
    serviceHeaders: headers,
    timeoutMs,
    fetch,
    isPublic,
  });
  return createRemoteEngine({
    name: NAME,
    version: `${url} ${describeModels(models)}`,
    models,
    // More would only wait inside it, with their time running.
    concurrency: server === 'sd-cpp' ? 1 : settings.atOnce,
    // What else speaks its language may be a model on somebody's own machine.
    moderates: new URL(url).hostname === 'api.openai.com',
    takesStartingPicture: settings.edits && Object.values(models).every(beginsWithPictures),
    takesReferencePictures:
      settings.edits && Object.values(models).every((name) => looksAtPictures(name || model)),
    timeoutMs,
    async ask(request, { signal, hangUp }) {
      const model = chooseModel(models, request.toolModel);
      const { path, ...question } = await writeImagesQuestion(request, model, { server, fields, sizes });
      signal.throwIfAborted();
      const address = `${url}${path}`;
      const { bytes } = await askService({
        url: address,
        method: 'POST',
        headers,
        ...question,
        signal: drawsToTheEnd ? hangUp : signal,
        isSilent: drawsToTheEnd,
        maxBytes: LARGEST_ANSWER_BYTES,
        fetch,
      });
      signal.throwIfAborted();
      const picture = readImagesAnswer(parseJson(bytes), address);
      if (picture.kind === 'address') return await download.get(picture.url, signal);
      return Buffer.from(picture.base64, 'base64');
    },
    async examine(signal) {
      const question = { url: `${url}/models`, headers, signal, maxBytes: LARGEST_LIST_BYTES, fetch };
      const answer = await askService(question).catch(() => undefined);
      const list = answer && asFields(parseJson(answer.bytes)).data;
      const isSdCpp = Array.isArray(list) && list.some((model) => asFields(model).id === MODEL_OF_SD_CPP);
      return isSdCpp && server !== 'sd-cpp' ? [SET_SD_CPP] : [];
    },
    close: () => download.close(),
  });
}
