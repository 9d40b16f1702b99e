import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, linear, strokeLine } from '../../core/ink.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, isEerie } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { isSubjectAtSide } from '../subject-room.ts';

const COUNTRY: ReadonlySet<string> = new Set(['meadow', 'forest', 'mountain', 'snow']);

/**
 * Something dark and near before the mist: a bare old tree at the edge, at both where it is eerie, and ground that
 * darkens towards us. Without it a mist is a gray sheet.
 */
export function drawDarkFrame(stage: Stage): void {
  const { brief, width, height, palette } = stage;
  if (!COUNTRY.has(brief.scene) || stage.floating) return;
  const dark: Rgb = scale(mix(palette.fog, [16, 16, 24], 0.92), palette.night ? 0.5 : 0.9);
  const random = stage.random.fork('dark frame');
  const shade = linear(stage.context, [0, height * 0.8, 0, height], fade(toCss(dark, 0), toCss(dark, 0.62)));
  fillBox(stage.context, shade, 0, height * 0.8, width, height * 0.2);
  if (stage.water) {
    for (const side of [-1, 1] as const) growReeds(stage, random, dark, side);
    return;
  }
  if (forbids(brief, 'tree')) return;
  const first = random.chance(0.5) ? 1 : -1;
  const sides = isEerie(brief) ? [first, -first] : [first];
  for (const side of sides as (-1 | 1)[])
    if (!isSubjectAtSide(stage, side, 0.4)) growOldTree(stage, random, dark, side);
}

/** Reeds and their brown heads in a lower corner, higher at the edge. */
function growReeds(stage: Stage, random: Random, dark: Rgb, side: -1 | 1): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const many = side < 0 ? 26 : 15;
  context.lineCap = 'round';
  for (let reed = 0; reed < many; reed++) {
    const inward = random.next() ** 1.6 * 0.24;
    const x = side < 0 ? inward * width : width * (1 - inward);
    const tall = unit * random.range(0.12, 0.3) * (1 - inward * 2.6);
    const lean = random.range(-0.12, 0.12) * tall;
    strokeLine(context, toCss(dark), unit * 0.005, x, height, x + lean, height - tall);
    if (reed % 3 === 0)
      strokeLine(
        context,
        toCss(dark),
        unit * 0.014,
        x + lean * 0.94,
        height - tall * 0.94,
        x + lean * 0.72,
        height - tall * 0.72,
      );
  }
}

/** Gnarled, leafless, its trunk half out of the picture; its boughs reach in above whoever is there. */
function growOldTree(stage: Stage, random: Random, dark: Rgb, side: -1 | 1): void {
  const { width, height } = stage;
  const unit = Math.min(width, height);
  const x = width / 2 + side * width * random.range(0.46, 0.52);
  stage.context.lineCap = 'round';
  growLimb(stage, random, dark, {
    x,
    y: height * 1.02,
    angle: -Math.PI / 2 - side * 0.04,
    length: unit * 0.34,
    thick: unit * 0.07,
    level: 0,
    inward: -side as -1 | 1,
  });
}

interface Limb {
  x: number;
  y: number;
  angle: number;
  length: number;
  thick: number;
  level: number;
  inward: -1 | 1;
}

const LAST_LEVEL = 6;

function growLimb(stage: Stage, random: Random, dark: Rgb, limb: Limb): void {
  let { x, y, angle } = limb;
  const steps = 5;
  for (let step = 0; step < steps; step++) {
    // It grows up and inwards, above whoever is there.
    angle = lerp(angle + random.range(-0.2, 0.2), -Math.PI / 2 + limb.inward * 0.45, 0.1);
    const [toX, toY] = [
      x + (Math.cos(angle) * limb.length) / steps,
      y + (Math.sin(angle) * limb.length) / steps,
    ];
    const thick = limb.thick * (1 - (step / steps) * 0.36);
    strokeLine(stage.context, toCss(dark), Math.max(0.8, thick), x, y, toX, toY);
    [x, y] = [toX, toY];
  }
  if (limb.level >= LAST_LEVEL) return;
  const forks = limb.level < 2 || random.chance(0.3) ? 3 : 2;
  for (let fork = 0; fork < forks; fork++) {
    const turn = (fork - (forks - 1) / 2) * random.range(0.55, 0.95) + limb.inward * 0.12;
    growLimb(stage, random, dark, {
      ...limb,
      x,
      y,
      angle: angle + turn,
      length: limb.length * random.range(0.5, 0.7),
      thick: limb.thick * 0.58,
      level: limb.level + 1,
    });
  }
}
