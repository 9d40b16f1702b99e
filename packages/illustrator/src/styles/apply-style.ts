import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { redrawPhotograph } from './shared/forms/redraw-photograph.ts';
import { isFlat, redrawScene } from './shared/forms/redraw-scene.ts';
import { keepFaces } from './shared/keep-faces.ts';
import { liftNight } from './shared/lift-night.ts';
import { modelForStyle } from './shared/model/model-for-style.ts';
import { STYLES } from './styles.registry.ts';

/**
 * Turns the finished scene into the brief's medium.
 * @returns a new canvas of the scene's size, opaque everywhere; the scene's own canvas is left as it was
 * @throws {IllustrationStopped} when the picture is no longer wanted
 */
export function applyStyle(scene: Stage, random: Random): Canvas {
  // The canvas draws lazily: paying for the scene's strokes here keeps the style's first pass, and with it
  // the time until a stop takes effect, short.
  scene.checkpoint.check();
  scene.context.getImageData(0, 0, 1, 1);
  scene.checkpoint.check();
  const stage = scene.pictureTones ? redrawPhotograph(scene) : redrawScene(scene);
  const model = modelForStyle(stage);
  const styled = STYLES[stage.brief.style](model, stage, random.fork(stage.brief.style));
  const kept = keepFaces(styled, model, stage);
  // The light of a photograph is its own, where a medium does not change it.
  return isFlat(stage.brief.style) || !scene.pictureTones ? liftNight(kept, stage) : kept;
}
