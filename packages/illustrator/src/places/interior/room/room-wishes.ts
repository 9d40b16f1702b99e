import type { NounName } from '../../../vocabulary/nouns.registry.ts';
import type { Room } from './room.types.ts';

/** Whether the prompt shows one of these itself, so that the room need not bring its own. */
export function asksFor({ stage }: Pick<Room, 'stage'>, ...names: NounName[]): boolean {
  return stage.brief.subjects.some(({ noun }) => names.includes(noun.name));
}

/** Whether the room itself is said to be so: messy, empty, old. */
export function isPlaceSaid({ stage }: Pick<Room, 'stage'>, quality: string): boolean {
  return stage.brief.placeQualities?.includes(quality) ?? false;
}
