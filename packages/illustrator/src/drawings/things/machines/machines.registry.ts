import type { Procedure } from '../../pen/drawing.types.ts';
import { drawEngine } from './engine.ts';

/** What runs by an engine, a coin or a current, by the name the vocabulary uses. */
export const MACHINE_PROCEDURES = {
  engine: drawEngine,
} satisfies Record<string, Procedure>;
