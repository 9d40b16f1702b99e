import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { DrawingRequest, Procedure } from '../pen/drawing.types.ts';
import { across, barrel, ellipse, fill, line, type Point, polygon } from '../pen/pen.ts';
import { type Area, type ThingTools, thing } from '../pen/thing-tools.ts';

const PAINTS = '#d8433c #2f6fc0 #f0b429 #3f9a5a #8a4fb0 #e8772e';

/** A body or figure in one plain color: the one that is asked for, or any. */
function plain(area: Area, draw: (tools: ThingTools, color: Rgb, random: Random) => void): Procedure {
  return thing(area, (tools, { color, random }: DrawingRequest) =>
    draw(tools, color ?? pickColor(random, PAINTS), random),
  );
}

export const drawCube = plain({ left: -0.5, right: 0.82, top: -1.06 }, (tools, color) => {
  tools.block(0, 0, 0.84, 0.84, 0.36, color);
  tools.gleam('M-0.36 -0.78V-0.5', 0.03, 0.4);
});

export const drawSphere = plain({ left: -0.52, right: 0.52, top: -1.03 }, (tools, color) => {
  tools.ball(0, -0.5, 0.5, color);
  tools.flat(
    ellipse(tools.lightSide * 0.17, -0.74, 0.1, 0.06, tools.lightSide * 0.5),
    'rgba(255,255,255,0.75)',
  );
});

export const drawCylinder = plain({ left: -0.4, right: 0.4, top: -1.06 }, (tools, color) => {
  tools.turned(0, '0.36,-0.94 0.36,-0.06', color, { tilt: 0.22 });
});

export const drawCone = plain({ left: -0.5, right: 0.5, top: -1.03 }, (tools, color) => {
  const shape = 'M0 -1L0.46 -0.08A0.46 0.1 0 0 1 -0.46 -0.08Z';
  fill(tools.context, shape, across(tools.context, -0.46, 0.46, barrel(color, tools.lightSide)));
  line(tools.context, shape, toCss(scale(color, 0.34), 0.75), 0.008);
});

export const drawSquarePyramid = plain({ left: -0.62, right: 0.62, top: -0.98 }, (tools, color) => {
  const [lit, dim] = tools.lightSide < 0 ? [1.08, 0.66] : [0.7, 1.06];
  for (const [points, tone] of [
    ['M0 -0.94L0.12 0L-0.58 -0.1Z', lit],
    ['M0 -0.94L0.12 0L0.58 -0.18Z', dim],
  ] as const) {
    tools.flat(points, scale(color, tone));
    tools.stroke(points, scale(color, 0.4), 0.008);
  }
});

/** A flat figure that stands upright like a cut-out, with a little thickness. */
function cutOut(points: readonly Point[]): Procedure {
  return plain({ left: -0.58, right: 0.62, top: -1.06 }, (tools, color) => {
    const back = points.map(([x, y]): Point => [x + 0.05, y - 0.03]);
    tools.flat(polygon(back), scale(color, 0.55));
    tools.solid(polygon(points), color, 0.04);
    tools.stroke(polygon(points), mix(color, [255, 255, 255], 0.35), 0.012);
  });
}

/** The corners of a regular figure that stands on one of its sides. */
function regular(corners: number): Point[] {
  const turn = Math.PI / 2 + Math.PI / corners;
  const raw = Array.from({ length: corners }, (_, corner): Point => {
    const angle = turn + (corner * Math.PI * 2) / corners;
    return [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52];
  });
  const foot = Math.max(...raw.map(([, y]) => y));
  return raw.map(([x, y]): Point => [x, y - foot]);
}

export const drawFlatCircle = cutOut(regular(48));
export const drawFlatTriangle = cutOut(regular(3));
export const drawFlatSquare = cutOut(regular(4));
export const drawFlatPentagon = cutOut(regular(5));
export const drawFlatHexagon = cutOut(regular(6));

/** A plastic brick with round studs on top. */
export const drawToyBrick = plain({ left: -0.72, right: 0.96, top: -0.84 }, (tools, color) => {
  tools.block(0, 0, 1.3, 0.5, 0.34, color);
  for (const [row, y] of [-0.6, -0.53].entries())
    for (let stud = 0; stud < 4; stud++) {
      const x = -0.46 + stud * 0.3 + (1 - row) * 0.15;
      tools.turned(x, `0.1,${y - 0.08} 0.1,${y}`, mix(color, [255, 255, 255], 0.08), { tilt: 0.3 });
    }
});

/** Yellow felt with a white seam. */
export const drawTennisBall = thing({ left: -0.52, right: 0.52, top: -1.03 }, (tools, { color }) => {
  const felt: Rgb = color ?? fromHex('#cfe23a');
  tools.ball(0, -0.5, 0.5, felt);
  tools.stroke('M-0.42 -0.76C-0.1 -0.66 -0.1 -0.34 -0.42 -0.24', [250, 250, 244], 0.045);
  tools.stroke('M0.42 -0.76C0.1 -0.66 0.1 -0.34 0.42 -0.24', [250, 250, 244], 0.045);
});

/** A spark as a firefly has it. */
export const drawGlowDot = thing({ left: -0.5, right: 0.5, top: -1, selfLit: 1 }, (tools, { color }) => {
  const light: Rgb = color ?? [255, 232, 120];
  for (const [radius, alpha] of [
    [0.48, 0.25],
    [0.32, 0.5],
    [0.16, 1],
  ] as const)
    tools.flat(ellipse(0, -0.5, radius), toCss(mix(light, [255, 255, 255], alpha > 0.9 ? 0.7 : 0), alpha));
});
