import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { clamp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { lookOf, turnTowards } from '../cast/facing.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Lifts off the ground whoever jumps; the shadow stays below. */
export function liftJumpers({ stage, placed }: Cast): void {
  for (const placement of placed) {
    const standing = placement.footing === 'ground' || placement.footing === 'table';
    if (!standing || placement.request.pose !== 'jumping' || placement.carrier !== undefined) continue;
    const lift = Math.min(placement.height * 0.2, placement.y - placement.height - stage.height * 0.02);
    if (lift <= 0) continue;
    placement.lift = lift;
    placement.y -= lift;
  }
}

/** How far over a keeper is who dives for a ball, in radians, and how high: shares of the height. */
const DIVE = { turn: 0.95, lift: 0.26 };

/** Who dives for a ball lies in the air towards it. */
export function leanDivers({ stage, placed }: Cast): void {
  for (const { frame, subject } of stage.brief.relations) {
    if (frame !== 'diving-for') continue;
    for (const diver of placed) {
      if (diver.subject !== subject || diver.footing !== 'ground' || diver.turn !== 0) continue;
      const ahead = lookOf(diver) === 'right' ? 1 : -1;
      diver.turn = ahead * DIVE.turn;
      diver.lift = diver.height * DIVE.lift;
      diver.y -= diver.lift;
      diver.x =
        clamp(diver.x, diver.height * 0.5, stage.width - diver.height * 0.5) - ahead * diver.height * 0.35;
    }
  }
}

/** Who howls or looks up does it towards the moon or the sun. */
export function turnToTheSky({ stage, placed }: Cast): void {
  if (stage.indoor || stage.floating) return;
  for (const placement of placed) {
    const { pose } = placement.request;
    const told = stage.brief.relations.some(({ subject }) => subject === placement.subject);
    if (!told && (pose === 'howling' || pose === 'reaching' || pose === 'pointing'))
      turnTowards(placement, stage.sun.x);
  }
}

/** Puffs of the ground's own dust behind running feet. */
export function drawDust(stage: Stage, random: Random, placement: Placement, ground: readonly Rgb[]): void {
  if (placement.request.pose !== 'running' || stage.indoor || stage.floating) return;
  const { x, y, width, height } = placement;
  const back = lookOf(placement) === 'right' ? -1 : 1;
  const tone = mix(ground[ground.length >> 1] ?? [150, 140, 120], [240, 232, 214], 0.55);
  drawSoftly(
    stage.context,
    stage.width,
    stage.height,
    { blur: height * 0.02, resolution: 0.3 },
    (context) => {
      for (let puff = 0; puff < 9; puff++) {
        const t = puff / 9;
        context.fillStyle = toCss(tone, 0.5 * (1 - t));
        context.beginPath();
        context.arc(
          x + back * width * (0.3 + t * 0.5) + random.range(-0.05, 0.05) * width,
          y - height * (0.02 + t * 0.07) * random.range(0.4, 1.4),
          height * (0.03 + t * 0.055) * random.range(0.7, 1.2),
          0,
          TAU,
        );
        context.fill();
      }
    },
  );
}
