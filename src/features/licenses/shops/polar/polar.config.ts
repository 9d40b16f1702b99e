import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { productSettings, secretSetting, shopUrlSetting } from '../plan-product-settings.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUID_ERROR = 'must be an id such as 00000000-0000-0000-0000-000000000000';

/** What the Polar shop needs: its organization, and at least one benefit. */
export const polarConfig = defineConfig({
  organization: {
    env: 'POLAR_ORGANIZATION',
    doc: 'The id of your organization at Polar; keys of others are refused.',
    schema: z
      .string()
      .refine((text) => text === '' || UUID.test(text), { error: UUID_ERROR })
      .transform((text) => text.toLowerCase()),
    default: '',
  },
  ...productSettings({
    env: 'POLAR_BENEFIT',
    what: 'license key benefit of Polar (its id) is',
    shape: UUID,
    shapeError: UUID_ERROR,
    isLowerCase: true,
  }),
  webhookSecret: secretSetting(
    'POLAR_WEBHOOK_SECRET',
    'The secret of your Polar webhook endpoint. Without it, messages are ignored.',
    8,
  ),
  token: secretSetting(
    'POLAR_TOKEN',
    'An access token of your organization (scope `license_keys:read` and `license_keys:write`), which tells a revoked key from a mistyped one.',
    10,
  ),
  url: shopUrlSetting('POLAR_URL', 'Polar', 'https://api.polar.sh'),
});
