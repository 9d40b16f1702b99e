import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, modelled, polygon } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { drawRings } from '../markings.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import { skinOf } from './tyrannosaurs.ts';

const LOW_NECK: Build['neck'] = { length: 0.14, lean: 1.1, base: 0.34, top: 0.26 };

const DINO_BUILD: Build = {
  hip: 0.36,
  shoulder: 0.3,
  length: 0.54,
  rump: 0.44,
  waist: 0.46,
  chest: 0.38,
  neck: LOW_NECK,
  legs: { thigh: 0.26, arm: 0.19, ankle: 0.15, foot: 'pillar' },
  head: 0.36,
};

function dinoHead(skin: Rgb, changes: Partial<SideHeadPlan>): SideHeadPlan {
  return {
    coat: skin,
    skull: 0.28,
    cheek: 0.32,
    tip: 0.25,
    drop: 0.1,
    nose: scale(skin, 0.4),
    noseKind: 'nostril',
    ear: { kind: 'none', size: 0 },
    eye: { size: 0.07, iris: [250, 214, 90] },
    ...changes,
  };
}

/** A long-necked giant. */
export function drawSauropod(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#78a482 #8296b4 #96a060'));
  return drawQuadruped(request, {
    build: {
      ...DINO_BUILD,
      hip: 0.34,
      shoulder: 0.36,
      chest: 0.4,
      head: 0.22,
      neck: { length: 0.72, lean: 0.42, base: 0.28, top: 0.13 },
    },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, { skull: 0.34, cheek: 0.38, tip: 0.32, drop: 0.12 }),
    tail: { kind: 'thick', length: 0.95, width: 0.3, color: skin, lift: -0.3 },
    markings: (context, body) => {
      for (let spot = 0; spot < 8; spot++)
        softPatch(
          context,
          body.seat[0] - 0.3 + spot * 0.085,
          body.seat[1] + 0.08 + (spot % 2) * 0.06,
          0.04,
          0.03,
          scale(skin, 0.7),
          0.6,
        );
      drawRings(context, body, scale(skin, 0.76), 0.03, 1);
    },
  });
}

export function drawStegosaurus(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#96aa54 #b08654'));
  const plate = request.color ? scale(skin, 0.66) : ([214, 106, 62] as Rgb);
  return drawQuadruped(request, {
    build: { ...DINO_BUILD, rump: 0.5, waist: 0.5, head: 0.28 },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, {}),
    tail: { kind: 'thick', length: 0.62, width: 0.26, color: skin, lift: -0.1 },
    behind: ({ context }, body) => {
      const [x, y] = body.spine[1]!;
      for (let index = 0; index < 8; index++) {
        const t = index / 7;
        const size = 0.1 + Math.sin(Math.PI * (0.15 + t * 0.75)) * 0.13;
        const px = x - 0.52 + t * 0.98;
        const py = y - 0.19 + (t - 0.45) ** 2 * 0.6;
        paintHide(
          context,
          polygon([
            [px - size * 0.5, py + 0.06],
            [px - size * 0.56, py - size * 0.5],
            [px, py - size * 1.3],
            [px + size * 0.56, py - size * 0.5],
            [px + size * 0.5, py + 0.06],
          ]),
          scale(plate, index % 2 ? 0.86 : 1.04),
          { lightSide: request.lightSide, depth: 0.03 },
        );
      }
    },
  });
}

export function drawTriceratops(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const skin = skinOf(request, colorList('#829078 #a88664 #708a9e'));
  const horn: Rgb = [246, 236, 212];
  return drawQuadruped(request, {
    build: { ...DINO_BUILD, head: 0.52, neck: { length: 0.12, lean: 1.1, base: 0.36, top: 0.3 } },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, {
      skull: 0.26,
      tip: 0.2,
      drop: 0.16,
      eye: { size: 0.05, iris: [250, 214, 90], x: 0.14, y: -0.02 },
      behind: (context) => {
        const frill =
          'M0.1 0.26Q-0.2 0.4 -0.4 0.2Q-0.62 -0.1 -0.44 -0.42Q-0.2 -0.62 0.1 -0.44Q0.24 -0.2 0.1 0.26Z';
        paintHide(context, frill, mix(skin, [214, 120, 80], 0.3), { lightSide, depth: 0.06, outline: 0.014 });
        for (let knob = 0; knob < 7; knob++) {
          const angle = 2.3 + knob * 0.42;
          fill(context, ellipse(-0.12 + Math.cos(angle) * 0.42, -0.1 + Math.sin(angle) * 0.44, 0.05), horn);
        }
      },
      after: (context) => {
        for (const [x, y, dx, dy, w] of rows<5>(
          '0.04,-0.2,0.34,-0.42,0.11 0.16,-0.16,0.3,-0.36,0.1 0.56,0.06,0.06,-0.2,0.1',
        ))
          modelled(context, limb(pointsAt(x, y, '0,0 0.5,0.6 1,1', dx, dy), [w, w * 0.7, 0.01]), horn, {
            depth: 0.02,
            lightSide,
            outline: 0.012,
          });
      },
    }),
    tail: { kind: 'thick', length: 0.5, width: 0.24, color: skin, lift: -0.4 },
  });
}
