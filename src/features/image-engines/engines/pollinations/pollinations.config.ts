import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import {
  serviceAddressSetting,
  serviceKeySetting,
  serviceModelSetting,
} from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

/** The engine `pollinations`. It draws without any of these; a key makes it quick and reliable. */
export const pollinationsConfig = defineConfig({
  key: {
    env: 'POLLINATIONS_KEY',
    doc: 'A secret key (`sk_…`) of enter.pollinations.ai. Without one the older service is asked, one image at a time. [How](docs/engines/pollinations.md).',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  url: {
    env: 'POLLINATIONS_URL',
    doc: 'Where the service is, for a proxy before it.',
    schema: serviceAddressSetting,
    default: '',
    defaultDoc: '`https://gen.pollinations.ai` with a key, `https://image.pollinations.ai` without',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  model: {
    env: 'POLLINATIONS_MODEL',
    doc: 'The model, e.g. `flux`.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: 'what the service takes by itself',
  },
  boosterModel: {
    env: 'POLLINATIONS_MODEL_BOOSTER',
    doc: 'The model of Booster 5.0.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`POLLINATIONS_MODEL`',
  },
  yellowModel: {
    env: 'POLLINATIONS_MODEL_YELLOW',
    doc: 'The model of the yellow tool.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`POLLINATIONS_MODEL`',
  },
  safe: {
    env: 'POLLINATIONS_SAFE',
    doc: 'Whether the service is told to decline sexual and violent pictures: `on` or `off`.',
    schema: z.enum(['on', 'off']).transform((word) => word === 'on'),
    default: 'on',
  },
  timeoutSeconds: {
    env: 'POLLINATIONS_TIMEOUT_SECONDS',
    doc: 'How long one try may take. A second one, which takes up the work of the first, may follow.',
    schema: wholeNumberSetting(1, 600),
    default: '50',
  },
  atOnce: {
    env: 'POLLINATIONS_AT_ONCE',
    doc: 'How many images it draws at the same time with a key; without a key always one.',
    schema: wholeNumberSetting(1, 64),
    default: '4',
  },
});
