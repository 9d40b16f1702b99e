import { type Canvas, createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox, framed } from '../../core/ink.ts';
import type { Random } from '../../core/random.ts';
import { hazeAt, lightSide, litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

/** What a plant of a stand is drawn with. */
export interface PlantPen {
  /** Foot of the plant at (0, 0), its top at (0, -1). */
  context: SKRSContext2D;
  random: Random;
  /** The color in the scene's light; `tone` 1 is its usual brightness. */
  ink(color: Rgb, tone?: number): string;
  /** -1 when the light comes from the left. */
  side: -1 | 1;
}

export interface PlantKind {
  /** Width of the drawing, in plant heights. */
  width: number;
  draw(pen: PlantPen): void;
}

/** Draws one plant of the stand, `size` pixels tall. */
export type PlantStand = (spot: PlantSpot, random: Random) => void;

/** Metres at which the copies change to a hazier set. */
const DISTANCES = [5, 13, 28, 60] as const;
const VARIANTS = 3;
/** Blank space around a plant, in plant heights, for leaves that reach out of its box. */
const MARGIN = 0.12;

/**
 * Many plants of one kind: a few are drawn in full, for each of four depths of air, and copied.
 * A field of a thousand costs little more than the thousand copies.
 */
export function createStand(stage: Stage, random: Random, kind: PlantKind, tallest: number): PlantStand {
  const sets = DISTANCES.map((distance, depth) =>
    Array.from({ length: VARIANTS }, (_, variant) =>
      drawCopy(stage, random.fork(`plant ${variant}`), kind, { distance, size: sheetSize(tallest, depth) }),
    ),
  );
  return ({ x, y, size, distance }, chance) => {
    const depth = DISTANCES.findIndex((limit) => distance < limit * 1.5);
    const copies = sets[depth < 0 ? DISTANCES.length - 1 : depth]!;
    const copy = copies[chance.integer(VARIANTS)]!;
    const scaled = size / (copy.height / (1 + 2 * MARGIN));
    const width = copy.width * scaled;
    const { context } = stage;
    framed(context, { at: [x, y + size * MARGIN] }, () => {
      if (chance.chance(0.5)) context.scale(-1, 1);
      context.drawImage(copy, -width / 2, -copy.height * scaled, width, copy.height * scaled);
    });
  };
}

function sheetSize(tallest: number, depth: number): number {
  return Math.max(10, Math.min(320, tallest) * [1, 0.55, 0.28, 0.14][depth]!);
}

function drawCopy(
  stage: Stage,
  random: Random,
  kind: PlantKind,
  { distance, size }: { distance: number; size: number },
): Canvas {
  stage.checkpoint.check();
  const { canvas, context } = createLayer(size * (kind.width + 2 * MARGIN), size * (1 + 2 * MARGIN));
  context.translate(canvas.width / 2, canvas.height - size * MARGIN);
  context.scale(size, size);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  kind.draw({
    context,
    random,
    ink: (color, tone = 1) => toCss(litColor(stage, scale(color, tone), { sun: 0.44, ambient: 0.72 })),
    side: lightSide(stage, stage.width / 2),
  });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  const air = mix(stage.palette.fog, stage.palette.sun, 0.12);
  fillBox(context, toCss(air, hazeAt(stage, distance, 0.007)), 0, 0, canvas.width, canvas.height);
  return canvas;
}
