import { mix, type Rgb, scale } from '../../../core/color.ts';
import { drawBeak } from '../../birds/bird-beak.ts';
import { drawFeatherWing } from '../../birds/feather-wing.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { line } from '../../pen/pen.ts';
import { coatOf } from '../coats.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { BIG_CAT_BUILD } from '../mammals/big-cats.ts';
import { horsePlan } from '../mammals/horses.ts';
import { lionPlan } from '../mammals/lions.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';

/** The head of an eagle on the neck of a beast. */
function eagleHead(feather: Rgb, lightSide: -1 | 1): SideHeadPlan {
  return {
    coat: feather,
    skull: 0.34,
    cheek: 0.1,
    tip: 0.02,
    drop: 0.05,
    reach: 0.3,
    nose: [60, 50, 50],
    noseKind: 'nostril',
    ear: { kind: 'pointed', size: 0.26, color: feather },
    eye: { size: 0.08, x: 0.14, y: -0.08, iris: [250, 196, 60] },
    tufts: 0.3,
    after: (context) => {
      drawBeak(context, { kind: 'hook', length: 0.34, depth: 0.32, color: [246, 184, 60] }, 0.34, lightSide);
      line(context, 'M0.0 -0.22L0.26 -0.13', scale(feather, 0.5), 0.05);
    },
  };
}

export function drawGriffin(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [
    { main: [214, 164, 92], pale: [250, 236, 208], dark: [134, 84, 46] },
    { main: [176, 122, 72], pale: [250, 244, 232], dark: [110, 72, 46] },
  ]);
  const feather: Rgb = request.color ? mix(coat.main, [255, 255, 255], 0.4) : [250, 240, 220];
  const plan = lionPlan(request);
  return drawQuadruped(withoutWings(request), {
    ...plan,
    coat: coat.main,
    belly: coat.pale,
    build: { ...BIG_CAT_BUILD, neck: { length: 0.26, lean: 0.55, base: 0.32, top: 0.24 }, head: 0.36 },
    face: undefined,
    side: eagleHead(feather, lightSide),
    socks: { color: [240, 178, 70], reach: 0.22 },
    foot: [240, 178, 70],
    tail: { ...plan.tail, color: coat.main, tip: coat.dark },
    markings: (context, body) =>
      softPatch(context, body.neck[1]![0] + 0.04, body.neck[1]![1] + 0.08, 0.26, 0.34, feather, 1),
    behind: (sheet, body) =>
      drawFeatherWing(sheet, [body.spine[2]![0] + 0.06, body.spine[2]![1] - 0.06], 0.95, coat.dark, 0.8),
    over: (sheet, body) =>
      drawFeatherWing(
        sheet,
        [body.spine[2]![0] - 0.06, body.spine[2]![1] - 0.02],
        1.12,
        mix(coat.main, coat.dark, 0.3),
        1,
      ),
  });
}

/** Half eagle, half horse. */
export function drawHippogriff(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [168, 160, 160], pale: [246, 244, 242], dark: [92, 86, 92] }]);
  const plan = horsePlan({ ...request, qualities: [] }, coat, [coat.dark]);
  return drawQuadruped(withoutWings(request), {
    ...plan,
    socks: undefined,
    side: eagleHead(coat.pale, request.lightSide),
    markings: (context, body) =>
      softPatch(context, body.neck[1]![0], body.neck[1]![1], 0.26, 0.34, coat.pale, 0.9),
    behind: (sheet, body) =>
      drawFeatherWing(sheet, [body.spine[2]![0] + 0.06, body.spine[2]![1] - 0.06], 0.95, coat.main, 0.78),
    over: (sheet, body) =>
      drawFeatherWing(sheet, [body.spine[2]![0] - 0.06, body.spine[2]![1] - 0.02], 1.12, coat.main, 1),
  });
}

function withoutWings(request: DrawingRequest): DrawingRequest {
  return {
    ...request,
    qualities: request.qualities.filter((quality) => quality !== 'winged' && quality !== 'flying'),
  };
}
