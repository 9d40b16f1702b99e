import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** How freely the sandbox shop sells. */
export const checkoutConfig = defineConfig({
  purchasesPerAddress: {
    env: 'SANDBOX_PURCHASES_PER_ADDRESS',
    doc: 'How many test licenses one address may get from the sandbox shop per hour.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '30',
  },
});
