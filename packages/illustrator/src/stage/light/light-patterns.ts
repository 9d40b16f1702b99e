import { createLayer, drawSoftly, type SKRSContext2D } from '../../core/canvas.ts';
import { toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';
import type { LightRecipe } from './light-recipe.types.ts';

type Pattern = NonNullable<LightRecipe['pattern']>;

/** The shapes that light takes on its way: of a window's panes, or of the gaps between leaves. */
export function drawPattern(stage: Stage, pattern: Pattern, keySide: -1 | 1): void {
  if (pattern.kind === 'panes') drawPanes(stage, pattern, keySide);
  else drawLeafLight(stage, pattern);
}

/** A window's light lies slanted over everything, six panes of it. */
function drawPanes(stage: Stage, { color, strength }: Pattern, keySide: -1 | 1): void {
  const { width, height } = stage;
  const side = Math.min(width, height);
  const columns = 3;
  const rows = 2;
  const [paneWidth, paneHeight, gap] = [side * 0.2, side * 0.29, side * 0.022];
  const wide = columns * paneWidth + (columns - 1) * gap;
  const tall = rows * paneHeight + (rows - 1) * gap;
  for (const [blend, share] of [
    ['overlay', 1],
    ['screen', 0.26],
  ] as const)
    layOnSolid(stage, side * 0.008, blend, (soft) => {
      soft.transform(1, -0.16 * keySide, -0.34 * keySide, 1, width / 2, height * 0.54);
      soft.fillStyle = toCss(color, strength * share);
      for (let pane = 0; pane < columns * rows; pane++) {
        const x = (pane % columns) * (paneWidth + gap) - wide / 2;
        const y = Math.floor(pane / columns) * (paneHeight + gap) - tall / 2;
        soft.fillRect(x, y, paneWidth, paneHeight);
      }
    });
}

/** Shade of foliage with round spots of sun: every gap between leaves is a pinhole. */
function drawLeafLight(stage: Stage, { color, strength, shade }: Pattern): void {
  const { width, height } = stage;
  const side = Math.min(width, height);
  const random = stage.random.fork('leaf light');
  const amount = Math.round((90 * width * height) / (side * side));
  layOnSolid(stage, side * 0.007, 'multiply', (soft) => {
    soft.fillStyle = `rgba(28,52,44,${shade})`;
    soft.fillRect(0, 0, width, height);
    soft.globalCompositeOperation = 'destination-out';
    for (let gap = 0; gap < amount * 1.5; gap++) {
      const radius = side * (0.012 + 0.05 * random.next() ** 2);
      soft.fillStyle = `rgba(0,0,0,${random.range(0.5, 1)})`;
      soft.beginPath();
      soft.ellipse(
        random.next() * width,
        random.next() * height,
        radius * 1.35,
        radius,
        random.range(-0.4, 0.4),
        0,
        TAU,
      );
      soft.fill();
    }
  });
  layOnSolid(stage, side * 0.005, 'overlay', (soft) => {
    for (let spot = 0; spot < amount; spot++) {
      const radius = side * random.range(0.008, 0.03);
      soft.fillStyle = toCss(color, strength * random.range(0.4, 1));
      soft.beginPath();
      soft.ellipse(random.next() * width, random.next() * height, radius * 1.4, radius, 0.2, 0, TAU);
      soft.fill();
    }
  });
}

/** Draws softly on everything but the sky, which catches no shadow. */
function layOnSolid(
  stage: Stage,
  blur: number,
  blend: GlobalCompositeOperation,
  draw: (context: SKRSContext2D) => void,
): void {
  const { width, height, context } = stage;
  const layer = createLayer(width / 2, height / 2);
  layer.context.scale(0.5, 0.5);
  drawSoftly(layer.context, width, height, { blur, resolution: 0.25 }, draw);
  if (!stage.indoor && !stage.floating) eraseSky(stage, layer.context);
  context.save();
  context.globalCompositeOperation = blend;
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer.canvas, 0, 0, width, height);
  context.restore();
}

function eraseSky({ depth, width, height }: Stage, context: SKRSContext2D): void {
  const { canvas } = context;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y++) {
    const row = Math.min(height - 1, y * 2) * width;
    for (let x = 0; x < canvas.width; x++) {
      if (depth[row + Math.min(width - 1, x * 2)]! > 5000) image.data[(y * canvas.width + x) * 4 + 3] = 0;
    }
  }
  context.putImageData(image, 0, 0);
}
