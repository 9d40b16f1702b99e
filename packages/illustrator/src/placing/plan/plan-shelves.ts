import { clamp } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, groundRow } from '../cast/footing.ts';
import { takePlace } from '../cast/take-place.ts';
import type { Placement } from './placement.types.ts';

const LOOKS = 7;

/** Left and right ends of the two dressers, fractions of the picture's width: the room shows between them. */
const DRESSERS = [
  { left: 0.015, right: 0.375 },
  { left: 0.625, right: 0.985 },
] as const;
/** Heights of their boards as shares of the wall's height. */
const BOARDS = [0.38, 0.66, 0.94];
const ON_BOARD = 2;

/** A room full of a thing: two dressers against the wall, and some larger ones in front. */
export async function standOnShelves(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`shelves-${member.subject}`);
  const shorter = Math.min(stage.width, stage.height);
  const wall = clamp(stage.horizon, stage.height * 0.36, stage.height * 0.75);
  const shown: Placement[] = [];
  for (const dresser of DRESSERS) {
    for (const [row, share] of BOARDS.entries()) {
      const y = wall * share;
      const [left, right] = [stage.width * dresser.left, stage.width * dresser.right];
      const room = (right - left) * 0.94;
      for (let index = 0; index < ON_BOARD; index++) {
        stage.checkpoint.check();
        const along = (index + 0.5 + place.range(-0.06, 0.06)) / ON_BOARD;
        const placement = await takePlace(cast, member, {
          x: (left + right) / 2 + (along - 0.5) * room,
          y,
          height: Math.min(shorter * 0.16, wall * 0.24) * place.range(0.8, 1.05),
          maxWidth: (room / ON_BOARD) * 0.92,
          distance: distanceAt(stage, stage.width / 2, y),
          footing: 'carried',
          drawing: shown.length >= LOOKS ? shown[(shown.length * 3 + 1) % LOOKS]!.drawing : undefined,
          inside: false,
        });
        placement.fixed = true;
        const back = row === 0 ? { top: wall * 0.11, bottom: wall * 1.01 } : undefined;
        if (index === 0) placement.shelf = { left, right, y, back };
        shown.push(placement);
      }
    }
  }
  const front = cast.members.length === 1 ? 4 : 3;
  for (let index = 0; index < front; index++) {
    const across = front === 4 ? (index + 0.5) / front : [0.12, 0.88, 0.7][index]!;
    const x = stage.width * (across + place.range(-0.03, 0.03));
    const y = groundRow(stage, x, [0.5, 0.72, 0.6, 0.42][index]!);
    await takePlace(cast, member, {
      x,
      y,
      height: shorter * (front === 4 ? 0.3 : 0.22) * place.range(0.9, 1.1),
      maxWidth: stage.width * 0.3,
      distance: distanceAt(stage, x, y),
      footing: 'table',
    });
  }
}
