import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, clipped, down, ellipse, fade, fill, line, path, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawOpening, layStones } from './parts/masonry.ts';
import { drawViaduct } from './viaduct.ts';

/** A great pyramid with a smaller one behind it. */
export function drawPyramid({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#d9b878 #d2aa6e #e0c48c');
  return sketch({ size: size * 1.25, left: -0.95, right: 0.95, top: -0.86 }, ({ context }) => {
    const side = random.pick([-1, 1]);
    const pyramids = [
      { x: side * 0.55, half: 0.38, height: 0.44, tone: mix(stone, [190, 190, 210], 0.25) },
      { x: -side * 0.12, half: 0.72, height: 0.82, tone: stone },
    ];
    for (const { x, half, height, tone } of pyramids) {
      const edge = x + half * 0.22 * -lightSide;
      const [lit, dark] = lightSide < 0 ? [-1, 1] : [1, -1];
      fill(
        context,
        polygon([
          [x + lit * half, 0],
          [x, -height],
          [edge, 0],
        ]),
        across(context, x + lit * half, edge, fade(mix(tone, [255, 246, 220], 0.2), tone)),
      );
      fill(
        context,
        polygon([
          [x + dark * half, 0],
          [x, -height],
          [edge, 0],
        ]),
        down(context, -height, 0, fade(scale(tone, 0.5), scale(tone, 0.66))),
      );
      const rows = Math.round(height * 26);
      for (let row = 1; row < rows; row++) {
        const t = row / rows;
        const y = -height * (1 - t);
        line(context, `M${x - half * t} ${y}H${x + half * t}`, toCss(scale(tone, 0.4), 0.28), 0.004);
        for (let block = 0; block < 7 * t; block++) {
          const blockX = x + random.range(-1, 1) * half * t * 0.96;
          fill(
            context,
            box(blockX, y, random.range(0.02, 0.045), height / rows, 0.002),
            toCss(random.chance(0.5) ? scale(tone, 0.5) : mix(tone, [255, 250, 230], 0.5), 0.22),
          );
        }
      }
    }
  });
}

/** A stone bridge: three arches under a humped road, or a tall viaduct whose deck is level. */
export function drawBridge(request: DrawingRequest): Drawing {
  const { random, qualities } = request;
  // Trains need a level deck.
  return qualities.includes('crossed') || random.chance(0.5)
    ? drawViaduct(request)
    : drawHumpedBridge(request);
}

function drawHumpedBridge({ size, random, color }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#b0a698 #a89c90 #b59a80');
  return sketch({ size: size * 1.15, left: -1.2, right: 1.2, top: -0.62, bottom: 0.14 }, ({ context }) => {
    drawStream(context);
    const deck = path(
      'M-1.16 0V-0.34Q0 -0.66 1.16 -0.34V0H0.98V-0.14A0.19 0.19 0 0 0 0.6 -0.14V0H0.34V-0.2A0.34 0.28 0 0 0 -0.34 -0.2V0H-0.6V-0.14A0.19 0.19 0 0 0 -0.98 -0.14V0Z',
    );
    fill(
      context,
      'M-1.0 0V-0.16A0.21 0.21 0 0 1 -0.58 -0.16V0ZM-0.36 0V-0.22A0.36 0.3 0 0 1 0.36 -0.22V0ZM0.58 0V-0.16A0.21 0.21 0 0 1 1.0 -0.16V0Z',
      scale(stone, 0.42),
    );
    fill(
      context,
      deck,
      down(context, -0.5, 0, fade(mix(stone, [255, 250, 240], 0.2), [0.4, stone], scale(stone, 0.58))),
    );
    clipped(context, deck, () =>
      layStones(context, random, { left: -1.16, right: 1.16, top: -0.6, bottom: 0 }, stone, 0.03, 0.45),
    );
    for (const arch of [
      'M-0.98 -0.14A0.19 0.19 0 0 1 -0.6 -0.14',
      'M-0.34 -0.2A0.34 0.28 0 0 1 0.34 -0.2',
      'M0.6 -0.14A0.19 0.19 0 0 1 0.98 -0.14',
    ]) {
      line(context, arch, mix(stone, [255, 250, 240], 0.35), 0.035);
      line(context, arch, toCss(scale(stone, 0.4), 0.6), 0.006);
    }
    line(context, 'M-1.17 -0.36Q0 -0.68 1.17 -0.36', mix(stone, [255, 255, 255], 0.25), 0.04);
    for (let post = -6; post <= 6; post++) {
      const x = post * 0.18;
      const y = -0.36 - 0.16 * (1 - (x / 1.17) ** 2);
      fill(context, box(x, y - 0.005, 0.045, 0.08, 0.006), scale(stone, 0.95));
    }
  });
}

/** Water under the arches and before them: a bridge without a river looks lost. */
function drawStream(context: SKRSContext2D): void {
  const water = 'M-0.98 -0.06Q0 -0.12 0.98 -0.06L1.1 0.06Q0 0.16 -1.1 0.06Z';
  fill(context, water, down(context, -0.1, 0.12, coloredRows<1>('0,#406070 1,#7aa8b8')));
  for (let ripple = 0; ripple < 9; ripple++) {
    const x = -0.8 + ripple * 0.2;
    const y = 0.02 + (ripple % 3) * 0.028;
    line(context, `M${x - 0.08} ${y}q0.08 -0.014 0.16 0`, 'rgba(236,248,252,0.6)', 0.008);
  }
}

/** A glass tower with a stepped crown, two lower ones beside it. */
export function drawSkyscraper({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const glass: Rgb = color ?? pickColor(random, '#5f8aa8 #7c8fa6 #54777e');
  return sketch({ size: size * 1.1, left: -0.46, right: 0.46, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    const blocks = [
      { x: -0.25, width: 0.24, height: random.range(0.48, 0.62) },
      { x: 0.26, width: 0.22, height: random.range(0.4, 0.56) },
      { x: 0, width: 0.3, height: 0.86 },
      { x: 0, width: 0.2, height: 0.94 },
    ];
    for (const { x, width, height } of blocks) {
      const shape = box(x, 0, width, height);
      sheet.cover(shape);
      const stops: Array<[number, Rgb]> = [
        [0, mix(glass, [235, 245, 255], 0.45)],
        [0.6, glass],
        [0.62, scale(glass, 0.62)],
        [1, scale(glass, 0.46)],
      ];
      fill(
        context,
        shape,
        across(
          context,
          lightSide < 0 ? x - width / 2 : x + width / 2,
          lightSide < 0 ? x + width / 2 : x - width / 2,
          stops,
        ),
      );
      const rows = Math.round(height / 0.03);
      const columns = Math.round(width / 0.028);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const paneX = x - width / 2 + (width * (column + 0.5)) / columns;
          const pane = box(paneX, -row * 0.03 - 0.006, (width / columns) * 0.7, 0.019);
          const lit = lamps && random.chance(0.42);
          fill(context, pane, lit ? [255, 222, 150] : toCss(scale(glass, random.range(0.5, 1.2)), 0.75));
          if (lit) fill(sheet.glow, pane, [255, 222, 150]);
        }
      }
    }
    line(context, 'M0 -0.94V-1.09', [96, 104, 116], 0.014);
    if (lamps) {
      fill(sheet.glow, ellipse(0, -1.09, 0.014), [255, 80, 70]);
      sheet.light(0, -1.09, 0.06, [255, 80, 70]);
      sheet.light(0, -0.5, 0.5, [255, 210, 140]);
    }
    drawOpening(sheet, { x: 0, y: -0.035, width: 0.1, height: 0.07, arched: false }, lamps);
  });
}

/** A hedge maze seen from above at a slant, entrance towards us, a fountain in its heart. */
export function drawLabyrinth({ size, random, color, snow }: DrawingRequest): Drawing {
  const hedge: Rgb = color ?? (snow ? [206, 220, 226] : [66, 112, 58]);
  const cells = 11;
  const passages = carveMaze(cells, random);
  return sketch({ size: size * 0.92, left: -1.1, right: 1.1, top: -0.95 }, ({ context }) => {
    const place = (column: number, row: number) => {
      const v = row / (cells * 2);
      const spread = 0.58 + 0.48 * v;
      return [(column / (cells * 2) - 0.5) * 2 * spread, -0.84 + 0.84 * v ** 1.12] as const;
    };
    fill(
      context,
      polygon([place(0, 0), place(cells * 2, 0), place(cells * 2, cells * 2), place(0, cells * 2)]),
      snow ? [226, 232, 240] : [206, 188, 148],
    );
    const last = cells * 2;
    for (let row = 0; row <= last; row++) {
      const rise = 0.035 + 0.035 * (row / last);
      for (let column = 0; column <= last; column++) {
        if (passages[row]![column]) continue;
        const [x0, y0] = place(column - 0.5, row - 0.5);
        const [x1] = place(column + 0.52, row - 0.5);
        const [x2, y2] = place(column + 0.52, row + 0.5);
        const [x3] = place(column - 0.5, row + 0.5);
        const tone = scale(hedge, random.range(0.94, 1.06));
        fill(
          context,
          polygon([
            [x3, y2],
            [x2, y2],
            [x2, y2 - rise],
            [x3, y2 - rise],
          ]),
          scale(tone, 0.52),
        );
        fill(
          context,
          polygon([
            [x0, y0 - rise],
            [x1, y0 - rise],
            [x2, y2 - rise],
            [x3, y2 - rise],
          ]),
          mix(tone, [236, 246, 180], 0.2),
        );
      }
    }
    const [x, y] = place(cells, cells);
    fill(context, ellipse(x, y, 0.09, 0.045), [178, 172, 166]);
    fill(context, ellipse(x, y - 0.012, 0.072, 0.034), [112, 176, 206]);
    line(context, `M${x} ${y - 0.02}V${y - 0.1}`, [206, 234, 246], 0.014);
  });
}

/** Cells and gaps of a maze, `true` where one can walk: recursive backtracking with an open heart and one entrance. */
function carveMaze(cells: number, random: { pick: <T>(list: readonly T[]) => T }): boolean[][] {
  const last = cells * 2;
  const open = Array.from({ length: last + 1 }, () => Array.from({ length: last + 1 }, () => false));
  const trail: Array<readonly [number, number]> = [[cells | 1, last - 1]];
  open[last - 1]![cells | 1] = true;
  while (trail.length > 0) {
    const [column, row] = trail[trail.length - 1]!;
    const choices = rows<2>('2,0 -2,0 0,2 0,-2').filter(
      ([dx, dy]) =>
        open[row + dy]?.[column + dx] === false &&
        column + dx > 0 &&
        row + dy > 0 &&
        column + dx < last &&
        row + dy < last,
    );
    if (choices.length === 0) {
      trail.pop();
      continue;
    }
    const [dx, dy] = random.pick(choices);
    open[row + dy / 2]![column + dx / 2] = true;
    open[row + dy]![column + dx] = true;
    trail.push([column + dx, row + dy]);
  }
  for (let row = cells - 1; row <= cells + 1; row++)
    for (let column = cells - 2; column <= cells + 2; column++) open[row]![column] = true;
  open[last]![cells | 1] = true;
  return open;
}
