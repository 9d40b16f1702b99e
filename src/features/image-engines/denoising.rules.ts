/** Below this a model gives the picture back. */
const LEAST = 0.3;
/** At 1 a model begins with noise alone, and nothing of the picture is left. */
const MOST = 0.8;

/**
 * The denoising strength of diffusion models for how much of a starting picture changes.
 * @param strength 0..1; at both ends the words and the picture still show.
 */
export function denoisingOf(strength: number): number {
  const denoising = LEAST + (MOST - LEAST) * strength;
  // Without the ends of binary fractions.
  return Math.round(denoising * 1000) / 1000;
}
