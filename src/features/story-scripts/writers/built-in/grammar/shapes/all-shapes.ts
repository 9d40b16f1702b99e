import { RUMOUR } from './rumour.shape.ts';
import type { Shape } from './shape.types.ts';

export const SHAPES: readonly Shape[] = [RUMOUR];
