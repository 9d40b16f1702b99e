import type { Procedure } from '../../pen/drawing.types.ts';
import {
  drawCoatRack,
  drawMortar,
  drawMusicBox,
  drawPiggyBank,
  drawRockingChair,
  drawRollingPin,
  drawWhisk,
} from './home-comforts.ts';
import {
  drawBasketballHoop,
  drawBirdbath,
  drawHorseshoe,
  drawOar,
  drawPitchfork,
  drawRake,
  drawSaddle,
  drawScythe,
  drawSpear,
  drawSundial,
  drawWeatherVane,
} from './outdoor-pieces.ts';
import { drawDrumKit, drawGong, drawMetronome, drawTambourine, drawXylophone } from './percussion.ts';
import { drawChainsaw, drawDollhouse, drawHornedHelmet, drawMannequin } from './shown-things.ts';
import { drawBinoculars, drawPoolTable, drawSeesaw, drawTrampoline } from './yard-play.ts';

/** What one plays, rests and works with at home and in the yard, by the name the vocabulary uses. */
export const LEISURE_PROCEDURES = {
  'drum-kit': drawDrumKit,
  xylophone: drawXylophone,
  tambourine: drawTambourine,
  gong: drawGong,
  metronome: drawMetronome,
  'music-box': drawMusicBox,
  'rocking-chair': drawRockingChair,
  'piggy-bank': drawPiggyBank,
  'rolling-pin': drawRollingPin,
  whisk: drawWhisk,
  mortar: drawMortar,
  'coat-rack': drawCoatRack,
  mannequin: drawMannequin,
  dollhouse: drawDollhouse,
  trampoline: drawTrampoline,
  seesaw: drawSeesaw,
  'pool-table': drawPoolTable,
  'basketball-hoop': drawBasketballHoop,
  binoculars: drawBinoculars,
  pitchfork: drawPitchfork,
  rake: drawRake,
  spear: drawSpear,
  scythe: drawScythe,
  oar: drawOar,
  chainsaw: drawChainsaw,
  'horned-helmet': drawHornedHelmet,
  birdbath: drawBirdbath,
  sundial: drawSundial,
  'weather-vane': drawWeatherVane,
  horseshoe: drawHorseshoe,
  saddle: drawSaddle,
} satisfies Record<string, Procedure>;
