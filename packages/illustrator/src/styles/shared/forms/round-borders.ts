import type { Checkpoint } from '../../../core/checkpoint.ts';
import type { Forms } from './form.types.ts';

/** Smaller forms, in cells, are drawn as they are: a post has no other shape. */
const LEAST = 250;
/** Cells to either side by which a border is judged, and how many of those around a cell must be its own. */
const REACH = 2;
const OWN = 12;

/** Takes steps and teeth off the borders between large forms of one group, in place: the pen that follows them does not tremble. */
export function roundBorders(
  { width, height, labels, groups, sizes }: Omit<Forms, 'features'>,
  checkpoint: Checkpoint,
): void {
  const seen = labels.slice();
  for (let y = REACH; y < height - REACH; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = REACH, cell = y * width + x; x < width - REACH; x++, cell++) {
      const own = seen[cell]!;
      if (
        seen[cell - 1] === own &&
        seen[cell + 1] === own &&
        seen[cell - width] === own &&
        seen[cell + width] === own
      )
        continue;
      if (sizes[own]! < LEAST) continue;
      const heir = heirOf(seen, cell, width);
      if (heir === own || sizes[heir]! < LEAST || groups[heir] !== groups[own]) continue;
      labels[cell] = heir;
      sizes[own]! -= 1;
      sizes[heir]! += 1;
    }
  }
}

/** Whose most cells around this one are, where its own are too few. */
function heirOf(labels: Int32Array, cell: number, width: number): number {
  const own = labels[cell]!;
  let [owned, other, others] = [0, own, 0];
  for (let down = -REACH; down <= REACH; down++)
    for (let place = cell + down * width - REACH; place <= cell + down * width + REACH; place++) {
      const label = labels[place]!;
      if (label === own) owned++;
      else if (others === 0 || label === other) {
        other = label;
        others++;
      } else others--;
    }
  return owned < OWN ? other : own;
}
