import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  clipped,
  down,
  ellipse,
  fade,
  fill,
  line,
  modelled,
  path,
  pathAt,
} from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawBodywork, drawGlass } from './vehicle-parts.ts';

const METAL: Rgb = [206, 212, 220];

/** An airliner rising to the right: a slim fuselage, swept wings, jets. */
export function drawAirliner(request: DrawingRequest): Drawing {
  const { size, random, color, lamps, lightSide } = request;
  const paint: Rgb = color ?? pickColor(random, '#2f6fc0 #c8382f #2f9a8a #e08a2c');
  const white: Rgb = [248, 250, 252];
  return sketch(
    { size: size * 1.15, left: -1.25, right: 1.25, top: -1.05, bottom: 0.1, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      framed(context, { at: [0, -0.44], turn: -0.14 }, () => {
        modelled(context, 'M-0.1 -0.08L-0.5 -0.46H-0.36L0.24 -0.1Z', scale(white, 0.8), {
          depth: 0.02,
          lightSide,
        });
        modelled(context, 'M-0.98 -0.08L-1.16 -0.5H-0.98L-0.66 -0.12Z', paint, {
          depth: 0.03,
          lightSide,
        });
        const body = path(
          'M-1.14 -0.04Q-0.9 -0.16 -0.5 -0.17H0.66Q0.92 -0.15 1.06 -0.02Q1.1 0.04 0.98 0.08Q0.8 0.13 0.5 0.13H-0.4Q-0.86 0.1 -1.14 -0.04Z',
        );
        drawBodywork(context, body, white, { top: -0.18, bottom: 0.14 }, { ...request, qualities: [] });
        clipped(context, body, () => line(context, 'M-1.2 0.0Q-0.5 0.03 0.2 0.03T1.1 0.02', paint, 0.03));
        for (let window = 0; window < 17; window++) {
          const shape = ellipse(-0.66 + window * 0.08, -0.055, 0.018, 0.022);
          for (const target of [context]) fill(target, shape, lamps ? [255, 220, 140] : [70, 96, 124]);
        }
        fill(context, 'M0.8 -0.1Q0.94 -0.08 1.0 -0.025H0.84Z', [62, 88, 116]);
        modelled(context, 'M-0.98 -0.02L-1.2 0.14H-1.08L-0.72 0.02Z', scale(white, 0.86), {
          depth: 0.015,
          lightSide,
        });
        modelled(context, 'M0.24 0.05L-0.36 0.5H-0.22L0.46 0.08Z', scale(white, 0.92), {
          depth: 0.03,
          lightSide,
        });
        for (const [x, y] of points('0.14,0.24 -0.08,0.38')) {
          const jet = pathAt(x, y, 'M-0.14 -0.05H0.1Q0.14 0 0.1 0.06H-0.14Z');
          fill(context, jet, down(context, y - 0.05, y + 0.06, barrel(paint, -1)));
          fill(context, ellipse(x + 0.1, y + 0.005, 0.022, 0.054), [50, 54, 62]);
        }
      });
      sheet.anchor('seat', 0, -0.6);
    },
  );
}

/** A small propeller aeroplane: two wings one over the other, or one, with a round nose. */
export function drawPropellerPlane(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, qualities, epoch } = request;
  const paint: Rgb = color ?? pickColor(random, '#d03a30 #e8b53a #2f7ac0 #3f9a5a');
  const pale: Rgb = [250, 242, 224];
  const double = epoch !== 'modern' && (qualities.includes('old') || random.chance(0.6));
  return sketch(
    { size: size * 1.1, left: -1.15, right: 1.15, top: -1.0, bottom: 0.06, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      line(context, 'M0.3 -0.3L0.4 -0.1M0.52 -0.3L0.42 -0.1', [90, 86, 88], 0.03);
      fill(context, ellipse(0.42, -0.09, 0.1), [40, 38, 42]);
      fill(context, ellipse(0.42, -0.09, 0.045), METAL);
      modelled(context, 'M-0.98 -0.52L-1.1 -0.84Q-1.0 -0.9 -0.9 -0.84L-0.66 -0.54Z', pale, {
        depth: 0.03,
        lightSide,
      });
      if (double) {
        modelled(context, 'M-0.2 -0.86Q0.2 -0.94 0.62 -0.88L0.66 -0.82Q0.2 -0.84 -0.2 -0.79Z', paint, {
          depth: 0.02,
          lightSide,
        });
        line(context, 'M-0.06 -0.8L0 -0.36M0.46 -0.84L0.5 -0.4M-0.06 -0.8L0.46 -0.4', [110, 84, 60], 0.018);
      }
      const body = path(
        'M-1.06 -0.52Q-0.5 -0.66 0 -0.66H0.56Q0.78 -0.64 0.8 -0.46Q0.8 -0.3 0.58 -0.26Q0 -0.24 -0.6 -0.42Q-1.0 -0.48 -1.06 -0.52Z',
      );
      drawBodywork(context, body, paint, { top: -0.66, bottom: -0.24 }, { ...request, qualities: [] });
      clipped(context, body, () => {
        fill(context, 'M-1.1 -0.5Q0 -0.4 0.6 -0.42V-0.36Q0 -0.34 -1.1 -0.46Z', pale);
        fill(context, box(0.7, -0.2, 0.24, 0.5), [70, 70, 78]);
      });
      drawPilot(context);
      drawGlass(
        sheet,
        'M0.14 -0.64L0.2 -0.76H0.24L0.3 -0.63Z',
        { x: 0.2, top: -0.76, bottom: -0.63, width: 0.16 },
        { ...request, qualities: [] },
      );
      modelled(
        context,

        double
          ? 'M-0.22 -0.36Q0.2 -0.44 0.64 -0.38L0.68 -0.32Q0.2 -0.34 -0.22 -0.29Z'
          : 'M0.36 -0.42Q0.3 -0.1 -0.2 0.0L-0.28 -0.06Q-0.02 -0.2 0.02 -0.44Z',
        mix(paint, pale, double ? 0 : 0.3),
        { depth: 0.02, lightSide },
      );
      modelled(context, 'M-1.02 -0.5L-0.84 -0.38H-0.7L-0.78 -0.52Z', pale, { depth: 0.015, lightSide });
      fill(context, ellipse(0.86, -0.46, 0.06, 0.4), 'rgba(230,236,242,0.4)');
      line(context, 'M0.85 -0.82Q0.9 -0.64 0.85 -0.46Q0.8 -0.3 0.87 -0.1', [90, 66, 48], 0.036);
      modelled(context, 'M0.78 -0.54Q0.92 -0.5 0.92 -0.46Q0.92 -0.42 0.78 -0.38Z', [236, 190, 80], {
        depth: 0.015,
        lightSide,
      });
      sheet.anchor('seat', 0.02, -0.64);
    },
  );
}

/** A helicopter with a glass nose, a tail rotor and skids. */
export function drawHelicopter(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const paint: Rgb = color ?? pickColor(random, '#d0382f #2f6fb0 #e8a52c #4a7a4a');
  return sketch({ size: size * 1.05, left: -1.3, right: 1.1, top: -1.0, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    line(context, 'M0.1 -0.7V-0.88', [70, 70, 78], 0.06);
    fill(context, ellipse(0.1, -0.9, 0.95, 0.03), 'rgba(70,76,88,0.35)');
    line(context, 'M-0.82 -0.88L1.02 -0.92', [60, 62, 70], 0.026);
    line(
      context,
      'M-0.2 -0.14L-0.26 -0.02M0.42 -0.14L0.48 -0.02M-0.5 -0.02H0.66Q0.74 -0.03 0.76 -0.08',
      [74, 74, 82],
      0.034,
    );
    drawBodywork(
      context,
      'M-0.26 -0.52L-1.12 -0.62L-1.2 -0.84H-1.06L-0.96 -0.68L-0.2 -0.66Z',
      scale(paint, 0.95),
      { top: -0.8, bottom: -0.5 },
      { ...request, qualities: [] },
    );
    const body = path(
      'M-0.42 -0.5Q-0.34 -0.74 0 -0.74H0.3Q0.66 -0.72 0.8 -0.4Q0.82 -0.2 0.56 -0.14H-0.1Q-0.38 -0.18 -0.42 -0.5Z',
    );
    drawBodywork(context, body, paint, { top: -0.74, bottom: -0.14 }, { ...request, qualities: [] });
    clipped(context, body, () =>
      fill(context, 'M-0.5 -0.34Q0.2 -0.24 0.9 -0.34V-0.26Q0.2 -0.18 -0.5 -0.28Z', [250, 244, 230]),
    );
    drawGlass(
      sheet,
      'M0.26 -0.66Q0.58 -0.64 0.72 -0.4H0.26Z',
      { x: 0.48, top: -0.66, bottom: -0.4, width: 0.46 },
      request,
      true,
    );
    drawGlass(
      sheet,
      'M-0.08 -0.64H0.18V-0.42H-0.12Z',
      { x: 0.04, top: -0.64, bottom: -0.42, width: 0.28 },
      request,
      true,
    );
    fill(context, ellipse(-1.12, -0.76, 0.17, 0.17), 'rgba(120,128,140,0.35)');
    line(context, 'M-1.22 -0.9L-1.02 -0.62M-1.26 -0.68L-0.98 -0.84', [60, 62, 70], 0.024);
    modelled(context, 'M-0.12 -0.72Q0 -0.82 0.16 -0.8Q0.3 -0.78 0.34 -0.72Z', scale(paint, 0.8), {
      depth: 0.02,
      lightSide,
    });
    sheet.anchor('seat', 0.3, -0.5);
  });
}

/** An airship: a long silver or striped hull with fins and a gondola. */
export function drawAirship(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const skin: Rgb = color ?? pickColor(random, '#c4ccd4 #c8583c #b89a5a #6a8a9a');
  return sketch({ size: size * 1.05, left: -1.25, right: 1.2, top: -0.98, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const fin of [
      'M-0.84 -0.62L-1.16 -0.88Q-1.04 -0.92 -0.9 -0.86L-0.6 -0.74Z',
      'M-0.84 -0.4L-1.16 -0.16Q-1.04 -0.12 -0.9 -0.18L-0.6 -0.3Z',
    ])
      modelled(context, fin, scale(skin, 0.75), { depth: 0.02, lightSide });
    const hull = path(
      'M-1.12 -0.52Q-0.7 -0.86 0 -0.88Q0.8 -0.88 1.08 -0.52Q0.8 -0.18 0 -0.17Q-0.7 -0.18 -1.12 -0.52Z',
    );
    fill(
      context,
      hull,
      down(
        context,
        -0.88,
        -0.17,
        fade(
          mix(skin, [255, 255, 255], 0.35),
          [0.25, mix(skin, [255, 255, 255], 0.5)],
          [0.6, skin],
          scale(skin, 0.5),
        ),
      ),
    );
    clipped(context, hull, () => {
      for (const bend of [-0.62, -0.34, 0, 0.34, 0.62])
        line(context, `M-1.14 -0.52Q0 ${-0.52 + bend} 1.1 -0.52`, toCss(scale(skin, 0.55), 0.4), 0.009);
      for (let ring = -4; ring <= 4; ring++)
        line(context, `M${ring * 0.22} -0.9q0.05 0.38 0 0.76`, toCss(scale(skin, 0.55), 0.35), 0.009);
    });
    line(context, hull, toCss(scale(skin, 0.3), 0.8), 0.011);
    modelled(context, 'M-1.14 -0.54L-0.72 -0.56V-0.48L-1.14 -0.5Z', scale(skin, 0.85), {
      depth: 0.01,
      lightSide,
    });
    line(context, 'M-0.24 -0.18L-0.2 -0.12M0.3 -0.18L0.26 -0.12', [70, 62, 60], 0.02);
    modelled(context, 'M-0.34 -0.13H0.42Q0.46 -0.04 0.34 0H-0.26Q-0.36 -0.04 -0.34 -0.13Z', [122, 82, 54], {
      depth: 0.03,
      lightSide,
    });
    for (let pane = 0; pane < 6; pane++) {
      const shape = box(-0.22 + pane * 0.105, -0.055, 0.07, 0.05, 0.01);
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, shape, lamps ? [255, 214, 130] : [168, 200, 216]);
    }
    for (const x of [-0.5, 0.56]) {
      fill(
        context,
        box(x, -0.13, 0.14, 0.07, 0.03),
        across(context, x - 0.07, x + 0.07, barrel(METAL, lightSide)),
      );
      fill(context, ellipse(x - 0.09, -0.165, 0.014, 0.1), 'rgba(230,236,242,0.6)');
    }
    if (lamps) sheet.light(0.05, -0.08, 0.4, [255, 200, 120]);
  });
}

/** A dart of folded paper, heading right and a little up. */
export function drawPaperAirplane({ size, color, lightSide }: DrawingRequest): Drawing {
  const paper: Rgb = color ?? [246, 243, 234];
  return sketch({ size, left: -1, right: 1, top: -0.95, facing: 'right' }, ({ context }) => {
    const side = (shape: string, tone: Rgb) => modelled(context, shape, tone, { depth: 0.02, lightSide });
    side('M0.94 -0.8L-0.94 -0.74L-0.4 -0.5Z', paper);
    side('M0.94 -0.8L-0.4 -0.5L-0.62 -0.28Z', mix(paper, [80, 90, 125], 0.5));
    side('M0.94 -0.8L-0.48 -0.4L-0.66 -0.06Z', mix(paper, [130, 138, 165], 0.2));
  });
}

/** Head and flying scarf of who looks out of the cockpit. */
function drawPilot(context: Sketch['context']): void {
  const skin: Rgb = [232, 188, 148];
  fill(
    context,
    'M-0.02 -0.66Q-0.16 -0.73 -0.32 -0.68Q-0.2 -0.65 -0.3 -0.61Q-0.14 -0.6 0 -0.62Z',
    [206, 60, 54],
  );
  modelled(context, ellipse(0.02, -0.71, 0.088, 0.095), skin, { depth: 0.02, outline: 0.006 });
  fill(context, ellipse(0.108, -0.7, 0.02, 0.015), skin);
  modelled(
    context,
    'M-0.05 -0.62Q-0.1 -0.83 0.02 -0.82Q0.1 -0.82 0.105 -0.745Q0.02 -0.78 -0.005 -0.71Q-0.01 -0.65 -0.05 -0.62Z',
    [120, 76, 48],
    { depth: 0.02, outline: 0.006 },
  );
  fill(context, ellipse(0.08, -0.775, 0.034, 0.022, 0.4), [60, 80, 96]);
  fill(context, ellipse(0.086, -0.778, 0.022, 0.013, 0.4), [170, 206, 222]);
  fill(context, ellipse(0.062, -0.72, 0.012, 0.017), [44, 30, 28]);
  line(context, 'M0.04 -0.665Q0.066 -0.645 0.092 -0.668', [130, 66, 54], 0.009);
}
