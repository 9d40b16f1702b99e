import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { pointsAt, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawExtraArms } from './extra-arms.ts';
import type { FigureLook, Skeleton } from './figure.types.ts';
import { drawArm } from './figure-arms.ts';
import { drawHalo } from './figure-props.ts';
import { figureToolsFor } from './figure-tools.ts';
import { drawHeadwear } from './hats/hats.registry.ts';
import { drawHead } from './head/figure-head.ts';
import { drawBackHair } from './head/hair-behind.ts';
import { drawHeldAt } from './held/held-items.registry.ts';
import { drawTorso } from './torso/figure-torso.ts';

export interface SeatedOptions {
  /** Hands rest in the lap, or the near one is raised in blessing. */
  gesture: 'meditation' | 'blessing';
  /** Cloth over the crossed legs. */
  cloth: Rgb;
  /** Drawn first, behind everything: aureole, trident, throne back. */
  behind?: (sheet: Sketch, bones: Skeleton) => void;
  /** Drawn over the body, before the head. */
  ornaments?: (sheet: Sketch, bones: Skeleton) => void;
  /** Drawn last, over the head. */
  headOrnaments?: (sheet: Sketch, bones: Skeleton) => void;
  /** Replaces the human head. */
  head?: (sheet: Sketch, bones: Skeleton) => void;
  /** Paints the seat under the figure, top at y = 0. */
  seat?: (sheet: Sketch) => void;
}

/** Joints of a figure in lotus position, one unit from seat to crown. */
function seatedSkeleton(look: FigureLook, gesture: SeatedOptions['gesture']): Skeleton {
  const head = look.build.head;
  const chin = -1 + head * 2;
  const shoulder = chin + 0.045;
  const { shoulders } = look.build;
  return {
    head: [0, -1 + head],
    headRadius: head,
    chin,
    neck: [0, shoulder],
    nearShoulder: [shoulders, shoulder + 0.03],
    farShoulder: [-shoulders, shoulder + 0.03],
    nearElbow: [shoulders + 0.09, shoulder + 0.27],
    farElbow: [-shoulders - 0.09, shoulder + 0.27],
    nearHand: gesture === 'blessing' ? [shoulders + 0.08, shoulder + 0.06] : [0.06, -0.17],
    farHand: [-0.06, -0.165],
    waist: -0.26,
    hip: -0.13,
    nearKnee: [0.3, -0.08],
    farKnee: [-0.3, -0.08],
    nearFoot: [-0.1, -0.06],
    farFoot: [0.1, -0.06],
    turn: 0,
    headTurn: 0,
    length: -shoulder,
    lean: 0,
    tilt: 0,
    sway: 0,
    nod: 0,
    seated: true,
    pointed: false,
  };
}

/** A calm figure sitting cross-legged and facing us, with room for the attributes of the one it shows. */
export function drawSeatedFigure(request: DrawingRequest, look: FigureLook, options: SeatedOptions): Drawing {
  const bones = seatedSkeleton(look, options.gesture);
  return sketch({ size: request.size * 0.9, left: -0.8, right: 0.8, top: -1.42, bottom: 0.34 }, (sheet) => {
    const tools = figureToolsFor(sheet, request, { look, bones });
    if (look.halo) drawHalo(sheet, 0, bones.head[1], bones.headRadius * 2.2);
    options.behind?.(sheet, bones);
    options.seat?.(sheet);
    drawBackHair(tools);
    drawExtraArms(tools);
    drawTorso(tools);
    drawCrossedLegs(sheet, look, options.cloth, request.lightSide);
    options.ornaments?.(sheet, bones);
    drawArm(tools, 'far');
    if (options.head) options.head(sheet, bones);
    else {
      drawHead(tools);
      drawHeadwear(tools);
    }
    if (look.offhand) drawHeldAt(tools, bones.farHand, look.offhand, true);
    if (look.held) drawHeldAt(tools, bones.nearHand, look.held);
    drawArm(tools, 'near');
    options.headOrnaments?.(sheet, bones);
    sheet.anchor('hat', 0, -1);
    sheet.anchor('face', 0, bones.head[1]);
    sheet.head(bones.headRadius * 1.7);
    sheet.face(0, bones.head[1], bones.headRadius, 0);
  });
}

function drawCrossedLegs({ context }: Sketch, look: FigureLook, cloth: Rgb, lightSide: -1 | 1): void {
  const model = { depth: 0.04, lightSide, outline: 0.006 };
  modelled(
    context,
    'M-0.17 -0.22Q0 -0.17 0.17 -0.22L0.2 -0.04Q0 0.03 -0.2 -0.04Z',
    scale(cloth, 0.86),
    model,
  );
  for (const side of [-1, 1]) {
    const thigh = limb(pointsAt(0, 0, '0.1,-0.15 0.26,-0.13 0.37,-0.075', side), [0.14, 0.15, 0.12]);
    modelled(context, thigh, cloth, model);
    for (let fold = 0; fold < 3; fold++)
      line(
        context,
        `M${side * (0.14 + fold * 0.06)} ${-0.2 + fold * 0.012}q${side * 0.03} 0.05 ${side * 0.014} 0.11`,
        toCss(scale(cloth, 0.55), 0.5),
        0.007,
      );
  }
  for (const side of [1, -1]) {
    const shin = limb(
      pointsAt(0, 0, '0.38,-0.06 0.2,-0.015 0.02,-0.03 -0.05,-0.04', side),
      [0.1, 0.1, 0.085, 0.07],
    );
    modelled(context, shin, scale(cloth, side === 1 ? 0.9 : 0.97), model);
    const [x, y] = [side * -0.115, -0.05];
    modelled(context, ellipse(x, y, 0.075, 0.034, side * 0.2), look.skin, { ...model, depth: 0.014 });
    for (let toe = 0; toe < 4; toe++)
      modelled(
        context,
        ellipse(x - side * (0.062 + toe * 0.004), y - 0.02 + toe * 0.013, 0.014, 0.009),
        look.skin,
        { depth: 0.004, lightSide, outline: 0.003 },
      );
  }
}

/** A double row of lotus petals to sit on; its top is at y = 0. */
export function drawLotusSeat({ context }: Sketch, petal: Rgb, lightSide: -1 | 1): void {
  fill(context, ellipse(0, 0.03, 0.46, 0.08), scale(petal, 0.6));
  for (const [row, count, spread, rise] of rows<4>('0,11,0.56,0.14 1,9,0.5,0.2')) {
    for (let index = 0; index < count; index++) {
      const t = index / (count - 1) - 0.5;
      const x = t * 2 * spread * 0.9;
      const y = 0.11 + (1 - (2 * t) ** 2) * (0.06 + row * 0.05);
      const tip: Point = [x * 1.18, y - rise * (1 - Math.abs(t) * 0.4)];
      const shape = `M${x - 0.075} ${y}Q${tip[0] - 0.06} ${tip[1] + 0.07} ${tip[0]} ${tip[1]}Q${tip[0] + 0.06} ${tip[1] + 0.07} ${x + 0.075} ${y}Q${x} ${y + 0.06} ${x - 0.075} ${y}Z`;
      modelled(context, shape, mix(petal, [255, 255, 255], row === 0 ? 0.05 : 0.25), {
        depth: 0.03,
        lightSide,
        outline: 0.005,
      });
    }
  }
}

/** A garland or string of beads hanging from the neck. */
export function drawGarland(
  { context }: Sketch,
  top: number,
  drop: number,
  half: number,
  beads: readonly Rgb[],
  radius: number,
): void {
  const count = Math.round((Math.PI * drop) / (radius * 1.6));
  for (let bead = 0; bead <= count; bead++) {
    const angle = Math.PI * (0.04 + 0.92 * (bead / count));
    const tone = beads[bead % beads.length]!;
    modelled(context, ellipse(Math.cos(angle) * half, top + Math.sin(angle) * drop, radius), tone, {
      depth: radius * 0.6,
      outline: 0.003,
    });
  }
}
