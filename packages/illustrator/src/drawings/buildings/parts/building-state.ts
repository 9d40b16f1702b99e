import type { DrawingRequest } from '../../pen/drawing.types.ts';

type Described = Pick<DrawingRequest, 'qualities'>;

const RUINED = ['ruined', 'abandoned', 'derelict', 'broken', 'haunted', 'destroyed'];
const EERIE = ['haunted', 'spooky', 'creepy', 'eerie', 'ghostly', 'scary'];

/** Broken panes, holes in the roof. */
export function isRuined({ qualities }: Described): boolean {
  return qualities.some((quality) => RUINED.includes(quality));
}

export function isEerie({ qualities }: Described): boolean {
  return qualities.some((quality) => EERIE.includes(quality));
}

/** Rust and patched paint on a vehicle. */
export function isRusty({ qualities }: Described): boolean {
  return isRuined({ qualities }) || qualities.some((quality) => ['rusty', 'rusted', 'old'].includes(quality));
}
