import type { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { across, around, clipped, ellipse, fade, fill, limb, line, pathAt } from '../../pen/pen.ts';
import type { FigureTools, HairStyle } from '../figure.types.ts';
import { drawAnimalHead } from './animal-heads.ts';
import { bonesForGlasses } from './beast-head.ts';
import { drawMarks } from './face-marks.ts';
import { faceOutline } from './face-outline.ts';
import { drawBeard } from './figure-beards.ts';
import { drawEyes, drawFeatures } from './figure-face.ts';
import { drawSkull, drawTopHair } from './figure-hair.ts';
import { earAt, inHeadFrame, onFace, seenSides } from './head-frame.ts';
import { drawThingHead } from './thing-head.ts';

/** Hair that falls over the ears. */
const COVERS_EARS: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob', 'curly', 'afro', 'dreadlocks']);

/** Face, beard and the hair on top; or the back of the head. */
export function drawHead(tools: FigureTools): void {
  const { look, context } = tools;
  if (look.beast) {
    const marked = { ...tools, bones: bonesForGlasses(tools) };
    if (!tools.fromBehind) inHeadFrame(marked, () => drawMarks(marked));
    return;
  }
  if (look.thingHead) {
    drawThingHead(tools);
    return;
  }
  if (look.animalHead) {
    inHeadFrame(tools, () => drawAnimalHead(tools));
    return;
  }
  const covered = COVERS_EARS.has(look.hair.style) && look.ears !== 'pointed';
  inHeadFrame(tools, () => {
    drawSkull(tools);
    if (tools.fromBehind) {
      drawEars(tools);
      drawTopHair(tools);
      return;
    }
    const face = faceOutline(tools);
    if (covered) drawEars(tools);
    drawSkin(tools, face);
    clipped(context, face, () => {
      shadeFace(tools);
      drawEyes(tools);
    });
    drawFeatures(tools);
    drawBeard(tools);
    drawTopHair(tools);
    if (!covered) drawEars(tools);
    drawMarks(tools);
  });
}

/** Skin of the face; that of a bald head goes on over the crown without an edge. */
function drawSkin({ look, model, context }: FigureTools, face: Path2D): void {
  if (look.hair.style !== 'bald') {
    model(face, look.skin, 0.06, 0.03);
    return;
  }
  const outline = toCss(scale(look.skin, 0.3), 0.75);
  clipped(context, 'M-0.3 0H1.4V1.4H-1.4V0.2H-0.3ZM0.5 0V-1.3H1.4V0Z', () =>
    line(context, face, outline, 0.06),
  );
  fill(context, face, scale(look.skin, 0.97));
}

/** The neck; it ends under the collar of the trunk. */
export function drawNeck({ look, bones, context, model, fine, lightSide }: FigureTools): void {
  const width =
    bones.headRadius * (look.feminine || look.young ? 0.6 : 0.84) * Math.min(1.2, look.build.limbs ?? 1);
  // The neck is at the back of a head that is seen from the side.
  const back = -bones.headTurn * bones.headRadius * 0.14;
  const neck = limb(
    [
      [bones.head[0] * 0.7 + back, bones.chin - bones.headRadius * 0.5],
      [bones.head[0] * 0.4 + back * 0.8, bones.chin + 0.006],
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

function drawEars(tools: FigureTools): void {
  const { look, bones, model, context } = tools;
  for (const side of seenSides(bones.turn)) {
    if (side > 0 && bones.turn > 0.25) continue;
    const x = earAt(side, bones.turn);
    if (look.ears === 'pointed') {
      const tip = 'M-0.08 0.24Q0.2 0.26 0.62 -0.34Q0.1 -0.24 -0.1 -0.1Z';
      model(pathAt(x, 0, tip, side), scale(look.skin, 0.97), 0.06, 0.03);
      continue;
    }
    // Seen from the side an ear is broad, seen from the front it is a rim.
    const wide = side * (0.48 + bones.turn * 0.6);
    const rim =
      'M-0.06 0.2C0.04 0.27 0.1 0.16 0.11 0.06C0.22 -0.02 0.22 -0.21 0.06 -0.23C-0.04 -0.24 -0.1 -0.16 -0.1 -0.06Z';
    model(pathAt(x, 0.1, rim, wide), mix(look.skin, [226, 110, 90], 0.1), 0.05, 0.03);
    const inner = 'M0.09 -0.15C0.02 -0.2 -0.04 -0.12 0.01 -0.05Q0.06 0.02 0 0.1';
    line(context, pathAt(x, 0.1, inner, wide), toCss(scale(look.skin, 0.42), 0.8), 0.034);
    fill(
      context,
      pathAt(x, 0.1, 'M0.05 -0.09Q0.1 -0.02 0.02 0.06Q-0.03 0 0.05 -0.09Z', wide),
      toCss(scale(look.skin, 0.5), 0.6),
    );
  }
}

/** They hang over hair and scarves. */
export function drawEarrings(tools: FigureTools): void {
  const color = tools.look.earrings;
  if (!color || tools.fromBehind || tools.look.animalHead) return;
  inHeadFrame(tools, () => {
    for (const side of seenSides(tools.bones.turn)) {
      if (side > 0 && tools.bones.turn > 0.25) continue;
      const x = earAt(side, tools.bones.turn) + side * 0.05;
      line(tools.context, `M${x} 0.3v0.12`, [206, 170, 92], 0.03);
      tools.model(ellipse(x, 0.5, 0.105), color, 0.06, 0.02);
      fill(tools.context, ellipse(x - 0.03, 0.46, 0.03), 'rgba(255,255,255,0.9)');
    }
  });
}

/** The planes of a face: lit brow, shaded far side and jaw, warm cheeks. */
function shadeFace({ look, bones: { turn }, context, lightSide, fine }: FigureTools): void {
  const { skin } = look;
  const shadow = scale(mix(skin, [150, 50, 40], 0.18), 0.5);
  const middle = onFace(0, turn).x;
  if (fine) {
    const edge = lightSide < 0 ? 1 : -1;
    fill(
      context,
      'M-1.2 -1.2H1.2V1.2H-1.2Z',
      across(context, -edge * 0.3, edge * 0.95, fade(toCss(shadow, 0), toCss(shadow, 0.12))),
    );
    glow(context, [middle * 0.6 + lightSide * 0.2, -0.5], 0.62, [255, 250, 235], 0.24);
    fill(context, 'M-1 0.72Q0 1 1 0.72V1.2H-1Z', toCss(shadow, 0.08));
    for (const side of seenSides(turn))
      glow(context, [onFace(side * 0.36, turn).x, 0.02], 0.26, shadow, 0.16);
    glow(context, [middle * 0.92, 0.82], 0.2, shadow, 0.14);
  }
  const strength = look.young ? 0.5 : look.feminine ? 0.3 : 0.14;
  for (const side of seenSides(turn))
    glow(context, [onFace(side * 0.54, turn).x, look.young ? 0.44 : 0.38], 0.3, [228, 84, 74], strength);
}

function glow(
  context: FigureTools['context'],
  [x, y]: readonly [number, number],
  radius: number,
  color: Rgb,
  strength: number,
): void {
  const paint = around(context, x, y, radius, fade(toCss(color, strength), toCss(color, 0)));
  fill(context, ellipse(x, y, radius), paint);
}
