import {
  drawAirliner,
  drawAirship,
  drawHelicopter,
  drawPaperAirplane,
  drawPropellerPlane,
} from './airplanes.ts';
import { drawBus, drawDoubleDecker, drawFastTrain, drawSchoolBus, drawTram } from './buses.ts';
import { drawFamilyCar, drawJeep, drawPoliceCar, drawTaxi, drawVintageCar } from './cars.ts';
import { drawCarriage, drawCart, drawSled, drawSleigh, drawTank } from './carts.ts';
import { drawGreatWave } from './great-wave.ts';
import { drawAnySpaceship } from './landers.ts';
import { drawRocket } from './rockets.ts';
import { drawContainerShip, drawFerry, drawLiner, drawVikingShip, drawYacht } from './ships.ts';
import { drawSkateboard } from './skateboard.ts';
import {
  drawCanoe,
  drawFishingBoat,
  drawRaft,
  drawRowingBoat,
  drawSailingBoat,
  drawVenetianGondola,
} from './small-boats.ts';
import { drawRover, drawSatellite, drawShuttle } from './spacecraft.ts';
import { drawStroller } from './strollers.ts';
import { drawTrainFront } from './train-front.ts';
import { drawFireEngine, drawLorry, drawPickup, drawTractor } from './trucks.ts';
import {
  drawBicycle,
  drawMotorcycle,
  drawScooter,
  drawTandem,
  drawUnicycle,
  drawWheelchair,
} from './two-wheelers.ts';
import { drawAmbulance, drawCamper, drawVan } from './vans.ts';
import { drawFoodTruck } from './works/food-truck.ts';
import { drawBulldozer, drawExcavator, drawForklift } from './works/work-machines.ts';
import { drawDumpTruck, drawGarbageTruck, drawMixerTruck, drawTowTruck } from './works/work-trucks.ts';

/** What drives, floats and flies beyond the first ones; all of these head right. */
export const VEHICLE_PROCEDURES = {
  taxi: drawTaxi,
  'police-car': drawPoliceCar,
  'family-car': drawFamilyCar,
  'vintage-car': drawVintageCar,
  jeep: drawJeep,
  pickup: drawPickup,
  lorry: drawLorry,
  'fire-engine': drawFireEngine,
  camper: drawCamper,
  van: drawVan,
  ambulance: drawAmbulance,
  tractor: drawTractor,
  'food-truck': drawFoodTruck,
  'tow-truck': drawTowTruck,
  'dump-truck': drawDumpTruck,
  'mixer-truck': drawMixerTruck,
  'garbage-truck': drawGarbageTruck,
  excavator: drawExcavator,
  bulldozer: drawBulldozer,
  forklift: drawForklift,
  'double-decker': drawDoubleDecker,
  bus: drawBus,
  'school-bus': drawSchoolBus,
  tram: drawTram,
  'great-wave': drawGreatWave,
  'fast-train': drawFastTrain,
  bicycle: drawBicycle,
  tandem: drawTandem,
  unicycle: drawUnicycle,
  skateboard: drawSkateboard,
  motorcycle: drawMotorcycle,
  scooter: drawScooter,
  wheelchair: drawWheelchair,
  stroller: drawStroller,
  'sailing-boat': drawSailingBoat,
  'rowing-boat': drawRowingBoat,
  canoe: drawCanoe,
  'venetian-gondola': drawVenetianGondola,
  raft: drawRaft,
  'fishing-boat': drawFishingBoat,
  liner: drawLiner,
  'container-ship': drawContainerShip,
  yacht: drawYacht,
  ferry: drawFerry,
  'viking-ship': drawVikingShip,
  airliner: drawAirliner,
  'paper-airplane': drawPaperAirplane,
  'propeller-plane': drawPropellerPlane,
  helicopter: drawHelicopter,
  airship: drawAirship,
  shuttle: drawShuttle,
  spaceship: drawAnySpaceship,
  rover: drawRover,
  carriage: drawCarriage,
  cart: drawCart,
  sled: drawSled,
  sleigh: drawSleigh,
  tank: drawTank,
};

/** Vehicles that show no side. */
export const FRONTAL_VEHICLE_PROCEDURES = {
  rocket: drawRocket,
  satellite: drawSatellite,
  'train-front': drawTrainFront,
};

export const VEHICLE_FACINGS = Object.fromEntries(
  Object.keys(VEHICLE_PROCEDURES).map((name) => [name, 'right']),
) as Record<keyof typeof VEHICLE_PROCEDURES, 'right'>;
