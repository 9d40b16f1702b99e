import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

/** Broken white water around the foot of something that stands in the sea; sizes in pixels. */
export function drawFoamAround(
  stage: Stage,
  random: Random,
  { x, y, half }: { x: number; y: number; half: number },
): void {
  const { context, palette } = stage;
  const white = palette.night ? '176,190,214' : palette.sunElevation < 0.2 ? '250,226,214' : '240,246,248';
  for (let dab = 0; dab < 26; dab++) {
    const across = random.range(-1.2, 1.2);
    context.fillStyle = `rgba(${white},${random.range(0.15, 0.6)})`;
    context.beginPath();
    context.ellipse(
      x + across * half,
      y + random.range(-0.04, 0.1) * half,
      half * random.range(0.06, 0.2),
      half * random.range(0.012, 0.04),
      0,
      0,
      7,
    );
    context.fill();
  }
}
