import type { Rgb } from '../../../core/color.ts';
import type { DetailKind, FigureTools } from '../figure.types.ts';
import { ARMOUR_DETAILS } from './torso-armour.ts';
import { GARMENT_DETAILS } from './torso-garments.ts';
import { ORNAMENT_DETAILS } from './torso-ornaments.ts';
import { PATTERN_DETAILS } from './torso-patterns.ts';

type DrawDetail = (tools: FigureTools, color: Rgb) => void;

/** How to draw each thing that lies on a trunk. */
export const TORSO_DETAILS: Record<DetailKind, DrawDetail> = {
  ...GARMENT_DETAILS,
  ...PATTERN_DETAILS,
  ...ORNAMENT_DETAILS,
  ...ARMOUR_DETAILS,
};
