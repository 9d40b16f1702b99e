import type { Canvas } from '../../core/canvas.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lightAt } from './raster.ts';

/** Mean brightness (0..1) that a night has at least, and whoever is in it. */
const LEAST = { ground: 0.29, subjects: 0.36 };
/** The strongest curve: beyond it nothing is left of the night. */
const STEEPEST = 0.5;
/** How much further apart light and dark of a lifted subject are: a curve alone makes it flat. */
const CONTRAST = 1.4;

/** Tells a night from a hole: what stands in it can be told, and dark ground from dark sky. In place. */
export function liftNight(styled: Canvas, stage: Stage): Canvas {
  const { palette, brief, width, height, mask, checkpoint } = stage;
  if (!palette.night && brief.timeOfDay !== 'twilight') return styled;
  const context = styled.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const light = [0, 0];
  const count = [0, 0];
  // One pixel of seventeen is enough for a mean.
  for (let pixel = 0; pixel < mask.length; pixel += 17) {
    const of = mask[pixel] ? 1 : 0;
    light[of]! += lightAt(data, pixel * 4);
    count[of]!++;
  }
  checkpoint.check();
  const wishedDark = brief.lighting === 'silhouette' || brief.lighting === 'backlit';
  const ground = curveOf(light[0]!, count[0]!, LEAST.ground, 1);
  const subjects = wishedDark ? ground : curveOf(light[1]!, count[1]!, LEAST.subjects, CONTRAST);
  if (!ground && !subjects) return styled;
  for (let pixel = 0, at = 0; pixel < mask.length; pixel++, at += 4) {
    const factors = mask[pixel] ? subjects : ground;
    if (!factors) continue;
    const factor = factors[Math.max(data[at]!, data[at + 1]!, data[at + 2]!)]!;
    for (let channel = at; channel < at + 3; channel++) data[channel] = data[channel]! * factor;
  }
  context.putImageData(image, 0, 0);
  return styled;
}

/** A factor for each level of the strongest channel, so that colors keep their hue; nothing where it is bright enough. */
function curveOf(light: number, count: number, least: number, contrast: number): Plane | undefined {
  const mean = Math.max(0.01, light / Math.max(1, count) / 255);
  if (count === 0 || mean >= least) return undefined;
  const curve = Math.max(STEEPEST, Math.log(least) / Math.log(mean));
  return Float32Array.from({ length: 256 }, (_, level) => {
    if (level === 0) return 1;
    const lifted = (level / 255) ** curve;
    return (255 * Math.max(lifted * 0.4, least + (lifted - least) * contrast)) / level;
  });
}
