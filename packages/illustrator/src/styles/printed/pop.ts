import { colorList, hslToRgb, rgbToHsl } from '../../core/color.ts';
import { clamp, smoothstep, TAU } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Colors, createNearestColor, findPalette } from '../shared/color-clusters.ts';
import { formsOf } from '../shared/forms/forms-of.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { linesOfForms } from '../shared/lines/lines-of-forms.ts';
import { colorsOfFaces } from '../shared/on-faces.ts';
import { canvasOf, type Raster, readRaster } from '../shared/raster.ts';
import { SKY_DEPTH } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';

/** Comic print: few loud flat inks, Ben Day dots for the tones between them, thick black lines. */
export const printPop: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  // The shade on drawn figures would be printed in speckles.
  const model = stage.pictureTones ? scene : flatten(scene, 4, checkpoint);
  const print = readRaster(model);
  checkpoint.check();
  const lines = brief.vetoes.has('outlines') ? undefined : blackLines(stage);
  const inks = loudInks(print, stage, random);
  printDots(print, stage, inks, lines);
  if (isLonePiece(stage)) printBurst(print, stage, lines, random.fork('burst'));
  if (stage.pictureTones) printSkin(print, readRaster(model), stage, lines);
  return gradeCanvas(canvasOf(print), wishedGrade(stage), random, checkpoint);
};

/** Heads, and things alone in a room, are shown as on a poster: a kitchen in few inks would be torn patches behind them. */
function isLonePiece({ indoor, pictureTones, brief }: Stage): boolean {
  if (pictureTones || brief.subjects.length === 0) return false;
  return brief.scene === 'portrait' || (indoor && brief.subjects.every(({ noun }) => noun.kind === 'item'));
}

/** Two flat inks that go together, lighter first. */
const PAIRS = colorList('#ffd92e #ff8a1e #5fd0f2 #2a86e0 #ff9ac0 #f0468a #b8e04a #35b06a');
const RAYS = 14;

/** Rays in two inks, with dots in every other one, behind whatever is printed; its outline stays. */
function printBurst(
  { data }: Raster,
  { width, height, mask }: Stage,
  lines: Plane | undefined,
  random: Random,
): void {
  const pair = random.integer(PAIRS.length / 2) * 2;
  const [light, dark] = [PAIRS[pair]!, PAIRS[pair + 1]!];
  const [x0, y0] = [width / 2, height * 0.6];
  const turn = random.range(0, 1);
  const pitch = Math.max(5, Math.min(width, height) / 60);
  const near = nearMask(mask, width, height, Math.max(2, Math.round(Math.min(width, height) / 130)));
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if (mask[index]! > 0) continue;
      const ray = ((Math.atan2(y - y0, x - x0) / TAU) * RAYS + turn + RAYS) % 1;
      // Half a pixel of either ink along the edge of a ray.
      const soft = (Math.hypot(x - x0, y - y0) * TAU) / RAYS;
      const share = clamp(0.5 + (0.25 - Math.abs(ray - 0.5)) * soft);
      const du = (x + y) / pitch / Math.SQRT2;
      const dv = (x - y) / pitch / Math.SQRT2;
      const away = Math.hypot(du - Math.round(du), dv - Math.round(dv));
      const dot = clamp((0.3 * (0.4 + y / height) - away) * pitch + 0.5) * share * 0.8;
      const ink = near[index] ? (lines?.[index] ?? 0) : 0;
      for (let channel = 0; channel < 3; channel++) {
        const ground = light[channel]! + (dark[channel]! - light[channel]!) * Math.max(1 - share, dot);
        data[index * 4 + channel] = ground * (1 - ink) + (channel === 2 ? 24 : 12) * ink;
      }
    }
}

/** 1 within so many pixels of a subject. */
function nearMask(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const along = new Uint8Array(mask.length);
  const near = new Uint8Array(mask.length);
  for (let index = 0; index < mask.length; index++)
    if (mask[index]! > 0) along.fill(1, Math.max(0, index - reach), index + reach + 1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (along[y * width + x])
        for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
          near[row * width + x] = 1;
  return near;
}

interface Inks {
  /** Colors of the picture, by which pixels choose their ink: of the background, and of subjects. */
  readonly seen: readonly [Colors, Colors];
  /** What is printed flat for each, and what its dots are printed in: one table per layer of distance. */
  readonly flat: readonly Colors[];
  readonly dots: readonly Colors[];
}

/** Turns of hue by which sky, far things and near things are printed, so that each layer has its own ink. */
const LAYER_HUES = [-0.01, 0.13, 0.02] as const;
const SUBJECT_LAYER = LAYER_HUES.length;
const FAR = 28;

function layerOf(stage: Stage, index: number): number {
  if (stage.mask[index]! > 0) return SUBJECT_LAYER;
  const metres = stage.depth[index]!;
  return metres >= SKY_DEPTH ? 0 : metres > FAR ? 1 : 2;
}

function loudInks(print: Raster, stage: Stage, random: Random): Inks {
  const { detail } = stage.brief;
  const ground: number[] = [];
  const figure: number[] = [];
  for (let index = 0; index < stage.mask.length; index += 31) {
    const isFigure = stage.mask[index]! > 0;
    if (!isFigure && index % 2 === 1) continue;
    const offset = index * 4;
    (isFigure ? figure : ground).push(print.data[offset]!, print.data[offset + 1]!, print.data[offset + 2]!);
  }
  if (!stage.pictureTones)
    figure.push(...colorsOfFaces(print, stage, (index) => index % 5 === 0 && stage.mask[index]! > 0));
  const seen: [Colors, Colors] = [
    findPalette(
      Float32Array.from(ground),
      Math.round(8 + 3 * detail),
      random.fork('ground-inks'),
      !stage.pictureTones,
    ),
    findPalette(Float32Array.from(figure), Math.round(10 + 4 * detail), random.fork('figure-inks')),
  ];
  // The distances of a photograph are guesses: a turn of hue along them would be a seam, and its colors are duller.
  const isPhotograph = stage.pictureTones !== undefined;
  const loudFrom = isPhotograph ? 0.06 : 0.08;
  const printed = [
    ...LAYER_HUES.map((turn) => loudColors(seen[0], isPhotograph ? 0 : turn, loudFrom)),
    loudColors(seen[1], 0, loudFrom, isPhotograph ? BLACK : BLACK_HAIR),
  ];
  return { seen, flat: printed.map(({ flat }) => flat), dots: printed.map(({ dots }) => dots) };
}

/** Hues a comic printer has, in turns: red, orange, yellow, lime, green, turquoise, blue, violet, pink. */
const PRINT_HUES = [0, 0.075, 0.145, 0.25, 0.36, 0.49, 0.6, 0.77, 0.92, 1] as const;

/** Up to so light, 0..1, a color is printed black: black hair has lights of brown, and would be as orange as skin. */
const BLACK = 0.12;
const BLACK_HAIR = 0.22;

/**
 * Flat inks in four lightnesses, as saturated as print allows; grays stay gray, whites stay paper.
 * @param from chroma from which a color is no gray
 * @param black lightness up to which a color is printed black
 */
function loudColors(
  seen: Colors,
  turn: number,
  from: number,
  black: number = BLACK,
): { flat: Colors; dots: Colors } {
  const flat = new Float32Array(seen.length);
  const dots = new Float32Array(seen.length);
  for (let start = 0; start < seen.length; start += 3) {
    const [hue, saturation, light] = rgbToHsl(seen[start]!, seen[start + 1]!, seen[start + 2]!);
    const chroma = smoothstep(from, from + 0.34 * (from / 0.08), saturation * (1 - Math.abs(2 * light - 1)));
    const loud = saturation + (0.95 - saturation) * chroma;
    const pure = printHue(hue + turn * chroma);
    const yellow = Math.abs(pure - 0.11) < 0.06;
    const paper = light > 0.84;
    const level = paper
      ? 0.95
      : light < black
        ? 0.14
        : light < 0.26
          ? 0.33
          : light < 0.46
            ? yellow
              ? 0.53
              : 0.47
            : 0.62;
    const ground = hslToRgb(pure, paper ? loud * 0.6 : loud, level);
    // Darker yellow is olive: its dots are printed in orange instead.
    const dot = yellow
      ? hslToRgb(pure - 0.06, loud, 0.5)
      : hslToRgb(pure + 0.02, loud, level * (paper ? 0.8 : 0.58));
    for (const channel of [0, 1, 2] as const) {
      flat[start + channel] = ground[channel];
      dots[start + channel] = dot[channel];
    }
  }
  return { flat, dots };
}

/** Skin is printed as skin: flash and shade on a photographed face would fall into white and red patches. */
function printSkin({ data }: Raster, own: Raster, stage: Stage, lines: Plane | undefined): void {
  const { width, height } = stage;
  for (const face of stage.faces) {
    const [left, right] = [face.x - face.radius, face.x + face.radius].map((x) => clamp(x, 0, width) | 0);
    const [top, bottom] = [face.y - face.radius, face.y + face.radius].map((y) => clamp(y, 0, height) | 0);
    for (let y = top!; y < bottom!; y++) {
      for (let x = left!; x < right!; x++) {
        const index = y * width + x;
        const away = Math.hypot((x - face.x) / 0.85, y - face.y) / face.radius;
        const share = smoothstep(1, 0.8, away) * 0.75 * (1 - (lines?.[index] ?? 0));
        for (let channel = 0, at = index * 4; channel < 3; channel++, at++)
          data[at]! += (own.data[at]! * SKIN_INK[channel]! - data[at]!) * share;
      }
    }
  }
}

/** How a comic printer's skin differs from skin: lighter and warmer. */
const SKIN_INK = [1.1, 1.0, 0.9] as const;

function printHue(hue: number): number {
  const turn = ((hue % 1) + 1) % 1;
  const nearest = PRINT_HUES.reduce((best, other) =>
    Math.abs(other - turn) < Math.abs(best - turn) ? other : best,
  );
  return nearest + (turn - nearest) * 0.2;
}

function blackLines(stage: Stage): Plane {
  return linesOfForms(formsOf(stage), stage, {
    outline: stage.pictureTones ? 4.4 : 4.6,
    ridge: 3,
    inner: 2.4,
    from: 24,
    full: 95,
    onLand: 0.75,
    weight: stage.pictureTones ? undefined : (x, y) => ((x + y) / stage.width - 1) * 0.6,
  });
}

/** Half the width of the dots on the darkest ground and subject of a photograph, in pitches. */
const DOTS_OF_PHOTOGRAPH = [0.62, 0.36] as const;
/** Brightness of what is printed in dots in a scene: shade. Black is flat, and so is all that is light. */
const SHADE = { from: 0.44, full: 0.3 };

/**
 * The dots of a scene: those of the sky run out towards the horizon, and of the land only what is in shade has some.
 * Subjects are flat inks: dots over them would hide their form.
 */
function dotOfScene(layer: number, luma: number, fall: number): number {
  if (layer === SUBJECT_LAYER) return 0;
  return layer === 0 ? 0.5 * fall : 0.44 * smoothstep(SHADE.from, SHADE.full, luma);
}

/** Prints flat ink, then dots that grow with the darkness of the place, on a screen turned by 45 degrees. */
function printDots({ data }: Raster, stage: Stage, inks: Inks, lines: Plane | undefined): void {
  const { width, height, checkpoint } = stage;
  const pitch = Math.max(4, Math.min(width, height) / 96);
  const turned = Math.SQRT1_2 / pitch;
  const groundInk = createNearestColor(inks.seen[0]);
  const figureInk = createNearestColor(inks.seen[1]);
  const fall = (y: number) => Math.sqrt(clamp(1 - (y * 1.15) / Math.max(1, stage.horizon)));
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      const r = data[offset]!;
      const g = data[offset + 1]!;
      const b = data[offset + 2]!;
      const layer = layerOf(stage, index);
      const luma = (r * 0.299 + g * 0.587 + b * 0.114) / 255;
      const u = (x + y) * turned;
      const v = (x - y) * turned;
      const du = u - Math.round(u);
      const dv = v - Math.round(v);
      const radius = stage.pictureTones
        ? DOTS_OF_PHOTOGRAPH[layer === SUBJECT_LAYER ? 1 : 0] * Math.sqrt(clamp((0.8 - luma) / 0.66))
        : dotOfScene(layer, luma, fall(y));
      const dot = radius > 0 ? clamp((radius - Math.sqrt(du * du + dv * dv)) * pitch + 0.5) : 0;
      const line = lines ? lines[index]! : 0;
      const ink = layer === SUBJECT_LAYER ? figureInk(r, g, b) : groundInk(r, g, b);
      const flat = inks.flat[layer]!;
      const dots = inks.dots[layer]!;
      for (let channel = 0; channel < 3; channel++) {
        const ground = flat[ink * 3 + channel]!;
        const printed = ground + (dots[ink * 3 + channel]! - ground) * dot;
        data[offset + channel] = printed * (1 - line) + (channel === 2 ? 24 : 12) * line;
      }
    }
  }
}
