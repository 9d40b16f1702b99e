import { findEyes } from '../../art/eyes.ts';
import type { Material } from '../../brief/brief.types.ts';
import { type Canvas, createLayer } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { mix, scale } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import { drawInNeon } from './neon-drawing.ts';
import { drawInPieces } from './piece-drawing.ts';
import { PIECE_SUBSTANCES } from './piece-substances.ts';
import type { ToneSubstance } from './substance.types.ts';
import { drawInTones, formOf } from './tone-drawing.ts';
import { TONE_SUBSTANCES } from './tone-substances.ts';

interface MaterialWish {
  material: Material;
  random: Random;
  lightSide: -1 | 1;
  /** The color the prompt asked for: blue glass, green wool. */
  color?: Rgb;
  /** It has a face, whose eyes must stay. */
  alive: boolean;
}

/** Gold, ice and the like come in their own color; a colored one of these takes the asked color well. */
const TAKES_COLOR: ReadonlySet<Material> = new Set([
  'glass',
  'crystal',
  'paper',
  'wool',
  'candy',
  'marble',
  'stone',
  'wood',
  'ice',
  'clay',
  'jelly',
  'rubber',
  'sand',
]);

/** The same drawing made of another substance: shape, light and shade stay, color and grain change. */
export function applyMaterial(stage: Stage, drawing: Drawing, wish: MaterialWish): Drawing {
  const { material, random, lightSide } = wish;
  if (material === 'neon') return inNeon(drawing, wish.color);
  const form = formOf(drawing.canvas, lightSide);
  const face = wish.alive ? faceOf(drawing) : undefined;
  const eyes = wish.alive && !(face && PIECE_SUBSTANCES[material]) ? findEyes(drawing.canvas) : [];
  const pieces = PIECE_SUBSTANCES[material];
  const tones = colored(TONE_SUBSTANCES[material] ?? { tones: pieces?.tones ?? [] }, wish);
  let canvas = drawInTones(drawing.canvas, form, tones, stage.noise, stage.checkpoint, random.range(0, 9));
  if (pieces)
    canvas = drawInPieces(canvas, form, {
      substance: pieces,
      random,
      checkpoint: stage.checkpoint,
      color: wish.color,
    });
  if (pieces && face) keepFace(canvas, drawing.canvas, face);
  for (const eye of eyes.filter(({ x, y }) => !face || within(face, x, y)).slice(0, 2)) keepEye(canvas, eye);
  const burning = material === 'fire';
  return {
    ...drawing,
    canvas,
    glow: burning ? glowOf(canvas) : drawing.glow,
    lights: burning ? [{ x: 0.5, y: 0.55, radius: 0.85, color: [255, 130, 40] }] : drawing.lights,
    selfLit: burning ? 0.9 : material === 'clouds' ? 0.35 : drawing.selfLit,
    shaded: true,
  };
}

/** Its tubes are all light. */
function inNeon(drawing: Drawing, color: Rgb | undefined): Drawing {
  const canvas = drawInNeon(drawing.canvas, color);
  const light = { x: 0.5, y: 0.5, radius: 0.7, color: color ?? ([255, 80, 170] as const) };
  return { ...drawing, canvas, glow: canvas, lights: [light], selfLit: 1, shaded: true };
}

function colored(substance: ToneSubstance, { material, color }: MaterialWish): ToneSubstance {
  if (!color || !(TAKES_COLOR.has(material) || material === 'leaves')) return substance;
  const last = substance.tones.length - 1;
  const tones = substance.tones.map((tone, index) => {
    const height = index / last;
    const wished =
      height < 0.5 ? mix([0, 0, 0], color, 0.35 + height) : mix(color, [255, 255, 255], (height - 0.5) * 1.5);
    // It is dark between leaves.
    return material === 'leaves' ? mix(tone, scale(wished, 0.7), 0.75) : mix(tone, wished, 0.85);
  });
  return { ...substance, tones, keep: 0 };
}

interface Oval {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** The face of a drawing that tells where it is, in its own pixels. */
function faceOf({ canvas, anchors, headWidth }: Drawing): Oval | undefined {
  if (!anchors.face || headWidth === undefined) return undefined;
  const radius = headWidth * canvas.width * 0.5;
  return {
    x: anchors.face.x * canvas.width,
    y: anchors.face.y * canvas.height,
    across: radius,
    down: radius * 0.94,
  };
}

function within({ x, y, across, down }: Oval, atX: number, atY: number): boolean {
  return ((atX - x) / across) ** 2 + ((atY - y) / down) ** 2 < 1;
}

/** Whoever is made of pieces has a face of its own among them, or nobody could read it. */
function keepFace(canvas: Canvas, original: Canvas, { x, y, across, down }: Oval): void {
  const { canvas: own, context } = createLayer(canvas.width, canvas.height);
  context.drawImage(original, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.translate(x, y);
  context.scale(across, down);
  const soft = context.createRadialGradient(0, 0, 0.8, 0, 0, 1);
  soft.addColorStop(0, 'rgba(0,0,0,1)');
  soft.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = soft;
  context.fillRect(-canvas.width, -canvas.height, canvas.width * 2, canvas.height * 2);
  canvas.getContext('2d').drawImage(own, 0, 0);
}

function glowOf(canvas: Canvas): Canvas {
  const layer = createLayer(canvas.width, canvas.height);
  layer.context.globalAlpha = 0.5;
  layer.context.drawImage(canvas, 0, 0);
  return layer.canvas;
}

/** A face made of leaves or ice is still a face as long as its eyes look out of it. */
function keepEye(canvas: Canvas, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const context = canvas.getContext('2d');
  for (const [dx, dy, share, paint] of [
    [0, 0, 1.05, 'rgba(24,22,32,0.95)'],
    [-0.28, -0.34, 0.3, 'rgba(255,255,255,0.95)'],
  ] as const) {
    context.fillStyle = paint;
    context.beginPath();
    context.arc(x + dx * radius, y + dy * radius, radius * share, 0, TAU);
    context.fill();
  }
}
