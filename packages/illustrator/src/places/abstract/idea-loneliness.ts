import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, fillOval, linear } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** One small dark figure: among pale ones that turn away from it, or quite alone in an empty land. */
export const paintLoneliness: PaintForm = (stage, random) => {
  if (stage.brief.placeHints?.has('among-others') || random.chance(0.6)) paintCrowd(stage, random);
  else paintEmptiness(stage, random);
};

function paintCrowd(stage: Stage, random: Random): void {
  const { width, height } = stage;
  const unit = Math.min(width, height);
  const pale: Rgb = pickColor(random, '#cec4ba #bac6d2 #d6c8b0 #c6bccc');
  fillGround(stage, [mix(pale, [255, 252, 244], 0.75), mix(pale, [255, 252, 244], 0.35), scale(pale, 0.86)]);
  const lone = { x: width * random.range(0.42, 0.58), y: height * random.range(0.66, 0.76) };
  const gap = unit * 0.21;
  const rows = 8;
  const color: Rgb = pickColor(random, '#263c70 #b03432 #1e2234 #de8832');
  let shown = false;
  for (let row = 0; row < rows; row++) {
    stage.checkpoint.check();
    const near = row / (rows - 1);
    const y = height * (0.36 + near * 0.72);
    const size = unit * (0.13 + near * 0.2);
    if (!shown && y > lone.y) {
      standAlone(stage, lone.x, lone.y, unit * 0.27, color);
      shown = true;
    }
    for (let x = -size * 0.3 + (row % 2) * size * 0.28; x < width + size * 0.3; x += size * 0.56) {
      const at = x + random.range(-0.1, 0.1) * size;
      if (
        Math.hypot(at - lone.x, (y - lone.y) * 1.3) < gap ||
        (y > lone.y && Math.abs(at - lone.x) < gap * 0.8 && y - lone.y < unit * 0.3)
      )
        continue;
      const tone = mix(
        mix(pale, [255, 252, 246], 0.5 - near * 0.4),
        [120, 112, 118],
        near * 0.42 * random.range(0.6, 1),
      );
      drawPerson(stage, at, y, size * random.range(0.92, 1.06), tone, at < lone.x ? -1 : 1);
    }
  }
  if (!shown) standAlone(stage, lone.x, lone.y, unit * 0.27, color);
}

function standAlone(stage: Stage, x: number, y: number, size: number, color: Rgb): void {
  const { context } = stage;
  glowAt(stage, x, y - size * 0.4, size * 1.3, [255, 250, 236], 0.5);
  fillOval(context, toCss([60, 54, 70], 0.35), x + size * 0.35, y, size * 0.5, size * 0.06, 0.12);
  drawPerson(stage, x, y, size, color, 0);
}

/** A figure as on a poster: head, shoulders, coat, legs; looking aside or down. */
function drawPerson(
  { context }: Stage,
  x: number,
  y: number,
  size: number,
  color: Rgb,
  look: -1 | 0 | 1,
): void {
  const fill = context.createLinearGradient(0, y - size, 0, y);
  fill.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.1)));
  fill.addColorStop(1, toCss(scale(color, 0.8)));
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(
    x + look * size * 0.02,
    y - size * (look === 0 ? 0.86 : 0.9),
    size * 0.075,
    size * 0.09,
    look * 0.2,
    0,
    TAU,
  );
  context.fill();
  context.beginPath();
  context.moveTo(x - size * 0.05, y - size * 0.82);
  context.bezierCurveTo(
    x - size * 0.17,
    y - size * 0.78,
    x - size * 0.19,
    y - size * 0.55,
    x - size * 0.2,
    y - size * 0.28,
  );
  context.lineTo(x - size * 0.1, y - size * 0.26);
  context.lineTo(x - size * 0.09, y);
  context.lineTo(x - size * 0.015, y);
  context.lineTo(x, y - size * 0.24);
  context.lineTo(x + size * 0.015, y);
  context.lineTo(x + size * 0.09, y);
  context.lineTo(x + size * 0.1, y - size * 0.26);
  context.lineTo(x + size * 0.2, y - size * 0.28);
  context.bezierCurveTo(
    x + size * 0.19,
    y - size * 0.55,
    x + size * 0.17,
    y - size * 0.78,
    x + size * 0.05,
    y - size * 0.82,
  );
  context.fill();
}

/** A bench, a bare horizon and one figure under a wide sky. */
function paintEmptiness(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const hue = random.pick([
    colorList<3>('#46608c #96aac4 #cececc'),
    colorList<3>('#605478 #b09caa #d8c8be'),
    colorList<3>('#345864 #789ca0 #c4cec4'),
  ] as const);
  fillGround(stage, hue);
  const line = height * 0.72;
  const ground = linear(context, [0, line, 0, height], fade(scale(hue[2], 0.86), scale(hue[0], 0.8)));
  fillBox(context, ground, 0, line, width, height - line);
  glowAt(stage, width * 0.74, height * 0.26, unit * 0.3, [255, 246, 226], 0.6);
  const x = width * random.range(0.26, 0.36);
  const size = unit * 0.19;
  context.fillStyle = toCss([40, 40, 60], 0.4);
  context.beginPath();
  context.ellipse(x - size * 0.9, line + size * 0.32, size * 1.1, size * 0.05, 0.06, 0, TAU);
  context.fill();
  drawPerson(stage, x, line + size * 0.3, size, [34, 38, 60], 0);
}
