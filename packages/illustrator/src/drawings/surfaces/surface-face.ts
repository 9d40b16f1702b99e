import type { LaySurface, Sheet } from './surface.types.ts';

type Mood = 'smiling' | 'sad' | 'angry';

/** Eyes and a mouth on a thing that smiles, weeps or is angry. */
export function layFace(mood: Mood): LaySurface {
  return (sheet) => {
    const { context } = sheet;
    const { x, y, unit } = faceRoom(sheet);
    for (const side of [-1, 1]) {
      const at = x + side * unit * 0.52;
      disc(sheet, at, y, unit * 0.25, '#ffffff');
      disc(sheet, at + unit * 0.03, y + unit * 0.03, unit * 0.17, '#241a1a');
      disc(sheet, at - unit * 0.03, y - unit * 0.06, unit * 0.06, '#ffffff');
      if (mood === 'smiling')
        disc(sheet, x + side * unit * 0.86, y + unit * 0.42, unit * 0.14, 'rgba(240,110,120,0.5)');
      if (mood !== 'angry') continue;
      context.lineWidth = unit * 0.1;
      stroke(sheet, at - side * unit * 0.26, y - unit * 0.2, at + side * unit * 0.24, y - unit * 0.42);
    }
    const bow = mood === 'smiling' ? 0.34 : -0.28;
    const mouth = y + unit * (mood === 'smiling' ? 0.46 : 0.72);
    context.strokeStyle = '#3a1c1c';
    context.lineWidth = unit * 0.1;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - unit * 0.36, mouth);
    context.quadraticCurveTo(x, mouth + unit * bow * 2, x + unit * 0.36, mouth);
    context.stroke();
  };
}

function disc({ context }: Sheet, x: number, y: number, radius: number, paint: string): void {
  context.fillStyle = paint;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function stroke({ context }: Sheet, ...[x0, y0, x1, y1]: [number, number, number, number]): void {
  context.strokeStyle = '#3a1c1c';
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}

const STEPS = 24;

/** The middle of the covered part, and how large a face it has room for. */
function faceRoom({ width, height, covers }: Sheet): { x: number; y: number; unit: number } {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++) {
      const [x, y] = [((column + 0.5) / STEPS) * width, ((row + 0.5) / STEPS) * height];
      if (!covers(x, y)) continue;
      sumX += x;
      sumY += y;
      count++;
    }
  if (count === 0) return { x: width / 2, y: height / 2, unit: width * 0.2 };
  const [x, y] = [sumX / count, sumY / count];
  let reach = Math.min(width, height) * 0.1;
  while (reach < width * 0.42 && covers(x - reach * 1.3, y) && covers(x + reach * 1.3, y))
    reach += width * 0.01;
  return { x, y: y - reach * 0.2, unit: reach };
}
