import { defineConfig } from '../../../../shared/config-keys.ts';
import { serviceKeySetting, serviceModelSetting } from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';
import { HOSTED_PROVIDERS, readHostedModel } from './hosted-model.rules.ts';

const model = serviceModelSetting.refine((name) => name === '' || readHostedModel(name) !== undefined, {
  error: `must be provider:model with one of ${HOSTED_PROVIDERS.join(', ')}; google draws with gemini models alone`,
});

const providerKey = { schema: serviceKeySetting, default: '', secret: true };

/** The engine `ai-sdk`. It needs a model and the key of the model's provider. */
export const aiSdkConfig = defineConfig({
  model: {
    env: 'AI_SDK_MODEL',
    doc: 'The provider and its model, e.g. `google:gemini-2.5-flash-image`, `replicate:black-forest-labs/flux-schnell`, `fal:fal-ai/flux/dev`, `black-forest-labs:flux-pro-1.1` or `togetherai:black-forest-labs/FLUX.1-schnell`. [How](docs/engines/ai-sdk.md).',
    schema: model,
    default: '',
  },
  boosterModel: {
    env: 'AI_SDK_MODEL_BOOSTER',
    doc: 'The model of Booster 5.0; it may be of another provider.',
    schema: model,
    default: '',
    defaultDoc: '`AI_SDK_MODEL`',
  },
  yellowModel: {
    env: 'AI_SDK_MODEL_YELLOW',
    doc: 'The model of the yellow tool; it may be of another provider.',
    schema: model,
    default: '',
    defaultDoc: '`AI_SDK_MODEL`',
  },
  googleKey: {
    env: 'GOOGLE_GENERATIVE_AI_API_KEY',
    doc: 'The key for `google:` models, from AI Studio.',
    ...providerKey,
  },
  replicateKey: {
    env: 'REPLICATE_API_TOKEN',
    doc: 'The token for `replicate:` models.',
    ...providerKey,
  },
  falKey: { env: 'FAL_API_KEY', doc: 'The key for `fal:` models.', ...providerKey },
  blackForestLabsKey: {
    env: 'BFL_API_KEY',
    doc: 'The key for `black-forest-labs:` models.',
    ...providerKey,
  },
  togetherKey: { env: 'TOGETHER_API_KEY', doc: 'The key for `togetherai:` models.', ...providerKey },
  timeoutSeconds: {
    env: 'AI_SDK_TIMEOUT_SECONDS',
    doc: 'How long it may take for one image.',
    schema: wholeNumberSetting(1, 600),
    default: '100',
  },
  atOnce: {
    env: 'AI_SDK_AT_ONCE',
    doc: 'How many images are drawn at the same time.',
    schema: wholeNumberSetting(1, 64),
    default: '4',
  },
});
