import type { Brief } from '../brief/brief.types.ts';
import { createLayer } from '../core/canvas.ts';
import { type Checkpoint, createCheckpoint } from '../core/checkpoint.ts';
import { fade, fillBox, fillDisc, linear } from '../core/ink.ts';
import { createNoise } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { plainBrief } from '../stage/test-plain-brief.ts';

const SUBJECT_METRES = 8;

export interface TestStageOptions {
  width?: number;
  height?: number;
  brief?: Partial<Brief>;
  checkpoint?: Checkpoint;
}

/** A small landscape for tests: graded sky with a sun, a hill, a striped field and one red subject. */
export function createTestStage(options: TestStageOptions = {}): Stage {
  const { width = 128, height = 128, checkpoint = createCheckpoint() } = options;
  const random = createRandom(11);
  const { canvas, context } = createLayer(width, height);
  const horizon = height * 0.55;
  const stage: Stage = {
    width,
    height,
    brief: createTestBrief(options.brief),
    canvas,
    context,
    depth: new Float32Array(width * height).fill(10_000),
    mask: new Uint8Array(width * height),
    faces: [],
    noise: createNoise(random.fork('noise')),
    random,
    motif: random,
    checkpoint,
    palette: {
      zenith: [40, 90, 170],
      middle: [110, 160, 220],
      horizon: [230, 220, 200],
      sun: [255, 240, 200],
      ambient: [90, 110, 140],
      fog: [200, 210, 220],
      sunElevation: 0.3,
      night: false,
    },
    horizon,
    focal: height,
    cameraHeight: 1.7,
    sun: { x: width * 0.25, y: height * 0.2 },
    light: [-0.5, 0.7, -0.5],
    water: false,
    floating: false,
    indoor: false,
    foreground: [],
  };
  paintLand(stage);
  placeSubject(stage);
  return stage;
}

function createTestBrief(changes: Partial<Brief> = {}): Brief {
  return plainBrief('meadow', { prompt: 'a red thing on a field', ...changes });
}

function paintLand({ context, width, height, horizon, sun, depth }: Stage): void {
  const sky = linear(context, [0, 0, 0, horizon], fade('#2d66b0', '#f0dcb8'));
  fillBox(context, sky, 0, 0, width, height);
  fillDisc(context, '#fff6d8', sun.x, sun.y, Math.min(width, height) * 0.06);
  for (let band = 0; band < 12; band++) {
    const top = horizon + ((height - horizon) * band) / 12;
    fillBox(context, band % 2 === 0 ? '#4f8a3a' : '#7fae52', 0, top, width, height / 12);
  }
  for (let y = Math.ceil(horizon); y < height; y++)
    depth.fill((1.7 * height) / (y - horizon + 1), y * width, (y + 1) * width);
}

function placeSubject({ context, width, height, mask, depth }: Stage): void {
  const radius = Math.min(width, height) * 0.18;
  const middleX = width * 0.6;
  const middleY = height * 0.55;
  const shine = context.createRadialGradient(
    middleX - radius * 0.4,
    middleY - radius * 0.4,
    1,
    middleX,
    middleY,
    radius,
  );
  shine.addColorStop(0, '#ff8a70');
  shine.addColorStop(1, '#8c1414');
  fillDisc(context, shine, middleX, middleY, radius);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY) > radius) continue;
      mask[y * width + x] = 1;
      depth[y * width + x] = SUBJECT_METRES;
    }
  }
}
