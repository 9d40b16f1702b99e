import { mix } from '../../core/color.ts';
import { isOvercast, isSymmetrical } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { drawCloudPuff, lightOfClouds } from './cloud-puffs.ts';

interface Heap {
  x: number;
  base: number;
  size: number;
  /** 0 at the horizon, 1 at the top of the picture. */
  up: number;
}

/** Heaps of fair weather with flat feet: small and many over the horizon, one or two great ones above. */
export function paintCumulus(stage: Stage, coverage: number): void {
  const { context, palette } = stage;
  const random = stage.random.fork('cumulus');
  for (const [index, heap] of planHeaps(stage, coverage).entries()) {
    stage.checkpoint.check();
    const light = lightOfClouds(stage, heap.x, heap.base - heap.size / 2);
    const air = (1 - heap.up) ** 2 * 0.55;
    const gray = isOvercast(stage.brief) ? 0.4 : 0;
    const seen = {
      ...light,
      bright: mix(mix(light.bright, palette.horizon, air), palette.ambient, gray),
      shade: mix(light.shade, palette.horizon, air),
    };
    const size = Math.max(6, heap.size);
    const puff = drawCloudPuff(random.fork(`heap ${index}`), size, seen, {
      billows: size > 90 ? 40 : size > 45 ? 22 : 9,
      fadeFrom: 0.66,
    });
    const wide = puff.width * random.range(1, 1.5);
    context.globalAlpha = palette.night ? 0.72 : 0.96;
    context.drawImage(puff, heap.x - wide / 2, heap.base - puff.height, wide, puff.height);
    context.globalAlpha = 1;
  }
}

/** Furthest first. */
function planHeaps(stage: Stage, coverage: number): Heap[] {
  const { width, height, horizon } = stage;
  const random = stage.random.fork('heaps');
  const heaps: Heap[] = [];
  const grand = random.chance(0.5);
  const rows = [
    { up: 0.1, count: 7, size: 0.035 },
    { up: 0.28, count: 4, size: 0.065 },
    { up: 0.52, count: grand ? 1 : 2, size: grand ? 0.2 : 0.12 },
    { up: 0.86, count: grand ? 0 : 1, size: 0.17 },
  ];
  const share = 0.35 + coverage * 1.5;
  for (const row of rows) {
    const count = Math.round(row.count * share * (width / Math.min(width, height)));
    for (let index = 0; index < count; index++) {
      const up = row.up * random.range(0.8, 1.2);
      const x = ((index + random.range(0.1, 0.9)) / count) * width;
      const size = Math.min(height, width) * row.size * random.range(0.6, 1.25);
      heaps.push({ x, base: horizon * (1 - up) + size * 0.3, size, up });
      if (isSymmetrical(stage.brief))
        heaps.push({ x: width - x, base: horizon * (1 - up) + size * 0.3, size, up });
    }
  }
  return heaps;
}
