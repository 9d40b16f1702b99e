import type { z } from 'zod';
import type { runProgressSchema } from './run-progress.schema.ts';

export type RunProgress = z.infer<typeof runProgressSchema>;
