import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import { coloredRows } from '../../core/number-tables.ts';
import { isRuined, isRusty } from '../buildings/parts/building-state.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { box, clipped, down, ellipse, fade, fill, line, type Shape } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';

const WHITE: Rgb = [255, 255, 255];
const RUST: Rgb = [150, 82, 42];

interface Wheel {
  x: number;
  radius: number;
  rim?: 'steel' | 'whitewall' | 'plain';
  /** Color of the hub cap. */
  hub?: Rgb;
}

/** A rubber tyre that stands on the ground, under the arch of its body. */
export function drawTyre(
  context: SKRSContext2D,
  { x, radius, rim = 'steel', hub = [196, 202, 210] }: Wheel,
  arch = true,
): void {
  const y = -radius;
  if (arch)
    fill(
      context,
      `M${x - radius * 1.2} ${y + radius * 0.3}A${radius * 1.2} ${radius * 1.2} 0 0 1 ${x + radius * 1.2} ${y + radius * 0.3}Z`,
      [20, 18, 22],
    );
  fill(context, ellipse(x, y, radius), [34, 33, 38]);
  line(context, ellipse(x, y, radius * 0.93), [62, 61, 68], radius * 0.06);
  if (rim === 'whitewall') line(context, ellipse(x, y, radius * 0.72), [244, 240, 230], radius * 0.16);
  fill(context, ellipse(x, y, radius * 0.6), [70, 72, 80]);
  fill(
    context,
    ellipse(x, y, radius * 0.56),
    down(
      context,
      y - radius * 0.56,
      y + radius * 0.56,
      fade(mix(hub, WHITE, 0.5), [0.55, scale(hub, 0.82)], scale(hub, 0.5)),
    ),
  );
  if (rim === 'steel')
    for (let hole = 0; hole < 6; hole++) {
      const angle = (hole / 6) * TAU + 0.3;
      fill(
        context,
        ellipse(x + Math.cos(angle) * radius * 0.36, y + Math.sin(angle) * radius * 0.36, radius * 0.1),
        [44, 44, 50],
      );
    }
  fill(context, ellipse(x, y, radius * 0.17), scale(hub, 0.7));
  fill(context, ellipse(x - radius * 0.04, y - radius * 0.05, radius * 0.1), mix(hub, WHITE, 0.6));
}

/** Painted sheet metal: bright above, a dark line of reflected ground, patches of rust on an old one. */
export function drawBodywork(
  context: SKRSContext2D,
  shape: Shape,
  color: Rgb,
  { top, bottom }: { top: number; bottom: number },
  request: DrawingRequest,
): void {
  const rusty = isRusty(request);
  const paint = rusty ? mix(color, [150, 132, 112], 0.22) : color;
  fill(
    context,
    shape,
    down(
      context,
      top,
      bottom,
      fade(
        mix(paint, WHITE, rusty ? 0.22 : 0.4),
        [0.3, mix(paint, WHITE, 0.06)],
        [0.62, scale(paint, 0.92)],
        [0.72, scale(paint, 0.72)],
        scale(paint, 0.5),
      ),
    ),
  );
  if (rusty) clipped(context, shape, () => drawRust(context, { top, bottom }, request));
  line(context, shape, toCss(scale(color, 0.28), 0.85), 0.012);
}

function drawRust(
  context: SKRSContext2D,
  { top, bottom }: { top: number; bottom: number },
  { random, qualities }: DrawingRequest,
): void {
  const heavy = qualities.includes('rusty') || isRuined({ qualities });
  for (let patch = 0; patch < (heavy ? 20 : 8); patch++) {
    const x = random.range(-1.2, 1.2);
    const low = random.chance(0.65);
    const y = low ? bottom - random.range(0, 0.12) : random.range(top, bottom);
    const reach = random.range(0.03, heavy ? 0.13 : 0.07);
    for (let fleck = 0; fleck < 5; fleck++)
      fill(
        context,
        ellipse(
          x + random.range(-1, 1) * reach,
          y + random.range(-0.5, 0.5) * reach,
          reach * random.range(0.3, 0.7),
          reach * random.range(0.2, 0.45),
        ),
        toCss(scale(RUST, random.range(0.7, 1.15)), 0.62),
      );
    if (heavy) line(context, `M${x} ${y}v${random.range(0.04, 0.12)}`, toCss(scale(RUST, 0.8), 0.5), 0.012);
  }
}

/** A pane of a vehicle: sky above, darkness below, a slanting reflection; warm from inside at night. */
export function drawGlass(
  sheet: Sketch,
  shape: Shape,
  { x, top, bottom, width }: { x: number; top: number; bottom: number; width: number },
  request: DrawingRequest,
  lit = false,
): void {
  const { context } = sheet;
  if (lit && request.lamps) {
    for (const target of [context, sheet.glow])
      fill(target, shape, down(target, top, bottom, coloredRows<1>('0,#ffeeb4 1,#ffc46c')));
  } else {
    fill(context, shape, down(context, top, bottom, coloredRows<1>('0,#5c7e98 0.55,#96bace 1,#cee2ea')));
    clipped(context, shape, () => {
      fill(
        context,
        `M${x - width * 0.1} ${bottom}L${x + width * 0.18} ${top}H${x + width * 0.36}L${x + width * 0.08} ${bottom}Z`,
        'rgba(255,255,255,0.42)',
      );
      if (isRuined(request))
        line(
          context,
          `M${x - width * 0.2} ${top}l${width * 0.15} ${(bottom - top) * 0.5}l${-width * 0.1} ${(bottom - top) * 0.2}l${width * 0.3} ${(bottom - top) * 0.3}`,
          'rgba(240,248,252,0.9)',
          0.008,
        );
    });
  }
  line(context, shape, [44, 42, 50], 0.016);
}

/** A rectangular pane with rounded corners; `x` is its middle. */
export function drawPane(
  sheet: Sketch,
  x: number,
  bottom: number,
  width: number,
  height: number,
  request: DrawingRequest,
  lit = true,
  radius = 0.03,
): void {
  drawGlass(
    sheet,
    box(x, bottom, width, height, radius),
    { x, top: bottom - height, bottom, width },
    request,
    lit,
  );
}

export function drawHeadlamp(
  sheet: Sketch,
  x: number,
  y: number,
  radius: number,
  { lamps }: DrawingRequest,
): void {
  const { context } = sheet;
  fill(context, ellipse(x, y, radius * 0.9, radius * 1.12), [120, 124, 132]);
  for (const target of lamps ? [context, sheet.glow] : [context])
    fill(target, ellipse(x + radius * 0.12, y, radius * 0.68, radius * 0.9), [255, 247, 214]);
  if (lamps) sheet.light(x + radius, y, 0.42, [255, 232, 170]);
}

export function drawTailLamp(
  sheet: Sketch,
  x: number,
  bottom: number,
  { lamps }: DrawingRequest,
  height = 0.09,
): void {
  const shape = box(x, bottom, 0.045, height, 0.014);
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(target, shape, lamps ? [255, 84, 60] : [206, 44, 40]);
  if (lamps) sheet.light(x, bottom - height / 2, 0.16, [255, 70, 50]);
}

/** Snow on a roof or a bonnet between two edges. */
export function drawSnowCap(
  context: SKRSContext2D,
  left: number,
  right: number,
  y: number,
  { snow }: DrawingRequest,
): void {
  if (!snow) return;
  const middle = (left + right) / 2;
  fill(
    context,
    `M${left} ${y + 0.012}Q${left + 0.02} ${y - 0.05} ${middle} ${y - 0.055}Q${right - 0.02} ${y - 0.05} ${right} ${y + 0.012}Q${middle} ${y + 0.035} ${left} ${y + 0.012}Z`,
    [242, 246, 252],
  );
}

interface Cabin {
  /** Where the glass begins and ends, and the line on which it stands. */
  from: number;
  to: number;
  belt: number;
  top: number;
  /** The side on which the windscreen is. */
  ahead: -1 | 1;
}

export function isOpenTopped({ qualities }: Pick<DrawingRequest, 'qualities'>): boolean {
  return qualities.includes('open-top');
}

/** Takes the roof off a car that is drawn: what is left above the doors is the windscreen and the backs of the seats. */
export function openRoof(sheet: Sketch, paint: Rgb, { from, to, belt, top, ahead }: Cabin): void {
  const { context } = sheet;
  context.clearRect(-4, -4, 8, 4 + belt);
  const [front, back] = ahead > 0 ? [to, from] : [from, to];
  const long = to - from;
  for (const along of [0.34, 0.66]) {
    const x = back + ahead * long * along;
    fill(
      context,
      `M${x - ahead * 0.07} ${belt + 0.02}q${-ahead * 0.04} -0.14 ${ahead * 0.02} -0.15q${ahead * 0.06} 0 ${ahead * 0.1} 0.15Z`,
      [74, 50, 44],
    );
  }
  const tip = front - ahead * long * 0.2;
  fill(
    context,
    `M${front - ahead * 0.02} ${belt}L${tip} ${top * 0.6 + belt * 0.4}L${tip - ahead * 0.04} ${belt}Z`,
    'rgba(190,222,236,0.6)',
  );
  line(context, `M${front - ahead * 0.02} ${belt}L${tip} ${top * 0.6 + belt * 0.4}`, scale(paint, 0.5), 0.03);
  line(context, `M${from} ${belt}H${to}`, scale(paint, 0.6), 0.024);
  line(context, `M${front - ahead * long * 0.26} ${belt - 0.01}l${-ahead * 0.05} -0.09`, [36, 34, 40], 0.022);
  sheet.opening(back + ahead * long * 0.5, belt, long * 0.4, 0.02);
}
