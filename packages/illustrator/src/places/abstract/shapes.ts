import type { Shape } from '../../brief/brief.types.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc, framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, INK, PAPER } from './abstract-ground.ts';

interface Piece {
  shape: Shape;
  x: number;
  y: number;
  size: number;
  turn: number;
  color: Rgb;
}

type Layout = 'balance' | 'grid' | 'rings' | 'diagonal' | 'mobile';

/** The shapes that are named, in the colors that are named, laid out like a poster of the 1920s. */
export const paintShapes: PaintForm = (stage, random, colors) => {
  const shapes = stage.brief.shapes?.length
    ? stage.brief.shapes
    : (['circle', 'triangle', 'square', 'line'] as const);
  fillGround(stage, [mix(PAPER, colors[0]!, 0.06), mix(PAPER, colors[colors.length - 1]!, 0.1)]);
  const layout = random.pick<Layout>(['balance', 'grid', 'rings', 'diagonal', 'mobile']);
  const pieces = LAYOUTS[layout](stage, random, shapes, colors);
  if (layout === 'balance' || layout === 'diagonal') drawGuides(stage, random);
  for (const piece of pieces) {
    stage.checkpoint.check();
    drawPiece(stage, piece, random);
  }
};

type Plan = (stage: Stage, random: Random, shapes: readonly Shape[], colors: readonly Rgb[]) => Piece[];

const LAYOUTS: Record<Layout, Plan> = {
  balance: (stage, random, shapes, colors) => {
    const unit = Math.min(stage.width, stage.height);
    const side = random.chance(0.5) ? 1 : -1;
    const large = rows<3>('-0.14,-0.1,0.46 0.2,0.14,0.34 0.1,-0.28,0.22 -0.26,0.26,0.24 0.32,-0.18,0.14');
    const pieces = large.map(
      ([dx, dy, size], index): Piece => ({
        shape: shapes[index % shapes.length]!,
        x: stage.width * (0.5 + dx * side),
        y: stage.height * (0.5 + dy),
        size: unit * size,
        turn: random.range(-0.3, 0.3),
        color: colors[index % colors.length]!,
      }),
    );
    for (let small = 0; small < countFor(stage.brief, 12); small++)
      pieces.push({
        shape: random.pick(shapes),
        x: stage.width * random.range(0.08, 0.92),
        y: stage.height * random.range(0.08, 0.92),
        size: unit * random.range(0.03, 0.09),
        turn: random.range(-0.6, 0.6),
        color: random.pick(colors),
      });
    return pieces;
  },
  grid: (stage, random, shapes, colors) => {
    const unit = Math.min(stage.width, stage.height);
    const cells = 4 + random.integer(2);
    const cell = unit / (cells + 0.7);
    const [columns, rows] = [Math.floor(stage.width / cell - 0.4), Math.floor(stage.height / cell - 0.4)];
    const pieces: Piece[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        pieces.push({
          shape: shapes[(row + column + (random.chance(0.16) ? 1 : 0)) % shapes.length]!,
          x: stage.width / 2 + (column - (columns - 1) / 2) * cell,
          y: stage.height / 2 + (row - (rows - 1) / 2) * cell,
          size: cell * 0.82,
          turn: random.integer(4) * (Math.PI / 2),
          color: random.pick(colors),
        });
    return pieces;
  },
  rings: (stage, random, shapes, colors) => {
    const unit = Math.min(stage.width, stage.height);
    const centre = { x: stage.width * random.range(0.42, 0.58), y: stage.height * random.range(0.42, 0.58) };
    const pieces: Piece[] = [{ shape: shapes[0]!, ...centre, size: unit * 0.26, turn: 0, color: colors[0]! }];
    for (const [ring, count] of [9, 15, 22].entries())
      for (let step = 0; step < count; step++) {
        const angle = (step / count) * TAU + ring * 0.3;
        const radius = unit * (0.22 + ring * 0.13);
        pieces.push({
          shape: shapes[(step + ring + 1) % shapes.length]!,
          x: centre.x + Math.cos(angle) * radius,
          y: centre.y + Math.sin(angle) * radius,
          size: unit * (0.1 - ring * 0.012),
          turn: angle + Math.PI / 2,
          color: colors[(step + ring) % colors.length]!,
        });
      }
    return pieces;
  },
  diagonal: (stage, random, shapes, colors) => {
    const unit = Math.min(stage.width, stage.height);
    const slope = random.chance(0.5) ? 1 : -1;
    return Array.from({ length: 22 }, (_, index): Piece => {
      const t = index / 21;
      const away = random.range(-0.2, 0.2);
      return {
        shape: shapes[index % shapes.length]!,
        x: stage.width * (0.06 + t * 0.88),
        y: stage.height * (0.5 + slope * (t - 0.5) * 0.8 + away),
        size: unit * (0.07 + 0.3 * Math.sin(t * Math.PI) * random.range(0.4, 1)),
        turn: slope * 0.7 + random.range(-0.2, 0.2),
        color: colors[index % colors.length]!,
      };
    });
  },
  mobile: (stage, random, shapes, colors) => {
    const unit = Math.min(stage.width, stage.height);
    const { context } = stage;
    const pieces: Piece[] = [];
    context.strokeStyle = toCss(INK);
    context.lineWidth = Math.max(1, unit * 0.003);
    for (let wire = 0; wire < 9; wire++) {
      const x = stage.width * (0.08 + wire * 0.105);
      const long = stage.height * random.range(0.16, 0.8);
      const size = unit * random.range(0.09, 0.19);
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x, long);
      context.stroke();
      pieces.push({
        shape: shapes[wire % shapes.length]!,
        x,
        y: long + size * 0.3,
        size,
        turn: 0,
        color: colors[wire % colors.length]!,
      });
    }
    return pieces;
  },
};

function drawGuides(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.strokeStyle = toCss(INK, 0.8);
  for (let line = 0; line < 7; line++) {
    context.lineWidth = unit * random.pick([0.0016, 0.003, 0.006]);
    const angle = random.pick([0, 0.5, -0.5, 1.57, 0.9]);
    const [x, y] = [width * random.range(0.2, 0.8), height * random.range(0.2, 0.8)];
    const long = unit * random.range(0.3, 0.7);
    context.beginPath();
    context.moveTo(x - Math.cos(angle) * long, y - Math.sin(angle) * long);
    context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long);
    context.stroke();
  }
}

function drawPiece(stage: Stage, { shape, x, y, size, turn, color }: Piece, random: Random): void {
  const { context } = stage;
  framed(context, { at: [x, y] }, () => {
    if (shape !== 'circle') context.rotate(turn);
    context.globalCompositeOperation = random.chance(0.4) ? 'multiply' : 'source-over';
    const fill = context.createLinearGradient(-size / 2, -size / 2, size / 2, size / 2);
    fill.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.14)));
    fill.addColorStop(1, toCss(scale(color, 0.84)));
    context.fillStyle = fill;
    context.strokeStyle = fill;
    const hollow = size > stage.width * 0.05 && random.chance(0.18);
    context.lineWidth = size * 0.12;
    traceShape(context, shape, hollow ? size * 0.86 : size);
    if (shape === 'line' || hollow) context.stroke();
    else context.fill();
    if (shape === 'circle' && !hollow && random.chance(0.3))
      fillDisc(context, toCss(PAPER, 0.9), 0, 0, size * 0.24);
  });
}

function traceShape(context: Stage['context'], shape: Shape, size: number): void {
  const half = size / 2;
  context.beginPath();
  switch (shape) {
    case 'circle':
      context.arc(0, 0, half, 0, TAU);
      break;
    case 'square':
      context.rect(-half * 0.9, -half * 0.9, half * 1.8, half * 1.8);
      break;
    case 'line':
      context.moveTo(-half, 0);
      context.lineTo(half, 0);
      break;
    default: {
      const corners = { triangle: 3, hexagon: 6, star: 10 }[shape];
      for (let corner = 0; corner < corners; corner++) {
        const angle = (corner / corners) * TAU - Math.PI / 2;
        const reach = shape === 'star' && corner % 2 ? half * 0.45 : half * (shape === 'triangle' ? 1.12 : 1);
        context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      }
      context.closePath();
    }
  }
}
