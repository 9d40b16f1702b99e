import { LRUCache } from 'lru-cache';
import { renderArt } from '../../art/art.ts';
import { createLayer } from '../../core/canvas.ts';
import { toCss } from '../../core/color.ts';
import { createRandom, hashText } from '../../core/random.ts';
import { drawArrangement } from '../../drawings/arrangements.registry.ts';
import { drawProcedure } from '../../drawings/drawings.registry.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { plainRequest } from '../../drawings/pen/plain-request.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Noun } from '../../vocabulary/nouns.registry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { coverFoot, sampleGround } from '../render/ground-cover.ts';
import { drawLights } from '../render/lights.ts';
import { fogAt, layOn, noteFace, noteInPlanes } from '../render/render-drawing.ts';
import { castShadow, touchGround } from '../render/shadows.ts';

/** Pieces are drawn at one of two heights, once, and kept: hundreds of pictures show the same barrel. */
const DRAWN_HEIGHTS = [200, 480];
const cache = new LRUCache<string, Drawing>({ max: 60 });

/** A thing as it looks by itself; the dice, the seed and the prompt make no difference to it. */
export async function drawPiece(
  { palette, brief, light, indoor }: Stage,
  noun: Noun,
  shown: number,
): Promise<Drawing> {
  const lightSide = light[0] < 0 ? -1 : 1;
  const lamps = (palette.night || palette.sunElevation < 0.2) && !brief.vetoes.has('light');
  const snow = brief.snow && !indoor;
  const size = DRAWN_HEIGHTS.find((height) => height >= shown * 0.8) ?? DRAWN_HEIGHTS[1]!;
  const key = [noun.name, size, lightSide, lamps, snow, brief.season].join();
  const known = cache.get(key);
  if (known) return known;
  const request = plainRequest({
    size,
    random: createRandom(hashText(noun.name)),
    lightSide,
    lamps,
    snow,
    season: brief.season,
    pose: noun.kind === 'person' ? 'walking' : undefined,
  });
  const { drawing } = noun;
  const drawn =
    drawing.from === 'procedure'
      ? drawProcedure(drawing.procedure, request)
      : drawing.from === 'arrangement'
        ? await drawArrangement(drawing.arrangement, request)
        : {
            canvas: await renderArt(drawing.icon, size),
            lights: [],
            anchors: {},
            shaded: false,
            facing: noun.facing ?? 'front',
          };
  cache.set(key, drawn);
  return drawn;
}

/** Lays a piece on the stage, on its ground and in its air. Lit as one flat thing: nobody looks at it for long. */
export function showPiece(stage: Stage, piece: Placement): void {
  stage.checkpoint.check();
  const { drawing } = piece;
  const lit = lightFlatly(stage, piece);
  const stands = piece.footing === 'ground';
  const ground = stands ? sampleGround(stage, piece) : [];
  if (stands && !stage.indoor && !stage.floating) castShadow(stage, piece, 0.8);
  else if (stands) touchGround(stage, piece);
  for (const layer of [stage, stage.plain]) if (layer) layOn(layer.context, piece, lit);
  noteInPlanes(stage, piece, lit);
  noteFace(stage, piece);
  if (stands) coverFoot(stage, stage.random.fork(`foot of ${piece.request.noun.name}`), piece, ground);
  if (drawing.lights.length > 0) drawLights(stage, piece);
}

/** The light of a surface that faces us, as `relight` has it, by the means of the canvas alone. */
function lightFlatly(stage: Stage, { drawing, distance }: Placement) {
  const { width, height } = drawing.canvas;
  const { ambient, sun, fog } = stage.palette;
  const { canvas, context } = createLayer(width, height);
  const light = (channel: 0 | 1 | 2) => ambient[channel] * 0.6 + sun[channel] * 0.48;
  context.drawImage(drawing.canvas, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = toCss([light(0), light(1), light(2)]);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(drawing.canvas, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = toCss(fog, fogAt(stage, distance));
  context.fillRect(0, 0, width, height);
  return canvas;
}
