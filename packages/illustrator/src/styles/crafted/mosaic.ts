import { hslToRgb, type Rgb, rgbToHsl } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { subjectOutlines } from '../shared/edges.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { canvasOf, createRaster, pictureUnit, type Raster, readRaster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';
import { findStone, layTesserae, type Place, type StoneAt, type Tesserae } from './tesserae.ts';

const GROUT: Rgb = [138, 128, 114];

/** A mosaic of glass and stone: cubes set along the forms in pale grout, each catching the light its own way. */
export const setMosaic: Style = (scene, stage, random) => {
  const { checkpoint, brief, width, height } = stage;
  const isPhotograph = stage.pictureTones !== undefined;
  const model = flatten(scene, isPhotograph ? 2 : 4, checkpoint);
  checkpoint.check();
  const field = readOrientation(model, isPhotograph ? 3 : 6);
  const size = Math.max(3.2, (Math.min(width, height) / (isPhotograph ? 40 : 46)) * brief.detail ** -0.4);
  const tesserae = layTesserae(stage, field, size, random.fork('stones'));
  checkpoint.check();
  const picture = readRaster(model);
  if (isPhotograph) tesserae.colors = middleColors(tesserae, picture);
  const colors = stoneColors(tesserae, picture, random.fork('glass'));
  const wall = setStones(tesserae, { colors, picture }, stage, random);
  return gradeCanvas(
    canvasOf(wall),
    wishedGrade(stage, { saturation: 1.12, contrast: isPhotograph ? 1.16 : 1.06, vignette: 0.14 }),
    random,
    checkpoint,
  );
};

function middleColors(tesserae: Tesserae, { data, width, height }: Raster): Float32Array {
  const colors = new Float32Array(tesserae.count * 3);
  for (let stone = 0; stone < tesserae.count; stone++) {
    const x = clamp(tesserae.x[stone]! | 0, 0, width - 1);
    const y = clamp(tesserae.y[stone]! | 0, 0, height - 1);
    for (let channel = 0; channel < 3; channel++)
      colors[stone * 3 + channel] = data[(y * width + x) * 4 + channel]!;
  }
  return colors;
}

function stoneColors(tesserae: Tesserae, { data, width, height }: Raster, random: Random): Float32Array {
  const colors = new Float32Array(tesserae.count * 3);
  for (let stone = 0; stone < tesserae.count; stone++) {
    const x = clamp(tesserae.x[stone]! | 0, 0, width - 1);
    const y = clamp(tesserae.y[stone]! | 0, 0, height - 1);
    const offset = (y * width + x) * 4;
    const [hue, saturation, light] = rgbToHsl(data[offset]!, data[offset + 1]!, data[offset + 2]!);
    const color = hslToRgb(
      hue + random.range(-0.016, 0.016),
      saturation < 0.02 ? 0 : clamp(saturation * 1.2 + 0.05 + random.range(-0.06, 0.06)),
      clamp(light * 1.06 + 0.03 + random.range(-0.06, 0.06), 0.06, 0.95),
    );
    for (const channel of [0, 1, 2] as const) colors[stone * 3 + channel] = color[channel];
  }
  return colors;
}

function setStones(
  tesserae: Tesserae,
  { colors, picture }: { colors: Float32Array; picture: Raster },
  stage: Stage,
  random: Random,
): Raster {
  const { width, height, mask, checkpoint } = stage;
  // Pale joints of one color would veil whoever is made of many small stones.
  const ownOf = (subject: number) => (stage.pictureTones ? 0.7 : subject > 0 ? 0.8 : 0.3);
  const outlines = stage.pictureTones
    ? undefined
    : subjectOutlines(stage, 4.5 * pictureUnit(width, height), () => 0);
  const rough = createTexture(random.fork('rough'), { radius: 1 });
  const wall = createRaster(width, height);
  const place: Place = { subject: 0, color: picture.data, offset: 0 };
  const found: StoneAt = { stone: 0, inside: 0 };
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      place.subject = mask[index]!;
      place.offset = index * 4;
      findStone(tesserae, x + 0.5, y + 0.5, place, found);
      const { stone, inside } = found;
      const size = tesserae.size[stone]!;
      const pixels = inside * size;
      const own = ownOf(place.subject);
      const gap = Math.max(own > 0.5 ? 0.3 : 0.7, size * 0.055);
      const light = 1 - 0.8 * (outlines?.[index] ?? 0);
      const cover = smoothstep(gap - 0.6, gap + 0.6, pixels);
      const grain = rough.values[(y & 255) * 256 + (x & 255)]!;
      const dx = (x - tesserae.x[stone]!) / size;
      const dy = (y - tesserae.y[stone]!) / size;
      // Cut faces are never quite level: each stone shines towards a corner of its own.
      const tilt = tesserae.cos[stone]! > 0.5 ? 1 : -0.6;
      const bevel = smoothstep(gap * 3.2, gap, pixels) * (dx + dy < 0 ? 0.16 : -0.16);
      const shine = 1 + (-(dx * tilt + dy) * 0.24 + bevel + grain * 0.035);
      const offset = index * 4;
      for (const channel of [0, 1, 2] as const) {
        const glass = colors[stone * 3 + channel]! * shine;
        const joint = lerp(GROUT[channel], colors[stone * 3 + channel]! * 0.72, own);
        const grout = joint * (1 + grain * 0.14) * (0.75 + cover * 0.2);
        wall.data[offset + channel] = lerp(grout, glass, cover) * light;
      }
      wall.data[offset + 3] = 255;
    }
  }
  return wall;
}
