import { colorList, mix, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, pathAt } from '../pen/pen.ts';
import type { ThingTools } from '../pen/thing-tools.ts';
import { flame } from '../things/effects.ts';

const CAKES = ['birthday-cake', 'cake', 'wedding-cake', 'cupcake'];
const BERRIES = ['strawberry', 'blueberry', 'cherry', 'raspberry'];

/** Whether a procedure draws a thing on top of its own subject by itself, by the names of procedure and noun. */
export function takesTopping(procedure: string, noun: string): boolean {
  if (CAKES.includes(procedure)) return noun === 'candle' || BERRIES.includes(noun);
  return (
    /^(?:pancakes|waffles)$/.test(procedure) &&
    (BERRIES.includes(noun) || noun === 'honey' || noun === 'butter')
  );
}

/** How many of a topping the prompt asks for; undefined when it asks for none. */
export function countOf({ toppings }: DrawingRequest, name: string): number | undefined {
  return toppings?.find((topping) => topping.name === name)?.count;
}

const CANDLES: readonly Rgb[] = colorList('#ee5c78 #58a0dc #f6c446 #78be6e #b074d8');

/** A ring of candles, all lit, on an ellipse about (x, y); those behind are drawn first. */
export function drawCandles(
  tools: ThingTools,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  count: number,
  height: number,
  unlit: boolean,
): void {
  const places = Array.from({ length: count }, (_, index) => {
    if (count === 1) return { x, y, index };
    // An odd one stands in front, so that none hides another behind it.
    const angle = (index / count) * Math.PI * 2 + Math.PI / 2;
    return { x: x + Math.cos(angle) * radiusX, y: y + Math.sin(angle) * radiusY, index };
  }).sort((a, b) => a.y - b.y);
  const width = Math.min(0.036, (radiusX * 3.4) / Math.max(6, count) / 2);
  for (const place of places) {
    const wax = CANDLES[place.index % CANDLES.length]!;
    tools.rod(`${place.x},${place.y} ${place.x},${place.y - height}`, `${width} ${width}`, wax, width * 0.4);
    for (let stripe = 0; stripe < 3; stripe++) {
      const at = place.y - height * (0.2 + stripe * 0.26);
      tools.stroke(
        pathAt(place.x, at, 'M-0.46 0l0.92 -0.7', width, width),
        mix(wax, [255, 255, 255], 0.7),
        width * 0.26,
      );
    }
    tools.stroke(`M${place.x} ${place.y - height}v${-width * 0.5}`, [60, 50, 46], 0.008);
    if (unlit) continue;
    flame(tools, place.x, place.y - height - width * 0.2, height * 0.62);
  }
  if (!unlit) tools.sheet.light(x, y - height * 1.2, radiusX * 1.6, [255, 190, 100]);
}

/** A strawberry standing on its cut end or lying, its middle at (x, y). */
export function drawStrawberry(
  { context, ...tools }: ThingTools,
  x: number,
  y: number,
  size: number,
  turn = 0,
): void {
  framed(context, { at: [x, y], turn, scale: [size, size] }, () => {
    tools.solid(
      '-0.7,-0.48 -0.3,-0.68 0.3,-0.68 0.7,-0.48 0.74,-0.06 0.5,0.56 0.2,0.86 -0.2,0.86 -0.5,0.56 -0.74,-0.06',
      [222, 42, 52],
      0.3,
    );
    for (let seed = 0; seed < 11; seed++) {
      const [sx, sy] = [((seed * 0.618) % 1) * 1.1 - 0.55, (seed / 11) * 1.1 - 0.42];
      if (Math.abs(sx) < 0.62 - Math.max(0, sy) * 0.6)
        tools.flat(ellipse(sx, sy, 0.045, 0.075), [250, 216, 120]);
    }
    tools.solid(
      '0,-0.86 0.2,-0.68 0.62,-0.74 0.36,-0.5 0.16,-0.34 0,-0.52 -0.16,-0.34 -0.36,-0.5 -0.62,-0.74 -0.2,-0.68',
      [92, 156, 66],
      0.08,
    );
  });
}

/** A round berry with a highlight; dark blue, red or of any color. */
export function drawBerry(tools: ThingTools, x: number, y: number, radius: number, color: Rgb): void {
  tools.ball(x, y, radius, color);
  if (color[2] > color[0])
    tools.stroke(ellipse(x, y - radius * 0.3, radius * 0.3, radius * 0.18), scale(color, 0.5), radius * 0.16);
  tools.flat(
    ellipse(x + tools.lightSide * radius * 0.36, y - radius * 0.46, radius * 0.17),
    'rgba(255,255,255,0.85)',
  );
}

/** Berries of the asked kinds heaped about (x, y), those behind first; a `half` of 0 lays three loosely together. */
export function drawBerryHeap(
  tools: ThingTools,
  random: Random,
  x: number,
  y: number,
  half: number,
  radius: number,
  kinds: readonly string[],
): void {
  const reach = half === 0 ? radius * 0.95 : half;
  const count = half === 0 ? 3 : 13;
  const berries = Array.from({ length: count }, (_, index) => {
    // Sunflower order fills the round evenly; berries near its middle lie on those below.
    const away = Math.sqrt((index + 0.4) / count);
    const angle = index * 2.4 + random.range(-0.25, 0.25);
    const pile = half === 0 ? 0 : Math.max(0, 0.62 - away) * radius * 3;
    const depth = Math.sin(angle) * away * reach * 0.3;
    return { x: x + Math.cos(angle) * away * reach, depth, y: y + depth - pile, pile, index };
  }).sort((a, b) => a.depth + a.pile - (b.depth + b.pile));
  for (const berry of berries) {
    const kind = kinds[berry.index % kinds.length]!;
    const size = radius * random.range(0.84, 1.06);
    if (kind === 'strawberry')
      drawStrawberry(tools, berry.x, berry.y - radius * 0.4, size * 1.35, random.range(-0.5, 0.5));
    else drawBerry(tools, berry.x, berry.y, size, BERRY_SKINS[kind] ?? [206, 44, 86]);
  }
}

const BERRY_SKINS: Readonly<Record<string, Rgb>> = { blueberry: [66, 84, 168], cherry: [190, 26, 46] };
