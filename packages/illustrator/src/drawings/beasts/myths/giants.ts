import { mix, type Rgb, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { limb, line, modelled, pathAt } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { coatOf } from '../coats.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';

export const GIANT_BUILD: Build = {
  hip: 0.52,
  shoulder: 0.54,
  length: 0.46,
  rump: 0.46,
  waist: 0.46,
  chest: 0.47,
  neck: { length: 0.12, lean: 0.8, base: 0.4, top: 0.36 },
  legs: { thigh: 0.27, arm: 0.22, ankle: 0.17, foot: 'pillar' },
  head: 0.46,
  sits: true,
};

export function drawRhinoceros(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [{ main: [148, 144, 150], pale: [184, 178, 180], dark: [98, 94, 102] }]);
  const horn: Rgb = [226, 216, 196];
  return drawQuadruped(request, {
    build: {
      ...GIANT_BUILD,
      hip: 0.44,
      shoulder: 0.44,
      length: 0.56,
      neck: { length: 0.16, lean: 1.2, base: 0.4, top: 0.34 },
      head: 0.5,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: coat.pale,
    side: {
      coat: coat.main,
      skull: 0.3,
      cheek: 0.36,
      tip: 0.3,
      drop: 0.2,
      nose: coat.dark,
      noseKind: 'nostril',
      ear: { kind: 'pointed', size: 0.24 },
      eye: { size: 0.05, x: 0.14, y: -0.04 },
      after: (context) => {
        for (const [x, y, size] of rows<3>('0.56,0.08,0.4 0.32,-0.06,0.2'))
          modelled(
            context,
            limb(
              [
                [x - 0.05, y + 0.06],
                [x + 0.06, y - size * 0.5],
                [x + 0.14, y - size],
              ],
              [0.16, 0.1, 0.01],
            ),
            horn,
            { depth: 0.03, lightSide, outline: 0.014 },
          );
      },
    },
    tail: { kind: 'tuft', length: 0.3, width: 0.04, color: coat.main, tip: coat.dark, lift: -0.6 },
    markings: (context, body) => {
      for (const index of [0, 2] as const) {
        const [x, y] = body.spine[index]!;
        line(
          context,
          `M${x + 0.16 * (index === 0 ? 1 : -1)} ${y - 0.26}Q${x + 0.2 * (index === 0 ? 1 : -1)} ${y} ${x + 0.12 * (index === 0 ? 1 : -1)} ${y + 0.2}`,
          toCss(coat.dark, 0.5),
          0.014,
        );
      }
    },
  });
}

export function drawHippopotamus(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [150, 134, 152], pale: [222, 184, 186], dark: [100, 84, 104] }]);
  return drawQuadruped(request, {
    build: { ...GIANT_BUILD, hip: 0.28, shoulder: 0.28, length: 0.5, head: 0.5 },
    coat: coat.main,
    belly: coat.pale,
    foot: coat.pale,
    face: {
      coat: coat.main,
      halfWidth: 0.42,
      halfHeight: 0.48,
      jaw: 1.16,
      ears: { kind: 'round', size: 0.16, spread: 0.3, y: -0.42 },
      muzzle: { width: 0.76, height: 0.48, y: 0.24, color: mix(coat.main, coat.pale, 0.5) },
      nose: { kind: 'nostrils', width: 0.5, y: 0.14, color: coat.dark },
      eyes: { size: 0.072, spread: 0.2, y: -0.24 },
      blush: true,
      after: (context) => {
        for (const side of [-1, 1])
          paintHide(context, pathAt(0, 0, 'M0.1 0.36h0.07v0.08q-0.03 0.03 -0.07 0Z', side), [255, 250, 238], {
            lightSide: -1,
            depth: 0.01,
            outline: 0.01,
          });
      },
    },
    tail: { kind: 'stub', length: 0.1, width: 0.04, color: coat.main },
  });
}
