import type { Canvas } from '../../core/canvas.ts';
import type { Stage } from '../stage.types.ts';

/**
 * Erases from a layer (any size) whatever the picture has nearer than `distance` metres, subjects
 * included, so that what is painted late still stands far away.
 */
export function hideBehind(stage: Stage, layer: Canvas, distance: number): void {
  const context = layer.getContext('2d');
  const image = context.getImageData(0, 0, layer.width, layer.height);
  for (let y = 0; y < layer.height; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    const row = Math.min(stage.height - 1, Math.floor((y * stage.height) / layer.height)) * stage.width;
    for (let x = 0; x < layer.width; x++) {
      const at = row + Math.min(stage.width - 1, Math.floor((x * stage.width) / layer.width));
      if (stage.mask[at]! > 0 || stage.depth[at]! < distance) image.data[(y * layer.width + x) * 4 + 3] = 0;
    }
  }
  context.putImageData(image, 0, 0);
}
