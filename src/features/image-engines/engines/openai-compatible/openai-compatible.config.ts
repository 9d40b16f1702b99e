import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import {
  serviceAddressSetting,
  serviceKeySetting,
  serviceModelSetting,
} from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

const FIELDS = ['response_format', 'seed'] as const;

const fieldsSetting = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.enum(FIELDS), { error: `must be a list of ${FIELDS.join(' and ')}` }));

const sizesSetting = z
  .string()
  .regex(/^\s*(\d{2,4}x\d{2,4}\s*(,\s*|$))*$/, {
    error: 'must be a list of sizes such as 1024x1024,1536x1024',
  })
  .transform((list) =>
    [...list.matchAll(/(\d+)x(\d+)/g)].map(([, width, height]) => ({
      width: Number(width),
      height: Number(height),
    })),
  );

/** The engine `openai-compatible`. It needs an address, and most services a model and a key. */
export const openAiCompatibleConfig = defineConfig({
  url: {
    env: 'OPENAI_COMPATIBLE_URL',
    doc: 'What stands before `/images/generations`, e.g. `https://api.openai.com/v1`. [How](docs/engines/openai-compatible.md).',
    schema: serviceAddressSetting,
    default: '',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  key: {
    env: 'OPENAI_COMPATIBLE_KEY',
    doc: 'The key of that service; empty where it needs none.',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  model: {
    env: 'OPENAI_COMPATIBLE_MODEL',
    doc: 'The model at that service; empty where it has but one.',
    schema: serviceModelSetting,
    default: '',
  },
  boosterModel: {
    env: 'OPENAI_COMPATIBLE_MODEL_BOOSTER',
    doc: 'The model of Booster 5.0.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`OPENAI_COMPATIBLE_MODEL`',
  },
  yellowModel: {
    env: 'OPENAI_COMPATIBLE_MODEL_YELLOW',
    doc: 'The model of the yellow tool.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`OPENAI_COMPATIBLE_MODEL`',
  },
  server: {
    env: 'OPENAI_COMPATIBLE_SERVER',
    doc: 'What kind of service it is, where it can do more than OpenAI: `openai`, `localai` (seed, negative prompt) or `sd-cpp` (the same, inside the prompt).',
    schema: z.enum(['openai', 'localai', 'sd-cpp']),
    default: 'openai',
  },
  fields: {
    env: 'OPENAI_COMPATIBLE_FIELDS',
    doc: 'What else is sent to a service that takes it: `response_format`, `seed`, or both with a comma.',
    schema: fieldsSetting,
    default: '',
    defaultDoc: 'none; both for `localai`',
  },
  sizes: {
    env: 'OPENAI_COMPATIBLE_SIZES',
    doc: 'The only sizes that the service draws, e.g. `1024x1024,1536x1024,1024x1536`. The nearest one is cut to the size that was asked for.',
    schema: sizesSetting,
    default: '',
    defaultDoc: 'known for OpenAI’s models, else any',
  },
  edits: {
    env: 'OPENAI_COMPATIBLE_EDITS',
    doc: 'Whether the service and its models begin with a picture of the visitor: `on` (OpenAI’s `gpt-image` models, `sd-cpp`, `localai`) or `off`.',
    schema: z.enum(['on', 'off']).transform((word) => word === 'on'),
    default: 'off',
  },
  timeoutSeconds: {
    env: 'OPENAI_COMPATIBLE_TIMEOUT_SECONDS',
    doc: 'How long it may take for one image.',
    schema: wholeNumberSetting(1, 600),
    default: '100',
  },
  atOnce: {
    env: 'OPENAI_COMPATIBLE_AT_ONCE',
    doc: 'How many images it draws at the same time; always 1 with `sd-cpp`.',
    schema: wholeNumberSetting(1, 64),
    default: '2',
  },
});
