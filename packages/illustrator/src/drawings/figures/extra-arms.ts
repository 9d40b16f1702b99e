import type { FigureTools } from './figure.types.ts';
import { drawArmAt } from './figure-arms.ts';
import { drawHeldAt } from './held/held-items.registry.ts';
import { palmOf } from './held/palm.ts';

/** The further arms of a god, spread behind the body. */
export function drawExtraArms(tools: FigureTools): void {
  const { look, bones } = tools;
  const reach = bones.length;
  for (const { side, angles, item } of look.extraArms ?? []) {
    const sign = side === 'near' ? 1 : -1;
    const shoulder = side === 'near' ? bones.nearShoulder : bones.farShoulder;
    const [upper, lower] = angles.map((angle) => (angle * Math.PI) / 180) as [number, number];
    const elbow = [
      shoulder[0] + sign * Math.sin(upper) * reach * 0.24,
      shoulder[1] + 0.02 + Math.cos(upper) * reach * 0.24,
    ] as const;
    const hand = [
      elbow[0] + sign * Math.sin(lower) * reach * 0.21,
      elbow[1] + Math.cos(lower) * reach * 0.21,
    ] as const;
    if (item) drawHeldAt(tools, palmOf(elbow, hand), item, sign < 0);
    drawArmAt(tools, [shoulder, elbow, hand], side, 0.9, item ? 'grip' : 'open');
  }
}
