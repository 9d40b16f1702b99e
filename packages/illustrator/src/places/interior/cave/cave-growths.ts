import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Room } from '../room/room.types.ts';
import { fillOutline } from '../room/room-shapes.ts';
import type { CaveLook } from './cave-rock.ts';

function spike(room: Room, x: number, root: number, long: number, half: number, color: Rgb): void {
  const { context, side } = room;
  const shade = context.createLinearGradient(x - half * side, 0, x + half * side, 0);
  shade.addColorStop(0, toCss(scale(color, 0.45)));
  shade.addColorStop(0.6, toCss(color));
  shade.addColorStop(1, toCss(scale(color, 1.25)));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - half, root);
  context.quadraticCurveTo(x - half * 0.3, root + long * 0.35, x, root + long);
  context.quadraticCurveTo(x + half * 0.3, root + long * 0.35, x + half, root);
  context.fill();
}

export function hangStalactites(room: Room, { rock, light }: CaveLook): void {
  const { stage, random, unit } = room;
  const spikes = Math.round(16 * (stage.width / unit));
  for (let index = 0; index < spikes; index++) {
    const x = (stage.width * (index + random.next())) / spikes;
    const edge = Math.abs(x / stage.width - 0.5) * 2;
    const far = random.chance(0.5);
    spike(
      room,
      x,
      -unit * 0.01,
      unit * random.range(0.06, 0.16) * (0.6 + edge * 1.2) * (far ? 0.7 : 1.1),
      unit * random.range(0.014, 0.036),
      mix(scale(rock, far ? 0.7 : 0.36), light, far ? 0.2 : 0.06),
    );
  }
}

export function raiseStalagmites(room: Room, { rock, light }: CaveLook): void {
  const { stage, random, unit } = room;
  for (let index = 0; index < 9; index++) {
    const side = index % 2 ? 1 : -1;
    const x = stage.width * (0.5 + side * random.range(0.34, 0.52));
    const y = stage.horizon + (stage.height - stage.horizon) * (0.02 + index * 0.03);
    spike(
      room,
      x,
      y,
      -unit * random.range(0.07, 0.2),
      unit * random.range(0.02, 0.045),
      mix(scale(rock, 0.6), light, 0.14),
    );
  }
}

export function growCrystals(room: Room, { light, kind }: CaveLook): void {
  const { stage, random, unit } = room;
  const many = stage.brief.placeHints?.has('of-crystals');
  const clusters = many ? 15 : kind === 'crystals' ? 7 : 2;
  const color: Rgb = kind === 'crystals' ? light : pickColor(random, '#78d2e6 #c896f0');
  for (let cluster = 0; cluster < clusters; cluster++) {
    const x = stage.width * (0.5 + (cluster % 2 ? 1 : -1) * random.range(0.3, 0.48));
    const down = many ? (cluster / clusters) ** 1.4 : random.range(0, 0.3);
    const y = stage.horizon + (stage.height - stage.horizon) * down;
    const near = many ? 1 + down * 2.4 : 1;
    for (let shard = 0; shard < 5; shard++) {
      const lean = (shard - 2) * 0.34 + random.range(-0.1, 0.1);
      const long = unit * random.range(0.05, 0.12) * (kind === 'crystals' ? 1.2 : 0.7) * near;
      const half = long * 0.17;
      const [dx, dy] = [Math.sin(lean), -Math.cos(lean)];
      const tip = { x: x + dx * long, y: y + dy * long };
      const [left, right] = [-1, 1].map((edge) => ({
        x: x + dx * long * 0.7 + edge * dy * -half,
        y: y + dy * long * 0.7 + edge * dx * half,
      }));
      fillOutline(room, [{ x, y }, left!, tip], scale(color, 0.7), 0.92);
      fillOutline(room, [{ x, y }, tip, right!], mix(color, [255, 255, 255], 0.35), 0.92);
    }
    if (kind === 'crystals')
      room.lamps.push({ x, y: y - unit * 0.05, radius: unit * 0.26, color, strength: 0.7 });
  }
}
