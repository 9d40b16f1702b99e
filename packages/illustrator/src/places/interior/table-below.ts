import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, radial } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { setHorizon } from '../../stage/camera.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lightRoomStage } from './room/room-air.ts';

/** Everything on it is as far from the eye, metres. */
const DISTANCE = 1.2;
/** Rows above this one are for what lies behind the rest. */
const UPPER = 0.24;

/** A table that fills the picture, seen from straight above: boards, linen or checked cloth, lit from one side. */
export function layTableBelow(stage: Stage, random: Random): void {
  const { side } = lightRoomStage(stage, random.fork('hour'));
  const { width, height } = stage;
  const paint = random.pick([layBoards, layBoards, layLinen, layChecks]);
  paint(stage, random.fork('top'));
  const light = radial(
    stage.context,
    [width * (0.5 + side * 0.4), height * 0.2, 0, width * 0.5, height * 0.5, Math.max(width, height) * 0.85],
    fade('rgba(255,246,226,0.3)', 'rgba(40,20,24,0.34)'),
  );
  fillBox(stage.context, light, 0, 0, width, height);
  stage.depth.fill(DISTANCE);
  setHorizon(stage, height * UPPER);
}

function layBoards({ context, width, height }: Stage, random: Random): void {
  const wood = pickColor(random, '#b98a5c #8a5c3c #d0b088 #6e4a36');
  const boards = 6;
  const broad = height / boards;
  for (let board = 0; board < boards; board++) {
    const tone = scale(wood, random.range(0.9, 1.08));
    const y = board * broad;
    fillBox(context, toCss(tone), 0, y, width, broad + 1);
    for (let vein = 0; vein < 22; vein++) {
      const at = y + random.range(0.05, 0.95) * broad;
      const from = random.range(-0.2, 0.8) * width;
      const long = random.range(0.2, 0.8) * width;
      context.strokeStyle = toCss(scale(tone, random.range(0.76, 0.92)), 0.5);
      context.lineWidth = (random.range(0.5, 2) * width) / 1024;
      context.beginPath();
      context.moveTo(from, at);
      context.bezierCurveTo(
        from + long * 0.3,
        at + broad * 0.04,
        from + long * 0.6,
        at - broad * 0.04,
        from + long,
        at,
      );
      context.stroke();
    }
    fillBox(context, toCss(scale(wood, 0.42)), 0, y - height * 0.002, width, height * 0.004);
  }
}

function layLinen({ context, width, height }: Stage, random: Random): void {
  const cloth = pickColor(random, '#efe6d6 #dfe4e2 #e8d8cc #d6dccb');
  fillBox(context, toCss(cloth), 0, 0, width, height);
  const thread = Math.max(2, Math.round(width / 260));
  for (let at = 0; at < Math.max(width, height); at += thread) {
    const tone = toCss(scale(cloth, random.range(0.86, 0.98)), 0.4);
    fillBox(context, tone, at, 0, thread / 2, height);
    fillBox(context, tone, 0, at, width, thread / 2);
  }
}

function layChecks({ context, width, height }: Stage, random: Random): void {
  const color = pickColor(random, '#c8443c #4674a8 #588c5c #d69a3a');
  const white: Rgb = [250, 246, 238];
  fillBox(context, toCss(white), 0, 0, width, height);
  const cell = Math.min(width, height) / 11;
  context.fillStyle = toCss(mix(color, white, 0.1), 0.5);
  for (let at = -cell / 2; at < Math.max(width, height); at += cell * 2) {
    context.fillRect(at, 0, cell, height);
    context.fillRect(0, at, width, cell);
  }
}
