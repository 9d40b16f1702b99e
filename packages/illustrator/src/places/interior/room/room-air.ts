import type { Brief } from '../../../brief/brief.types.ts';
import { drawSoftly } from '../../../core/canvas.ts';
import { colorList, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fade, fillBox, radial } from '../../../core/ink.ts';
import { lerp } from '../../../core/maths.ts';
import type { Random } from '../../../core/random.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import type { Room } from './room.types.ts';
import { traceOutline } from './room-shapes.ts';
import type { RoomHour } from './room-view.ts';

/** What the hour and the wishes mean for a room, and the light that subjects in it get. */
export function lightRoomStage(stage: Stage, random: Random, sunless = false): RoomHour {
  const { brief, width, height } = stage;
  const outside = stage.palette;
  const unlit = brief.placeHints?.has('unlit') ?? false;
  const dim = brief.placeHints?.has('dim') ?? false;
  const night = outside.night || sunless || unlit || dim;
  const cosy = sunless || brief.features.has('cosy-light') || brief.lighting === 'candle';
  const side = random.chance(0.5) ? -1 : 1;
  const dusk =
    brief.timeOfDay === 'sunset' || brief.timeOfDay === 'dawn'
      ? 0.75
      : brief.timeOfDay === 'twilight'
        ? 0.35
        : 1;
  const dull = ['rain', 'storm', 'fog', 'cloudy', 'snowfall'].includes(brief.weather) ? 0.8 : 1;
  const daylight = night ? 0 : dusk * dull;
  const bright = unlit
    ? 0.36
    : brief.lighting === 'low-key' || dim
      ? 0.7
      : brief.lighting === 'high-key'
        ? 1.2
        : lerp(0.78, 1, daylight);
  stage.indoor = true;
  stage.ground = () => 0;
  stage.sun = { x: side < 0 ? -width * 0.1 : width * 1.1, y: height * 0.05 };
  stage.light = [side * 0.699, 0.619, -0.359];
  const { sun, ambient } = lightOf(brief, { unlit, dim, night, cosy });
  stage.palette = {
    ...outside,
    sun,
    ambient: scale(ambient, bright),
    fog: scale([120, 104, 92], bright),
    night: false,
    sunElevation: 0.4,
  };
  return { outside, daylight, cosy, side, unlit };
}

/** What shines into the room or in it, and what is between: blue in the dark, warm by lamps and fire. */
function lightOf(
  { timeOfDay }: Brief,
  { unlit, dim, night, cosy }: Record<'unlit' | 'dim' | 'night' | 'cosy', boolean>,
): { sun: Rgb; ambient: Rgb } {
  if (unlit) return { sun: [112, 134, 196], ambient: [92, 100, 150] };
  if (dim) return { sun: [214, 184, 160], ambient: [118, 118, 152] };
  const byLamps: Rgb = [255, 208, 146];
  if (night) return { sun: byLamps, ambient: [140, 128, 140] };
  if (cosy) return { sun: byLamps, ambient: [146, 126, 112] };
  return { sun: timeOfDay === 'sunset' ? [255, 206, 148] : [255, 240, 214], ambient: [152, 146, 144] };
}

/** Lays the hour's light over the finished room: dim corners, sun on the floor, shining windows and lamps. */
export function lightTheAir(room: Room): void {
  const { stage, context, daylight, cosy, side } = room;
  const { width, height } = stage;
  shade(room);
  layPatches(room);
  const glow = context.createLinearGradient(side < 0 ? 0 : width, 0, side < 0 ? width : 0, height * 0.3);
  glow.addColorStop(0, toCss([255, 236, 200], 0.16 * daylight));
  glow.addColorStop(0.6, toCss([255, 236, 200], 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  fillBox(context, glow, 0, 0, width, height);
  context.restore();
  shineWindows(room);
  if (room.unlit) {
    sinkIntoDark(room);
    return;
  }
  for (const lamp of room.lamps) {
    stage.checkpoint.check();
    shine(
      room,
      lamp.x,
      lamp.y,
      lamp.radius,
      lamp.color,
      lamp.strength * (daylight > 0.5 && !cosy ? 0.45 : 1),
    );
  }
}

/** No lamp is lit: all but shapes sinks away, the window and a door left ajar behind us are all the light. */
function sinkIntoDark(room: Room): void {
  const { stage, context, panes, unit, side } = room;
  const { width, height } = stage;
  const spot = { x: width * (0.5 - side * 0.08), y: stage.horizon + (height - stage.horizon) * 0.3 };
  const dark = radial(
    context,
    [spot.x, spot.y, unit * 0.05, spot.x, spot.y, unit * 0.75],
    fade('rgb(96,104,150)', [0.5, 'rgb(44,48,86)'], 'rgb(14,15,34)'),
  );
  context.save();
  context.globalCompositeOperation = 'multiply';
  fillBox(context, dark, 0, 0, width, height);
  context.restore();
  drawSoftly(context, width, height, { blur: unit * 0.008, blend: 'screen', resolution: 0.5 }, (soft) => {
    for (const { outline, patch } of panes) {
      for (const [shape, color] of [
        [outline, 'rgba(120,150,220,0.42)'],
        [patch ?? [], 'rgba(120,150,220,0.3)'],
      ] as const) {
        soft.fillStyle = color;
        soft.beginPath();
        for (const { x, y } of shape) soft.lineTo(x, y);
        soft.fill();
      }
    }
    soft.fillStyle = 'rgba(255,206,130,0.34)';
    soft.beginPath();
    for (const [across, down] of [
      [0.5, 0.12],
      [0.52, 0.12],
      [0.3, 1],
      [0.2, 1],
    ] as const)
      soft.lineTo(width * (0.5 - side * (0.5 - across)), stage.horizon + (height - stage.horizon) * down);
    soft.fill();
  });
}

/** Tints of the brightest and the dimmest side of a room. */
const SHADES = {
  day: colorList<2>('#fffaf0 #e6dede'),
  'cosy day': colorList<2>('#ffe8c6 #d6b094'),
  lamplight: colorList<2>('#ffe0b8 #c4988e'),
  candlelight: colorList<2>('#fad2a8 #b28270'),
  moonlight: colorList<2>('#babade #7c78a6'),
};

function shadesFor({ daylight, cosy, lamps }: Room): readonly [Rgb, Rgb] {
  if (daylight > 0) return SHADES[cosy ? 'cosy day' : 'day'];
  if (cosy) return SHADES.candlelight;
  return SHADES[lamps.length > 0 ? 'lamplight' : 'moonlight'];
}

function shade(room: Room): void {
  const { stage, context, side, unit, daylight, cosy } = room;
  const { width, height, brief } = stage;
  const dim = brief.lighting === 'low-key' ? 0.62 : 1;
  const [from, to] = shadesFor(room);
  const across = context.createLinearGradient(side < 0 ? 0 : width, 0, side < 0 ? width : 0, height * 0.5);
  across.addColorStop(0, toCss(from));
  across.addColorStop(1, toCss(scale(to, dim)));
  context.save();
  context.globalCompositeOperation = 'multiply';
  fillBox(context, across, 0, 0, width, height);
  const corners = context.createRadialGradient(
    width / 2,
    height * 0.52,
    unit * 0.3,
    width / 2,
    height * 0.52,
    Math.hypot(width, height) * 0.58,
  );
  corners.addColorStop(0, 'rgb(255,255,255)');
  corners.addColorStop(1, cosy || daylight === 0 ? 'rgb(186,158,152)' : 'rgb(230,220,216)');
  fillBox(context, corners, 0, 0, width, height);
  context.restore();
}

/** Lays the windows' light on the floor, once; a painter may call it before furniture comes to stand in it. */
export function layPatches({ stage, context, panes, daylight, unit }: Room): void {
  if (daylight <= 0.3) return;
  const patches = panes.flatMap(({ patch }) => (patch ? [patch] : []));
  if (patches.length === 0 || stage.brief.weather !== 'clear') return;
  for (const pane of panes) pane.patch = undefined;
  const low = stage.brief.timeOfDay !== 'day';
  const cast = (blend: GlobalCompositeOperation, color: Rgb, strength: number) =>
    drawSoftly(context, stage.width, stage.height, { blur: unit * 0.006, blend, resolution: 0.5 }, (soft) => {
      soft.fillStyle = toCss(color, strength * daylight);
      for (const patch of patches) {
        soft.beginPath();
        for (const { x, y } of patch) soft.lineTo(x, y);
        soft.fill();
      }
    });
  cast('soft-light', low ? [255, 196, 110] : [255, 240, 190], 0.95);
  cast('screen', low ? [255, 176, 90] : [255, 226, 160], 0.22);
}

/** Daylight blooms around an opening. */
function shineWindows(room: Room): void {
  const { stage, context, panes, daylight, unit, outside } = room;
  if (panes.length === 0 || daylight < 0.2) return;
  drawSoftly(
    context,
    stage.width,
    stage.height,
    { blur: unit * 0.03, blend: 'screen', resolution: 0.25 },
    (soft) => {
      soft.fillStyle = toCss(outside.horizon, 0.34 * daylight);
      for (const { outline } of panes) {
        soft.beginPath();
        for (const { x, y } of outline) soft.lineTo(x, y);
        soft.fill();
      }
    },
  );
  traceOutline(room, []);
}

/** A pool of light about a lamp. */
export function shine(
  { context }: Pick<Room, 'context'>,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  strength: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, toCss(color, 0.9 * strength));
  gradient.addColorStop(0.1, toCss(color, 0.46 * strength));
  gradient.addColorStop(0.4, toCss(color, 0.16 * strength));
  gradient.addColorStop(1, toCss(color, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  fillBox(context, gradient, x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
