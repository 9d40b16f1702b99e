import { mix, pickColor, scale } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import type { Build, Skeleton } from '../build.types.ts';
import { drawQuadruped } from '../quadruped.ts';
import { dragonHead, drawFoldedWing, drawSpikes, paintPlates } from './dragon-body.ts';
import { drawFlame, drawFlyingDragon } from './flying-dragon.ts';
import { drawHydra } from './many-headed.ts';

const DRAGON_BUILD: Build = {
  hip: 0.34,
  shoulder: 0.36,
  length: 0.46,
  rump: 0.4,
  waist: 0.36,
  chest: 0.38,
  neck: { length: 0.4, lean: 0.5, base: 0.28, top: 0.17 },
  legs: { thigh: 0.25, arm: 0.17, ankle: 0.12, foot: 'paw' },
  head: 0.4,
  sits: true,
};

/** A western dragon: in the air with spread wings, or on the ground with wings folded in whatever pose. */
export function drawDragon(request: DrawingRequest): Drawing {
  const { pose, bust } = request;
  if (request.qualities.includes('many-headed')) return drawHydra(request);
  if (!bust && (pose === undefined || pose === 'flying' || pose === 'jumping'))
    return drawFlyingDragon(request);
  const skin =
    request.color ?? pickColor(request.random.fork('skin'), '#4f9d58 #b8423c #3f78b8 #7d56ad #2f9490');
  const pale = mix(skin, [255, 230, 170], 0.68);
  const fiery = !bust && request.qualities.includes('fire-breathing');
  return drawQuadruped(request, {
    build: DRAGON_BUILD,
    coat: skin,
    belly: pale,
    foot: mix(skin, pale, 0.25),
    side: dragonHead(skin, pale, request, fiery),
    tail: { kind: 'thick', length: 0.78, width: 0.22, color: skin, tip: scale(skin, 0.62), lift: 0.1 },
    markings: (context, body) => paintPlates(context, body, pale),
    behind: (sheet, body) => {
      drawSpikes(sheet.context, body, scale(skin, 0.58));
      drawFoldedWing(
        sheet,
        [body.spine[2]![0] + 0.02, body.spine[2]![1] - 0.06],
        skin,
        0.74,
        isResting(body),
      );
    },
    over: (sheet, body) => {
      drawFoldedWing(sheet, [body.spine[2]![0] - 0.08, body.spine[2]![1] - 0.04], skin, 1, isResting(body));
      if (fiery) drawFlame(sheet, [body.head[0] + 0.28, body.head[1] + 0.08], 0.22);
    },
  });
}

function isResting({ pose }: Skeleton): boolean {
  return pose === 'lying' || pose === 'curled' || pose === 'sitting';
}
