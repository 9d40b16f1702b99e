import { type Canvas, pixelsOf, resample } from '../core/canvas.ts';
import { TAU } from '../core/maths.ts';

interface Eye {
  x: number;
  y: number;
  radius: number;
}

const SEARCH_SIZE = 160;
const DARK = 58;

/** Finds the dark, roundish spots in the upper part of a face and gives each a glint: it looks alive. */
export function addCatchLights(face: Canvas): void {
  const context = face.getContext('2d');
  for (const { x, y, radius } of findEyes(face)) {
    const iris = context.createRadialGradient(x, y + radius * 0.35, 0, x, y + radius * 0.35, radius * 0.75);
    iris.addColorStop(0, 'rgba(150,95,40,0.75)');
    iris.addColorStop(1, 'rgba(150,95,40,0)');
    disc(x, y + radius * 0.2, radius * 0.75, iris);
    disc(x - radius * 0.28, y - radius * 0.36, radius * 0.27, 'rgba(255,255,255,0.95)');
    disc(x + radius * 0.3, y + radius * 0.35, radius * 0.13, 'rgba(255,255,255,0.55)');
  }

  function disc(x: number, y: number, radius: number, style: string | typeof context.fillStyle): void {
    context.fillStyle = style;
    context.beginPath();
    context.arc(x, y, radius, 0, TAU);
    context.fill();
  }
}

/** Eyes of a face picture, in its own pixels; found on a small copy, where a flood fill is quick. */
export function findEyes(face: Canvas): Eye[] {
  const zoom = SEARCH_SIZE / Math.max(face.width, face.height);
  const small = resample(face, face.width * zoom, face.height * zoom);
  const { data, width, height } = pixelsOf(small);
  const dark = new Uint8Array(width * height);
  for (let index = 0; index < dark.length; index++) {
    const offset = index * 4;
    const brightness = data[offset]! * 0.3 + data[offset + 1]! * 0.59 + data[offset + 2]! * 0.11;
    if (data[offset + 3]! > 200 && brightness <= DARK) dark[index] = 1;
  }
  const eyes: Eye[] = [];
  for (let index = 0; index < dark.length; index++) {
    if (dark[index] !== 1) continue;
    const spot = floodSpot(dark, width, height, index);
    const spotWidth = spot.right - spot.left + 1;
    const spotHeight = spot.bottom - spot.top + 1;
    const centreY = spot.sumY / spot.count;
    const round =
      spotWidth / spotHeight < 1.6 &&
      spotHeight / spotWidth < 1.9 &&
      spot.count / (spotWidth * spotHeight) > 0.62;
    if (spot.count > 40 && spot.count < dark.length * 0.03 && round && centreY < height * 0.68)
      eyes.push({
        x: spot.sumX / spot.count / zoom,
        y: centreY / zoom,
        radius: Math.min(spotWidth, spotHeight) / 2 / zoom,
      });
  }
  return eyes;
}

interface Spot {
  count: number;
  sumX: number;
  sumY: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function floodSpot(dark: Uint8Array, width: number, height: number, start: number): Spot {
  const spot: Spot = { count: 0, sumX: 0, sumY: 0, left: width, right: 0, top: height, bottom: 0 };
  const waiting = [start];
  dark[start] = 2;
  const visit = (index: number) => {
    if (dark[index] !== 1) return;
    dark[index] = 2;
    waiting.push(index);
  };
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    spot.count++;
    spot.sumX += x;
    spot.sumY += y;
    spot.left = Math.min(spot.left, x);
    spot.right = Math.max(spot.right, x);
    spot.top = Math.min(spot.top, y);
    spot.bottom = Math.max(spot.bottom, y);
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (y > 0) visit(index - width);
    if (y < height - 1) visit(index + width);
  }
  return spot;
}
