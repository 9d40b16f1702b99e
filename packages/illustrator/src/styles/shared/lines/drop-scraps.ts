import type { Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';

/** From here on a pixel counts as part of a line. */
const LINE = 0.2;
/** So much of the shorter side a line of the ground reaches at least. */
const LEAST_REACH = 0.05;

/**
 * Takes lines of the ground away that reach less far, in place: flecks of bark and leaves would be dashes without
 * meaning. Lines of subjects stay, however short.
 */
export function dropScraps(lines: Plane, { mask, width, height, pictureTones, checkpoint }: Stage): void {
  // What a photograph shows is as fine as its subject.
  if (pictureTones) return;
  const reach = Math.min(width, height) * LEAST_REACH;
  const seen = new Uint8Array(lines.length);
  const line = new Int32Array(lines.length);
  const sides = [1, -1, width, -width];
  for (let start = 0; start < lines.length; start++) {
    if ((start & 65535) === 0) checkpoint.check();
    if (seen[start] === 1 || lines[start]! < LINE) continue;
    let [size, left, right, bottom] = [1, width, 0, 0];
    let onSubject = false;
    const top = (start / width) | 0;
    line[0] = start;
    seen[start] = 1;
    for (let next = 0; next < size; next++) {
      const place = line[next]!;
      const column = place % width;
      if (column < left) left = column;
      if (column > right) right = column;
      if (place >= bottom * width) bottom = (place / width) | 0;
      if (mask[place]! > 0) onSubject = true;
      for (const side of sides) {
        const neighbour = place + side;
        if (neighbour < 0 || neighbour >= lines.length || seen[neighbour] === 1) continue;
        if (lines[neighbour]! < LINE) continue;
        seen[neighbour] = 1;
        line[size++] = neighbour;
      }
    }
    if (onSubject || Math.max(right - left, bottom - top) >= reach) continue;
    for (let cell = 0; cell < size; cell++) lines[line[cell]!] = 0;
  }
}
