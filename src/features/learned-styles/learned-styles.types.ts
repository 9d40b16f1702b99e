import type { z } from 'zod';
import type {
  keptStyleSchema,
  keptStylesSchema,
  learningLineSchema,
  styleFileSchema,
} from './learned-styles.schema.ts';

export type StyleFile = z.infer<typeof styleFileSchema>;
export type KeptStyle = z.infer<typeof keptStyleSchema>;
export type KeptStyles = z.infer<typeof keptStylesSchema>;
export type LearningLine = z.infer<typeof learningLineSchema>;
