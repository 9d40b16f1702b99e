import type { Rgb } from '../../core/color.ts';

/** Factors on red, green and blue; 1 leaves a color as it is. */
export type Tint = readonly [number, number, number];

/**
 * How a kind of light falls on a finished scene. All lengths are fractions of the picture's shorter
 * side; sides are named by where the main light comes from, so that one recipe fits both.
 */
export interface LightRecipe {
  /** On everything that is no subject. */
  scene: Tint;
  subject: Tint;
  /** 0..1: how much of a surface's own color this light hides before it tints it, as fire and moon do. */
  bleach?: number;
  /** Light that is strongest in one place and fades with distance; its factors hold in its middle. */
  pool?: { at: 'subject' | 'above' | 'below' | 'beside' | 'sun'; reach: number; scene: Tint; subject: Tint };
  /** Light of two colors: on the lit side and on the other. */
  sides?: { key: Tint; fill: Tint };
  /** How round the light models the subjects: 0 flat .. 1 one half bright, the other dark. */
  key?: number;
  /** Added along the outline of subjects. */
  rim?: { key: Rgb; fill: Rgb; top: Rgb; width: number };
  /** A glow in the air behind the subjects. */
  halo?: { color: Rgb; reach: number; strength: number };
  /** Visible beams, from the sun or from above. */
  shafts?: { from: 'sun' | 'above'; color: Rgb; strength: number; count: number };
  /** Light that has passed something: panes of a window, leaves of a tree. */
  pattern?: { kind: 'panes' | 'leaves'; color: Rgb; strength: number; shade: number };
  /** 0..1: a veil of blurred light over everything. */
  veil?: number;
}
