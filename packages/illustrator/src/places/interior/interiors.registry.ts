import type { PlaceName } from '../../brief/brief.types.ts';
import type { TableTop } from '../../brief/place.types.ts';
import { paintArtistStudio } from './artist-studio.ts';
import { paintAttic } from './attic.ts';
import { paintBathroom } from './bathroom.ts';
import { paintBedroom } from './bedroom.ts';
import { paintCafe } from './cafe.ts';
import { paintCave } from './cave/cave.ts';
import { paintClassroom } from './classroom.ts';
import { outfitRoom } from './furnish-room.ts';
import { OUTFITS } from './furnished.registry.ts';
import { paintGreenhouse } from './greenhouse.ts';
import { paintCastleHall } from './halls/castle-hall.ts';
import { paintChurchInside } from './halls/church-inside.ts';
import { paintHospitalCorridor, paintHotelCorridor } from './halls/corridor.ts';
import { paintDungeon } from './halls/dungeon.ts';
import { paintStairwell } from './halls/stairwell.ts';
import { paintTempleInside } from './halls/temple-inside.ts';
import { paintTheatreStage } from './halls/theatre-stage.ts';
import { paintTomb } from './halls/tomb.ts';
import { paintKitchen } from './kitchen.ts';
import { paintLaboratory } from './laboratory.ts';
import { paintLibrary } from './library.ts';
import { paintLivingRoom } from './living-room.ts';
import { paintMuseum } from './museum.ts';
import { paintNook } from './nook.ts';
import { paintOffice } from './office.ts';
import type { PaintPlace } from './room/room.types.ts';
import { HOME_SCHEMES } from './room/room-schemes.ts';
import type { RoomWish } from './room/room-view.ts';
import { paintShop } from './shop.ts';
import { paintSpaceshipDeck } from './spaceship-deck.ts';
import { paintDarkWall, paintGardenWindow, paintPaperRoll } from './still-life.ts';
import { paintTavern } from './tavern.ts';
import { paintWorkshop } from './workshop.ts';

export interface InteriorPlace {
  paint: PaintPlace;
  view: RoomWish;
  /** The tables it may have, for small things seen close. */
  tables: readonly TableTop[];
  /** No daylight comes in: fire is all the light there is. */
  sunless?: boolean;
  /** The hour leaves no light on it. */
  even?: boolean;
}

const HOME: RoomWish = {
  layouts: ['frontal', 'deep-left', 'deep-right', 'close', 'frontal'],
  schemes: HOME_SCHEMES,
};

const HALL: RoomWish = {
  layouts: ['hall', 'hall', 'frontal'],
  schemes: HOME_SCHEMES,
  height: 6,
  reach: 8,
  floorLine: 0.6,
  ceilingLine: 0.02,
  eyeLine: 0.42,
};

const TALL: RoomWish = {
  ...HOME,
  layouts: ['deep-left', 'frontal', 'deep-right'],
  height: 4.6,
  reach: 7,
  floorLine: 0.6,
};

/** Every room that can be asked for by name. */
export const INTERIORS: Partial<Record<PlaceName, InteriorPlace>> = {
  'living-room': { paint: paintLivingRoom, view: HOME, tables: ['wood', 'wood', 'linen'] },
  kitchen: {
    paint: paintKitchen,
    view: { ...HOME, layouts: ['close', 'frontal', 'deep-left', 'deep-right'] },
    tables: ['wood', 'check-cloth', 'marble', 'wood'],
  },
  library: { paint: paintLibrary, view: HOME, tables: ['dark-wood', 'wood'] },
  bedroom: { paint: paintBedroom, view: HOME, tables: ['wood', 'linen'] },
  bathroom: { paint: paintBathroom, view: HOME, tables: ['marble'] },
  classroom: {
    paint: paintClassroom,
    view: { ...HOME, layouts: ['frontal', 'deep-left', 'deep-right'], reach: 5.4 },
    tables: ['wood'],
  },
  'artist-studio': { paint: paintArtistStudio, view: { ...HOME, height: 3 }, tables: ['wood', 'linen'] },
  greenhouse: {
    paint: paintGreenhouse,
    view: { ...HOME, layouts: ['frontal', 'hall'], height: 3, eyeLine: 0.38 },
    tables: ['wood', 'stone'],
  },
  stage: {
    paint: paintTheatreStage,
    view: { ...HOME, layouts: ['close', 'frontal'], height: 4.6, reach: 7, floorLine: 0.6 },
    tables: ['dark-wood'],
  },
  'castle-hall': { paint: paintCastleHall, view: HALL, tables: ['dark-wood', 'stone'] },
  'church-inside': { paint: paintChurchInside, view: HALL, tables: ['stone', 'linen'] },
  'temple-inside': { paint: paintTempleInside, view: HALL, tables: ['stone', 'dark-wood'] },
  tomb: {
    paint: paintTomb,
    view: { ...HALL, layouts: ['frontal', 'hall'], height: 3.6, reach: 5.6, floorLine: 0.6 },
    tables: ['stone'],
    sunless: true,
  },
  dungeon: {
    paint: paintDungeon,
    view: { ...HALL, layouts: ['frontal'], height: 3.4, reach: 5.4, ceilingLine: 0 },
    tables: ['stone', 'dark-wood'],
    sunless: true,
  },
  stairwell: {
    paint: paintStairwell,
    view: { ...HALL, layouts: ['frontal'], height: 6.4, reach: 8, floorLine: 0.74, eyeLine: 0.5 },
    tables: ['stone'],
  },
  museum: {
    paint: paintMuseum,
    view: { ...HOME, layouts: ['frontal', 'deep-left', 'deep-right', 'hall'], height: 3.1 },
    tables: ['marble', 'stone'],
  },
  'spaceship-deck': {
    paint: paintSpaceshipDeck,
    view: { ...HOME, layouts: ['frontal', 'close'], height: 3 },
    tables: ['stone'],
  },
  cave: { paint: paintCave, view: { ...HOME, layouts: ['close'], floorLine: 0.56 }, tables: ['stone'] },
  tavern: { paint: paintTavern, view: HOME, tables: ['dark-wood', 'wood'] },
  workshop: { paint: paintWorkshop, view: HOME, tables: ['wood'] },
  laboratory: { paint: paintLaboratory, view: HOME, tables: ['marble', 'stone'] },
  office: { paint: paintOffice, view: HOME, tables: ['wood'] },
  cafe: { paint: paintCafe, view: HOME, tables: ['wood', 'marble', 'wood'] },
  shop: { paint: paintShop, view: HOME, tables: ['wood'] },
  attic: { paint: paintAttic, view: { ...HOME, layouts: ['frontal'] }, tables: ['wood'] },
  nook: { paint: paintNook, view: { ...HOME, layouts: ['frontal', 'close'] }, tables: ['wood', 'linen'] },
  corridor: corridor(paintHotelCorridor),
  'hospital-corridor': corridor(paintHospitalCorridor),
  submarine: outfitted('submarine'),
  laundromat: outfitted('laundromat', 'close'),
  arcade: outfitted('arcade'),
  barbershop: outfitted('barbershop'),
  elevator: outfitted('elevator'),
  sewer: outfitted('sewer'),
  sauna: outfitted('sauna', 'close'),
  gym: outfitted('gym'),
  'sports-hall': { ...outfitted('sports-hall'), view: TALL },
  'boxing-ring': { ...outfitted('boxing-ring'), view: TALL },
  airport: outfitted('airport', 'close'),
  'swimming-pool': outfitted('swimming-pool'),
  'hospital-ward': outfitted('hospital-ward'),
  'dental-office': outfitted('dental-office'),
  subway: outfitted('subway', 'close'),
  'train-car': outfitted('train-car', 'close'),
  'airplane-cabin': outfitted('airplane-cabin', 'close'),
  windowsill: {
    paint: paintGardenWindow,
    view: { ...HOME, layouts: ['close'] },
    tables: ['wood', 'stone', 'marble'],
  },
  plain: { paint: paintPaperRoll, view: { ...HOME, layouts: ['close'] }, tables: ['none'], even: true },
};

function outfitted(name: keyof typeof OUTFITS, layout: 'frontal' | 'close' = 'frontal'): InteriorPlace {
  return {
    paint: outfitRoom(OUTFITS[name]),
    view: { ...HOME, layouts: [layout] },
    tables: ['wood', 'stone'],
  };
}

function corridor(paint: PaintPlace): InteriorPlace {
  return {
    paint,
    view: { ...HALL, layouts: ['hall'], height: 2.9, eyeLine: 0.4, ceilingLine: 0.2 },
    tables: ['wood'],
  };
}

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
