import type { Rgb } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { drawFigure } from '../figure.ts';

const GOLD: Rgb = [226, 180, 76];

/** Krishna standing with his flute, peacock feather in the crown. */
export async function drawKrishna(request: DrawingRequest): Promise<Drawing> {
  const skin: Rgb = [96, 138, 200];
  return drawFigure(
    { ...request, pose: 'standing' },
    {
      build: { head: 0.084, shoulders: 0.112, waist: 0.08, hips: 0.09 },
      skin,
      hair: { style: 'wavy', color: [34, 28, 40] },
      lower: {
        kind: 'skirt',
        color: request.color ?? [240, 190, 60],
        trim: [206, 60, 60],
        length: 0.82,
        flare: 0.06,
        shoes: skin,
      },
      torso: skin,
      details: [{ kind: 'sash', color: [214, 74, 60] }],
      sleeves: { color: GOLD, length: 'none' },
      belt: GOLD,
      headwear: { kind: 'peacock-crown', color: GOLD },
      held: { kind: 'flute', color: GOLD },
      halo: true,
    },
  );
}
