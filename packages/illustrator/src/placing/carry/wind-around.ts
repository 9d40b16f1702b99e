import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { edgeAt } from '../../drawings/pen/outline.ts';
import { ellipse, fill, limb, modelled, type Point } from '../../drawings/pen/pen.ts';
import type { Placement } from '../plan/placement.types.ts';
import { averageColor } from '../render/ground-cover.ts';

/** Heights of the turns around a host, from its foot up; the last one is the tip. */
const TURNS = [0.88, 0.7, 0.52, 0.36];
/** One can wind around what is no broader than this share of its height: a trunk, a mast, a tower, but no hull. */
const SLIM = 0.45;
/** Paper beside the host, for where the turns come round its edge. */
const PAD = 0.3;

/** One turn as it crosses the front: from which edge to which, how thick, and which part of the way shows. */
interface Turn {
  left: number;
  right: number;
  y: number;
  thick: number;
  shown: number;
}

/**
 * The arms, the body or the tail of somebody who winds around a host: bands across its front that
 * come round one edge and go round the other, in the color of whose they are.
 */
export function windAround(passenger: Placement, host: Placement, lightSide: -1 | 1): Placement {
  const { drawing } = host;
  const { width, height } = drawing.canvas;
  const pad = Math.round(width * PAD);
  const { canvas, context } = createLayer(width + pad * 2, height);
  context.translate(pad, 0);
  // One unit is the height of the host.
  context.scale(height, height);
  const skin = passenger.drawing.canvas;
  const color = averageColor(skin, skin.height * 0.3, skin.height * 0.4);
  const suckers = passenger.request.noun.kind === 'sea-creature';
  for (const turn of turnsOf(drawing)) drawTurn(context, turn, color, lightSide, suckers);
  return {
    ...host,
    request: passenger.request,
    subject: passenger.subject,
    drawing: { canvas, lights: [], anchors: {}, shaded: true, facing: 'front' },
    width: (host.width * canvas.width) / width,
    carrier: host.id,
    footing: 'carried',
    redraw: undefined,
  };
}

/** The turns that the host is slim enough for: those about a trunk end below the crown. */
function turnsOf(drawing: Drawing): Turn[] {
  const ratio = drawing.canvas.width / drawing.canvas.height;
  const all = TURNS.map((y, index): Turn => {
    const [left, right] = ([-1, 1] as const).map((side) => edgeAt(drawing, y, side, 0.01).x * ratio);
    const tip = index === TURNS.length - 1;
    const thick = Math.min(0.1, (right! - left!) * 0.5) * (1 - index * 0.2);
    return { left: left!, right: right!, y, thick, shown: tip ? 0.62 : 1 };
  });
  return all.filter(({ left, right }) => right - left < SLIM);
}

const STEPS = 8;

function drawTurn(
  context: SKRSContext2D,
  { left, right, y, thick, shown }: Turn,
  color: Rgb,
  lightSide: -1 | 1,
  suckers: boolean,
): void {
  const [from, to] = [left - thick * 0.3, right + thick * 0.3];
  const at = (share: number): Point => [
    lerp(from, to, share),
    y + (0.5 - share) * (to - from) * 0.34 + Math.sin(share * Math.PI) * thick * 0.5,
  ];
  const way = Array.from({ length: STEPS + 1 }, (_, step) => at((step / STEPS) * shown));
  const widths = way.map((_, step) => {
    const along = step / STEPS;
    const round = Math.min(1, 0.5 + Math.min(along, shown < 1 ? 1 : 1 - along) * 4);
    return thick * round * (shown < 1 ? 1 - along * 0.9 : 1);
  });
  modelled(context, limb(way, widths), color, { depth: thick * 0.4, lightSide, outline: 0.004 });
  if (!suckers) return;
  const pale = mix(color, [255, 240, 226], 0.55);
  for (let step = 1; step < STEPS; step++) {
    const [x, row] = way[step]!;
    fill(context, ellipse(x, row + widths[step]! * 0.28, widths[step]! * 0.11), pale);
  }
}
