import type { StyleName } from '../brief/brief.types.ts';
import { stitch } from './crafted/embroidery.ts';
import { drawLowPoly } from './crafted/low-poly.ts';
import { setMosaic } from './crafted/mosaic.ts';
import { drawNeon } from './crafted/neon.ts';
import { cutPaper } from './crafted/papercut.ts';
import { takePhoto } from './crafted/photo.ts';
import { drawPixels } from './crafted/pixel.ts';
import { modelPlasticine } from './crafted/plasticine.ts';
import { leadGlass } from './crafted/stained-glass.ts';
import { drawAnime } from './drawn/anime.ts';
import { drawBlueprint } from './drawn/blueprint.ts';
import { brushInk } from './drawn/brush-ink.ts';
import { drawCharcoal } from './drawn/charcoal.ts';
import { drawComic } from './drawn/comic.ts';
import { drawChalk, drawColoredPencil, drawCrayon, drawPastel } from './drawn/dry-drawing.ts';
import { drawInk } from './drawn/ink.ts';
import { drawPencil } from './drawn/pencil.ts';
import { breakIntoPlanes } from './painted/cubism.ts';
import { paintGouache } from './painted/gouache.ts';
import { paintImpression, paintOil } from './painted/oil.ts';
import { paintPoints } from './painted/pointillism.ts';
import { paintWatercolor } from './painted/watercolor.ts';
import { cutLino, engravePlate } from './printed/block-cut.ts';
import { printPop } from './printed/pop.ts';
import { drawFlat, printDeco, printNouveau } from './printed/posters.ts';
import { printUkiyoE } from './printed/ukiyo-e.ts';
import type { Style } from './style.types.ts';

/**
 * Every style by its name. A new one is registered here; its name stands in `STYLE_NAMES`, and the words that ask
 * for it in `brief/options/meanings/styles.ts`.
 */
export const STYLES: Readonly<Record<StyleName, Style>> = {
  photo: takePhoto,
  oil: paintOil,
  impression: paintImpression,
  watercolor: paintWatercolor,
  pixel: drawPixels,
  anime: drawAnime,
  ink: drawInk,
  pencil: drawPencil,
  'low-poly': drawLowPoly,
  pop: printPop,
  'stained-glass': leadGlass,
  papercut: cutPaper,
  neon: drawNeon,
  'ukiyo-e': printUkiyoE,
  comic: drawComic,
  pastel: drawPastel,
  crayon: drawCrayon,
  'colored-pencil': drawColoredPencil,
  chalk: drawChalk,
  charcoal: drawCharcoal,
  pointillism: paintPoints,
  mosaic: setMosaic,
  blueprint: drawBlueprint,
  'art-nouveau': printNouveau,
  'art-deco': printDeco,
  flat: drawFlat,
  linocut: cutLino,
  engraving: engravePlate,
  gouache: paintGouache,
  'brush-ink': brushInk,
  cubism: breakIntoPlanes,
  embroidery: stitch,
  plasticine: modelPlasticine,
};
