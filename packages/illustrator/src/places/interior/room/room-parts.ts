import type { RoomPart } from '../../../brief/place.types.ts';
import { fromHex, type Rgb } from '../../../core/color.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { COLORS } from '../../../vocabulary/colors.ts';
import type { RoomScheme } from './room.types.ts';

/** Whether the prompt says that the room has it. */
export function hasPart({ stage }: { stage: Stage }, part: RoomPart): boolean {
  return stage.brief.roomParts?.has(part) ?? false;
}

/** The color in which the prompt names a part of the room. */
export function partColor({ stage }: { stage: Stage }, part: RoomPart): Rgb | undefined {
  const hex = COLORS[stage.brief.roomParts?.get(part) ?? ''];
  return hex === undefined ? undefined : fromHex(hex);
}

/** A room's harmony with the colors that are told. */
export function toldScheme(stage: Stage, scheme: RoomScheme): RoomScheme {
  return {
    ...scheme,
    wall: partColor({ stage }, 'walls') ?? scheme.wall,
    floor: partColor({ stage }, 'floor') ?? scheme.floor,
    cloth: partColor({ stage }, 'curtains') ?? scheme.cloth,
  };
}
