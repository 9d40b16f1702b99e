import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hazeAt } from '../light/lighting.ts';
import type { PlantSpot } from '../plants/foliage-pine.ts';
import type { Stage } from '../stage.types.ts';
import { coversSubject } from '../subject-room.ts';

const CORALS = colorList('#ff6f61 #ff9f68 #c46bd6 #f2c14e #ff5d8f #5fd3bc');

export type SeaGrowth = 'branching' | 'fan' | 'tubes' | 'brain' | 'kelp';

/** One growth of the sea floor, seen through `distance` metres of water. */
export function drawSeaGrowth(stage: Stage, spot: PlantSpot, random: Random, kind: SeaGrowth): void {
  const color = kind === 'kelp' ? pickColor(random, '#5f8a3a #7a9a3e #3f7a4a') : random.pick(CORALS);
  const seen = mix(scale(color, 0.92), stage.palette.fog, 0.12 + 0.88 * hazeAt(stage, spot.distance, 0.05));
  GROWTHS[kind](stage, spot, random, seen);
}

type Growth = (stage: Stage, spot: PlantSpot, random: Random, color: Rgb) => void;

const branching: Growth = ({ context }, { x, y, size }, random, color) => {
  context.lineCap = 'round';
  const grow = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    for (const [share, tone, shift] of [
      [1, 0.6 + level * 0.09, 0],
      [0.4, 0.95 + level * 0.09, -0.18],
    ] as const) {
      context.strokeStyle = toCss(scale(color, tone));
      context.lineWidth = width * share;
      context.beginPath();
      context.moveTo(fromX + shift * width, fromY);
      context.lineTo(toX + shift * width, toY);
      context.stroke();
    }
    if (level >= 4) return;
    const forks = random.chance(0.4) ? 3 : 2;
    for (let fork = 0; fork < forks; fork++)
      grow(
        toX,
        toY,
        angle + random.range(-0.65, 0.65),
        length * random.range(0.62, 0.85),
        width * 0.74,
        level + 1,
      );
  };
  grow(x, y, -Math.PI / 2 + random.range(-0.2, 0.2), size * 0.28, size * 0.085, 0);
};

const fan: Growth = ({ context }, { x, y, size }, random, color) => {
  const ribs = 15;
  context.lineCap = 'round';
  for (let rib = 0; rib < ribs; rib++) {
    const angle = -Math.PI / 2 + (rib / (ribs - 1) - 0.5) * 2.1;
    const length = size * random.range(0.75, 1);
    context.strokeStyle = toCss(scale(color, random.range(0.6, 1)), 0.9);
    context.lineWidth = Math.max(0.8, size * 0.016);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.4,
      y - length * 0.55,
      x + Math.cos(angle) * length * 0.8,
      y + Math.sin(angle) * length,
    );
    context.stroke();
  }
  context.lineWidth = Math.max(0.6, size * 0.008);
  for (let ring = 2; ring < 9; ring++) {
    context.beginPath();
    context.arc(x, y, (size * ring) / 9, -Math.PI / 2 - 0.85, -Math.PI / 2 + 0.85);
    context.stroke();
  }
};

const tubes: Growth = ({ context }, { x, y, size }, random, color) => {
  const number = 5 + random.integer(4);
  for (let tube = 0; tube < number; tube++) {
    const footX = x + (tube / (number - 1) - 0.5) * size * 0.6;
    const tall = size * random.range(0.4, 0.95);
    const half = size * random.range(0.05, 0.08);
    const lean = ((footX - x) / size) * tall * 0.6;
    const gradient = context.createLinearGradient(footX - half, 0, footX + half, 0);
    gradient.addColorStop(0, toCss(scale(color, 0.55)));
    gradient.addColorStop(0.4, toCss(scale(color, 1.05)));
    gradient.addColorStop(1, toCss(scale(color, 0.6)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(footX - half * 0.7, y);
    context.lineTo(footX + lean - half, y - tall);
    context.lineTo(footX + lean + half, y - tall);
    context.lineTo(footX + half * 0.7, y);
    context.fill();
    fillOval(context, scale(color, 0.34), footX + lean, y - tall, half, half * 0.42);
  }
};

const brain: Growth = ({ context, noise }, { x, y, size }, random, color) => {
  const half = size * 0.55;
  const gradient = context.createRadialGradient(
    x - half * 0.3,
    y - size * 0.5,
    0,
    x,
    y - size * 0.2,
    half * 1.2,
  );
  gradient.addColorStop(0, toCss(scale(color, 1.1)));
  gradient.addColorStop(1, toCss(scale(color, 0.45)));
  context.fillStyle = gradient;
  context.beginPath();
  context.ellipse(x, y, half, size * 0.62, 0, Math.PI, TAU);
  context.fill();
  context.strokeStyle = toCss(scale(color, 0.5), 0.7);
  context.lineWidth = Math.max(0.7, size * 0.018);
  const shift = random.range(0, 50);
  for (let groove = 1; groove < 9; groove++) {
    context.beginPath();
    for (let step = 0; step <= 16; step++) {
      const t = step / 16;
      const reach = groove / 9;
      const wobble = noise.at(t * 5 + shift, groove) * 0.09;
      const angle = Math.PI * (1 + t);
      context.lineTo(
        x + Math.cos(angle) * half * (reach + wobble),
        y + Math.sin(angle) * size * 0.62 * (reach + wobble),
      );
    }
    context.stroke();
  }
};

const kelp: Growth = ({ context }, { x, y, size }, random, color) => {
  const blades = 3 + random.integer(3);
  for (let blade = 0; blade < blades; blade++) {
    const tall = size * random.range(1, 1.9);
    const phase = random.next() * TAU;
    const width = size * random.range(0.03, 0.05);
    const foot = x + random.range(-0.2, 0.2) * size;
    context.fillStyle = toCss(scale(color, random.range(0.55, 1.05)), 0.95);
    context.beginPath();
    for (let step = 0; step <= 32; step++) {
      const up = step <= 16 ? step / 16 : (32 - step) / 16;
      const edge = step <= 16 ? -1 : 1;
      const sway = Math.sin(up * 5 + phase) * size * 0.1 * up;
      context.lineTo(
        foot + sway + edge * width * (1 - up * 0.8) * (1 + 0.4 * Math.sin(up * 34)),
        y - tall * up,
      );
    }
    context.fill();
  }
};

const GROWTHS: Record<SeaGrowth, Growth> = { branching, fan, tubes, brain, kelp };

/** Large corals close by at the sides of the lower edge, never over a subject. */
export function frameWithCoral(stage: Stage, random: Random): void {
  stage.foreground.push(() => {
    const { width, height } = stage;
    const unit = Math.min(width, height);
    for (const side of [-1, 1]) {
      for (let index = 0; index < 6; index++) {
        const size = unit * random.range(0.1, 0.22);
        const spot = {
          x: width * (0.5 + side * random.range(0.26, 0.52)),
          y: height * random.range(1, 1.03),
          size,
          distance: 2,
        };
        const kind = random.pick<SeaGrowth>(['branching', 'fan', 'tubes', 'brain', 'branching']);
        if (!coversSubject(stage, spot, size)) drawSeaGrowth(stage, spot, random, kind);
      }
    }
  });
}
