import { z } from 'zod';
import { STYLE_NAMES } from '../brief/look.types.ts';

/** Of the format; a style of another version is read by nobody. */
export const LEARNED_STYLE_VERSION = 1;
export const TONE_STEPS = 17;
export const LEAST_DETAIL = 0.4;
export const MOST_DETAIL = 2.5;
export const MOST_COLORS = 6;

const share = z.number().min(0).max(1);
const axis = z.number().min(-0.5).max(0.5);
const spread = z.number().min(0).max(0.25);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

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
    .describe('Colors, tones and texture.'),
});
