import type { z } from 'zod';
import type { enlargementProgressSchema } from './enlarging.schema.ts';

export type EnlargementProgress = z.infer<typeof enlargementProgressSchema>;
