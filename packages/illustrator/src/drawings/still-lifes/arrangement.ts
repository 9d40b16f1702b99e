import { renderArt } from '../../art/art.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import type {
  ArrangementProcedure,
  Drawing,
  DrawingRequest,
  LightSpot,
  Procedure,
} from '../pen/drawing.types.ts';
import { sketch } from '../pen/sketch.ts';
import { type Area, type ThingTools, thingToolsFor } from '../pen/thing-tools.ts';
import { contactShadow } from '../things/effects.ts';

/** One thing of a composition; `(x, y)` is the middle of its foot and `height` its height, all in units. */
export interface Piece {
  /** A procedure, or the name of an icon. */
  of: Procedure | string;
  x: number;
  y: number;
  height: number;
  turn?: number;
  mirrored?: boolean;
  /** Swims or hangs: casts no shadow at its foot. */
  floating?: boolean;
  color?: Rgb;
  qualities?: readonly string[];
}

export interface Arrangement {
  area: Area;
  /** From the back to the front. */
  pieces: (request: DrawingRequest) => readonly Piece[];
  /** What lies under or behind all pieces. */
  under?: (tools: ThingTools, request: DrawingRequest) => void;
  /** What lies over them: glass, a cage's bars, a front wall. */
  over?: (tools: ThingTools, request: DrawingRequest) => void;
}

interface Ready {
  piece: Piece;
  canvas: Canvas;
  glow?: Canvas;
  lights: readonly LightSpot[];
}

/** An arrangement that sets things together, each casting a soft shadow on what is behind its foot. */
export function arrangement({ area, pieces, under, over }: Arrangement): ArrangementProcedure {
  return async (request) => {
    const ready: Ready[] = [];
    const contents = request.qualities.includes('empty') ? [] : pieces(request);
    for (const [index, piece] of contents.entries()) ready.push(await prepare(piece, request, index));
    const drawing: Drawing = sketch({ size: request.size, ...area }, (sheet) => {
      const tools = thingToolsFor(sheet, request.lightSide);
      under?.(tools, request);
      for (const one of ready) putDown(tools, one);
      over?.(tools, request);
    });
    return drawing;
  };
}

async function prepare(piece: Piece, request: DrawingRequest, index: number): Promise<Ready> {
  const { of, height, mirrored = false } = piece;
  const size = Math.max(16, request.size * height);
  if (typeof of === 'string') return { piece, canvas: await renderArt(of, size), lights: [] };
  const drawing = of({
    ...request,
    size,
    random: request.random.fork(`piece ${index}`),
    color: piece.color,
    qualities: piece.qualities ?? [],
    toppings: undefined,
    lightSide: (mirrored ? -request.lightSide : request.lightSide) as -1 | 1,
  });
  return { piece, canvas: drawing.canvas, glow: drawing.glow, lights: drawing.lights };
}

function putDown(tools: ThingTools, { piece, canvas, glow, lights }: Ready): void {
  const { x, y, height, turn = 0, mirrored = false } = piece;
  const width = (canvas.width / canvas.height) * height;
  const { sheet, context } = tools;
  if (!piece.floating)
    contactShadow(
      tools,
      x - tools.lightSide * width * 0.06,
      y - height * 0.01,
      width * 0.56,
      Math.min(0.09, width * 0.16),
      0.42,
    );
  for (const [target, image] of [
    [context, canvas],
    [glow && sheet.glow, glow],
  ] as const) {
    if (!target || !image) continue;
    framed(target, { at: [x, y], turn }, () => {
      if (mirrored) target.scale(-1, 1);
      target.drawImage(image, -width / 2, -height, width, height);
    });
  }
  for (const light of lights)
    sheet.light(
      x + (light.x - 0.5) * width * (mirrored ? -1 : 1),
      y + (light.y - 1) * height,
      light.radius * height,
      light.color,
    );
}
