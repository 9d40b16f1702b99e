import type { Room } from './room.types.ts';

/** Whether the prompt shows one of these itself, so that the room need not bring its own. */
export function asksFor({ stage }: Pick<Room, 'stage'>, ...names: string[]): boolean {
  return stage.brief.subjects.some(({ noun }) => names.includes(noun.name));
}
