import type { Frame } from './frame.types.ts';
import { CARE } from './frames-of-care.ts';
import { COMPANY } from './frames-of-company.ts';
import { GAZES } from './frames-of-gazes.ts';
import { HANDS } from './frames-of-hands.ts';
import { MOTION } from './frames-of-motion.ts';
import { PLACES } from './frames-of-places.ts';
import { WORK } from './frames-of-work.ts';

const ROWS = { ...CARE, ...COMPANY, ...MOTION, ...HANDS, ...WORK, ...PLACES, ...GAZES };

/** Every relation and action that is drawn, by name. */
export type FrameName = keyof typeof ROWS;

/** The closed table of relations and actions: their words for who reads, their geometry for who places. */
export const FRAMES: Readonly<Record<FrameName, Frame>> = ROWS;
export const FRAME_NAMES = Object.keys(ROWS) as FrameName[];
