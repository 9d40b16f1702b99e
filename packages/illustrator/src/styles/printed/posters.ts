import type { Canvas } from '../../core/canvas.ts';
import { colorList, type Rgb } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type FlatAreas, findFlatAreas } from '../shared/flat-areas.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { layLines } from '../shared/lines/lay-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, type Raster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';
import { drawDecoFrame, paintSunburst } from './deco-ornament.ts';
import { drawNouveauFrame } from './nouveau-ornament.ts';

/** A printer's stock of colors: seen colors lean towards the nearest of them. */
interface Stock {
  inks: readonly Rgb[];
  lean: number;
  saturation: number;
}

const NOUVEAU: Stock = {
  inks: colorList(`
    #f3e4c3 #dcc48f #c79a4b #b5643c #d9873f #a8703a #eab57f #8d3b32 #d9a08b #8c9a68 #5d7452 #39564f #7ea09a
    #a9bcae #4b6a86 #6a4a5c #5b4230 #33291f
  `),
  lean: 0.68,
  saturation: 0.95,
};

const DECO: Stock = {
  inks: colorList(`
    #f6ead0 #e3b95c #c2862b #d9573a #8f2b2b #0f2d4a #14566b #2f8f8b #93c4b4 #1d1d27 #51514f #a99f8b #3f6b47
    #7d9a44 #a9b35a #7a4a2c
  `),
  lean: 0.66,
  saturation: 1.15,
};

/** A photograph's forms are smaller than a drawn scene's and want more colors: for posters, and for the fewest shapes. */
const PRINT_OF_PHOTOGRAPH = { land: 14, figures: 18 };
const FLATS_OF_PHOTOGRAPH = { land: 12, figures: 14 };

/** An Art Nouveau poster: muted flat tones, flowing dark contours, a halo behind the figure, a vine border. */
export const printNouveau: Style = (scene, stage, random) => {
  const print = flatPrint(scene, stage, random, NOUVEAU);
  layContours(print, scene, stage, { outline: stage.pictureTones ? 3.6 : 5, inner: 1.5, ink: [58, 38, 24] });
  const canvas = pressed(print, stage, random);
  stage.checkpoint.check();
  drawNouveauFrame(canvas.getContext('2d'), stage);
  return gradeCanvas(canvas, wishedGrade(stage), random, stage.checkpoint);
};

/** An Art Deco poster: bold simplified shapes, a sunburst sky, gold lines, a stepped frame. */
export const printDeco: Style = (scene, stage, random) => {
  const print = flatPrint(scene, stage, random, DECO);
  paintSunburst(print, stage);
  layContours(print, scene, stage, { outline: 2.6, inner: 1, ink: [24, 24, 34] });
  const canvas = pressed(print, stage, random);
  stage.checkpoint.check();
  drawDecoFrame(canvas.getContext('2d'), stage);
  return gradeCanvas(canvas, wishedGrade(stage), random, stage.checkpoint);
};

/** A minimalist vector picture: the fewest clean shapes that still tell what it is. */
export const drawFlat: Style = (scene, stage, random) => {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: 3,
      land: Math.round(5 + 3 * detail),
      figures: Math.round(5 + 3 * detail),
      least: 0.0003,
      ...(stage.pictureTones && FLATS_OF_PHOTOGRAPH),
    },
    random.fork('flats'),
  );
  const print = printAreas(areas, stage);
  const look = wishedGrade(stage, { saturation: 1.12, gain: 1.18, lift: 0.03, contrast: 0.96 });
  return gradeCanvas(canvasOf(print), look, random, stage.checkpoint);
};

function flatPrint(scene: Canvas, stage: Stage, random: Random, stock: Stock): Raster {
  const { detail } = stage.brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: Math.round(3 + detail),
      land: Math.round(4 + 3 * detail),
      figures: Math.round(7 + 5 * detail),
      least: 0.0003,
      ...(stage.pictureTones && PRINT_OF_PHOTOGRAPH),
    },
    random.fork('flats'),
  );
  fromStock(areas, stock);
  return printAreas(areas, stage);
}

/** @param figures where the subjects' colors begin: skin in shade must not turn to the nearest green */
function fromStock({ colors, figures }: FlatAreas, { inks, lean, saturation }: Stock): void {
  for (let start = 0; start < colors.length; start += 3) {
    const luma = colors[start]! * 0.299 + colors[start + 1]! * 0.587 + colors[start + 2]! * 0.114;
    const seen: Rgb = [
      luma + (colors[start]! - luma) * saturation,
      luma + (colors[start + 1]! - luma) * saturation,
      luma + (colors[start + 2]! - luma) * saturation,
    ];
    // Hues are looked up purer than they are: a brown seen by moonlight is still printed brown, not olive.
    const pure = seen.map((value) => luma + (value - luma) * 1.35) as [number, number, number];
    const ink = nearestInk(pure, inks);
    for (const channel of [0, 1, 2] as const)
      colors[start + channel] = lerp(seen[channel], ink[channel], start < figures * 3 ? lean : lean * 0.55);
  }
}

function nearestInk(color: Rgb, inks: readonly Rgb[]): Rgb {
  const lightOf = (c: Rgb) => c[0] * 0.299 + c[1] * 0.587 + c[2] * 0.114;
  const distance = (ink: Rgb) => {
    const light = lightOf(color) - lightOf(ink);
    const red = color[0] - ink[0] - light;
    const blue = color[2] - ink[2] - light;
    return light * light * 0.7 + red * red * 3 + blue * blue * 2;
  };
  return inks.reduce((best, ink) => (distance(ink) < distance(best) ? ink : best));
}

interface Contours {
  outline: number;
  inner: number;
  ink: Rgb;
}

function layContours(print: Raster, scene: Canvas, stage: Stage, { outline, inner, ink }: Contours): void {
  if (stage.brief.vetoes.has('outlines')) return;
  const model = stage.forms ? scene : calmModel(scene, stage, 3);
  const lines = keyLines(scene, model, stage, {
    outline,
    ridge: outline * 0.6,
    inner,
    from: 0.09 / stage.brief.detail,
    full: 0.22 / stage.brief.detail,
    onSubject: 0.9,
    onLand: 0.5,
    swell: 0.9,
  });
  layLines(print, lines, ink);
}

/** The litho stone's grain, a few levels. */
function pressed(print: Raster, stage: Stage, random: Random): Canvas {
  const { data, width, height } = print;
  const stone = createTexture(random.fork('stone'), { radius: 1 });
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, offset = y * width * 4; x < width; x++, offset += 4) {
      const grain = stone.values[(y & 255) * 256 + (x & 255)]! * 6;
      data[offset]! += grain;
      data[offset + 1]! += grain;
      data[offset + 2]! += grain;
    }
  }
  return canvasOf(print);
}
