import type { StyleName } from '../brief/brief.types.ts';
import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import { drawAnime } from './anime.ts';
import { cutLino, engravePlate } from './block-cut.ts';
import { drawBlueprint } from './blueprint.ts';
import { brushInk } from './brush-ink.ts';
import { drawCharcoal } from './charcoal.ts';
import { drawComic } from './comic.ts';
import { breakIntoPlanes } from './cubism.ts';
import { drawChalk, drawColouredPencil, drawCrayon, drawPastel } from './dry-drawing.ts';
import { stitch } from './embroidery.ts';
import { paintGouache } from './gouache.ts';
import { drawInk } from './ink.ts';
import { drawLowPoly } from './low-poly.ts';
import { setMosaic } from './mosaic.ts';
import { drawNeon } from './neon.ts';
import { paintImpression, paintOil } from './oil.ts';
import { cutPaper } from './papercut.ts';
import { drawPencil } from './pencil.ts';
import { takePhoto } from './photo.ts';
import { drawPixels } from './pixel.ts';
import { modelPlasticine } from './plasticine.ts';
import { paintPoints } from './pointillism.ts';
import { printPop } from './pop.ts';
import { drawFlat, printDeco, printNouveau } from './posters.ts';
import { leadGlass } from './stained-glass.ts';
import type { Style } from './style.types.ts';
import { printUkiyoE } from './ukiyo-e.ts';
import { paintWatercolour } from './watercolour.ts';

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
