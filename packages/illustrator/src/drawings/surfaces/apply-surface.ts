import type {} from '../../brief/subject.types.ts';
import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import { meltDown } from './melt-down.ts';
import type { LaySurface, Sheet } from './surface.types.ts';
import { layDwelling } from './surface-dwelling.ts';
import { layFace } from './surface-face.ts';
import { layFacets } from './surface-facets.ts';
import { layIvy } from './surface-ivy.ts';
import { layFlames, layGloss, laySparkles } from './surface-light.ts';
import { layChecks, layFlowers, layOrnament, layRainbow, laySpots, layStripes } from './surface-patterns.ts';
import { breakOff, layCracks, layDirt, layDrops, layDust, layMoss, layRust } from './surface-wear.ts';

const SURFACES: ReadonlyMap<string, LaySurface> = new Map([
  ['striped', layStripes],
  ['rainbow', layRainbow],
  ['checkered', layChecks],
  ['spotted', laySpots],
  ['polka-dotted', laySpots],
  ['floral', layFlowers],
  ['patterned', layOrnament],
  ['broken', breakApart],
  ['ruined', fallToRuin],
  ['rusty', layRust],
  ['mossy', layMoss],
  ['overgrown', layIvy],
  ['dusty', layDust],
  ['dirty', layDirt],
  ['shiny', layGloss],
  ['metallic', layGloss],
  ['wet', layDrops],
  ['sparkling', laySparkles],
  ['burning', layFlames],
  ['dwelling', layDwelling],
  ['faceted', layFacets],
  ['smiling-face', layFace('smiling')],
  ['sad-face', layFace('sad')],
  ['angry-face', layFace('angry')],
]);

const ON_THE_LIVING: ReadonlySet<string> = new Set([
  'rainbow',
  'dusty',
  'dirty',
  'wet',
  'sparkling',
  'burning',
  'faceted',
]);
const LIVING: ReadonlySet<SubjectClass> = new Set(['animal', 'person', 'sea-creature', 'flying']);
const RUINABLE: ReadonlySet<SubjectClass> = new Set(['building', 'boat', 'vehicle', 'tree']);
const FUMING: ReadonlySet<string> = new Set(['smoking', 'steaming']);
const SEE_THROUGH = 0.46;

/** Whether some drawing of this kind can be given the quality from outside. */
export function isSurface(quality: string, kind: SubjectClass): boolean {
  if (FUMING.has(quality) || quality === 'transparent' || quality === 'melting') return true;
  // What is abandoned stays whole, unless weather and time can take it down.
  if (quality === 'ruined') return RUINABLE.has(kind);
  return SURFACES.has(quality) && (!LIVING.has(kind) || ON_THE_LIVING.has(quality));
}

/** The drawing with qualities that its drawer has no own way to show. */
export function applySurface(drawing: Drawing, qualities: readonly string[], random: Random): Drawing {
  const layer = createLayer(drawing.canvas.width, drawing.canvas.height);
  layer.context.globalAlpha = qualities.includes('transparent') ? SEE_THROUGH : 1;
  layer.context.drawImage(drawing.canvas, 0, 0);
  layer.context.globalAlpha = 1;
  for (const quality of qualities) {
    const lay = SURFACES.get(quality);
    if (!lay) continue;
    layer.context.save();
    layer.context.globalCompositeOperation = 'source-atop';
    lay(sheetOf(drawing.canvas, layer.context, random.fork(quality)));
    layer.context.restore();
  }
  const burning = qualities.includes('burning');
  const fuming = burning || qualities.some((quality) => FUMING.has(quality));
  return {
    ...drawing,
    canvas: qualities.includes('melting') ? meltDown(layer.canvas, random.fork('melting')) : layer.canvas,
    smoke: drawing.smoke ?? (fuming ? { x: 0.5, y: 0.06 } : undefined),
    selfLit: burning ? Math.max(0.4, drawing.selfLit ?? 0) : drawing.selfLit,
    lights: burning
      ? [...(drawing.lights ?? []), { x: 0.5, y: 0.4, radius: 0.7, color: [255, 140, 50] }]
      : drawing.lights,
  };
}

function breakApart(sheet: Sheet): void {
  layCracks(sheet);
  breakOff(sheet);
}

function fallToRuin(sheet: Sheet): void {
  breakApart(sheet);
  layMoss(sheet);
}

function sheetOf(canvas: Canvas, context: Sheet['context'], random: Random): Sheet {
  const { data, width, height } = pixelsOf(canvas);
  const covers = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return data[(row * width + column) * 4 + 3]! > 150;
  };
  const topOf = (x: number) => {
    for (let y = 0; y < height; y++) if (covers(x, y)) return y;
    return undefined;
  };
  return { context, width, height, size: Math.max(width, height), random, covers, topOf };
}
