export type Brightness = 'dark' | 'dim' | 'even' | 'bright';
export type Warmth = 'warm' | 'neutral' | 'cool';
export type Contrast = 'soft' | 'clear' | 'stark';
export type Detail = 'calm' | 'lively' | 'busy';
export type Orientation = 'tall' | 'square' | 'wide';
/** A guess from light and colour alone; `unknown` wherever the signs are weak. */
export type Hour = 'night' | 'golden' | 'daylight' | 'overcast' | 'unknown';
export type Column = 'left' | 'centre' | 'right';
export type Row = 'top' | 'middle' | 'bottom';

/** Where the eye goes first. */
export interface Focus {
  column: Column;
  row: Row;
  /** How far the place stands out from the rest: 1 is not at all, above 2 is clearly. */
  strength: number;
}

export interface PaletteColour {
  /** A colour's everyday name, e.g. `teal`. */
  name: string;
  /** Share of the picture's area, 0..1. */
  share: number;
}

export interface PictureReading {
  /** By area, at least two and with different names. */
  colours: readonly [PaletteColour, PaletteColour, ...PaletteColour[]];
  /** The colour that stands out although it is small; otherwise the third or second by area. */
  accent: string;
  brightness: Brightness;
  warmth: Warmth;
  contrast: Contrast;
  vivid: boolean;
  detail: Detail;
  orientation: Orientation;
  focus: Focus;
  /** Height of a line right across the picture, 0 top..1 bottom, if there is one. */
  horizon?: number;
  hour: Hour;
  /** A coarse copy of the picture as text: equal for equal pictures, another for another picture. */
  signature: string;
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
