import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pixelsOf } from '../src/core/canvas.ts';
import { createCheckpoint } from '../src/core/checkpoint.ts';
import { createRandom } from '../src/core/random.ts';
import { enlargeToFile } from '../src/enlarging/enlarge.ts';
import { finishPicture } from '../src/finish/finish-picture.ts';
import { illustrate } from '../src/illustrate.ts';
import type { IllustrationRequest, Picture } from '../src/illustrator.types.ts';
import { readPictureBrief } from '../src/starting-picture/picture-brief.ts';
import { stageOfPicture } from '../src/starting-picture/picture-stage.ts';
import { applyStyle } from '../src/styles/apply-style.ts';
import { photograph } from '../tools/starting-pictures.ts';

type TimeOf = (work: () => Promise<unknown>) => Promise<number>;

const PHOTOGRAPHS = ['portrait', 'pet', 'food', 'building', 'night'];

interface PaintingTimes {
  /** A photograph painted, and its style and finish alone on a stage that is there already. Milliseconds. */
  whole: number;
  styleAlone: number;
}

/** Paints each photograph in a style, at a size that it has already, as tools send it. */
export async function timePainting(
  style: string,
  size: { width: number; height: number },
  timeOf: TimeOf,
): Promise<PaintingTimes[]> {
  const times: PaintingTimes[] = [];
  for (const name of PHOTOGRAPHS) {
    const startingPicture = await inSize(await photograph(name), size);
    const random = createRandom(1);
    const brief = readPictureBrief(style, { random: random.fork('brief') });
    const stage = stageOfPicture(startingPicture, brief, size, random.fork('stage'), createCheckpoint());
    const styleAlone = await timeOf(async () => {
      pixelsOf(finishPicture(applyStyle(stage, random.fork('style')), stage, random.fork('finish')));
      // As after every picture: canvases are given back then.
      await setImmediate();
    });
    const whole = await timeOf(() => illustrate({ prompt: style, seed: 1, ...size, startingPicture }));
    times.push({ whole, styleAlone });
  }
  return times;
}

async function inSize(picture: Picture, size: { width: number; height: number }): Promise<Picture> {
  const request = { prompt: '', seed: 1, ...size, startingPicture: picture, strength: 0 };
  return (await illustrate(request)).picture;
}

/** A drawn picture as a file four times as large, against drawing it. */
export async function timeEnlarging(
  request: IllustrationRequest,
  timeOf: TimeOf,
): Promise<{ drawing: number; enlarging: number }> {
  const drawing = await timeOf(() => illustrate(request));
  const { picture } = await illustrate(request);
  const folder = mkdtempSync(path.join(tmpdir(), 'enlarging-'));
  try {
    const longSide = Math.max(request.width, request.height) * 4;
    const enlarging = await timeOf(() =>
      enlargeToFile(picture, path.join(folder, 'large.png'), { longSide, format: 'png' }),
    );
    return { drawing, enlarging };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
