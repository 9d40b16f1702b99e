import type { PlaceName } from '../../brief/brief.types.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLivingRoom } from './living-room.ts';
import type { PaintPlace } from './room.types.ts';
import { HOME_SCHEMES } from './room-schemes.ts';
import type { RoomWish } from './room-view.ts';
import { paintDarkWall, paintGardenWindow, paintPaperRoll } from './still-life.ts';
import type { TableTop } from './table-top.ts';

export interface InteriorPlace {
  paint: PaintPlace;
  view: RoomWish;
  /** The tables it may have, for small things seen close. */
  tables: readonly TableTop[];
}

const HOME: RoomWish = {
  layouts: ['frontal', 'deep-left', 'deep-right', 'close', 'frontal'],
  schemes: HOME_SCHEMES,
};

/** Every room that can be asked for by name. */
export const INTERIORS: Partial<Record<PlaceName, InteriorPlace>> = {
  'living-room': { paint: paintLivingRoom, view: HOME, tables: ['wood', 'wood', 'linen'] },
  kitchen: {
    paint: paintKitchen,
    view: { ...HOME, layouts: ['close', 'frontal', 'deep-left', 'deep-right'] },
    tables: ['wood', 'check-cloth', 'marble', 'wood'],
  },
};

/** Backgrounds that nobody asks for by name. */
export const UNNAMED = {
  'dark-wall': {
    paint: paintDarkWall,
    view: { ...HOME, layouts: ['close'] },
    tables: ['dark-wood', 'dark-wood', 'linen', 'stone'],
  },
  'garden-window': {
    paint: paintGardenWindow,
    view: { ...HOME, layouts: ['close'] },
    tables: ['wood', 'check-cloth', 'linen', 'wood'],
  },
  'paper-roll': { paint: paintPaperRoll, view: { ...HOME, layouts: ['close'] }, tables: ['linen', 'marble'] },
} as const satisfies Record<string, InteriorPlace>;
