export const STYLE_NAMES = [
  'photo',
  'oil',
  'impression',
  'watercolor',
  'pixel',
  'anime',
  'ink',
  'pencil',
  'low-poly',
  'pop',
  'stained-glass',
  'papercut',
  'neon',
  'ukiyo-e',
  'comic',
  'pastel',
  'crayon',
  'colored-pencil',
  'chalk',
  'charcoal',
  'pointillism',
  'mosaic',
  'blueprint',
  'art-nouveau',
  'art-deco',
  'flat',
  'linocut',
  'engraving',
  'gouache',
  'brush-ink',
  'cubism',
  'embroidery',
  'plasticine',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

/** Which hues a color scheme lets a picture have. */
export interface ColorFamily {
  /** Every color turns to the nearest of these (hex); without them hues stay as they are. */
  hues?: readonly string[];
  /** How far colors turn, 0..1; 0.85 when absent. */
  turn?: number;
  /** All hues of the rainbow lie across the picture. */
  rainbow?: boolean;
}

/** Adjustments of the finished picture; every field is a multiplier or an offset with a neutral value. */
export interface Grade {
  /** 1 is neutral. */
  contrast?: number;
  /** 1 is neutral, 0 is monochrome. */
  saturation?: number;
  /** -1 cold .. 1 warm. */
  temperature?: number;
  /** Raises the shadows, 0..0.3. */
  lift?: number;
  /** Exposure, 1 is neutral. */
  gain?: number;
  /** 0..1 darkening of the corners. */
  vignette?: number;
  /** 0..1 film grain. */
  grain?: number;
  /** Added to shadows and highlights (red, green, blue in -60..60). */
  shadowTint?: readonly [number, number, number];
  highlightTint?: readonly [number, number, number];
  /** Maps brightness to shadow, middle and highlight colors (hex), mixed in by `amount`. */
  tones?: { shadow: string; middle: string; highlight: string; amount: number } & ColorFamily;
}
