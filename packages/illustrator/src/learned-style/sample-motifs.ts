import type { StyleName } from '../brief/brief.types.ts';
import { readBrief } from '../brief/read-brief.ts';
import { type Canvas, pixelsOf } from '../core/canvas.ts';
import { type Checkpoint, createCheckpoint } from '../core/checkpoint.ts';
import { createRandom, hashText } from '../core/random.ts';
import { drawAir, drawScene, motifOf } from '../draw-scene.ts';
import type { Picture } from '../illustrator.types.ts';
import type { Stage } from '../stage/stage.types.ts';
import { applyStyle } from '../styles/apply-style.ts';
import type { LearnedStyle } from './learned-style.types.ts';
import { applyLook } from './look/apply-look.ts';

export interface Motif {
  prompt: string;
  seed: number;
  /** Pixels of a square. */
  side: number;
}

/** A scene that any medium can paint, as often as wanted. */
export async function stageOfMotif(
  { prompt, seed, side }: Motif,
  checkpoint: Checkpoint = createCheckpoint(),
): Promise<Stage> {
  const chance = createRandom(hashText(`seed ${seed}`));
  const brief = readBrief(prompt, { random: chance.fork('brief') });
  const { stage } = await drawScene(
    brief,
    { width: side, height: side },
    chance.fork(motifOf(brief)),
    checkpoint,
    1,
  );
  drawAir(stage);
  return stage;
}

/** @param detail of the brief: 1 is usual, more is finer */
export function paintStage(stage: Stage, medium: StyleName, detail = 1): Picture {
  return pictureOf(applyStyle(withMedium(stage, medium, detail), createRandom(17)));
}

/** The same as a learned style, with everything it takes over. */
export function paintLearned(stage: Stage, { medium, detail, look }: Manner): Picture {
  const random = createRandom(17);
  const painted = applyStyle(withMedium(stage, medium, detail), random);
  applyLook(painted, look, stage, random.fork('look'));
  return pictureOf(painted);
}

export type Manner = Pick<LearnedStyle, 'medium' | 'detail' | 'look'>;

function withMedium(stage: Stage, style: StyleName, detail: number): Stage {
  return { ...stage, brief: { ...stage.brief, style, detail } };
}

function pictureOf(canvas: Canvas): Picture {
  const { data, width, height } = pixelsOf(canvas);
  return { pixels: data, width, height };
}
