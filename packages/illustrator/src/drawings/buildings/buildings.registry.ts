import { drawCarousel, drawCircusTent } from './circus.ts';
import { drawApartments, drawHospital, drawHotel, drawMuseum, drawSchool } from './civic-buildings.ts';
import { drawFactory } from './factory.ts';
import { drawFerrisWheel, drawRollerCoaster } from './fairground.ts';
import { drawGarbageHeap, drawWaterTower, drawWindTurbine } from './field-machines.ts';
import { drawBarn } from './houses/barn.ts';
import { drawCrookedHouse } from './houses/crooked-house.ts';
import { drawGardenGate, drawStandingDoor } from './houses/doors-and-gates.ts';
import { drawGazebo, drawGreenhouse } from './houses/garden-buildings.ts';
import { drawHauntedHouse, drawHouse } from './houses/house.ts';
import { drawCottage, drawTownHouse, drawVictorianHouse } from './houses/houses.ts';
import { drawModernHouse, drawPoolHouse } from './houses/modern-house.ts';
import { drawIgloo, drawStiltHut, drawStrawHut, drawTipi, drawYurt } from './houses/world-dwellings.ts';
import { drawCarvedCliff, drawGeyser, drawGreatWall, drawTunnelMouth } from './in-the-rock.ts';
import { drawClockTower, drawColosseum, drawIronTower, drawLeaningTower } from './landmarks.ts';
import { drawMarketStall } from './market-stall.ts';
import { drawObelisk, drawStoneCircle, drawTotemPole } from './monoliths.ts';
import { drawMoonBase, drawObservatory, drawSpaceStation } from './outposts.ts';
import { drawGasStation, drawStopSign } from './roadside.ts';
import { drawHoodoo, drawRockArch } from './rock-formations.ts';
import { drawRopeBridge } from './rope-bridge.ts';
import { drawCathedral, drawChurch, drawMonastery } from './sacred/churches.ts';
import { drawJapaneseTemple, drawTorii } from './sacred/japanese.ts';
import { drawMausoleum, drawMosque } from './sacred/mosques.ts';
import { drawOnionCathedral, drawOperaHouse, drawTriumphalArch } from './sails-and-onions.ts';
import { drawBakery, drawCafeFront, drawShop } from './shop-fronts.ts';
import { drawBallTower, drawLiberty, drawSpiredTower } from './tall-landmarks.ts';
import { drawFountain, drawStatue, drawTowerCrane } from './town-square.ts';
import { drawSuspensionBridge, drawWatermill, drawWell, drawWoodenBridge } from './waterside-buildings.ts';

/** Houses and other built things beyond the first ones, by the name the vocabulary uses. */
export const BUILDING_PROCEDURES = {
  house: drawHouse,
  'haunted-house': drawHauntedHouse,
  cottage: drawCottage,
  'town-house': drawTownHouse,
  'victorian-house': drawVictorianHouse,
  'crooked-house': drawCrookedHouse,
  barn: drawBarn,
  church: drawChurch,
  cathedral: drawCathedral,
  monastery: drawMonastery,
  factory: drawFactory,
  shop: drawShop,
  bakery: drawBakery,
  'cafe-front': drawCafeFront,
  'market-stall': drawMarketStall,
  mosque: drawMosque,
  mausoleum: drawMausoleum,
  'ferris-wheel': drawFerrisWheel,
  'circus-tent': drawCircusTent,
  carousel: drawCarousel,
  'roller-coaster': drawRollerCoaster,
  'japanese-temple': drawJapaneseTemple,
  torii: drawTorii,
  school: drawSchool,
  hospital: drawHospital,
  hotel: drawHotel,
  museum: drawMuseum,
  apartments: drawApartments,
  'iron-tower': drawIronTower,
  'clock-tower': drawClockTower,
  'leaning-tower': drawLeaningTower,
  colosseum: drawColosseum,
  'stone-circle': drawStoneCircle,
  obelisk: drawObelisk,
  'totem-pole': drawTotemPole,
  igloo: drawIgloo,
  yurt: drawYurt,
  tipi: drawTipi,
  'straw-hut': drawStrawHut,
  'stilt-hut': drawStiltHut,
  watermill: drawWatermill,
  'suspension-bridge': drawSuspensionBridge,
  'wooden-bridge': drawWoodenBridge,
  well: drawWell,
  'moon-base': drawMoonBase,
  'space-station': drawSpaceStation,
  observatory: drawObservatory,
  'greenhouse-building': drawGreenhouse,
  gazebo: drawGazebo,
  'standing-door': drawStandingDoor,
  'garden-gate': drawGardenGate,
  fountain: drawFountain,
  statue: drawStatue,
  'tower-crane': drawTowerCrane,
  'wind-turbine': drawWindTurbine,
  'water-tower': drawWaterTower,
  'garbage-heap': drawGarbageHeap,
  'opera-house': drawOperaHouse,
  'onion-cathedral': drawOnionCathedral,
  'triumphal-arch': drawTriumphalArch,
  'great-wall': drawGreatWall,
  'carved-cliff': drawCarvedCliff,
  geyser: drawGeyser,
  'tunnel-mouth': drawTunnelMouth,
  'modern-house': drawModernHouse,
  'pool-house': drawPoolHouse,
  'gas-station': drawGasStation,
  'stop-sign': drawStopSign,
  'rope-bridge': drawRopeBridge,
  'rock-arch': drawRockArch,
  hoodoo: drawHoodoo,
  liberty: drawLiberty,
  'spired-tower': drawSpiredTower,
  'ball-tower': drawBallTower,
};
