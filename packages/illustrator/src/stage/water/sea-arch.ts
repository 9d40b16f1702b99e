import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../camera.ts';
import { hazeAt } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

const ROCK: Rgb = [112, 116, 110];

/** A natural gate of rock on the sea floor: blocks piled to two legs and a bridge between them. */
export function raiseSeaArch(stage: Stage, random: Random): void {
  const z = random.range(15, 20);
  const x = random.range(-3, 3);
  const foot = project(stage, x, (stage.ground?.(x, z, 4) ?? 0) - 0.4, z);
  const unit = foot.scale;
  const wide = random.range(3.4, 4.6);
  const tall = random.range(4.4, 6);
  const shade = mix(ROCK, stage.palette.fog, 0.1 + 0.9 * hazeAt(stage, z, 0.03));
  const { context } = stage;
  for (let block = 0; block < 300; block++) {
    if ((block & 31) === 0) stage.checkpoint.check();
    const along = random.next();
    const angle = Math.PI * (1 + along);
    const leg = along < 0.14 || along > 0.86 ? 1.5 : 1;
    const stray = random.range(-0.7, 0.7) * leg;
    const blockX = foot.x + Math.cos(angle) * (wide + stray) * unit;
    const blockY = foot.y + Math.sin(angle) * (tall + stray) * unit;
    const size = unit * random.range(0.4, 0.85);
    const up = -Math.sin(angle) * 0.2 + (stray > 0 ? 0.3 : -0.22);
    context.fillStyle = toCss(scale(shade, 0.74 + up + random.range(-0.12, 0.12)));
    context.beginPath();
    for (let corner = 0; corner < 6; corner++) {
      const turn = (corner / 6) * Math.PI * 2 + random.range(-0.3, 0.3);
      context.lineTo(blockX + Math.cos(turn) * size, blockY + Math.sin(turn) * size * 0.8);
    }
    context.fill();
  }
}
