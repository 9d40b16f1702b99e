import type { Pose } from '../brief/brief.types.ts';
import { BEAST_PROCEDURES, facingOfBeast } from './beasts/beast-procedures.ts';
import { FRONTAL_BEAST_PROCEDURES } from './beasts/frontal-beast-procedures.ts';
import { drawPhoenix } from './beasts/species/phoenix.ts';
import type { Drawing, DrawingRequest, Procedure } from './drawing.types.ts';
import { isFigure, looksSideways, PERSON_PROCEDURES } from './figures/draw-person.ts';
import { FOOD_PROCEDURES } from './food/food-procedures.ts';
import { PLANT_PROCEDURES } from './plants/plant-procedures.ts';
import { drawHotAirBalloon, drawUfo } from './procedures/aircraft.ts';
import { BUILDING_PROCEDURES } from './procedures/building-procedures.ts';
import { drawCabin } from './procedures/cabin.ts';
import { drawCastle } from './procedures/castle.ts';
import { drawGalleon } from './procedures/galleon.ts';
import { drawLighthouse } from './procedures/lighthouse.ts';
import { drawMandir } from './procedures/mandir.ts';
import { drawMinotaur } from './procedures/minotaur.ts';
import { drawBridge, drawLabyrinth, drawPyramid, drawSkyscraper } from './procedures/monuments.ts';
import { drawCampfire, drawCrystal, drawThrone, drawUmbrella } from './procedures/objects.ts';
import { drawRobot } from './procedures/robot.ts';
import { drawMushroomHouse, drawTent, drawTreehouse } from './procedures/shelters.ts';
import { drawSportsCar } from './procedures/sports-car.ts';
import { drawSubmarine } from './procedures/submarine.ts';
import { drawGreekTemple, drawPagoda } from './procedures/temples.ts';
import { drawTower } from './procedures/tower.ts';
import { drawTrain } from './procedures/train.ts';
import { drawPalmTree, drawPineTree } from './procedures/trees.ts';
import {
  FRONTAL_VEHICLE_PROCEDURES,
  VEHICLE_FACINGS,
  VEHICLE_PROCEDURES,
} from './procedures/vehicle-procedures.ts';
import { drawWindmill } from './procedures/windmill.ts';
import { drawBirds } from './procedures/winged.ts';
import { THING_PROCEDURES } from './things/thing-procedures.ts';

/** Everything the illustrator draws by its own hand, by the name the vocabulary uses. */
const PROCEDURES = {
  castle: drawCastle,
  cabin: drawCabin,
  lighthouse: drawLighthouse,
  windmill: drawWindmill,
  tower: drawTower,
  pagoda: drawPagoda,
  'greek-temple': drawGreekTemple,
  mandir: drawMandir,
  pyramid: drawPyramid,
  bridge: drawBridge,
  skyscraper: drawSkyscraper,
  tent: drawTent,
  treehouse: drawTreehouse,
  'mushroom-house': drawMushroomHouse,
  labyrinth: drawLabyrinth,
  galleon: drawGalleon,
  'sports-car': drawSportsCar,
  train: drawTrain,
  'hot-air-balloon': drawHotAirBalloon,
  ufo: drawUfo,
  submarine: drawSubmarine,
  'pine-tree': drawPineTree,
  'palm-tree': drawPalmTree,
  crystal: drawCrystal,
  campfire: drawCampfire,
  umbrella: drawUmbrella,
  throne: drawThrone,
  robot: drawRobot,
  birds: drawBirds,
  phoenix: drawPhoenix,
  minotaur: drawMinotaur,
  ...BEAST_PROCEDURES,
  ...FRONTAL_BEAST_PROCEDURES,
  ...PERSON_PROCEDURES,
  ...BUILDING_PROCEDURES,
  ...VEHICLE_PROCEDURES,
  ...FRONTAL_VEHICLE_PROCEDURES,
  ...FOOD_PROCEDURES,
  ...PLANT_PROCEDURES,
  ...THING_PROCEDURES,
} satisfies Record<string, Procedure>;

export type ProcedureName = keyof typeof PROCEDURES;

export const PROCEDURE_NAMES = Object.keys(PROCEDURES) as readonly ProcedureName[];

/** Which way the drawings that are not frontal look, so that a mirrored one can be lit from the right side. */
const SIDEWAYS: Partial<Record<ProcedureName, 'left' | 'right'>> = {
  'sports-car': 'left',
  galleon: 'right',
  train: 'right',
  submarine: 'right',
  ...VEHICLE_FACINGS,
  'rubber-duck': 'right',
  'toy-train': 'right',
  'rocking-horse': 'right',
  trumpet: 'right',
};

export function facingOfProcedure(name: string, pose?: Pose): Drawing['facing'] {
  if (isFigure(name)) return looksSideways(name, pose) ? 'right' : 'front';
  return (isProcedureName(name) && SIDEWAYS[name]) || facingOfBeast(name) || 'front';
}

function isProcedureName(name: string): name is ProcedureName {
  return name in PROCEDURES;
}

/**
 * Draws a subject on a canvas of its own, unlit by any scene. Same request, same pixels.
 * @throws {Error} when no procedure has this name.
 */
export function drawProcedure(name: string, request: DrawingRequest): Drawing {
  if (!isProcedureName(name)) throw new Error(`There is no drawing procedure "${name}".`);
  return PROCEDURES[name](request);
}
