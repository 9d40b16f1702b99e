import { type Canvas, resample } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Colors, createNearestColor, findPalette, keepApart, nearestColor } from './color-clusters.ts';
import type { Forms } from './forms/form.types.ts';
import { groupCells } from './group-cells.ts';
import { kuwahara } from './kuwahara.ts';
import { mergeScraps } from './merge-scraps.ts';
import { colorsOfFaces } from './on-faces.ts';
import { canvasOf, lightAt, type Raster, readRaster } from './raster.ts';

/** A picture in few flat colors. Sky, land and subjects have colors of their own. */
export interface FlatAreas {
  readonly width: number;
  readonly height: number;
  /** Color of each cell, a position in `colors`. */
  readonly labels: Uint8Array;
  /** Colors as red, green, blue triples; printers change them in place. */
  readonly colors: Colors;
  /** Where the land's and the subjects' colors begin; the sky's begin at 0. */
  readonly land: number;
  readonly figures: number;
}

/** How many colors each of them gets. */
interface ColorCounts {
  sky: number;
  land: number;
  figures: number;
}

/** What comes after the counts is for scenes alone: a photograph's areas are its forms. */
interface FlatAreaOptions extends ColorCounts {
  /** Radius of the filter that rounds areas, in cells. */
  calm: number;
  /** How much sky and land are smoothed before they fall into colors, 1 not at all: clean shapes need much. */
  smooth?: number;
  /** Areas of figures smaller than this share of the picture join their neighbour; those of the ground are larger. */
  least?: number;
}

/** How much larger than on figures the smallest areas of sky and land are: stones and leaves would be camouflage. */
const GROUND_SCRAPS = 4;

/** Cells are as fine as pixels in small pictures and half as fine in large ones. */
export function findFlatAreas(
  scene: Canvas,
  stage: Stage,
  options: FlatAreaOptions,
  random: Random,
): FlatAreas {
  const { checkpoint } = stage;
  if (stage.forms) return areasOfForms(stage.forms, options, random);
  const factor = Math.min(1, Math.max(0.5, 512 / Math.min(stage.width, stage.height)));
  const width = Math.max(2, Math.round(stage.width * factor));
  const height = Math.max(2, Math.round(stage.height * factor));
  const small = readRaster(resample(scene, width, height));
  checkpoint.check();
  const calm = smoothed(kuwahara(small, options.calm, checkpoint), options.smooth ?? 1);
  const fine = kuwahara(small, Math.max(1, Math.round(options.calm * 0.45)), checkpoint);
  const groups = groupCells(stage, width, height);
  checkpoint.check();
  const palettes = [options.sky, options.land, options.figures].map((count, group) =>
    keepApart(
      findPalette(
        group === 2
          ? Float32Array.from([
              ...samplesOf(fine, groups, 2),
              ...colorsOfFaces(fine, stage, (index) => groups[index] === 2),
            ])
          : samplesOf(calm, groups, group),
        count,
        random.fork(`colours-${group}`),
        // On people a rare hue is their skin in shade.
        group === 1,
      ),
    ),
  );
  const disc = brightestSky(fine, groups);
  palettes[0] = Float32Array.from([...palettes[0]!, ...disc.color]);
  const land = options.sky + 1;
  const figures = land + options.land;
  const finders = palettes.map((palette) => createNearestColor(palette));
  const labels = new Uint8Array(width * height);
  for (let index = 0; index < labels.length; index++) {
    if ((index & 32767) === 0) checkpoint.check();
    const group = groups[index]!;
    const { data } = group === 2 ? fine : calm;
    const found = finders[group]!(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
    if (group === 0 && lightAt(fine.data, index * 4) > disc.from) {
      labels[index] = options.sky;
      continue;
    }
    labels[index] = (group === 0 ? 0 : group === 1 ? land : figures) + found;
  }
  const groupOf = (label: number) => (label < land ? 0 : label < figures ? 1 : 2);
  const least = Math.max(3, (options.least ?? 0.00012) * width * height);
  mergeScraps(labels, width, height, (group) => least * (group === 2 ? 1 : GROUND_SCRAPS), groupOf);
  checkpoint.check();
  const colors = Float32Array.from(palettes.flatMap((palette) => [...palette]));
  return { width, height, labels, colors, land, figures };
}

/** The forms of a photograph in few colors: each form is of one. */
export function areasOfForms(
  { width, height, labels: cells, groups, colors: own, sizes }: Forms,
  { sky, land, figures }: ColorCounts,
  random: Random,
): FlatAreas {
  const counts = [sky + 1, land, figures];
  const firsts = [0, sky + 1, sky + 1 + land];
  const palettes = counts.map((count, group) => {
    const samples: number[] = [];
    for (const [form, size] of sizes.entries())
      if (groups[form] === group)
        for (let times = Math.ceil(Math.sqrt(size)); times > 0; times--)
          samples.push(...own.subarray(form * 3, form * 3 + 3));
    return keepApart(findPalette(Float32Array.from(samples), count, random.fork(`colours-${group}`), true));
  });
  const ofForm = Uint8Array.from(groups, (group, form) => {
    const [red, green, blue] = own.subarray(form * 3, form * 3 + 3);
    return firsts[group]! + nearestColor(palettes[group]!, red!, green!, blue!);
  });
  return {
    width,
    height,
    labels: Uint8Array.from(cells, (form) => ofForm[form]!),
    colors: Float32Array.from(palettes.flatMap((palette) => [...palette])),
    land: firsts[1]!,
    figures: firsts[2]!,
  };
}

function smoothed(raster: Raster, times: number): Raster {
  if (times <= 1) return raster;
  const { width, height } = raster;
  const small = resample(canvasOf(raster), Math.max(2, width / times), Math.max(2, height / times));
  return readRaster(resample(small, width, height));
}

/**
 * The sun or moon and the brightest clouds keep a color of their own: averaged with the sky they would be gray.
 * `from` is the brightness from which the sky has this color.
 */
function brightestSky(fine: Raster, groups: Uint8Array): { color: readonly number[]; from: number } {
  const { data } = fine;
  let [most, sum, count] = [0, 0, 0];
  for (let index = 0; index < groups.length; index += 3) {
    if (groups[index] !== 0) continue;
    const light = lightAt(data, index * 4);
    if (light > most) most = light;
    sum += light;
    count++;
  }
  const from = Math.max(most - 22, sum / Math.max(1, count) + 45);
  const color = [0, 0, 0];
  let members = 0;
  for (let index = 0; index < groups.length; index++) {
    if (groups[index] !== 0 || lightAt(data, index * 4) <= from) continue;
    for (let channel = 0; channel < 3; channel++) color[channel]! += data[index * 4 + channel]!;
    members++;
  }
  return { color: color.map((value) => value / Math.max(1, members)), from };
}

function samplesOf({ data }: Raster, groups: Uint8Array, wanted: number): Float32Array {
  const samples: number[] = [];
  const step = wanted === 2 ? 5 : 19;
  for (let index = 0; index < groups.length; index += step) {
    if (groups[index] === wanted) samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  }
  return Float32Array.from(samples);
}
