import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type { GenerateOptions, ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import type { Fetch } from '../../remote/ask-service.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import type { PictureDownloadOptions } from '../../remote/picture-download.ts';
import { chooseModel, describeModels } from '../../tool-models.rules.ts';
import type { aiSdkConfig } from './ai-sdk.config.ts';
import {
  beginsWithPictures,
  type HostedModel,
  type HostedProviderName,
  isModerated,
  looksAtPictures,
  readHostedModel,
} from './hosted-model.rules.ts';
import type { HostedPainter } from './hosted-painter.ts';

const NAME = 'ai-sdk';
const USUAL_POLL_MS = 500;

export type AiSdkSettings = ConfigValues<typeof aiSdkConfig>;

export interface AiSdkSurroundings {
  fetch?: Fetch;
  /** Where providers' APIs are, if not where they usually are. */
  urls?: Partial<Record<HostedProviderName, string>>;
  pollMs?: number;
  isPublic?: PictureDownloadOptions['isPublic'];
}

/**
 * Models hosted by Google, Replicate, fal, Black Forest Labs and Together AI, reached through the AI SDK.
 * @throws {MissingEngineSettingError} without a model, or without the key of a model's provider.
 */
export function createAiSdkEngine(
  settings: AiSdkSettings,
  surroundings: AiSdkSurroundings = {},
): ImageEngine {
  const { model, boosterModel, yellowModel, timeoutSeconds } = settings;
  const models = { standard: model, booster: boosterModel, yellow: yellowModel };
  if (model === '') throw new MissingEngineSettingError('AI_SDK_MODEL', NAME);
  for (const name of Object.values(models)) findKey(name, settings);
  const names = Object.values(models).filter((name) => name !== '');
  const timeoutMs = timeoutSeconds * 1000;
  const painters = new Map<string, Promise<HostedPainter>>();

  /** The SDK is loaded after the start, which need not wait a quarter of a second for it. */
  const open = (name: string): Promise<HostedPainter> => {
    const painter = painters.get(name) ?? load(name, settings, { ...surroundings, timeoutMs });
    painters.set(name, painter);
    // The next picture may find what this one did not.
    painter.catch(() => painters.delete(name));
    return painter;
  };

  return createRemoteEngine({
    name: NAME,
    version: describeModels(models),
    models,
    concurrency: settings.atOnce,
    moderates: names.every((name) => isModerated(demandModel(name))),
    // Whoever asks does not know which tool's model will draw.
    takesStartingPicture: names.every((name) => beginsWithPictures(demandModel(name))),
    takesReferencePictures: names.every((name) => looksAtPictures(demandModel(name))),
    timeoutMs,
    async ask(request: ImageRequest, { signal }: GenerateOptions) {
      const painter = await open(chooseModel(models, request.toolModel));
      return await painter.paint(request, signal);
    },
    async warm() {
      const painters = await Promise.all(names.map(open));
      await Promise.all(painters.map((painter) => painter.warm()));
    },
    async close() {
      const opened = await Promise.allSettled(painters.values());
      await Promise.all(opened.map((painter) => painter.status === 'fulfilled' && painter.value.close()));
    },
  });
}

async function load(
  name: string,
  settings: AiSdkSettings,
  {
    fetch,
    urls = {},
    pollMs = USUAL_POLL_MS,
    isPublic,
    timeoutMs,
  }: AiSdkSurroundings & { timeoutMs: number },
): Promise<HostedPainter> {
  const { provider, id } = demandModel(name);
  const { createHostedPainter } = await import('./hosted-painter.ts');
  const key = findKey(name, settings);
  return createHostedPainter({ provider, id, key, url: urls[provider], pollMs, timeoutMs, fetch, isPublic });
}

const KEYS = {
  google: ['googleKey', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  replicate: ['replicateKey', 'REPLICATE_API_TOKEN'],
  fal: ['falKey', 'FAL_API_KEY'],
  'black-forest-labs': ['blackForestLabsKey', 'BFL_API_KEY'],
  togetherai: ['togetherKey', 'TOGETHER_API_KEY'],
} as const satisfies Record<HostedProviderName, readonly [keyof AiSdkSettings, string]>;

/** The key of a model's provider; '' for no model. */
function findKey(name: string, settings: AiSdkSettings): string {
  if (name === '') return '';
  const [setting, variable] = KEYS[demandModel(name).provider];
  if (settings[setting] === '') throw new MissingEngineSettingError(variable, NAME);
  return settings[setting];
}

function demandModel(name: string): HostedModel {
  const model = readHostedModel(name);
  if (!model) throw new Error(`"${name}" is no provider:model.`);
  return model;
}
