import type { Path2D } from '@napi-rs/canvas';
import { mix, scale, toCss } from '../../../core/color.ts';
import { across, around, clipped, ellipse, fade, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { drawAnimalHead } from './animal-heads.ts';
import { drawMarks } from './face-marks.ts';
import { drawBeard } from './figure-beards.ts';
import { drawFeatures } from './figure-face.ts';
import { drawSkull, drawTopHair } from './figure-hair.ts';
import { inHeadFrame, onFace } from './head-frame.ts';

/** Face, beard and the hair on top; or the back of the head. */
export function drawHead(tools: FigureTools): void {
  if (tools.look.animalHead) {
    inHeadFrame(tools, () => drawAnimalHead(tools));
    return;
  }
  inHeadFrame(tools, () => {
    drawSkull(tools);
    drawEars(tools);
    if (tools.fromBehind) {
      drawTopHair(tools);
      return;
    }
    const face = faceShape(tools);
    tools.model(face, tools.look.skin, 0.1, 0.036);
    clipped(tools.context, face, () => shadeFace(tools));
    drawFeatures(tools);
    drawBeard(tools);
    drawTopHair(tools);
    drawMarks(tools);
  });
}

/** The neck; it ends under the collar of the trunk. */
export function drawNeck({ look, bones, context, model, fine, lightSide }: FigureTools): void {
  const width =
    bones.headRadius * (look.feminine || look.young ? 0.58 : 0.78) * Math.min(1.15, look.build.limbs ?? 1);
  const neck = limb(
    [
      [bones.head[0] * 0.7, bones.chin - bones.headRadius * 0.5],
      [bones.head[0] * 0.4, bones.chin + 0.006],
      [0, bones.neck[1] + 0.022],
    ],
    [width, width, width * 1.3],
  );
  const shadow = mix(look.skin, scale(mix(look.skin, [170, 80, 60], 0.2), 0.66), 0.5);
  model(
    neck,
    fine
      ? across(
          context,
          -width,
          width,
          lightSide < 0
            ? fade(mix(shadow, look.skin, 0.5), scale(shadow, 0.86))
            : fade(scale(shadow, 0.86), mix(shadow, look.skin, 0.5)),
        )
      : shadow,
    0.012,
    0,
  );
}

function drawEars({ look, bones, model, context }: FigureTools): void {
  for (const side of [-1, 1]) {
    const { x, squeeze } = onFace(side * 0.84, bones.turn);
    if (side > 0 && bones.turn > 0.3) continue;
    const width = 0.09 + 0.09 * (1 - squeeze);
    if (look.ears === 'pointed') {
      model(
        pathAt(x, 0, 'M-0.08 0.24Q0.2 0.26 0.62 -0.34Q0.1 -0.24 -0.1 -0.1Z', side),
        scale(look.skin, 0.95),
        0.06,
        0.045,
      );
      continue;
    }
    model(ellipse(x, 0.12, width, 0.2), scale(look.skin, 0.94), 0.05, 0.045);
    line(
      context,
      `M${x} 0.02q${side * 0.07} 0.06 ${side * -0.01} 0.16`,
      toCss(scale(look.skin, 0.5), 0.5),
      0.03,
    );
  }
}

/** The outline of a face that turns to the right: the far cheek comes forward, the near one goes back to the ear. */
function faceShape({ look, bones: { turn }, random }: FigureTools): Path2D {
  const left = -0.82 + 0.36 * turn;
  const right = 0.82 + 0.02 * turn;
  const chin = 0.36 * turn;
  const own = random.fork('face-shape');
  const jaw = (look.young ? 0.62 : look.feminine ? 0.5 : 0.6) + own.range(-0.08, 0.08);
  const width = (look.young ? 0.3 : look.feminine ? 0.2 : 0.3) * own.range(0.75, 1.25);
  const deep = (look.young ? 0.93 : 1.02) + own.range(-0.05, 0.04);
  const cheek = look.young ? 0.48 : 0.32;
  return path(
    `M${left} -0.15C${left - 0.02} -0.8 ${-0.42 + 0.25 * turn} -1 ${0.08 * turn} -1C${0.44 + 0.1 * turn} -1 ${right + 0.02} -0.78 ${right} -0.2` +
      `C${right} ${cheek} ${chin + jaw} ${deep * 0.7} ${chin + width} ${deep * 0.92}Q${chin} ${deep + 0.05} ${chin - width} ${deep * 0.92}` +
      `C${chin - jaw} ${deep * 0.7} ${left} ${cheek} ${left} -0.15Z`,
  );
}

/** The planes of a face: lit temple, shaded far cheek and jaw, warm cheeks. */
function shadeFace({ look, bones: { turn }, context, lightSide, fine }: FigureTools): void {
  const { skin } = look;
  const shadow = scale(mix(skin, [150, 50, 40], 0.18), 0.5);
  if (fine) {
    const edge = lightSide < 0 ? 1 : -1;
    fill(
      context,
      'M-1.2 -1.2H1.2V1.2H-1.2Z',
      across(context, -edge * 0.3, edge * 0.95, fade(toCss(shadow, 0), toCss(shadow, 0.2))),
    );
    fill(
      context,
      ellipse(lightSide * 0.3 + turn * 0.3, -0.5, 0.7, 0.46),
      around(
        context,
        lightSide * 0.3 + turn * 0.3,
        -0.5,
        0.62,
        fade('rgba(255,250,235,0.34)', 'rgba(255,250,235,0)'),
      ),
    );
    fill(context, 'M-1 0.7Q0 0.98 1 0.7V1.2H-1Z', toCss(shadow, 0.08));
  }
  for (const side of [-1, 1]) {
    const { x, squeeze } = onFace(side * 0.5, turn);
    const blush: readonly [number, number, number] = [228, 84, 74];
    const strength = look.young ? 0.5 : look.feminine ? 0.34 : 0.26;
    fill(
      context,
      ellipse(x, look.young ? 0.46 : 0.38, 0.3 * Math.max(0.35, squeeze), 0.24),
      around(context, x, look.young ? 0.46 : 0.38, 0.3, fade(toCss(blush, strength), toCss(blush, 0))),
    );
  }
}
