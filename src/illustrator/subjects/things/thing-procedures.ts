import type { Procedure } from '../drawing.types.ts';
import {
  drawChessBoard,
  drawChessPieceAlone,
  drawChessTable,
  drawPlayingCards,
  drawToyTrain,
} from './games-and-toys.ts';
import {
  drawBathtub,
  drawCandle,
  drawCauldron,
  drawCopperPot,
  drawKettle,
  drawPotion,
  drawRubberDuck,
} from './household.ts';
import {
  drawDrum,
  drawGrandPiano,
  drawGuitar,
  drawHarp,
  drawPiano,
  drawTrumpet,
  drawViolin,
} from './instruments.ts';
import { drawLantern } from './lanterns.ts';
import {
  drawBalloon,
  drawBalloons,
  drawFence,
  drawHayBale,
  drawKite,
  drawLadder,
  drawMailbox,
} from './outdoor-things.ts';
import { drawBunting, drawFairyLights, drawLanternString, drawPaperLanternAlone } from './paper-lanterns.ts';
import {
  drawBall,
  drawBlocks,
  drawDoll,
  drawMatryoshka,
  drawRockingHorse,
  drawSpinningTop,
} from './playthings.ts';
import { drawGift, drawGiftPile } from './presents.ts';
import { drawJackOLantern, drawPumpkin } from './pumpkins.ts';
import {
  drawEasel,
  drawFramedPicture,
  drawHandMirror,
  drawStairs,
  drawStandingMirror,
  drawWindow,
} from './room-things.ts';
import { drawScarecrow } from './scarecrow.ts';
import { drawArmchair, drawBed, drawBench, drawChair, drawSofa, drawStool } from './seats.ts';
import { drawSnowman } from './snowman.ts';
import { drawBookshelf, drawDesk, drawRoundTable, drawTable } from './tables.ts';
import {
  drawAlarmClock,
  drawGrandfatherClock,
  drawHourglass,
  drawMantelClock,
  drawPocketWatch,
} from './timepieces.ts';
import {
  drawCrystalBall,
  drawGoldPile,
  drawMagicLamp,
  drawMessageBottle,
  drawSwordInStone,
  drawTreasureChest,
} from './treasures.ts';

/** Furniture, tools, toys, instruments and treasures, by the name the vocabulary uses. */
export const THING_PROCEDURES = {
  armchair: drawArmchair,
  sofa: drawSofa,
  bench: drawBench,
  chair: drawChair,
  stool: drawStool,
  bed: drawBed,
  table: drawTable,
  'round-table': drawRoundTable,
  desk: drawDesk,
  bookshelf: drawBookshelf,
  snowman: drawSnowman,
  scarecrow: drawScarecrow,
  pumpkin: drawPumpkin,
  'jack-o-lantern': drawJackOLantern,
  gift: drawGift,
  'gift-pile': drawGiftPile,
  lantern: drawLantern,
  'paper-lantern': drawPaperLanternAlone,
  'lantern-string': drawLanternString,
  bunting: drawBunting,
  'fairy-lights': drawFairyLights,
  mailbox: drawMailbox,
  kite: drawKite,
  balloon: drawBalloon,
  balloons: drawBalloons,
  fence: drawFence,
  ladder: drawLadder,
  'hay-bale': drawHayBale,
  bathtub: drawBathtub,
  'rubber-duck': drawRubberDuck,
  'copper-pot': drawCopperPot,
  kettle: drawKettle,
  candle: drawCandle,
  cauldron: drawCauldron,
  potion: drawPotion,
  easel: drawEasel,
  'framed-picture': drawFramedPicture,
  'standing-mirror': drawStandingMirror,
  'hand-mirror': drawHandMirror,
  window: drawWindow,
  stairs: drawStairs,
  'grand-piano': drawGrandPiano,
  piano: drawPiano,
  violin: drawViolin,
  guitar: drawGuitar,
  drum: drawDrum,
  trumpet: drawTrumpet,
  harp: drawHarp,
  hourglass: drawHourglass,
  'mantel-clock': drawMantelClock,
  'grandfather-clock': drawGrandfatherClock,
  'alarm-clock': drawAlarmClock,
  'pocket-watch': drawPocketWatch,
  'gold-pile': drawGoldPile,
  'treasure-chest': drawTreasureChest,
  'message-bottle': drawMessageBottle,
  'sword-in-stone': drawSwordInStone,
  'magic-lamp': drawMagicLamp,
  'crystal-ball': drawCrystalBall,
  'chess-piece': drawChessPieceAlone,
  'chess-board': drawChessBoard,
  'chess-table': drawChessTable,
  'playing-cards': drawPlayingCards,
  'toy-train': drawToyTrain,
  'rocking-horse': drawRockingHorse,
  blocks: drawBlocks,
  doll: drawDoll,
  'spinning-top': drawSpinningTop,
  ball: drawBall,
  matryoshka: drawMatryoshka,
} satisfies Record<string, Procedure>;
