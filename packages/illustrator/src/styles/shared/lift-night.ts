import type { Canvas } from '../../core/canvas.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lightAt } from './raster.ts';

/** Mean brightness (0..1) that a night printed or painted in flat colors has at least. */
const LEAST = 0.27;
/** The strongest curve: beyond it nothing is left of the night. */
const STEEPEST = 0.5;

/** Tells a night from a hole: paper and ink have no light of their own, so that dark colors are raised. In place. */
export function liftNight(styled: Canvas, { palette, width, height, checkpoint }: Stage): Canvas {
  if (!palette.night) return styled;
  const context = styled.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 68, count++) sum += lightAt(data, at);
  const mean = Math.max(0.01, sum / count / 255);
  if (mean >= LEAST) return styled;
  checkpoint.check();
  const curve = Math.max(STEEPEST, Math.log(LEAST) / Math.log(mean));
  // By the strongest channel, so that colors keep their hue.
  const factors = Float32Array.from({ length: 256 }, (_, level) =>
    level === 0 ? 1 : (255 * (level / 255) ** curve) / level,
  );
  for (let at = 0; at < data.length; at += 4) {
    const factor = factors[Math.max(data[at]!, data[at + 1]!, data[at + 2]!)]!;
    for (let channel = at; channel < at + 3; channel++) data[channel] = data[channel]! * factor;
  }
  context.putImageData(image, 0, 0);
  return styled;
}
