import type { StyleName } from '../brief/brief.types.ts';
import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { drawAnime } from './drawn/anime.ts';
import { drawBlueprint } from './drawn/blueprint.ts';
import { brushInk } from './drawn/brush-ink.ts';
import { drawCharcoal } from './drawn/charcoal.ts';
import { drawComic } from './drawn/comic.ts';
import { drawChalk, drawColouredPencil, drawCrayon, drawPastel } from './drawn/dry-drawing.ts';
import { drawInk } from './drawn/ink.ts';
import { drawPencil } from './drawn/pencil.ts';
import { stitch } from './made/embroidery.ts';
import { drawLowPoly } from './made/low-poly.ts';
import { setMosaic } from './made/mosaic.ts';
import { drawNeon } from './made/neon.ts';
import { cutPaper } from './made/papercut.ts';
import { takePhoto } from './made/photo.ts';
import { drawPixels } from './made/pixel.ts';
import { modelPlasticine } from './made/plasticine.ts';
import { leadGlass } from './made/stained-glass.ts';
import { breakIntoPlanes } from './painted/cubism.ts';
import { paintGouache } from './painted/gouache.ts';
import { paintImpression, paintOil } from './painted/oil.ts';
import { paintPoints } from './painted/pointillism.ts';
import { paintWatercolour } from './painted/watercolour.ts';
import { cutLino, engravePlate } from './printed/block-cut.ts';
import { printPop } from './printed/pop.ts';
import { drawFlat, printDeco, printNouveau } from './printed/posters.ts';
import { printUkiyoE } from './printed/ukiyo-e.ts';
import type { Style } from './style.types.ts';

const STYLES: Readonly<Record<StyleName, Style>> = {
  photo: takePhoto,
  oil: paintOil,
  impression: paintImpression,
  watercolour: paintWatercolour,
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
  'coloured-pencil': drawColouredPencil,
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

/**
 * Turns the finished scene into the brief's medium.
 * @returns a new canvas of the stage's size, opaque everywhere; the stage's own canvas is left as it was
 * @throws {IllustrationStopped} when the picture is no longer wanted
 */
export function applyStyle(stage: Stage, random: Random): Canvas {
  // The canvas draws lazily: paying for the scene's strokes here keeps the style's first pass, and with it
  // the time until a stop takes effect, short.
  stage.checkpoint.check();
  stage.context.getImageData(0, 0, 1, 1);
  stage.checkpoint.check();
  return STYLES[stage.brief.style](stage.canvas, stage, random.fork(stage.brief.style));
}
