import type { Checkpoint } from '../../../core/checkpoint.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import { createRaster, lightAt, type Raster } from '../raster.ts';

/** How often forms are drawn out along themselves and sharpened across. */
const ROUNDS = 2;
/** Pixels to either side over which colors are averaged along a form. */
const REACH = 5;
/** Pixels over which the direction of a form is averaged. */
const TENSOR_REACH = 2;
/** Mean square of the change of color, from pixel to pixel, below which nothing runs any way. */
const PLAIN = 6;
/** Second derivative of brightness (0..255) from which a side of an edge is told. */
const BEND = 1.2;

/**
 * The picture with flowing forms: colors are averaged along edges and sharpened across them, so that the grain and
 * the steps of a photograph's borders go and the borders stay (Kyprianidis and Kang, "Image and video abstraction by
 * coherence-enhancing filtering", 2011).
 */
export function flowingForms(source: Raster, checkpoint: Checkpoint): Raster {
  let picture = source;
  for (let round = 0; round < ROUNDS; round++) {
    const flow = flowOf(picture);
    checkpoint.check();
    picture = sharpenedAcross(averagedAlong(picture, flow, checkpoint), flow);
    checkpoint.check();
  }
  return averagedAlong(picture, flowOf(picture), checkpoint);
}

/** The way each form runs, across and down in turns: the smaller eigenvector of the colors' structure tensor. Nothing where all is plain. */
function flowOf({ data, width, height }: Raster): Plane {
  const xx = new Float32Array(width * height);
  const xy = new Float32Array(width * height);
  const yy = new Float32Array(width * height);
  const below = width * 4;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, index = y * width + 1, at = index * 4; x < width - 1; x++, index++, at += 4) {
      let [sumXX, sumXY, sumYY] = [0, 0, 0];
      for (let channel = at; channel < at + 3; channel++) {
        const across = data[channel + 4]! - data[channel - 4]!;
        const down = data[channel + below]! - data[channel - below]!;
        sumXX += across * across;
        sumXY += across * down;
        sumYY += down * down;
      }
      xx[index] = sumXX;
      xy[index] = sumXY;
      yy[index] = sumYY;
    }
  const [softXX, softXY, softYY] = [xx, xy, yy].map((plane) =>
    boxBlur(plane, width, height, TENSOR_REACH),
  ) as [Plane, Plane, Plane];
  const flow = new Float32Array(width * height * 2);
  for (let index = 0; index < xx.length; index++) {
    if (softXX[index]! + softYY[index]! < PLAIN) continue;
    const half = (softXX[index]! - softYY[index]!) / 2;
    const root = Math.sqrt(half * half + softXY[index]! * softXY[index]!);
    const down = root + half;
    const across = -softXY[index]!;
    const size = Math.sqrt(down * down + across * across);
    flow[index * 2] = size < 1e-4 ? 1 : across / size;
    flow[index * 2 + 1] = size < 1e-4 ? 0 : down / size;
  }
  return flow;
}

function averagedAlong({ data, width, height }: Raster, flow: Plane, checkpoint: Checkpoint): Raster {
  const result = createRaster(width, height);
  const { data: averaged } = result;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const own = index * 4;
      let r = data[own]! * REACH;
      let g = data[own + 1]! * REACH;
      let b = data[own + 2]! * REACH;
      let total = REACH;
      const startX = flow[index * 2]!;
      const startY = flow[index * 2 + 1]!;
      for (let way = startX === 0 && startY === 0 ? 3 : -1; way <= 1; way += 2) {
        let column = x + 0.5;
        let row = y + 0.5;
        let dx = startX * way;
        let dy = startY * way;
        for (let weight = REACH - 0.5; weight > 0; weight--) {
          column += dx;
          row += dy;
          if (column < 0 || row < 0 || column >= width || row >= height) break;
          const place = (row | 0) * width + (column | 0);
          const at = place * 4;
          r += data[at]! * weight;
          g += data[at + 1]! * weight;
          b += data[at + 2]! * weight;
          total += weight;
          const nextX = flow[place * 2]!;
          const nextY = flow[place * 2 + 1]!;
          const turn = nextX * dx + nextY * dy;
          if (turn === 0) break;
          dx = turn < 0 ? -nextX : nextX;
          dy = turn < 0 ? -nextY : nextY;
        }
      }
      averaged[own] = r / total;
      averaged[own + 1] = g / total;
      averaged[own + 2] = b / total;
      averaged[own + 3] = 255;
    }
  }
  return result;
}

/** Each pixel takes the color of whichever side of an edge it is on (a shock filter). */
function sharpenedAcross({ data, width, height }: Raster, flow: Plane): Raster {
  const light = new Float32Array(width * height);
  for (let index = 0; index < light.length; index++) light[index] = lightAt(data, index * 4);
  const soft = boxBlur(light, width, height, 1, 1);
  const result = createRaster(width, height);
  result.data.set(data);
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, index = y * width + 2; x < width - 2; x++, index++) {
      const dx = -flow[index * 2 + 1]!;
      const dy = flow[index * 2]!;
      const far = Math.round(dy * 2) * width + Math.round(dx * 2);
      const bend = soft[index + far]! + soft[index - far]! - 2 * soft[index]!;
      if (bend < BEND && bend > -BEND) continue;
      const near = Math.round(dy) * width + Math.round(dx);
      const isForward = light[index + near]! > light[index - near]! === bend < 0;
      const place = isForward ? index + near : index - near;
      if (light[place]! > light[index]! !== bend < 0) continue;
      for (let channel = 0; channel < 3; channel++)
        result.data[index * 4 + channel] = data[place * 4 + channel]!;
    }
  return result;
}
