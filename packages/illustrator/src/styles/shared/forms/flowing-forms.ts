import type { Checkpoint } from '../../../core/checkpoint.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import { createRaster, type Raster } from '../raster.ts';

/** How often forms are drawn out along themselves and sharpened across. */
const ROUNDS = 3;
/** Pixels to either side over which colors are averaged along a form. */
const REACH = 5;
/** Pixels over which the direction of a form is averaged. */
const TENSOR_REACH = 2;
/** Second derivative of brightness (0..255) from which a side of an edge is told. */
const BEND = 1.2;

/** Red, green and blue of a picture, each a plane of 0..255. */
type Planes = readonly [red: Plane, green: Plane, blue: Plane];

interface Flow {
  alongX: Plane;
  alongY: Plane;
}

/**
 * The picture with flowing forms: colors are averaged along edges and sharpened across them, so that the grain and
 * the steps of a photograph's borders go and the borders stay (Kyprianidis and Kang, "Image and video abstraction by
 * coherence-enhancing filtering", 2011).
 */
export function flowingForms(source: Raster, checkpoint: Checkpoint): Raster {
  const { width, height } = source;
  let planes = planesOf(source);
  for (let round = 0; round < ROUNDS; round++) {
    const flow = flowOf(planes, width, height);
    checkpoint.check();
    const drawn = averagedAlong(planes, flow, width, height, checkpoint);
    planes = sharpenedAcross(drawn, flow, width, height);
    checkpoint.check();
  }
  return rasterOf(
    averagedAlong(planes, flowOf(planes, width, height), width, height, checkpoint),
    width,
    height,
  );
}

function planesOf({ data }: Raster): Planes {
  const planes: Planes = [0, 1, 2].map(() => new Float32Array(data.length >> 2)) as unknown as Planes;
  for (let channel = 0; channel < 3; channel++)
    for (let index = 0, at = channel; at < data.length; index++, at += 4) planes[channel]![index] = data[at]!;
  return planes;
}

function rasterOf(planes: Planes, width: number, height: number): Raster {
  const raster = createRaster(width, height);
  const { data } = raster;
  for (let index = 0, at = 0; index < width * height; index++, at += 4) {
    for (let channel = 0; channel < 3; channel++) data[at + channel] = planes[channel]![index]!;
    data[at + 3] = 255;
  }
  return raster;
}

/** The way each form runs, a unit vector: the smaller eigenvector of the colors' structure tensor. */
function flowOf(planes: Planes, width: number, height: number): Flow {
  let xx: Plane = new Float32Array(width * height);
  let xy: Plane = new Float32Array(width * height);
  let yy: Plane = new Float32Array(width * height);
  for (const plane of planes)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
        const across = plane[index + 1]! - plane[index - 1]!;
        const down = plane[index + width]! - plane[index - width]!;
        xx[index]! += across * across;
        xy[index]! += across * down;
        yy[index]! += down * down;
      }
  [xx, xy, yy] = [xx, xy, yy].map((plane) => boxBlur(plane, width, height, TENSOR_REACH)) as [
    Plane,
    Plane,
    Plane,
  ];
  for (let index = 0; index < xx.length; index++) {
    const half = (xx[index]! - yy[index]!) / 2;
    const root = Math.sqrt(half * half + xy[index]! * xy[index]!);
    const alongX = root + half;
    const alongY = -xy[index]!;
    const size = Math.sqrt(alongX * alongX + alongY * alongY);
    xx[index] = size < 1e-4 ? (half > 0 ? 0 : 1) : alongY / size;
    yy[index] = size < 1e-4 ? (half > 0 ? 1 : 0) : alongX / size;
  }
  return { alongX: xx, alongY: yy };
}

function averagedAlong(
  planes: Planes,
  flow: Flow,
  width: number,
  height: number,
  checkpoint: Checkpoint,
): Planes {
  const result = planes.map(() => new Float32Array(width * height)) as unknown as Planes;
  const [red, green, blue] = planes;
  const { alongX, alongY } = flow;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      let [r, g, b, total] = [red[index]!, green[index]!, blue[index]!, 1];
      for (let way = -1; way <= 1; way += 2) {
        let column = x + 0.5;
        let row = y + 0.5;
        let dx = alongX[index]! * way;
        let dy = alongY[index]! * way;
        for (let step = 1; step <= REACH; step++) {
          column += dx;
          row += dy;
          if (column < 0 || row < 0 || column >= width || row >= height) break;
          const place = (row | 0) * width + (column | 0);
          const weight = 1 - step / (REACH + 1);
          r += red[place]! * weight;
          g += green[place]! * weight;
          b += blue[place]! * weight;
          total += weight;
          const nextX = alongX[place]!;
          const nextY = alongY[place]!;
          const sign = nextX * dx + nextY * dy < 0 ? -1 : 1;
          dx = nextX * sign;
          dy = nextY * sign;
        }
      }
      result[0][index] = r / total;
      result[1][index] = g / total;
      result[2][index] = b / total;
    }
  }
  return result;
}

/** Each pixel takes the color of whichever side of an edge it is on (a shock filter). */
function sharpenedAcross(planes: Planes, { alongX, alongY }: Flow, width: number, height: number): Planes {
  const [red, green, blue] = planes;
  const light = new Float32Array(width * height);
  for (let index = 0; index < light.length; index++)
    light[index] = red[index]! * 0.3 + green[index]! * 0.59 + blue[index]! * 0.11;
  const soft = boxBlur(light, width, height, 1, 1);
  const result = planes.map((plane) => plane.slice()) as unknown as Planes;
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, index = y * width + 2; x < width - 2; x++, index++) {
      const dx = -alongY[index]!;
      const dy = alongX[index]!;
      const far = Math.round(dy * 2) * width + Math.round(dx * 2);
      const bend = soft[index + far]! + soft[index - far]! - 2 * soft[index]!;
      if (bend < BEND && bend > -BEND) continue;
      const near = Math.round(dy) * width + Math.round(dx);
      const isForward = light[index + near]! > light[index - near]! === bend < 0;
      const place = isForward ? index + near : index - near;
      if (light[place]! > light[index]! !== bend < 0) continue;
      result[0][index] = red[place]!;
      result[1][index] = green[place]!;
      result[2][index] = blue[place]!;
    }
  return result;
}
