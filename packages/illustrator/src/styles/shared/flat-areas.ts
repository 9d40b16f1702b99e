import { type Canvas, resample } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Colors, createNearestColor, findPalette, keepApart, nearestColor } from './color-clusters.ts';
import { FORM_OF, type Forms } from './forms/form.types.ts';
import { formsOf } from './forms/forms-of.ts';
import { mergeScraps } from './merge-scraps.ts';
import { colorsOfFaces } from './on-faces.ts';
import { type Raster, readRaster } from './raster.ts';

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

interface FlatAreaOptions extends ColorCounts {
  /** Areas of a scene smaller than this share of the picture join their neighbour. */
  least?: number;
}

/** Sky, land and photographs fall into colors by their forms; drawn figures cell by cell, as the pen drew them. */
export function findFlatAreas(
  scene: Canvas,
  stage: Stage,
  options: FlatAreaOptions,
  random: Random,
): FlatAreas {
  const forms = formsOf(stage);
  if (stage.pictureTones) return areasOfForms(forms, options, random);
  const { checkpoint } = stage;
  const { width, height } = forms;
  const small = readRaster(resample(scene, width, height));
  checkpoint.check();
  const ground = areasOfForms(recolored(forms, small), options, random);
  const isFigure = (index: number) => forms.groups[forms.labels[index]!] === FORM_OF.subject;
  const palette = keepApart(
    findPalette(
      Float32Array.from([...samplesOf(small, isFigure), ...colorsOfFaces(small, stage, isFigure)]),
      options.figures,
      random.fork('figures'),
    ),
  );
  checkpoint.check();
  const nearest = createNearestColor(palette);
  const { labels, colors, land, figures } = ground;
  colors.set(palette, figures * 3);
  for (let index = 0, at = 0; index < labels.length; index++, at += 4)
    if (isFigure(index))
      labels[index] = figures + nearest(small.data[at]!, small.data[at + 1]!, small.data[at + 2]!);
  const least = Math.max(3, (options.least ?? 0.00012) * width * height);
  const groupOf = (label: number) => (label < land ? 0 : label < figures ? 1 : 2);
  mergeScraps(labels, width, height, () => least, groupOf);
  checkpoint.check();
  return ground;
}

/** The forms in the colors that they have on a picture of as many pixels as cells. */
function recolored(forms: Forms, { data }: Raster): Forms {
  const colors = new Float32Array(forms.colors.length);
  for (let index = 0; index < forms.labels.length; index++)
    for (let channel = 0; channel < 3; channel++)
      colors[forms.labels[index]! * 3 + channel]! += data[index * 4 + channel]!;
  for (const [form, size] of forms.sizes.entries())
    for (let channel = form * 3; channel < form * 3 + 3; channel++) colors[channel]! /= size;
  return { ...forms, colors };
}

function samplesOf({ data }: Raster, isWanted: (index: number) => boolean): Float32Array {
  const samples: number[] = [];
  for (let index = 0; index * 4 < data.length; index += 5)
    if (isWanted(index)) samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  return Float32Array.from(samples);
}

/** The forms of a picture in few colors: each form is of one. */
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
