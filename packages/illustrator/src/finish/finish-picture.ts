import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { applyLens } from './apply-lens.ts';
import { rollCamera } from './camera-roll.ts';
import { arrangePicture } from './compositions.ts';
import { frameWithBranches } from './framing.ts';
import { comeNearer } from './reframe.ts';
import { applyRenderFinish } from './render-finish.ts';

/**
 * What a camera and a renderer add to the finished picture: the look of a renderer, a dark frame, the
 * lens, a tilted camera and the cut, in this order. Returns a canvas of the same size, opaque everywhere.
 * @throws {IllustrationStopped} when the picture is no longer wanted
 */
export function finishPicture(canvas: Canvas, stage: Stage, random: Random): Canvas {
  const { checkpoint, brief } = stage;
  let picture = applyRenderFinish(canvas, stage, random.fork('render'));
  checkpoint.check();
  if (brief.composition === 'framed') picture = frameWithBranches(picture, stage, random.fork('frame'));
  checkpoint.check();
  picture = applyLens(picture, stage, random.fork('lens'));
  checkpoint.check();
  if (brief.cameraAngle === 'dutch') picture = rollCamera(picture, random.fork('roll'));
  picture = comeAsNearAsWished(picture, stage);
  return arrangePicture(picture, stage, random.fork('arrange'));
}

function comeAsNearAsWished(picture: Canvas, stage: Stage): Canvas {
  const { features } = stage.brief;
  // The camera of a scene that we drew has come nearer already.
  if (stage.pictureTones && stage.brief.cameraAngle === 'close-up') return comeNearer(picture, stage, 0.7);
  if (features.has('heads-only')) return comeNearer(picture, stage, 0.42);
  if (features.has('half-length')) return comeNearer(picture, stage, 0.58);
  return features.has('three-quarter-length') ? comeNearer(picture, stage, 0.8) : picture;
}
