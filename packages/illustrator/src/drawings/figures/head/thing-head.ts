import { framed } from '../../../core/ink.ts';
import type { Drawing } from '../../pen/drawing.types.ts';
import type { FigureLook, FigureTools } from '../figure.types.ts';
import { leaned } from '../figure-skeleton.ts';

/** A person with a teapot, a lamp or a pumpkin for a head: everything else of them is as it was. */
export function withThingHead(look: FigureLook, head: Drawing): FigureLook {
  const { ears: _ears, animalHead: _head, earrings: _rings, headwear, ...rest } = look;
  return {
    ...rest,
    // A hat that was put on by the prompt fits whatever is below it.
    headwear: headwear?.kind === 'space-helmet' ? undefined : headwear,
    thingHead: head,
    hair: { style: 'bald', color: [0, 0, 0] },
    beard: 'none',
    marks: [],
  };
}

/** Of the radius of a head. */
const WIDEST = 3.3;
const TALLEST = 3.1;
const TALLEST_SLIM = 4.2;

/** Stands on the neck, somewhat larger than a head would be. */
export function drawThingHead({ look, bones, context, sheet }: FigureTools): void {
  const thing = look.thingHead;
  if (!thing) return;
  const { canvas, glow, lights } = thing;
  const zoom = Math.min(
    (bones.headRadius * WIDEST) / canvas.width,
    (bones.headRadius * (canvas.height > canvas.width * 1.4 ? TALLEST_SLIM : TALLEST)) / canvas.height,
  );
  const [width, height] = [canvas.width * zoom, canvas.height * zoom];
  const foot = bones.chin + bones.headRadius * 0.16;
  for (const [target, source] of [
    [context, canvas],
    ...(glow ? ([[sheet.glow, glow]] as const) : []),
  ] as const)
    framed(target, { at: [bones.head[0], foot], turn: bones.nod }, () =>
      target.drawImage(source, -width / 2, -height, width, height),
    );
  for (const { x, y, radius, color } of lights)
    sheet.light(
      ...leaned(bones, [bones.head[0] + (x - 0.5) * width, foot - (1 - y) * height]),
      radius * height,
      color,
    );
}
