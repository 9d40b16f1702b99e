import type { Pose } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { sketch } from '../sketch.ts';
import type { FigureLook, HeldItem } from './figure.types.ts';
import { drawArm, drawLower, drawTorso, type FigurePaintbox } from './figure-body.ts';
import { drawBackHair, drawHead } from './figure-head.ts';
import { drawHeadwear } from './figure-headwear.ts';
import { drawBehind, drawShield } from './figure-props.ts';
import { poseFigure } from './figure-skeleton.ts';
import { drawFlyingBroom, drawHeld } from './held-items.ts';

/**
 * Draws a person from the inside out: skeleton, what hangs behind, legs or skirt, trunk, arms,
 * head, hat, what the near hand holds.
 */
export function drawFigure(request: DrawingRequest, dressed: FigureLook): Drawing {
  const look = adjustLook(request, dressed);
  const pose: Pose = (request.pose === 'standing' ? look.pose : request.pose) ?? look.pose ?? 'standing';
  const bones = poseFigure(look, pose);
  return sketch(
    {
      size: request.size,
      left: request.bust ? -0.42 : -0.75,
      right: request.bust ? 0.42 : 0.75,
      top: -1.36,
      bottom: request.bust ? bones.waist - 0.02 : 0.09,
      facing: bones.turn > 0.6 ? 'right' : 'front',
    },
    (sheet) => {
      const paintbox: FigurePaintbox = { context: sheet.context, look, bones, lightSide: request.lightSide };
      drawBehind(sheet, paintbox);
      drawBackHair(paintbox);
      if (bones.turn > 0.6) drawArm(paintbox, 'far');
      drawLower(paintbox);
      drawTorso(paintbox);
      if (bones.turn <= 0.6) drawArm(paintbox, 'far');
      drawShield(paintbox);
      drawHead(paintbox);
      drawHeadwear(paintbox);
      if (pose !== 'riding') drawHeld(sheet, paintbox);
      else if (look.held?.kind === 'broom')
        drawFlyingBroom(sheet.context, bones.hip + 0.05, look.held.colour);
      drawArm(paintbox, 'near');
      sheet.anchor('hat', bones.head[0], bones.head[1] - bones.headRadius * 0.78);
      sheet.anchor('face', bones.head[0], bones.head[1]);
      sheet.anchor('hand', bones.nearHand[0], bones.nearHand[1]);
      sheet.anchor('seat', 0, bones.hip + 0.05);
      sheet.head(bones.headRadius * 1.7);
    },
  );
}

const HELD_ITEMS: ReadonlySet<string> = new Set<HeldItem>([
  'staff',
  'sword',
  'katana',
  'axe',
  'wand',
  'broom',
  'sceptre',
  'fishing-rod',
  'umbrella',
  'trident',
  'lightning',
  'flower',
  'flag',
  'flute',
]);

/** Nouns whose drawing in a hand has another name. */
const HELD_AS: Record<string, HeldItem> = {
  'magic wand': 'wand',
  rose: 'flower',
  tulip: 'flower',
  sunflower: 'flower',
  'fishing rod': 'fishing-rod',
  'beach umbrella': 'umbrella',
};

/** Whether a figure can hold this noun as part of its drawing. */
export function heldItemOf(noun: string): HeldItem | undefined {
  const name = HELD_AS[noun] ?? noun;
  return HELD_ITEMS.has(name) ? (name as HeldItem) : undefined;
}

function adjustLook({ bareHead, holding, bust, qualities }: DrawingRequest, dressed: FigureLook): FigureLook {
  const look = { ...dressed, old: qualities.includes('old') };
  if (bareHead) delete look.headwear;
  if (bust) delete look.held;
  const kind = holding && heldItemOf(holding.name);
  if (kind) look.held = { kind, colour: holding.colour ?? HELD_COLOURS[kind] ?? [206, 172, 92] };
  return look;
}

const HELD_COLOURS: Partial<Record<HeldItem, Rgb>> = {
  umbrella: [206, 46, 52],
  flower: [232, 72, 96],
  wand: [255, 226, 110],
  lightning: [255, 232, 120],
  staff: [120, 220, 255],
};
