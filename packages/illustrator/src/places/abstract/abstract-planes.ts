import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Focus } from './abstract-strokes.ts';

type Shape = 'disc' | 'half' | 'bar' | 'triangle' | 'ring' | 'grid' | 'quarter';

const DARK: Rgb = [34, 30, 40];

/** Discs, bars, triangles and fine lines in balance about a focus, on paper. */
export function paintGeometry(stage: Stage, random: Random, colors: readonly Rgb[], focus: Focus): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const paper = mix(
    [...colors].sort((a, b) => b[0] + b[1] + b[2] - a[0] - a[1] - a[2])[0]!,
    [250, 244, 232],
    0.5,
  );
  fillBox(context, paper, 0, 0, width, height);
  const turn = random.range(-0.5, 0.5);
  const shapes = countFor(stage.brief, 34);
  for (let index = 0; index < shapes; index++) {
    stage.checkpoint.check();
    const large = index < 5;
    const spread = large ? 0.22 : 0.55;
    const size = unit * (large ? random.range(0.2, 0.36) : random.range(0.02, 0.13));
    context.save();
    context.translate(
      focus.x + random.range(-1, 1) * width * spread,
      focus.y + random.range(-1, 1) * height * spread,
    );
    context.rotate(turn + random.integer(4) * (Math.PI / 4));
    context.globalCompositeOperation = random.chance(0.45) ? 'multiply' : 'source-over';
    drawShape(
      context,
      random.pick<Shape>(['disc', 'half', 'bar', 'triangle', 'ring', 'grid', 'quarter']),
      size,
      random.pick(colors),
      random,
    );
    context.restore();
  }
  drawFineLines(stage, random, focus, turn);
}

function drawShape(context: Stage['context'], shape: Shape, size: number, color: Rgb, random: Random): void {
  const gradient = context.createLinearGradient(-size / 2, -size / 2, size / 2, size / 2);
  gradient.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.1), 0.94));
  gradient.addColorStop(1, toCss(scale(color, 0.88), 0.94));
  context.fillStyle = gradient;
  context.strokeStyle = gradient;
  context.beginPath();
  switch (shape) {
    case 'disc':
      context.arc(0, 0, size / 2, 0, TAU);
      break;
    case 'half':
      context.arc(0, 0, size / 2, 0, Math.PI);
      break;
    case 'quarter':
      context.moveTo(0, 0);
      context.arc(0, 0, size * 0.7, 0, Math.PI / 2);
      break;
    case 'bar':
      context.rect(-size, -size * 0.09, size * 2, size * 0.18);
      break;
    case 'triangle':
      context.moveTo(-size / 2, size * 0.4);
      context.lineTo(size / 2, size * 0.4);
      context.lineTo(random.range(-0.2, 0.2) * size, -size * 0.5);
      break;
    case 'ring':
      context.lineWidth = size * 0.13;
      context.arc(0, 0, size * 0.42, 0, TAU);
      context.stroke();
      return;
    default:
      for (let cell = 0; cell < 9; cell++)
        context.rect(
          ((cell % 3) - 1.5) * size * 0.28,
          (Math.floor(cell / 3) - 1.5) * size * 0.28,
          size * 0.2,
          size * 0.2,
        );
  }
  context.fill();
}

function drawFineLines(stage: Stage, random: Random, focus: Focus, turn: number): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.strokeStyle = toCss(DARK, 0.85);
  for (let line = 0; line < 9; line++) {
    context.lineWidth = unit * random.pick([0.0016, 0.0024, 0.005]);
    const angle = turn + random.integer(4) * (Math.PI / 4) + random.range(-0.06, 0.06);
    const length = unit * random.range(0.25, 0.85);
    const x = focus.x + random.range(-0.3, 0.3) * width;
    const y = focus.y + random.range(-0.3, 0.3) * height;
    context.beginPath();
    context.moveTo(x - Math.cos(angle) * length * 0.5, y - Math.sin(angle) * length * 0.5);
    context.lineTo(x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5);
    context.stroke();
  }
}

/** Two to four large fields with soft, breathing edges on a toned ground. */
export function paintColorField(stage: Stage, random: Random, colors: readonly Rgb[]): void {
  const { context, width, height, noise } = stage;
  const unit = Math.min(width, height);
  const byLight = [...colors].sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  const ground = scale(byLight[2 + random.integer(2)]!, 0.85);
  fillBox(context, ground, 0, 0, width, height);
  const fields = 2 + random.integer(3);
  const margin = random.range(0.05, 0.1);
  let top = height * margin;
  for (let index = 0; index < fields; index++) {
    const rest = height * (1 - margin) - top;
    const tall = index === fields - 1 ? rest : (rest / (fields - index)) * random.range(0.6, 1.35);
    const color = colors[(index * 2 + 1) % colors.length]!;
    const y = top;
    drawSoftly(context, width, height, { blur: unit * 0.014, resolution: 0.25 }, (soft) => {
      for (let wash = 0; wash < 7; wash++) {
        soft.fillStyle = toCss(mix(color, ground, random.range(0, 0.22)), 0.34);
        soft.beginPath();
        const wobble = (t: number, edge: number) =>
          noise.at(t * 5 + wash * 3, edge + index * 7) * unit * 0.014;
        for (let step = 0; step <= 24; step++)
          soft.lineTo(width * (margin + (1 - 2 * margin) * (step / 24)), y + wobble(step / 24, 1));
        for (let step = 24; step >= 0; step--)
          soft.lineTo(
            width * (margin + (1 - 2 * margin) * (step / 24)),
            y + tall * 0.93 + wobble(step / 24, 2),
          );
        soft.fill();
      }
    });
    top += tall;
  }
  brushOver(stage, random);
}

/** Faint horizontal brush marks keep large fields alive. */
function brushOver(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  for (let mark = 0; mark < 700; mark++) {
    context.strokeStyle = random.chance(0.5) ? 'rgba(255,255,255,0.16)' : 'rgba(0,0,0,0.14)';
    context.lineWidth = unit * random.range(0.001, 0.005);
    const x = random.next() * width;
    const y = random.next() * height;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + unit * random.range(0.04, 0.2), y + unit * random.range(-0.006, 0.006));
    context.stroke();
  }
  context.restore();
}
