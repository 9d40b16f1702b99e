import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';

interface Crater {
  x: number;
  z: number;
  radius: number;
}

/** Bowls with raised rims, sorted into strips by distance so that a sample looks at few of them. */
export function digCraters(random: Random, count: number, clear: number): (x: number, z: number) => number {
  const strips = new Map<number, Crater[]>();
  for (let index = 0; index < count; index++) {
    const z = 2.6 + random.next() ** 1.7 * 100;
    const x = random.range(-0.85, 0.85) * z;
    if (z < 9 && z > 4 && Math.abs(x) < clear) continue;
    const radius = z < 4 ? random.range(0.12, 0.3) : random.range(0.4, 1.5) * (1 + z * 0.05);
    const crater = { x, z, radius };
    const reach = crater.radius * 1.7;
    for (let strip = stripOf(z - reach); strip <= stripOf(z + reach); strip++)
      strips.set(strip, [...(strips.get(strip) ?? []), crater]);
  }
  // The ground is sampled row by row: most calls ask for the distance of the call before.
  let lastZ = Number.NaN;
  let nearby: readonly Crater[] = [];
  return (x, z) => {
    if (z !== lastZ) {
      lastZ = z;
      nearby = strips.get(stripOf(z)) ?? [];
    }
    let height = 0;
    for (const crater of nearby) height += bowl(crater, x, z);
    return height;
  };
}

function stripOf(z: number): number {
  return Math.floor(Math.log2(Math.max(1, z)) * 6);
}

function bowl({ x, z, radius }: Crater, pointX: number, pointZ: number): number {
  const dx = (pointX - x) / radius;
  const dz = (pointZ - z) / radius;
  const square = dx * dx + dz * dz;
  if (square > 2.6) return 0;
  const away = Math.sqrt(square);
  // A rounded rim: a sharp one would break into teeth between two samples of the ground.
  const hollow = (square - 1) * 0.9 * smoothstep(1.05, 0.72, away);
  const rim = 0.24 * Math.exp(-(((away - 1) / 0.3) ** 2)) * smoothstep(2.6, 1.8, square);
  return radius * 0.28 * (hollow + rim);
}
