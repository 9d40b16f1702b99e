import type { Stage } from '../../stage/stage.types.ts';
import { FORM_OF } from './forms/form.types.ts';
import { SKY_DEPTH } from './tone.ts';

/** What each cell of a coarser grid shows, see `FORM_OF`. */
export function groupCells(stage: Stage, width: number, height: number): Uint8Array {
  const groups = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(stage.height - 1, Math.floor(((y + 0.5) / height) * stage.height)) * stage.width;
    for (let x = 0; x < width; x++) {
      const index = row + Math.min(stage.width - 1, Math.floor(((x + 0.5) / width) * stage.width));
      const isOpen = stage.depth[index]! >= SKY_DEPTH;
      groups[y * width + x] = stage.mask[index]! > 0 ? FORM_OF.subject : isOpen ? FORM_OF.sky : FORM_OF.land;
    }
  }
  return groups;
}
