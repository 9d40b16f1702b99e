import { drawBus, drawDoubleDecker, drawFastTrain, drawSchoolBus, drawTram } from './buses.ts';
import { drawFamilyCar, drawJeep, drawPoliceCar, drawTaxi, drawVintageCar } from './cars.ts';
import { drawFireEngine, drawLorry, drawPickup, drawTractor } from './trucks.ts';
import { drawBicycle, drawMotorcycle, drawScooter } from './two-wheelers.ts';
import { drawAmbulance, drawCamper, drawVan } from './vans.ts';

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
  'double-decker': drawDoubleDecker,
  bus: drawBus,
  'school-bus': drawSchoolBus,
  tram: drawTram,
  'fast-train': drawFastTrain,
  bicycle: drawBicycle,
  motorcycle: drawMotorcycle,
  scooter: drawScooter,
};

export const VEHICLE_FACINGS = Object.fromEntries(
  Object.keys(VEHICLE_PROCEDURES).map((name) => [name, 'right']),
) as Record<keyof typeof VEHICLE_PROCEDURES, 'right'>;
