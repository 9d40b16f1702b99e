import type { ColorName } from './color-names.rules.ts';

export type Brightness = 'dark' | 'dim' | 'even' | 'bright';
/** `balanced` has both warm and cool parts, `gray` no color at all. */
export type Warmth = 'warm' | 'neutral' | 'balanced' | 'gray' | 'cool';
export type Contrast = 'soft' | 'clear' | 'stark';
/** `below` is busy in the lower half alone, `everywhere` in each of nine parts. */
export type Detail = 'calm' | 'lively' | 'busy' | 'below' | 'everywhere';
export type Column = 'left' | 'centre' | 'right';
export type Row = 'top' | 'middle' | 'bottom';

/** A ninth of a picture; at the middle of a side, all of that side. */
export interface Part {
  column: Column;
  row: Row;
}

export interface PictureReading {
  /** What most of it is in: one or two colors with different names. */
  colors: readonly [ColorName, ColorName?];
  brightness: Brightness;
  warmth: Warmth;
  contrast: Contrast;
  detail: Detail;
  /** One color from edge to edge. */
  isPlain?: true;
  /** The part that is clearly lighter than the rest, if there is one. */
  lightest?: Part;
}

/** A small upright picture in OKLab, row by row from the top left. */
export interface Raster {
  width: number;
  height: number;
  /** Lightness, 0 black..1 white. */
  lightness: Float32Array;
  /** Green (negative) to red (positive), about -0.3..0.3. */
  a: Float32Array;
  /** Blue (negative) to yellow (positive), about -0.3..0.3. */
  b: Float32Array;
}
