import type { Brief, SceneKind } from '../brief/brief.types.ts';
import { createLayer } from '../core/canvas.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import { createNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { varyRandom } from '../core/vary-random.ts';
import { painterOf } from '../places/scenes.registry.ts';
import { chooseCamera, placeSun } from './camera.ts';
import { SKY_DEPTH } from './depth-stamp.ts';
import { choosePalette } from './palettes.ts';
import { raiseFarVolcano } from './sky/far-volcano.ts';
import type { Stage } from './stage.types.ts';
import { floodGround } from './weather/flood.ts';

/** Their painters raise the mountain themselves; elsewhere it stands behind. */
const VOLCANIC: ReadonlySet<SceneKind> = new Set([
  'mountain',
  'sea',
  'abstract',
  'portrait',
  'space',
] as const);

/**
 * Paints the background of the brief's scene and returns the stage for the subjects.
 * `size` is in pixels; `motif` is the picture's own source, of which the stage takes forks.
 * @throws {IllustrationStopped} when the checkpoint says so.
 */
export function buildStage(
  brief: Brief,
  size: { width: number; height: number },
  motif: Random,
  checkpoint: Checkpoint,
  variation = 0,
): Stage {
  const dice = { motif, random: varyRandom(motif, variation) };
  const stage = setUpStage(brief, size, dice, checkpoint);
  checkpoint.check();
  painterOf(brief)(stage);
  const isVolcano =
    VOLCANIC.has(brief.scene) || brief.place === 'island' || brief.place === 'tropical-island';
  if (brief.features.has('volcano') && !isVolcano && !stage.indoor && !stage.floating) raiseFarVolcano(stage);
  if (brief.features.has('flooded') && !stage.water && !stage.floating) floodGround(stage);
  return stage;
}

/** What waits for the subjects: near branches, grass, wave crests. */
export function drawForeground(stage: Stage): void {
  for (const draw of stage.foreground) {
    stage.checkpoint.check();
    draw(stage);
  }
}

function setUpStage(
  brief: Brief,
  { width, height }: { width: number; height: number },
  { motif, random }: Pick<Stage, 'motif' | 'random'>,
  checkpoint: Checkpoint,
): Stage {
  const { canvas, context } = createLayer(width, height);
  const palette = choosePalette(brief, motif.fork('palette'));
  const camera = chooseCamera(brief, width, height, motif.fork('camera'));
  const sun = placeSun(brief, { width, height }, camera.horizon, palette, motif.fork('sun'));
  return {
    width,
    height,
    brief,
    canvas,
    context,
    depth: new Float32Array(width * height).fill(SKY_DEPTH),
    mask: new Uint8Array(width * height),
    plain: brief.style === 'photo' ? undefined : createLayer(width, height),
    faces: [],
    noise: createNoise(random.fork('noise')),
    random,
    motif,
    checkpoint,
    palette,
    ...camera,
    sun: sun.position,
    light: sun.light,
    water: false,
    floating: false,
    indoor: false,
    foreground: [],
  };
}
