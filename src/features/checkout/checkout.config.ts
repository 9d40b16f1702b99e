import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

const ERROR = 'must be a whole number from 1 to 1000000';

/** How freely the sandbox shop sells. */
export const checkoutConfig = defineConfig({
  purchasesPerAddress: {
    env: 'SANDBOX_PURCHASES_PER_ADDRESS',
    doc: 'How many test licenses one address may get from the sandbox shop in an hour.',
    schema: z.coerce.number({ error: ERROR }).int(ERROR).min(1, ERROR).max(1_000_000, ERROR),
    default: '30',
  },
});
