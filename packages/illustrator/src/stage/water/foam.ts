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

/** A fan of water that a wave throws up; it leans to its side. Sizes in pixels. */
export function drawSpray(
  stage: Stage,
  random: Random,
  { x, y, side, reach }: { x: number; y: number; side: number; reach: number },
): void {
  const { context, palette } = stage;
  const white = palette.night ? '186,198,218' : '240,246,248';
  for (let drop = 0; drop < 420; drop++) {
    const out = random.next() ** 0.7;
    const angle = (random.next() + random.next() - 1) * 1.1 + side * 0.35;
    const far = reach * out * (1 - Math.abs(angle) * 0.35);
    const size = reach * random.range(0.008, 0.045) * (1.1 - out);
    context.fillStyle = `rgba(${white},${random.range(0.25, 0.8) * (1.1 - out * 0.6)})`;
    context.beginPath();
    context.ellipse(x + Math.sin(angle) * far, y - Math.cos(angle) * far, size, size * 1.2, 0, 0, 7);
    context.fill();
  }
}
