import type { HostedModelsServer } from '../../../../../tests/support/engines/hosted-models-server.ts';
import type { ImageEngine } from '../../image-engines.types.ts';
import { type AiSdkSettings, type AiSdkSurroundings, createAiSdkEngine } from './ai-sdk.engine.ts';
import type { HostedProviderName } from './hosted-model.rules.ts';

/** A model of each provider that it really has. */
export const TEST_MODELS: Readonly<Record<HostedProviderName, string>> = {
  google: 'google:gemini-2.5-flash-image',
  replicate: 'replicate:black-forest-labs/flux-schnell',
  fal: 'fal:fal-ai/flux/dev',
  'black-forest-labs': 'black-forest-labs:flux-pro-1.1',
  togetherai: 'togetherai:black-forest-labs/FLUX.1-schnell',
};

/** The same for models that begin with a picture; fal has none. */
export const PICTURE_MODELS = {
  google: TEST_MODELS.google,
  replicate: 'replicate:black-forest-labs/flux-dev',
  'black-forest-labs': 'black-forest-labs:flux-kontext-pro',
  togetherai: 'togetherai:black-forest-labs/FLUX.1-kontext-pro',
} as const satisfies Partial<Record<HostedProviderName, string>>;

/** The same for models that look at several pictures. */
export const REFERENCE_MODELS = {
  google: TEST_MODELS.google,
  'black-forest-labs': 'black-forest-labs:flux-2-pro',
} as const satisfies Partial<Record<HostedProviderName, string>>;

/** The engine before a local server that speaks as one provider does; it looks oftener whether work is done. */
export function createTestEngine(
  provider: HostedProviderName,
  { url, key }: Pick<HostedModelsServer, 'url' | 'key'>,
  overrides: Partial<AiSdkSettings> = {},
  surroundings: AiSdkSurroundings = {},
): ImageEngine {
  const settings: AiSdkSettings = {
    model: TEST_MODELS[provider],
    boosterModel: '',
    yellowModel: '',
    googleKey: key,
    replicateKey: key,
    falKey: key,
    blackForestLabsKey: key,
    togetherKey: key,
    timeoutSeconds: 60,
    atOnce: 4,
    ...overrides,
  };
  return createAiSdkEngine(settings, { urls: { [provider]: url }, pollMs: 20, ...surroundings });
}
