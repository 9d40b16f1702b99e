import { type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { drawBlade } from '../../stage/plants/jungle-plants.ts';
import type { PlantPen } from '../../stage/plants/plant-stand.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { isSubjectAtSide } from '../../stage/subject-room.ts';

/** Climbing stems that hang in bows from the crowns. */
export function hangLianas(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.lineCap = 'round';
  for (let liana = 0; liana < 7; liana++) {
    const x = random.next() * width;
    const reach = random.range(0.05, 0.3) * width * (random.chance(0.5) ? 1 : -1);
    const low = height * random.range(0.1, 0.34);
    context.strokeStyle = toCss(litColor(stage, [62, 84, 44], { distance: 4 }), 0.9);
    context.lineWidth = unit * random.range(0.003, 0.007);
    context.beginPath();
    context.moveTo(x, -5);
    context.quadraticCurveTo(x + reach * 0.3, low * 1.7, x + reach, -5);
    context.stroke();
    context.fillStyle = toCss(litColor(stage, [70, 120, 52], { distance: 4 }), 0.95);
    for (let leaf = 0; leaf < 9; leaf++) {
      const t = random.next();
      const leafX = x + reach * (0.6 * t * (1 - t) + t * t);
      const leafY = 2 * t * (1 - t) * low * 1.7;
      context.beginPath();
      context.ellipse(
        leafX,
        leafY + unit * 0.008,
        unit * 0.006,
        unit * 0.013,
        random.range(-0.5, 0.5),
        0,
        TAU,
      );
      context.fill();
    }
  }
}

/** Great dark leaves reach in from the corners, in front of everything but never over a subject. */
export function frameWithLeaves(stage: Stage, random: Random): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  stage.foreground.push(() => {
    const { width, height } = stage;
    const unit = Math.min(width, height);
    for (const side of [-1, 1] as const) {
      const crowded = isSubjectAtSide(stage, side, 0.16);
      const leaves = crowded ? 3 : 7;
      for (let leaf = 0; leaf < leaves; leaf++) {
        const high = leaf % 3 === 0 && !crowded;
        drawFrameLeaf(stage, random, {
          x: width * (0.5 + side * random.range(0.46, 0.56)),
          y: high ? height * random.range(-0.02, 0.16) : height * random.range(0.94, 1.06),
          angle: high
            ? Math.PI / 2 + side * random.range(0.5, 1.1)
            : -Math.PI / 2 - side * random.range(0.2, 0.9),
          length: unit * random.range(0.2, 0.36) * (crowded ? 0.5 : 1),
        });
      }
    }
  });
}

function drawFrameLeaf(
  stage: Stage,
  random: Random,
  { x, y, angle, length }: { x: number; y: number; angle: number; length: number },
): void {
  const pen: PlantPen = {
    context: stage.context,
    random,
    ink: (color: Rgb, tone = 1) =>
      toCss(litColor(stage, [color[0] * tone, color[1] * tone, color[2] * tone], { sun: 0.2, ambient: 0.5 })),
    side: 1,
  };
  drawBlade(pen, {
    x,
    y,
    angle,
    length,
    half: length * random.range(0.13, 0.2),
    droop: random.range(0, 0.25),
    color: [44, 96, 50],
    tone: random.range(0.7, 1.05),
  });
}
