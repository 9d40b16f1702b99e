import type { Procedure } from '../../pen/drawing.types.ts';
import { drawArcadeMachine, drawCashRegister, drawJukebox, drawVendingMachine } from './coin-machines.ts';
import { drawEngine } from './engine.ts';
import {
  drawBlender,
  drawHairDryer,
  drawLawnMower,
  drawPopcornMachine,
  drawTreadmill,
} from './household-machines.ts';

/** What runs by an engine, a coin or a current, by the name the vocabulary uses. */
export const MACHINE_PROCEDURES = {
  engine: drawEngine,
  'vending-machine': drawVendingMachine,
  'arcade-machine': drawArcadeMachine,
  jukebox: drawJukebox,
  'cash-register': drawCashRegister,
  blender: drawBlender,
  'lawn-mower': drawLawnMower,
  treadmill: drawTreadmill,
  'hair-dryer': drawHairDryer,
  'popcorn-machine': drawPopcornMachine,
} satisfies Record<string, Procedure>;
