import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { serviceAddressSetting, serviceModelSetting } from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

const ABOUT_CFG = 'must be a number from 0 to 30';

/** A user name ends at its first colon (RFC 7617). */
const userSetting = z.string().regex(/^[^:]*$/, { error: 'must not contain a colon' });

/** The engine `automatic1111`: AUTOMATIC1111's web UI, Forge, or what speaks like them. */
export const automatic1111Config = defineConfig({
  url: {
    env: 'AUTOMATIC1111_URL',
    doc: 'Where the web UI runs, started with `--api`, e.g. `http://127.0.0.1:7860`. [How](docs/engines/automatic1111.md).',
    schema: serviceAddressSetting,
    default: '',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  user: {
    env: 'AUTOMATIC1111_USER',
    doc: 'The user of `--api-auth`, where it is set.',
    schema: userSetting,
    default: '',
  },
  password: {
    env: 'AUTOMATIC1111_PASSWORD',
    doc: 'The password of that user.',
    schema: z.string(),
    default: '',
    secret: true,
  },
  model: {
    env: 'AUTOMATIC1111_MODEL',
    doc: 'The checkpoint, as the web UI lists it.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: 'the one that is loaded there',
  },
  boosterModel: {
    env: 'AUTOMATIC1111_MODEL_BOOSTER',
    doc: 'The checkpoint of Booster 5.0.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`AUTOMATIC1111_MODEL`',
  },
  yellowModel: {
    env: 'AUTOMATIC1111_MODEL_YELLOW',
    doc: 'The checkpoint of the yellow tool.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: '`AUTOMATIC1111_MODEL`',
  },
  steps: {
    env: 'AUTOMATIC1111_STEPS',
    doc: 'How many sampling steps an image takes; turbo models want 4 to 8.',
    schema: wholeNumberSetting(1, 150),
    default: '25',
  },
  cfgScale: {
    env: 'AUTOMATIC1111_CFG_SCALE',
    doc: 'How strictly the words are followed; turbo models want 1 to 2.',
    schema: z.coerce.number({ error: ABOUT_CFG }).min(0, ABOUT_CFG).max(30, ABOUT_CFG),
    default: '7',
  },
  sampler: {
    env: 'AUTOMATIC1111_SAMPLER',
    doc: 'The sampler, e.g. `DPM++ 2M`.',
    schema: serviceModelSetting,
    default: '',
    defaultDoc: 'the one of the web UI',
  },
  longestSide: {
    env: 'AUTOMATIC1111_LONGEST_SIDE',
    doc: 'The most pixels the model draws along one side; larger images are scaled up from that, at most four times. Stable Diffusion 1.5 wants 768.',
    schema: wholeNumberSetting(256, 2048),
    default: '2048',
  },
  timeoutSeconds: {
    env: 'AUTOMATIC1111_TIMEOUT_SECONDS',
    doc: 'How long one image may take there.',
    schema: wholeNumberSetting(1, 3600),
    default: '100',
  },
});
