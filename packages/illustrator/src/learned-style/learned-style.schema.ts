import { z } from 'zod';
import { STYLE_NAMES } from '../brief/look.types.ts';

/** Of the format; a style of another version is read by nobody. */
export const LEARNED_STYLE_VERSION = 1;
export const TONE_STEPS = 17;
const LEAST_DETAIL = 0.4;
export const MOST_DETAIL = 2.5;
export const MOST_COLORS = 6;

const share = z.number().min(0).max(1);
const axis = z.number().min(-0.5).max(0.5);
const spread = z.number().min(0).max(0.25);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** As an ink drawing on paper has it. */
const EXAMPLE_LOOK = {
  tones: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.92, 0.93, 0.94, 0.95, 0.96, 0.97],
  bands: Array.from({ length: 3 }, () => ({ mean: [0, 0.02], spread: [0.001, 0, 0.001], contrast: 0.05 })),
  palette: [
    { color: '#f4efe2', share: 0.8 },
    { color: '#1c1a18', share: 0.2 },
  ],
  limited: 1,
  lines: 0.2,
  grain: Array.from({ length: 3 }, () => ({ strength: 0.01, along: [0.25, 0.25, 0.25, 0.25] })),
  background: { plain: 0.7, color: '#f4efe2' },
};

/**
 * What a learned style is in a file. Lightness is OKLab's 0..1, colors are its two axes, sizes are for a picture of
 * 512 x 512 pixels.
 */
export const learnedStyleSchema = z.strictObject({
  version: z.literal(LEARNED_STYLE_VERSION).describe('Of this format.'),
  medium: z.enum(STYLE_NAMES).describe('The medium of the illustrator that comes nearest.'),
  detail: z
    .number()
    .min(LEAST_DETAIL)
    .max(MOST_DETAIL)
    .describe('How fine its strokes are; 1 is usual, less is broader.'),
  likeness: share.describe('How near the medium comes, 0 to 1.'),
  look: z
    .strictObject({
      tones: z
        .array(share)
        .length(TONE_STEPS)
        .refine(
          (tones) => tones.every((tone, step) => step === 0 || tone >= tones[step - 1]!),
          'Tones must rise.',
        )
        .describe('The lightness below which each sixteenth of the pixels lies.'),
      bands: z
        .array(
          z.strictObject({
            mean: z.tuple([axis, axis]),
            spread: z.tuple([spread, z.number().min(-0.25).max(0.25), spread]),
            contrast: spread,
          }),
        )
        .length(3)
        .describe('Dark, middle and bright third: middle color, its covariance, and fine contrast.'),
      palette: z
        .array(z.strictObject({ color: hex, share }))
        .min(1)
        .max(MOST_COLORS)
        .describe('The main colors, the commonest first.'),
      limited: share.describe('1 where there are no colors but those of the palette.'),
      lines: spread.describe('How strongly dark lines stand out.'),
      grain: z
        .array(z.strictObject({ strength: spread, along: z.array(share).length(4) }))
        .length(3)
        .describe('Texture of calm parts, fine to coarse, and how much of it runs each of four ways.'),
      background: z
        .strictObject({ plain: share, color: hex })
        .describe('How much of the surroundings is left plain, and in which color.'),
    })
    .describe('Colors, tones and texture.')
    .meta({ example: EXAMPLE_LOOK }),
});
