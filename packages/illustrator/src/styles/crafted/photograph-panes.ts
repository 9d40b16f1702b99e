import { type Canvas, resample } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { FaceSpot, Stage } from '../../stage/stage.types.ts';
import { flatten } from '../shared/kuwahara.ts';
import { type Raster, readRaster } from '../shared/raster.ts';
import { mergePanes } from './merge-panes.ts';
import { GROUND_PANE, LYING, Panes } from './panes.ts';
import { findSuperpixels, type Superpixels } from './superpixels.ts';

/** Small areas that a photograph of 512 by 512 is cut into before those of one color are joined. */
const SMALL_AREAS = 640;
/** Cells of one pane of a subject in a picture of 512 by 512, at most: larger ones would hide its form. */
const SUBJECT_PANE = 3000;

/**
 * A photograph's panes follow its light: a calm ground is cut straight into a few large ones, what is busy keeps
 * its many small ones.
 * @param mask subject per pixel, of `width` by `height`
 */
export function panesOfPhotograph(
  scene: Canvas,
  stage: Stage,
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  random: Random,
): Superpixels {
  const cartoon = readRaster(resample(flatten(scene, 5, stage.checkpoint), width, height));
  stage.checkpoint.check();
  const shape = (stage.width * stage.height) / Math.min(stage.width, stage.height) ** 2;
  const wanted = Math.max(24, Math.round(SMALL_AREAS * stage.brief.detail * shape));
  const small = findSuperpixels(cartoon, mask, wanted, random, stage.checkpoint);
  stage.checkpoint.check();
  const joined = mergePanes(small, width, height, facesOf(stage, width / stage.width));
  return cutSheets(joined, cartoon, stage.brief.detail, random);
}

function facesOf({ faces }: Stage, scale: number): FaceSpot[] {
  return faces.map(({ x, y, radius }) => ({ x: x * scale, y: y * scale, radius: radius * scale }));
}

function cutSheets(
  { labels, subjects }: Superpixels,
  cartoon: Raster,
  detail: number,
  random: Random,
): Superpixels {
  const { width, height } = cartoon;
  const share = (Math.min(width, height) / 512) ** 2 / detail;
  const panes = new Panes(
    width,
    height,
    Uint8Array.from(labels, (pane) => subjects[pane]!),
  );
  for (let start = 0; start < labels.length; start++) {
    if (panes.labels[start]! >= 0) continue;
    const size = panes.collect(start, labels);
    const isGround = subjects[labels[start]!] === 0;
    const most = (isGround ? GROUND_PANE : SUBJECT_PANE) * share;
    panes.cut(size, Math.max(1, Math.round(size / most)), isGround ? LYING : 1, random);
  }
  const cut = panes.all();
  return { ...cut, colors: meanColors(cartoon, cut) };
}

function meanColors({ data }: Raster, { labels, count }: Superpixels): Float32Array {
  const colors = new Float32Array(count * 3);
  const sizes = new Uint32Array(count);
  for (let index = 0; index < labels.length; index++) {
    const pane = labels[index]!;
    sizes[pane]! += 1;
    for (let channel = 0; channel < 3; channel++) colors[pane * 3 + channel]! += data[index * 4 + channel]!;
  }
  return colors.map((sum, index) => sum / sizes[Math.floor(index / 3)]!);
}
