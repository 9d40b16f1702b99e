import type { Procedure } from '../pen/drawing.types.ts';
import { drawBareTree, drawCherryTree, drawDeadTree, drawWillow } from './boughs.ts';
import {
  drawAppleTree,
  drawBaobab,
  drawBirch,
  drawCypress,
  drawMaple,
  drawOak,
  drawOliveTree,
  drawOrangeTree,
  drawPoplar,
  drawTree,
} from './broad-trees.ts';
import { drawPottedCactus, drawPricklyPear, drawSaguaro } from './cacti.ts';
import { drawChristmasTree, drawFir } from './conifers.ts';
import { BOUGH_PROCEDURES } from './crossing-boughs.ts';
import {
  drawDaisy,
  drawDandelion,
  drawFlower,
  drawLavender,
  drawLily,
  drawLilyPad,
  drawLotus,
  drawPoppy,
  drawRose,
  drawSunflower,
  drawTulip,
  drawWaterLily,
} from './flowers.ts';
import { drawBush, drawFern, drawIvy } from './green-growth.ts';
import { drawLyingLeaf } from './lying-leaf.ts';
import { drawBrownMushroom, drawFlyAgaric } from './mushrooms.ts';
import { drawBonsai, drawPottedFern, drawPottedPlant } from './potted-plants.ts';
import { drawBamboo, drawGrassTuft, drawLeaf, drawReeds, drawSeaweed, drawWheat } from './tall-grasses.ts';

/** Trees, flowers and other plants, by the name the vocabulary uses. */
export const PLANT_PROCEDURES = {
  'lying-leaf': drawLyingLeaf,
  oak: drawOak,
  birch: drawBirch,
  maple: drawMaple,
  'apple-tree': drawAppleTree,
  'orange-tree': drawOrangeTree,
  'olive-tree': drawOliveTree,
  cypress: drawCypress,
  poplar: drawPoplar,
  baobab: drawBaobab,
  'broad-tree': drawTree,
  'cherry-tree': drawCherryTree,
  willow: drawWillow,
  'bare-tree': drawBareTree,
  'dead-tree': drawDeadTree,
  flower: drawFlower,
  rose: drawRose,
  tulip: drawTulip,
  poppy: drawPoppy,
  sunflower: drawSunflower,
  daisy: drawDaisy,
  lily: drawLily,
  dandelion: drawDandelion,
  lavender: drawLavender,
  lotus: drawLotus,
  'lily-pad': drawLilyPad,
  'water-lily': drawWaterLily,
  'fly-agaric': drawFlyAgaric,
  'brown-mushroom': drawBrownMushroom,
  saguaro: drawSaguaro,
  'prickly-pear': drawPricklyPear,
  'potted-cactus': drawPottedCactus,
  'potted-plant': drawPottedPlant,
  fern: drawFern,
  'potted-fern': drawPottedFern,
  bonsai: drawBonsai,
  bush: drawBush,
  ivy: drawIvy,
  bamboo: drawBamboo,
  wheat: drawWheat,
  reeds: drawReeds,
  seaweed: drawSeaweed,
  'grass-tuft': drawGrassTuft,
  leaf: drawLeaf,
  fir: drawFir,
  'christmas-tree': drawChristmasTree,
  ...BOUGH_PROCEDURES,
} satisfies Record<string, Procedure>;
