import { hslToRgb, mix, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import type { Room } from './room.types.ts';
import { standPlant } from './room-pieces.ts';
import { strokePath } from './room-shapes.ts';

/** What a room becomes that nobody has looked after: vines hang in from above, ferns grow along its walls. */
export function overgrowRoom(room: Room): void {
  const { stage, random, width, near } = room;
  for (let z = 0.2; z < near; z += 0.5)
    for (const side of [-1, 1])
      standPlant(room, side * width * random.range(0.3, 0.48), 0, z, random.range(0.5, 0.95), 0);
  stage.checkpoint.check();
  const strands = 22;
  for (let strand = 0; strand < strands; strand++) {
    const across = (strand + random.range(0.1, 0.9)) / strands;
    // Long at both sides, short where one looks through.
    const reach = stage.height * (0.08 + 0.5 * Math.abs(across - 0.5) ** 1.4 * random.range(0.8, 2.2));
    hangVine(room, across * stage.width, reach);
  }
}

function hangVine(room: Room, x: number, reach: number): void {
  const { random, context, stage } = room;
  const size = Math.min(stage.width, stage.height) * 0.017;
  const sway = random.range(-1, 1) * size * 3;
  const at = (share: number) => ({ x: x + Math.sin(share * 3) * sway, y: share * reach });
  const green = mix(hslToRgb(random.range(0.24, 0.36), 0.42, 0.3), stage.palette.ambient, 0.12);
  strokePath(
    room,
    Array.from({ length: 9 }, (_, step) => at(step / 8)),
    scale(green, 0.6),
    size * 0.22,
  );
  for (let leaf = 0; leaf < reach / (size * 0.62); leaf++) {
    const spot = at((leaf * size * 0.62) / reach);
    framed(context, { at: [spot.x, spot.y], turn: (leaf % 2 ? 1 : -1) * random.range(0.5, 1.3) }, () => {
      context.fillStyle = toCss(scale(green, random.range(0.7, 1.4)));
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(size * 0.9, size * 0.5, 0, size * random.range(1.5, 2.1));
      context.quadraticCurveTo(-size * 0.9, size * 0.5, 0, 0);
      context.fill();
    });
  }
}
