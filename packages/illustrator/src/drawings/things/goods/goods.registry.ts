import type { Procedure } from '../../pen/drawing.types.ts';
import { drawGingerbreadHouse } from './gingerbread-house.ts';
import { drawCreamJar, drawEarrings, drawNailPolish, drawPearls } from './jewels.ts';
import { drawLandscapeBadge } from './landscape-badge.ts';
import {
  drawBadgeRing,
  drawBareSheet,
  drawClothBanner,
  drawHangingSign,
  drawSignBoard,
  drawTableSign,
} from './lettered-signs.ts';
import { drawBelt, drawPedestal, drawPerfume, drawSneakers, drawStones, drawWristwatch } from './products.ts';
import { drawSerumBottle } from './serum-bottle.ts';
import {
  drawBellows,
  drawCatapult,
  drawGlue,
  drawLighter,
  drawMatches,
  drawMeltingClock,
  drawNails,
  drawStraws,
  drawTire,
} from './small-tools.ts';

/** What is bought in a shop, and what it is shown on, by the name the vocabulary uses. */
export const GOODS_PROCEDURES = {
  perfume: drawPerfume,
  wristwatch: drawWristwatch,
  sneakers: drawSneakers,
  belt: drawBelt,
  'serum-bottle': drawSerumBottle,
  pedestal: drawPedestal,
  stones: drawStones,
  matches: drawMatches,
  lighter: drawLighter,
  nails: drawNails,
  glue: drawGlue,
  bellows: drawBellows,
  tire: drawTire,
  'melting-clock': drawMeltingClock,
  straws: drawStraws,
  catapult: drawCatapult,
  'landscape-badge': drawLandscapeBadge,
  pearls: drawPearls,
  earrings: drawEarrings,
  'nail-polish': drawNailPolish,
  'cream-jar': drawCreamJar,
  'sign-board': drawSignBoard,
  'table-sign': drawTableSign,
  'hanging-sign': drawHangingSign,
  'cloth-banner': drawClothBanner,
  'badge-ring': drawBadgeRing,
  lettering: drawBareSheet,
  'gingerbread-house': drawGingerbreadHouse,
} satisfies Record<string, Procedure>;
