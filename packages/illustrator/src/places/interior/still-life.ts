import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { isPatternSheet } from '../../stage/brief-questions.ts';
import type { PaintPlace } from './room/room.types.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

/** A dark wall with one pool of light, as in old Dutch pictures. */
export const paintDarkWall: PaintPlace = (room) => {
  const { random, context, stage, side } = room;
  const wall = pickColor(random, '#46362c #343e3a #3c3242 #4a302a #2c3a46');
  paintShell(room, { wall, ceiling: wall });
  const { width, height } = stage;
  const pool = context.createRadialGradient(
    width * (0.5 + side * 0.16),
    height * 0.36,
    0,
    width * 0.5,
    height * 0.4,
    Math.max(width, height) * 0.62,
  );
  pool.addColorStop(0, toCss(mix(scale(wall, 2), [255, 226, 180], 0.35), 0.75));
  pool.addColorStop(1, toCss(scale(wall, 0.4), 0.8));
  fillBox(context, pool, 0, 0, width, height);
};

/** A wide window on a garden, right behind the table. */
export const paintGardenWindow: PaintPlace = (room) => {
  const { random, scheme, width } = room;
  paintShell(room, { wallFinish: random.pick(['plaster', 'stripes', 'boards']) });
  const wide = Math.min(width * 0.62, 3);
  openWindow(room, 'back', {
    along: width / 2 - wide / 2 + room.side * width * 0.04,
    up: 0.95,
    wide,
    high: room.height - 1.3,
    panes: [3, 2],
    curtains: scheme.cloth,
  });
};

/** Seamless paper that bends from wall to floor, with one soft light. */
export const paintPaperRoll: PaintPlace = (room) => {
  const { random, context, stage } = room;
  const { width, height, brief, horizon } = stage;
  const paper = brief.backdrop
    ? fromHex(brief.backdrop)
    : brief.place === 'plain' || brief.lighting === 'high-key'
      ? ([242, 240, 236] as Rgb)
      : mix(random.pick([room.scheme.wall, room.scheme.cloth, room.scheme.accent]), [246, 236, 220], 0.35);
  // What is printed all over has one tone, so that sheets laid side by side meet.
  if (isPatternSheet(brief)) {
    fillBox(
      context,
      toCss(brief.backdrop ? paper : mix(room.scheme.cloth, [252, 248, 240], 0.88)),
      0,
      0,
      width,
      height,
    );
    stage.depth.fill(6);
    return;
  }
  const sweep = context.createLinearGradient(0, 0, 0, height);
  sweep.addColorStop(0, toCss(scale(paper, 0.9)));
  sweep.addColorStop(Math.min(0.9, horizon / height), toCss(paper));
  sweep.addColorStop(Math.min(0.97, horizon / height + 0.12), toCss(scale(paper, 1.06)));
  sweep.addColorStop(1, toCss(scale(paper, 0.94)));
  fillBox(context, sweep, 0, 0, width, height);
  const lamp = { x: width * random.range(0.15, 0.85), y: height * random.range(0.1, 0.45) };
  const far = Math.hypot(width, height) * 0.8;
  const fall = context.createRadialGradient(lamp.x, lamp.y, far * 0.2, lamp.x, lamp.y, far);
  fall.addColorStop(0, toCss(scale(paper, 1.05), 0.5));
  fall.addColorStop(1, toCss(scale(paper, 0.78), 0.5));
  fillBox(context, fall, 0, 0, width, height);
  for (let y = 0; y < height; y++)
    stage.depth.fill(
      y < horizon ? 6 : 6 - (4.6 * (y - horizon)) / (height - horizon),
      y * width,
      (y + 1) * width,
    );
};
