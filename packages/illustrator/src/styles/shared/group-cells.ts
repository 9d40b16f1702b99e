import type { Stage } from '../../stage/stage.types.ts';
import { SKY_DEPTH } from './tone.ts';

/** What each cell of a coarser grid shows: 0 sky, 1 land, 2 subjects. */
export function groupCells(stage: Stage, width: number, height: number): Uint8Array {
  const groups = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor(((y + 0.5) / height) * stage.height)) * stage.width;
    for (let x = 0; x < width; x++) {
      const index = row + Math.min(stage.width - 1, Math.floor(((x + 0.5) / width) * stage.width));
      groups[y * width + x] = stage.mask[index]! > 0 ? 2 : stage.depth[index]! >= SKY_DEPTH ? 0 : 1;
    }
  }
  return groups;
}
