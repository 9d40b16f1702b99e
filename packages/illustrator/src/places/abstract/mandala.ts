import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc, framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { brightness, fillGround, glowAt, PAPER } from './abstract-ground.ts';

type Motif = 'petal' | 'lotus' | 'drop' | 'bead' | 'arch' | 'leaf';

interface Ring {
  motif: Motif;
  count: number;
  /** Shares of the shorter side. */
  from: number;
  to: number;
  color: Rgb;
  second: Rgb;
  shift: number;
}

/** Rings of petals, beads and arches about a middle, every part repeated all around. A subject gets the broad ring to itself. */
export const paintMandala: PaintForm = (stage, random, colors) => {
  const dark = random.chance(0.55);
  const sorted = [...colors].sort((a, b) => brightness(a) - brightness(b));
  const ground = dark
    ? mix(scale(sorted[0]!, 0.5), [26, 16, 48], 0.6)
    : mix(PAPER, sorted[sorted.length - 1]!, 0.2);
  fillGround(stage, [ground, scale(ground, dark ? 1.25 : 0.94)]);
  const { width, height } = stage;
  const unit = Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  if (dark)
    glowAt(
      stage,
      centre.x,
      centre.y,
      unit * 0.7,
      mix(sorted[2 % sorted.length]!, [255, 210, 150], 0.4),
      0.35,
    );
  const fold = random.pick([12, 16, 16, 20]);
  const tone = (index: number) => sorted[(index + 1) % sorted.length]!;
  const withSubject = stage.brief.subjects.length > 0;
  const rings: Ring[] = [
    { motif: 'arch', count: fold * 2, from: 0.42, to: 0.49, color: tone(0), second: tone(3), shift: 0 },
    { motif: 'petal', count: fold, from: 0.36, to: 0.47, color: tone(2), second: tone(4), shift: 0.5 },
    { motif: 'bead', count: fold * 2, from: 0.405, to: 0.425, color: tone(4), second: tone(1), shift: 0 },
  ];
  if (!withSubject)
    rings.push(
      {
        motif: random.pick<Motif>(['lotus', 'leaf', 'petal']),
        count: fold,
        from: 0.22,
        to: 0.39,
        color: tone(1),
        second: tone(3),
        shift: 0,
      },
      {
        motif: random.pick<Motif>(['petal', 'drop']),
        count: fold,
        from: 0.2,
        to: 0.3,
        color: tone(4),
        second: tone(0),
        shift: 0.5,
      },
      { motif: 'bead', count: fold, from: 0.205, to: 0.235, color: tone(3), second: tone(1), shift: 0 },
      {
        motif: 'lotus',
        count: fold / 2,
        from: 0.08,
        to: 0.21,
        color: tone(0),
        second: tone(2),
        shift: 0.25,
      },
    );
  rings.push(
    { motif: 'petal', count: fold / 2, from: 0.03, to: 0.12, color: tone(3), second: tone(4), shift: 0 },
    { motif: 'bead', count: fold / 2, from: 0.028, to: 0.045, color: tone(4), second: tone(2), shift: 0.5 },
  );
  if (withSubject) disc(stage, centre, unit * 0.405, mix(ground, tone(3), 0.24));
  for (const ring of rings) {
    stage.checkpoint.check();
    drawRing(stage, centre, unit, ring);
  }
  for (const radius of [0.495, 0.4, ...(withSubject ? [0.13] : [0.2])])
    circle(stage, centre, unit * radius, tone(4), unit * 0.004);
};

function disc({ context }: Stage, { x, y }: { x: number; y: number }, radius: number, color: Rgb): void {
  fillDisc(context, color, x, y, radius);
}

function circle(
  { context }: Stage,
  { x, y }: { x: number; y: number },
  radius: number,
  color: Rgb,
  line: number,
): void {
  context.strokeStyle = toCss(color);
  context.lineWidth = line;
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.stroke();
}

function drawRing({ context }: Stage, centre: { x: number; y: number }, unit: number, ring: Ring): void {
  const [inner, outer] = [ring.from * unit, ring.to * unit];
  const half = (Math.PI * (inner + outer)) / 2 / ring.count;
  for (let index = 0; index < ring.count; index++)
    framed(context, { at: [centre.x, centre.y], turn: ((index + ring.shift) / ring.count) * TAU }, () => {
      const fill = context.createLinearGradient(0, -inner, 0, -outer);
      fill.addColorStop(0, toCss(scale(ring.color, 0.78)));
      fill.addColorStop(1, toCss(mix(ring.color, [255, 255, 255], 0.12)));
      context.fillStyle = fill;
      context.strokeStyle = toCss(ring.second);
      context.lineWidth = Math.max(0.7, unit * 0.0022);
      drawMotif(context, ring.motif, inner, outer, half, toCss(ring.second));
    });
}

function drawMotif(
  context: Stage['context'],
  motif: Motif,
  inner: number,
  outer: number,
  half: number,
  second: string,
): void {
  const middle = (inner + outer) / 2;
  const long = outer - inner;
  context.beginPath();
  if (motif === 'bead') {
    context.arc(0, -middle, long / 2, 0, TAU);
    context.fill();
    return;
  }
  if (motif === 'arch') {
    context.arc(0, -inner, half * 0.95, Math.PI, TAU);
    context.fill();
    context.stroke();
    fillDisc(context, second, 0, -inner - half * 0.35, half * 0.3);
    return;
  }
  const tip = motif === 'drop' ? inner : outer;
  const root = motif === 'drop' ? outer : inner;
  const bulge = motif === 'lotus' ? 1.25 : motif === 'leaf' ? 0.7 : 0.95;
  for (const [share, color] of [
    [1, ''],
    [0.5, second],
  ] as const) {
    if (color) context.fillStyle = color;
    context.beginPath();
    const end = root + (tip - root) * (share === 1 ? 1 : 0.74);
    context.moveTo(0, -root);
    context.quadraticCurveTo(-half * bulge * share * 1.5, -(root + (tip - root) * 0.55), 0, -end);
    context.quadraticCurveTo(half * bulge * share * 1.5, -(root + (tip - root) * 0.55), 0, -root);
    context.fill();
    if (share === 1) context.stroke();
  }
}
