import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import {
  across,
  barrel,
  box,
  down,
  ellipse,
  fade,
  fill,
  line,
  path,
  pathAt,
  polygon,
} from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';

const LAMP_LIGHT: Rgb = [255, 186, 92];

export interface Wall {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Scatters single stones of slightly other tones over a wall, in courses. */
export function layStones(
  context: SKRSContext2D,
  random: Random,
  { left, right, top, bottom }: Wall,
  color: Rgb,
  course = 0.018,
  share = 0.4,
): void {
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  let row = 0;
  for (let y = top; y < bottom; y += course, row++) {
    for (let x = left - (row % 2) * course * 0.9; x < right; x += course * 1.9) {
      if (!random.chance(share)) continue;
      context.fillStyle = toCss(scale(color, random.range(0.8, 1.14)), 0.6);
      context.fillRect(x, y, course * 1.7, course * 0.82);
    }
  }
  context.restore();
}

/** Battlements along the top of a wall. */
export function drawBattlements(
  context: SKRSContext2D,
  left: number,
  right: number,
  y: number,
  color: Rgb,
  tooth = 0.024,
): void {
  const width = right - left + tooth * 0.8;
  const count = Math.max(2, Math.round(width / (tooth * 1.8)));
  const pitch = (width - tooth) / (count - 1);
  context.fillStyle = toCss(color);
  context.fillRect(left - tooth * 0.4, y, width, tooth * 0.9);
  for (let index = 0; index < count; index++) {
    context.fillStyle = toCss(color);
    context.fillRect(left - tooth * 0.4 + index * pitch, y - tooth * 0.85, tooth, tooth);
    context.fillStyle = toCss(mix(color, [255, 250, 235], 0.35));
    context.fillRect(left - tooth * 0.4 + index * pitch, y - tooth * 0.85, tooth, tooth * 0.2);
  }
  context.fillStyle = toCss(scale(color, 0.62));
  context.fillRect(left - tooth * 0.4, y + tooth * 0.9, width, tooth * 0.35);
}

interface RoundTower {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

/** The shaft of a round tower: barrel shading and stones. */
export function drawTowerShaft(
  context: SKRSContext2D,
  random: Random,
  { x, width, top, bottom }: RoundTower,
  stone: Rgb,
  lightSide: -1 | 1,
): void {
  const left = x - width / 2;
  const right = x + width / 2;
  context.fillStyle = across(context, left, right, barrel(stone, lightSide));
  context.fillRect(left, top, width, bottom - top);
  layStones(context, random, { left, right, top, bottom }, stone);
  context.fillStyle = across(
    context,
    left,
    right,
    fade(
      lightSide < 0 ? 'rgba(20,15,30,0)' : 'rgba(20,15,30,0.45)',
      [0.5, 'rgba(20,15,30,0.04)'],
      lightSide < 0 ? 'rgba(20,15,30,0.45)' : 'rgba(20,15,30,0)',
    ),
  );
  context.fillRect(left, top, width, bottom - top);
}

/** A conical roof with flared eaves, shingle rows, and snow on request. */
export function drawConeRoof(
  context: SKRSContext2D,
  { x, width, y, height }: { x: number; width: number; y: number; height: number },
  color: Rgb,
  lightSide: -1 | 1,
  snow: boolean,
): void {
  const half = width / 2;
  const cone = path(
    pathAt(x, y, 'M-1 0Q-0.3 -0.42 0 -1', half, height) +
      `Q${x + half * 0.3} ${y - height * 0.42} ${x + half} ${y}Q${x} ${y + half * 0.26} ${x - half} ${y}Z`,
  );
  const tone = snow ? mix(color, [240, 245, 252], 0.78) : color;
  fill(context, cone, across(context, x - half, x + half, barrel(tone, lightSide, 1.15)));
  context.save();
  context.clip(cone);
  const rows = Math.max(4, Math.round(height / 0.03));
  for (let row = 0; row < rows; row++) {
    const level = y - (height * row) / rows;
    const arc = pathAt(x, level, 'M-1 0Q0 0.28 1 0', half, half);
    line(context, arc, toCss(scale(tone, 0.55), 0.4), 0.004);
  }
  context.restore();
  line(context, cone, toCss(scale(color, 0.3), 0.6), 0.004);
}

/** A pennant on a pole standing on (x, y). */
export function drawPennant(context: SKRSContext2D, x: number, y: number, length: number, color: Rgb): void {
  line(context, `M${x} ${y}V${y - length}`, [64, 54, 52], length * 0.09);
  const top = y - length;
  const flag =
    pathAt(x, top, 'M0 0q0.4 -0.1 0.75 0.18', length, length) +
    `q${-length * 0.4} ${length * 0.02} ${-length * 0.75} ${length * 0.3}Z`;
  fill(context, flag, color);
}

interface WindowShape {
  x: number;
  /** Middle of the window. */
  y: number;
  width: number;
  height: number;
  arched?: boolean;
}

/** A window opening; lit ones shine on the glow sheet as well. */
export function drawOpening(sheet: Sketch, shape: WindowShape, lit: boolean, dark: Rgb = [40, 36, 46]): void {
  const { x, y, width, height, arched = true } = shape;
  const bottom = y + height / 2;
  const opening = arched
    ? path(
        `M${x - width / 2} ${bottom}V${y - height * 0.1}` +
          `A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${y - height * 0.1}V${bottom}Z`,
      )
    : box(x, bottom, width, height);
  const { context } = sheet;
  line(context, opening, [90, 80, 78], width * 0.3);
  if (!lit) {
    fill(context, opening, dark);
    return;
  }
  for (const target of [context, sheet.glow])
    fill(target, opening, down(target, y - height / 2, bottom, fade([255, 236, 170], LAMP_LIGHT)));
}

/** Panes: bars across a window that was drawn before, on both sheets. */
export function drawBars(sheet: Sketch, { x, y, width, height }: WindowShape, lit: boolean): void {
  const bars = pathAt(x, y, 'M0 -0.5V0.5M-0.5 0H0.5', width, height);
  for (const target of lit ? [sheet.context, sheet.glow] : [sheet.context])
    line(target, bars, [58, 38, 26], Math.min(width, height) * 0.09);
}

/** A gateway with wooden doors or a portcullis. */
export function drawGate(
  context: SKRSContext2D,
  x: number,
  bottom: number,
  width: number,
  height: number,
): void {
  const shape = (grow: number) =>
    path(
      `M${x - width / 2 - grow} ${bottom}V${bottom - height + width / 2}` +
        `A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${x + width / 2 + grow} ${bottom - height + width / 2}V${bottom}Z`,
    );
  fill(context, shape(width * 0.14), [112, 102, 98]);
  fill(context, shape(0), [34, 27, 30]);
  context.save();
  context.clip(shape(0));
  context.strokeStyle = 'rgba(150,128,100,0.75)';
  context.lineWidth = width * 0.045;
  for (let bar = 1; bar < 5; bar++) {
    const barX = x - width / 2 + (width * bar) / 5;
    line(context, pathAt(barX, bottom, 'M0 -1V-0.3', 1, height), 'rgba(150,128,100,0.75)', width * 0.045);
  }
  for (let bar = 0; bar < 3; bar++) {
    const barY = bottom - height * (0.9 - bar * 0.2);
    line(context, `M${x - width / 2} ${barY}H${x + width / 2}`, 'rgba(150,128,100,0.75)', width * 0.035);
  }
  context.restore();
}

/** A sloping roof plane with rows of tiles between its upper and lower edge. */
export function drawTiledPlane(
  context: SKRSContext2D,
  corners: readonly [number, number][],
  color: Rgb,
  rows: number,
): void {
  const plane = polygon(corners);
  fill(context, plane, color);
  const [topLeft, topRight, bottomRight, bottomLeft] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  for (let row = 1; row < rows; row++) {
    const t = row / rows;
    const from = [
      topLeft[0] + (bottomLeft[0] - topLeft[0]) * t,
      topLeft[1] + (bottomLeft[1] - topLeft[1]) * t,
    ];
    const to = [
      topRight[0] + (bottomRight[0] - topRight[0]) * t,
      topRight[1] + (bottomRight[1] - topRight[1]) * t,
    ];
    line(context, `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, toCss(scale(color, 0.6), 0.55), 0.005);
  }
}

/** Low bushes or drifts along a base line, so that walls do not end like cut paper. */
export function drawTufts(
  context: SKRSContext2D,
  random: Random,
  left: number,
  right: number,
  color: Rgb,
  size = 0.02,
): void {
  const count = Math.round(((right - left) / size) * 0.8);
  for (let index = 0; index < count; index++) {
    const x = left + (right - left) * (index / count) + random.range(-size, size);
    const height = size * random.range(0.4, 1);
    fill(
      context,
      ellipse(x, -height * 0.3, size * random.range(0.6, 1.1), height * 0.7),
      toCss(scale(color, random.range(0.7, 1.15)), 0.95),
    );
  }
}
