import { lerp, smoothstep } from '../../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { findFlatAreas } from '../shared/flat-areas.ts';
import { frameSheet, gradedModel } from '../shared/graded-stage.ts';
import { flatten } from '../shared/kuwahara.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { paperColor } from '../shared/paper.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, pictureUnit, type Raster, readRaster } from '../shared/raster.ts';
import type { Style } from '../style.types.ts';

/** A panel of a comic album: clear ink lines, flat colors, hatched shadows, a white gutter. */
export const drawComic: Style = (scene, stage, random) => {
  const { checkpoint, brief, width, height } = stage;
  const base = { saturation: 1.32, gain: 1.16, contrast: 1.06 };
  const graded = gradedModel(scene, stage, base, random);
  const { detail } = brief;
  const areas = findFlatAreas(
    graded,
    stage,
    {
      sky: Math.round(3 + 2 * detail),
      land: Math.round(7 + 4 * detail),
      figures: Math.round(9 + 5 * detail),
      least: 0.0002,
    },
    random.fork('flats'),
  );
  const print = printAreas(areas, stage);
  const model = flatten(graded, 2, checkpoint);
  checkpoint.check();
  const shade = boxBlur(
    luminance(readRaster(model).data),
    width,
    height,
    Math.max(1, Math.round(2 * pictureUnit(width, height))),
    1,
  );
  hatchShadows(print, shade, stage);
  if (!brief.vetoes.has('outlines')) {
    const lines = keyLines(scene, model, stage, {
      outline: 4.4,
      ridge: 3,
      inner: 1.5,
      from: 0.05 / detail,
      full: 0.15 / detail,
      onSubject: 1,
      onLand: 0.85,
      swell: 1,
    });
    inkLines(print, lines);
  }
  framePanel(print, stage);
  return frameSheet(canvasOf(print), stage, random);
};

/** Parallel pen lines that thicken with the shadow; they lean one way on subjects and the other way behind. */
function hatchShadows({ data }: Raster, shade: Plane, stage: Stage): void {
  const { width, height, mask, checkpoint } = stage;
  const pitch = Math.max(4, 9.5 * pictureUnit(width, height));
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const dark = smoothstep(0.34, 0.1, shade[index]!);
      if (dark <= 0) continue;
      const along = (mask[index]! > 0 ? x + y : x * 0.5 - y * 1.1) / pitch;
      const apart = Math.abs(along - Math.round(along)) * pitch * 0.75;
      const line = smoothstep(0.6, -0.4, apart - dark * pitch * 0.3) * 0.72;
      if (line <= 0) continue;
      const offset = index * 4;
      data[offset]! *= 1 - line;
      data[offset + 1]! *= 1 - line;
      data[offset + 2]! *= 1 - line * 0.9;
    }
  }
}

function inkLines({ data }: Raster, lines: Plane): void {
  for (let index = 0, offset = 0; index < lines.length; index++, offset += 4) {
    const line = lines[index]!;
    if (line <= 0.01) continue;
    data[offset] = lerp(data[offset]!, 20, line);
    data[offset + 1] = lerp(data[offset + 1]!, 16, line);
    data[offset + 2] = lerp(data[offset + 2]!, 26, line);
  }
}

/** White gutter and black frame. */
function framePanel({ data }: Raster, stage: Stage): void {
  const { width, height } = stage;
  const side = Math.min(width, height);
  const gutter = Math.max(2, Math.round(side * 0.022));
  const frame = gutter + Math.max(1, Math.round(side * 0.006));
  const paper = paperColor([252, 250, 244], stage.brief.grade);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const border = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (border >= frame) {
        // The middle of the row is the picture.
        x = Math.max(x, width - 1 - frame);
        continue;
      }
      const offset = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const)
        data[offset + channel] = border < gutter ? paper[channel] : 18;
    }
  }
}
