import { drawBarn } from './barn.ts';
import { drawCathedral, drawChurch, drawMonastery } from './churches.ts';
import { drawCarousel, drawCircusTent } from './circus.ts';
import { drawCrookedHouse } from './crooked-house.ts';
import { drawFactory } from './factory.ts';
import { drawFerrisWheel, drawRollerCoaster } from './fairground.ts';
import { drawHauntedHouse, drawHouse } from './house.ts';
import { drawCottage, drawTownHouse, drawVictorianHouse } from './houses.ts';
import { drawJapaneseTemple, drawTorii } from './japanese.ts';
import { drawMarketStall } from './market-stall.ts';
import { drawMausoleum, drawMosque } from './mosques.ts';
import { drawBakery, drawCafeFront, drawShop } from './shop-fronts.ts';

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
};
