import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { serviceAddressSetting, serviceKeySetting } from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

export const DREAMSEED = 'dreamseed';

/** The engine `dreamseed`, and what a server with `ROLE=draw` asks for. */
export const dreamseedConfig = defineConfig({
  urls: {
    env: 'DREAMSEED_URLS',
    doc: 'The addresses of other Dreamseeds that draw, separated by commas: `http://10.0.0.2:3000,http://10.0.0.3:3000`. [How](docs/engines/dreamseed.md).',
    schema: z
      .string()
      .transform((list) => [...new Set(list.split(',').map((url) => url.trim()))].filter((url) => url !== ''))
      .pipe(z.array(serviceAddressSetting)),
    default: '',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  key: {
    env: 'DREAMSEED_KEY',
    doc: 'The key that the engine `dreamseed` sends, and that a server with `ROLE=draw` asks for: a long random word, or a key of an account (`ds_…`) at a whole site.',
    schema: serviceKeySetting,
    default: '',
    secret: true,
  },
  timeoutSeconds: {
    env: 'DREAMSEED_TIMEOUT_SECONDS',
    doc: 'How long one of them may take for a picture, including the wait for a place there.',
    schema: wholeNumberSetting(1, 600),
    default: '100',
  },
});
