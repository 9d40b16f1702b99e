import type { PlaceName } from '../../brief/brief.types.ts';
import { paintAlley } from './alley.ts';
import { paintOverlook } from './city-overlook.ts';
import { paintPark } from './city-park.ts';
import { paintStreet } from './city-street.ts';
import { paintWaterfront } from './city-waterfront.ts';
import { paintCourtyard } from './corners/courtyard.ts';
import { paintDoorstep } from './corners/doorstep.ts';
import { paintSteepStreet } from './corners/steep-street.ts';
import { paintFairground } from './fairground.ts';
import { paintHarbour } from './harbour.ts';
import { paintBrickWall } from './houses/brick-wall.ts';
import { paintShopRow, paintTallRow } from './houses/shop-row.ts';
import { paintMarket } from './market.ts';
import { paintParkingLot } from './parking-lot.ts';
import { paintPlayground } from './playground.ts';
import { paintRoofs, paintRooftop } from './rooftop.ts';
import { paintStadium } from './stadium.ts';
import { paintStation } from './station.ts';
import { paintTennisCourt } from './tennis-court.ts';
import { paintTownCanal } from './town-canal.ts';
import { paintTownSquare } from './town-square.ts';
import { type PaintTown, paintTownStreet } from './town-street.ts';
import { paintVillage } from './village.ts';

export interface TownPlace {
  paint: PaintTown;
  /** Where the horizon lies at eye level, as a share of the picture's height. */
  horizon: number;
}

export const SHOP_ROW: TownPlace = { paint: paintShopRow, horizon: 0.46 };
/** The same in a big city. */
export const TALL_ROW: TownPlace = { paint: paintTallRow, horizon: 0.46 };
export const AVENUE: TownPlace = { paint: paintStreet, horizon: 0.55 };
export const TOWN_STREET: TownPlace = { paint: paintTownStreet, horizon: 0.52 };
export const OVERLOOK: TownPlace = { paint: paintOverlook, horizon: 0.3 };
export const WATERFRONT: TownPlace = { paint: paintWaterfront, horizon: 0.56 };
export const PARK: TownPlace = { paint: paintPark, horizon: 0.54 };
const SQUARE: TownPlace = { paint: paintTownSquare, horizon: 0.48 };
export const STEEP_STREET: TownPlace = { paint: paintSteepStreet, horizon: 0.34 };
const ALLEY: TownPlace = { paint: paintAlley, horizon: 0.52 };

/** Every place in a town that can be asked for by name, each in one or more layouts. */
export const TOWN_PLACES: Partial<Record<PlaceName, readonly TownPlace[]>> = {
  street: [TOWN_STREET, SHOP_ROW, AVENUE, TOWN_STREET, SHOP_ROW],
  alley: [ALLEY],
  'brick-wall': [{ paint: paintBrickWall, horizon: 0.5 }],
  market: [{ paint: paintMarket, horizon: 0.5 }],
  square: [SQUARE],
  'old-town': [TOWN_STREET, SQUARE, ALLEY, TOWN_STREET],
  'town-canal': [{ paint: paintTownCanal, horizon: 0.46 }],
  harbour: [{ paint: paintHarbour, horizon: 0.5 }],
  fairground: [{ paint: paintFairground, horizon: 0.6 }],
  doorstep: [{ paint: paintDoorstep, horizon: 0.46 }],
  courtyard: [{ paint: paintCourtyard, horizon: 0.5 }],
  park: [PARK],
  skyline: [WATERFRONT],
  balcony: [WATERFRONT],
  'parking-lot': [{ paint: paintParkingLot, horizon: 0.46 }],
  playground: [{ paint: paintPlayground, horizon: 0.5 }],
  village: [{ paint: paintVillage, horizon: 0.46 }],
  station: [{ paint: paintStation, horizon: 0.52 }],
  stadium: [{ paint: paintStadium, horizon: 0.52 }],
  'tennis-court': [{ paint: paintTennisCourt, horizon: 0.42 }],
  rooftop: [{ paint: paintRooftop, horizon: 0.5 }],
  roofs: [{ paint: paintRoofs, horizon: 0.62 }],
};
