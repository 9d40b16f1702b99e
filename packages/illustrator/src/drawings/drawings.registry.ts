import type { Pose } from '../brief/brief.types.ts';
import { BEAST_PROCEDURES, facingOfBeast } from './beasts/beasts.registry.ts';
import { FRONTAL_BEAST_PROCEDURES } from './beasts/frontal-beasts.registry.ts';
import { drawMinotaur } from './beasts/myths/minotaur.ts';
import { drawPhoenix } from './beasts/myths/phoenix.ts';
import { drawBirds } from './birds/far-bird.ts';
import { BUILDING_PROCEDURES } from './buildings/buildings.registry.ts';
import { drawCastle } from './buildings/castle.ts';
import { drawCabin } from './buildings/houses/cabin.ts';
import { drawMushroomHouse, drawTent, drawTreehouse } from './buildings/houses/shelters.ts';
import { drawLighthouse } from './buildings/lighthouse.ts';
import { drawBridge, drawLabyrinth, drawPyramid, drawSkyscraper } from './buildings/monuments.ts';
import { drawMandir } from './buildings/sacred/mandir.ts';
import { drawGreekTemple, drawPagoda } from './buildings/sacred/temples.ts';
import { drawTower } from './buildings/tower.ts';
import { drawWindmill } from './buildings/windmill.ts';
import { isFigure, looksSideways, PERSON_PROCEDURES } from './figures/people/people.registry.ts';
import { FOOD_PROCEDURES } from './food/food.registry.ts';
import type { Drawing, DrawingRequest, Procedure } from './pen/drawing.types.ts';
import { PLANT_PROCEDURES } from './plants/plants.registry.ts';
import { drawPalmTree, drawPineTree } from './plants/trees.ts';
import { CRAFT_PROCEDURES } from './things/crafts/crafts.registry.ts';
import { drawCampfire, drawCrystal, drawThrone, drawUmbrella } from './things/crystals-and-fires.ts';
import { GOODS_PROCEDURES } from './things/goods/goods.registry.ts';
import { LEISURE_PROCEDURES } from './things/leisure/leisure.registry.ts';
import { MACHINE_PROCEDURES } from './things/machines/machines.registry.ts';
import { drawRobot } from './things/robot.ts';
import { THING_PROCEDURES } from './things/things.registry.ts';
import { drawHotAirBalloon, drawUfo } from './vehicles/aircraft.ts';
import { drawGalleon } from './vehicles/galleon.ts';
import { drawSportsCar } from './vehicles/sports-car.ts';
import { drawSubmarine } from './vehicles/submarine.ts';
import { drawTrain } from './vehicles/train.ts';
import {
  FRONTAL_VEHICLE_PROCEDURES,
  VEHICLE_FACINGS,
  VEHICLE_PROCEDURES,
} from './vehicles/vehicles.registry.ts';

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
  ...CRAFT_PROCEDURES,
  ...GOODS_PROCEDURES,
  ...LEISURE_PROCEDURES,
  ...MACHINE_PROCEDURES,
} satisfies Record<string, Procedure>;

type ProcedureName = keyof typeof PROCEDURES;

export const PROCEDURE_NAMES = Object.keys(PROCEDURES) as readonly ProcedureName[];

/** Which way the drawings that are not frontal look, so that a mirrored one can be lit from the right side. */
const SIDEWAYS: Partial<Record<ProcedureName, 'left' | 'right'>> = {
  'sports-car': 'left',
  galleon: 'right',
  train: 'right',
  submarine: 'right',
  ...VEHICLE_FACINGS,
  'rubber-duck': 'right',
  wheelbarrow: 'left',
  cannon: 'right',
  'flat-iron': 'right',
  'vacuum-cleaner': 'right',
  'toy-train': 'right',
  'rocking-horse': 'right',
  trumpet: 'right',
  'power-drill': 'right',
  sneakers: 'right',
  bellows: 'right',
  catapult: 'right',
  'dinosaur-skeleton': 'right',
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
