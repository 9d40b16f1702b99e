import type { Grade } from '../../brief/brief.types.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Checkpoint } from '../../core/checkpoint.ts';
import { fromHex, mix, type Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Raster, readRaster, writeRaster } from './raster.ts';
import { createTexture, mixTextures, type Texture } from './texture.ts';

/** Film grain of strength 1 moves a middle gray by about this many levels. */
const GRAIN_LEVELS = 42;

/** Two grades in a row as one. */
export function layGrade(base: Grade, wish: Grade): Grade {
  const sum = (a: Grade['shadowTint'], b: Grade['shadowTint']): Rgb => [
    (a?.[0] ?? 0) + (b?.[0] ?? 0),
    (a?.[1] ?? 0) + (b?.[1] ?? 0),
    (a?.[2] ?? 0) + (b?.[2] ?? 0),
  ];
  return {
    contrast: (base.contrast ?? 1) * (wish.contrast ?? 1),
    saturation: (base.saturation ?? 1) * (wish.saturation ?? 1),
    temperature: clamp((base.temperature ?? 0) + (wish.temperature ?? 0), -1.5, 1.5),
    lift: clamp((base.lift ?? 0) + (wish.lift ?? 0), 0, 0.4),
    gain: (base.gain ?? 1) * (wish.gain ?? 1),
    vignette: 1 - (1 - (base.vignette ?? 0)) * (1 - (wish.vignette ?? 0)),
    grain: Math.max(base.grain ?? 0, wish.grain ?? 0),
    shadowTint: sum(base.shadowTint, wish.shadowTint),
    highlightTint: sum(base.highlightTint, wish.highlightTint),
    tones: wish.tones ?? base.tones,
  };
}

/** What the brief wishes on top of the style's own look, without what a negative prompt forbids. */
export function wishedGrade(stage: Stage, base: Grade = {}): Grade {
  const merged = layGrade(base, stage.brief.grade);
  return stage.brief.vetoes.has('grain') ? { ...merged, grain: 0 } : merged;
}

/** Only what changes hue, for paper and ink that must keep their brightness. */
export function colorPart(grade: Grade): Grade {
  return { saturation: grade.saturation, temperature: grade.temperature, tones: grade.tones };
}

/** Grades in place and returns the same canvas. */
export function gradeCanvas(canvas: Canvas, grade: Grade, random: Random, checkpoint: Checkpoint): Canvas {
  if (isNeutral(grade)) return canvas;
  const pixels = readRaster(canvas);
  checkpoint.check();
  gradePixels(pixels, grade, random, checkpoint);
  checkpoint.check();
  writeRaster(canvas, pixels);
  return canvas;
}

function isNeutral(grade: Grade): boolean {
  const { contrast = 1, saturation = 1, gain = 1 } = grade;
  const offsets = [grade.temperature, grade.lift, grade.vignette, grade.grain, grade.tones?.amount];
  const tints = [...(grade.shadowTint ?? []), ...(grade.highlightTint ?? [])];
  return contrast === 1 && saturation === 1 && gain === 1 && [...offsets, ...tints].every((value) => !value);
}

/** Grades in place, in one pass over tables of 256 entries. */
function gradePixels(raster: Raster, grade: Grade, random: Random, checkpoint: Checkpoint): void {
  const { data, width, height } = raster;
  const { red, green, blue } = channelTables(grade);
  const [tintRed, tintGreen, tintBlue] = tintTables(grade);
  const toneTables = grade.tones ? toneTablesOf(grade.tones) : undefined;
  const keep = grade.tones ? 1 - grade.tones.amount : 1;
  const saturation = grade.saturation ?? 1;
  const columns = vignetteColumns(width);
  const vignette = grade.vignette ?? 0;
  const grain = grainTexture(grade, random);
  const grainStrength = (grade.grain ?? 0) * GRAIN_LEVELS;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    const rowShade = (y / height - 0.5) ** 2;
    const grainRow = (y & (grain.size - 1)) * grain.size;
    for (let x = 0, offset = y * width * 4; x < width; x++, offset += 4) {
      let r = red[data[offset]!]!;
      let g = green[data[offset + 1]!]!;
      let b = blue[data[offset + 2]!]!;
      const luma = r * 0.299 + g * 0.587 + b * 0.114;
      const level = luma >= 255 ? 255 : luma <= 0 ? 0 : luma | 0;
      r = luma + (r - luma) * saturation + tintRed[level]!;
      g = luma + (g - luma) * saturation + tintGreen[level]!;
      b = luma + (b - luma) * saturation + tintBlue[level]!;
      if (toneTables) {
        r = r * keep + toneTables[0][level]!;
        g = g * keep + toneTables[1][level]!;
        b = b * keep + toneTables[2][level]!;
      }
      const distance = (rowShade + columns[x]!) * 2.2;
      const shade = 1 - vignette * (distance < 1 ? distance * distance * (3 - 2 * distance) : 1);
      // Grain lives in the middle tones: film shows none in blown highlights and little in solid black.
      const noise = grain.values[grainRow + (x & (grain.size - 1))]! * grainStrength;
      const speck = noise * (0.35 + (level * (255 - level)) / 25_000);
      data[offset] = r * shade + speck;
      data[offset + 1] = g * shade + speck;
      data[offset + 2] = b * shade + speck;
    }
  }
}

/** One color through a grade, without vignette and grain. */
export function gradeColor(color: Rgb, grade: Grade): Rgb {
  const { red, green, blue } = channelTables(grade);
  const at = (table: Float32Array, value: number) => table[clamp(Math.round(value), 0, 255)]!;
  const r = at(red, color[0]);
  const g = at(green, color[1]);
  const b = at(blue, color[2]);
  const luma = r * 0.299 + g * 0.587 + b * 0.114;
  const level = clamp(luma, 0, 255) | 0;
  const tint = tintTables(grade);
  const saturation = grade.saturation ?? 1;
  const tinted: Rgb = [
    luma + (r - luma) * saturation + tint[0][level]!,
    luma + (g - luma) * saturation + tint[1][level]!,
    luma + (b - luma) * saturation + tint[2][level]!,
  ];
  return grade.tones ? mix(tinted, toneAt(grade.tones, level / 255), grade.tones.amount) : tinted;
}

/** The tonal part of a grade as 256 entries of 0..1, for media that draw from brightness alone. */
export function toneTable(grade: Grade): Float32Array {
  const table = new Float32Array(256);
  for (let level = 0; level < 256; level++) table[level] = clamp(toneCurve(level / 255, grade));
  return table;
}

type Tables = readonly [Float32Array, Float32Array, Float32Array];

function channelTables(grade: Grade): { red: Float32Array; green: Float32Array; blue: Float32Array } {
  const temperature = grade.temperature ?? 0;
  const table = (warmth: number) => {
    const values = new Float32Array(256);
    for (let level = 0; level < 256; level++)
      values[level] = toneCurve(level / 255, grade) * 255 * (1 + warmth * temperature);
    return values;
  };
  return { red: table(0.13), green: table(0.01), blue: table(-0.17) };
}

/**
 * Exposure, contrast and lift of one value 0..1. Exposure above 1 uses Reinhard's shoulder and contrast
 * a power curve around the middle, so that neither clips.
 */
function toneCurve(value: number, grade: Grade): number {
  const gain = grade.gain ?? 1;
  const exposed = gain > 1 ? (value * gain) / (1 + (gain - 1) * value) : value * gain;
  const contrast = grade.contrast ?? 1;
  const curved =
    contrast <= 1
      ? (exposed - 0.5) * contrast + 0.5
      : exposed < 0.5
        ? 0.5 * (2 * exposed) ** contrast
        : 1 - 0.5 * (2 * (1 - exposed)) ** contrast;
  return curved + (grade.lift ?? 0) * (1 - curved);
}

function tintTables(grade: Grade): Tables {
  const shadow = grade.shadowTint ?? [0, 0, 0];
  const highlight = grade.highlightTint ?? [0, 0, 0];
  const table = (channel: 0 | 1 | 2) => {
    const values = new Float32Array(256);
    for (let level = 0; level < 256; level++) {
      const t = level / 255;
      values[level] = shadow[channel] * (1 - t) + highlight[channel] * t;
    }
    return values;
  };
  return [table(0), table(1), table(2)];
}

function toneTablesOf(tones: NonNullable<Grade['tones']>): Tables {
  const tables: Tables = [new Float32Array(256), new Float32Array(256), new Float32Array(256)];
  for (let level = 0; level < 256; level++) {
    const color = toneAt(tones, level / 255);
    for (const channel of [0, 1, 2] as const) tables[channel][level] = color[channel] * tones.amount;
  }
  return tables;
}

function toneAt(tones: NonNullable<Grade['tones']>, value: number): Rgb {
  const middle = fromHex(tones.middle);
  return value < 0.5
    ? mix(fromHex(tones.shadow), middle, value * 2)
    : mix(middle, fromHex(tones.highlight), value * 2 - 1);
}

function vignetteColumns(width: number): Float32Array {
  const columns = new Float32Array(width);
  for (let x = 0; x < width; x++) columns[x] = (x / width - 0.5) ** 2;
  return columns;
}

function grainTexture(grade: Grade, random: Random): Texture {
  if (!grade.grain) return { values: new Float32Array(1), size: 1 };
  const silver = createTexture(random.fork('film-grain'), { radius: 0, size: 512 });
  const clumps = createTexture(random.fork('film-clumps'), { radius: 1, size: 512 });
  return mixTextures(silver, clumps, 0.45);
}
