import Delaunator from 'delaunator';
import { type Canvas, createLayer } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import { luminance } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { type Raster, readRaster } from '../shared/raster.ts';
import { SKY_DEPTH } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';
import { scatterCorners } from './poly-points.ts';

/** A faceted mesh: triangles of one color whose sides follow the borders of subjects. */
export const drawLowPoly: Style = (scene, stage, random) => {
  const { checkpoint } = stage;
  const model = flatten(scene, 2, checkpoint);
  checkpoint.check();
  const field = readOrientation(model, 2);
  const points = scatterCorners(stage, luminance(readRaster(model).data), field, random.fork('corners'));
  checkpoint.check();
  const triangles = new Delaunator(Float64Array.from(points)).triangles;
  const canvas = paintFacets(model, stage, points, triangles, random.fork('facets'));
  checkpoint.check();
  return gradeCanvas(
    canvas,
    wishedGrade(stage, { saturation: 1.2, contrast: 1.1, vignette: 0.1 }),
    random,
    checkpoint,
  );
};

function paintFacets(
  source: Canvas,
  stage: Stage,
  points: readonly number[],
  triangles: Uint32Array,
  random: Random,
): Canvas {
  const { canvas, context } = createLayer(stage.width, stage.height);
  const model = readRaster(source);
  // Under the hairlines between facets lies the picture itself, so nothing is ever transparent.
  context.drawImage(source, 0, 0);
  context.lineJoin = 'round';
  context.lineWidth = 0.9;
  const color: FacetColor = { red: 0, green: 0, blue: 0, weight: 0, contrast: 1, relief: 1 };
  for (let start = 0; start < triangles.length; start += 3) {
    if ((start & 255) === 0) stage.checkpoint.check();
    const a = triangles[start]! * 2;
    const b = triangles[start + 1]! * 2;
    const c = triangles[start + 2]! * 2;
    sampleFacet(model, stage, points, a, b, c, color);
    const tilt = facetLight(points, a, b, c, stage.light) - 1 + random.range(-0.02, 0.02);
    const light = 1 + tilt * color.relief;
    const style = facetStyle(color, light);
    context.fillStyle = style;
    // The same color around each facet closes the hairlines between antialiased neighbours.
    context.strokeStyle = style;
    context.beginPath();
    context.moveTo(points[a]!, points[a + 1]!);
    context.lineTo(points[b]!, points[b + 1]!);
    context.lineTo(points[c]!, points[c + 1]!);
    context.closePath();
    context.fill();
    context.stroke();
  }
  return canvas;
}

interface FacetColor {
  red: number;
  green: number;
  blue: number;
  weight: number;
  /** Subjects are drawn with more contrast than the land, or fog would swallow their facets. */
  contrast: number;
  /** How much of its tilt is seen: air has next to none. */
  relief: number;
}

/**
 * Where a facet is probed: weights of its first two corners. All lie around the middle, because pixels
 * near a border are already mixed with what is beyond it.
 */
const PROBES = rows<2>('0.333,0.333 0.46,0.27 0.27,0.46 0.27,0.27 0.4,0.4 0.2,0.4 0.4,0.2');

/** The mean of the probes that lie on the subject most probes lie on: colors never mix across a border. */
function sampleFacet(
  model: Raster,
  { mask, depth, width, height }: Stage,
  points: readonly number[],
  a: number,
  b: number,
  c: number,
  color: FacetColor,
): void {
  const votes = new Map<number, number>();
  const places: number[] = [];
  for (const [u, v] of PROBES) {
    const rest = 1 - u - v;
    const x = clamp(Math.round(points[a]! * u + points[b]! * v + points[c]! * rest), 0, width - 1);
    const y = clamp(
      Math.round(points[a + 1]! * u + points[b + 1]! * v + points[c + 1]! * rest),
      0,
      height - 1,
    );
    const place = y * width + x;
    places.push(place);
    votes.set(mask[place]!, (votes.get(mask[place]!) ?? 0) + 1);
  }
  let winner = 0;
  let most = 0;
  for (const [subject, count] of votes) {
    if (count > most) {
      most = count;
      winner = subject;
    }
  }
  color.red = color.green = color.blue = color.weight = 0;
  color.contrast = winner > 0 ? 1.2 : 1;
  color.relief = winner === 0 && depth[places[0]!]! >= SKY_DEPTH ? 0.3 : 1;
  for (const place of places) {
    if (mask[place] !== winner) continue;
    color.red += model.data[place * 4]!;
    color.green += model.data[place * 4 + 1]!;
    color.blue += model.data[place * 4 + 2]!;
    color.weight += 1;
  }
}

/** Facets tilt by the direction of their longest side; the light decides which of them shine. */
function facetLight(
  points: readonly number[],
  a: number,
  b: number,
  c: number,
  light: Stage['light'],
): number {
  const acrossX = points[b]! - points[a]!;
  const acrossY = points[b + 1]! - points[a + 1]!;
  const downX = points[c]! - points[a]!;
  const downY = points[c + 1]! - points[a + 1]!;
  const tiltX = acrossY + downY;
  const tiltY = -(acrossX + downX);
  const length = Math.hypot(tiltX, tiltY) || 1;
  return 1 + 0.055 * ((tiltX * light[0] - tiltY * light[1]) / length);
}

function facetStyle({ red, green, blue, weight, contrast }: FacetColor, light: number): string {
  const share = 1 / Math.max(1, weight);
  const byte = (value: number) => clamp(Math.round(((value * share - 118) * contrast + 118) * light), 0, 255);
  return `rgb(${byte(red)},${byte(green)},${byte(blue)})`;
}
