import type { Rgb } from '../../../core/color.ts';
import { lerp } from '../../../core/maths.ts';
import type { Plane } from '../../../core/plane.ts';
import type { Raster } from '../raster.ts';

/** Draws lines of 0..1 over a print in one ink, in place. */
export function layLines({ data }: Raster, lines: Plane, ink: Rgb): void {
  for (let index = 0, offset = 0; index < lines.length; index++, offset += 4) {
    const line = lines[index]!;
    if (line <= 0.01) continue;
    data[offset] = lerp(data[offset]!, ink[0], line);
    data[offset + 1] = lerp(data[offset + 1]!, ink[1], line);
    data[offset + 2] = lerp(data[offset + 2]!, ink[2], line);
  }
}
