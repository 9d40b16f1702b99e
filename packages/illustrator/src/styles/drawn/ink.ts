import type { Canvas } from '../../core/canvas.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { createNoise } from '../../core/noise.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { formsOf } from '../shared/forms/forms-of.ts';
import { toneTable } from '../shared/grade.ts';
import { linesOfForms } from '../shared/lines/lines-of-forms.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { type DrawingMaterials, drawOnPaper, paperTooth } from '../shared/paper.ts';
import { pictureUnit } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { openFaces, openLand, openRoom, stretchedTone } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';
import { type HatchLayer, hatch } from './hatching.ts';
import type { StrokeSheet } from './pen-strokes.ts';

/** With so little detail nothing is hatched. */
const SPARSE = 0.5;

/** Pen and ink: contours of varying weight, hatching that follows the form, spotted blacks, clean paper. */
export const drawInk: Style = (scene, stage, random) => {
  const { width, height, mask, checkpoint } = stage;
  const model = calmModel(scene, stage, 2);
  checkpoint.check();
  const field = readOrientation(model, 3);
  const sky = findSky(scene, stage);
  checkpoint.check();
  const tone = inkTone(model, stage, sky);
  checkpoint.check();
  const cover = contours(stage);
  const sheet: StrokeSheet = { cover, mask, width, height };
  for (const [number, layer] of hatchLayers(stage).entries())
    hatch(sheet, tone, field, layer, 'ink', random.fork(`hatch-${number}`), checkpoint);
  spotBlacks(cover, tone, stage, random);
  if (stage.pictureTones) quietFaces(cover, stage);
  const paper: DrawingMaterials = {
    paper: [250, 246, 236],
    ink: [24, 22, 30],
    tooth: paperTooth(random.fork('paper'), 0.7),
    relief: 2.5,
    take: (amount, grain) => amount * (1 - Math.max(0, grain - 0.55) * 0.5),
  };
  return drawOnPaper(cover, stage, paper, random);
};

/** Tone for hatching: an open sky by day is left to the paper. */
function inkTone(model: Canvas, stage: Stage, sky: Uint8Array): Plane {
  const tone = stretchedTone(model, stage);
  openRoom(tone, stage);
  const soft = boxBlur(
    tone,
    stage.width,
    stage.height,
    Math.max(1, Math.round(2 * pictureUnit(stage.width, stage.height))),
    1,
  );
  const skyLift = stage.palette.night ? 0.1 : 0.85;
  // A portrait's backdrop is left to the paper too: the face is the drawing.
  const backdropLift = stage.brief.scene === 'portrait' ? 0.8 : 0;
  // Drawn in lines alone.
  const bare = stage.brief.detail <= SPARSE ? 0.78 : 0;
  const grade = toneTable(stage.brief.grade);
  const ground = levelGround(stage) ?? stage.height;
  const { gamma, open } = stage.pictureTones ? { gamma: 1.1, open: 0.1 } : { gamma: 0.78, open: 0.5 };
  for (let index = 0; index < soft.length; index++) {
    const value = soft[index]! ** gamma;
    // The foreground is left open: hatching everything evenly would flatten the page. A photograph's water and
    // meadows are told by their tones alone.
    const nearness = stage.palette.night
      ? 0
      : smoothstep(ground, stage.height * 1.1, index / stage.width) * open;
    const lift =
      stage.mask[index]! > 0
        ? 0
        : sky[index]
          ? Math.max(skyLift, backdropLift)
          : Math.max(nearness, backdropLift);
    soft[index] = grade[(lerp(value, 1, Math.max(lift, bare)) * 255) | 0]!;
  }
  if (stage.pictureTones) openLand(soft, stage, sky);
  openFaces(soft, stage);
  return soft;
}

function contours(stage: Stage): Plane {
  const { width, height, pictureTones } = stage;
  const [sideways, upwards] = stage.light;
  return linesOfForms(formsOf(stage), stage, {
    outline: pictureTones ? 2.6 : 2.3,
    ridge: 1.7,
    inner: 2.4,
    from: 12,
    full: 60,
    onLand: 0.85,
    onSky: pictureTones ? 0.3 : 0,
    weight: pictureTones
      ? undefined
      : (x, y) => {
          // The side away from the light gets the heavier line.
          const away = (x / width - 0.5) * -sideways + (y / height - 0.5) * upwards;
          return away * 1.4 + 0.1;
        },
  });
}

function levelGround({ floating, indoor, horizon }: Stage): number | undefined {
  return floating || indoor ? undefined : horizon;
}

function hatchLayers(stage: Stage): HatchLayer[] {
  const unit = pictureUnit(stage.width, stage.height);
  const closeness = 1 / Math.sqrt(stage.brief.detail);
  const base = {
    length: 19 * unit,
    darkness: 1,
    looseness: 0.35,
    follow: 0.85,
    levelBelow: levelGround(stage),
  };
  return [
    {
      ...base,
      angle: 0.5,
      spacing: 13 * unit * closeness,
      thickness: 0.7 * unit + 0.1,
      from: 0.86,
      full: 0.55,
      looseness: 0.8,
    },
    {
      ...base,
      angle: 0.82,
      spacing: 7.5 * unit * closeness,
      thickness: 0.95 * unit + 0.15,
      from: 0.62,
      full: 0.25,
    },
    {
      ...base,
      angle: -0.45,
      spacing: 7 * unit * closeness,
      thickness: 1 * unit + 0.15,
      from: 0.4,
      full: 0.12,
      follow: 0.45,
    },
    {
      ...base,
      angle: 0.12,
      spacing: 5.5 * unit * closeness,
      thickness: 1.15 * unit + 0.15,
      from: 0.24,
      full: 0.04,
      follow: 0.2,
    },
  ];
}

/** A photographed face is told by its own light and dark (`keepFaces`): strokes as thick as its lips would tear it. In place. */
function quietFaces(cover: Plane, { faces, width, height, checkpoint }: Stage): void {
  for (const face of faces) {
    checkpoint.check();
    const [across, down] = [face.radius * 0.84 + 1, face.radius * 1.05 + 1];
    const left = Math.max(0, Math.floor(face.x - across));
    const right = Math.min(width, face.x + across);
    const bottom = Math.min(height, face.y + down);
    for (let y = Math.max(0, Math.floor(face.y - down)); y < bottom; y++)
      for (let x = left, index = y * width + left; x < right; x++, index++) {
        const away = Math.hypot((x - face.x) / 0.8, y - face.y) / face.radius;
        cover[index]! *= 1 - 0.85 * smoothstep(1.05, 0.8, away);
      }
  }
}

/** The darkest places are filled with the brush, with a dry edge. */
function spotBlacks(cover: Plane, tone: Plane, stage: Stage, random: Random): void {
  const noise = createNoise(random.fork('dry-brush'));
  const scale = 1 / pictureUnit(stage.width, stage.height);
  for (let y = 0; y < stage.height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * stage.width; x < stage.width; x++, index++) {
      if (tone[index]! > 0.2) continue;
      const rough = noise.at(x * 0.05 * scale, y * 0.16 * scale) * 0.05;
      cover[index] = Math.max(cover[index]!, smoothstep(0.1, 0.06, tone[index]! + rough) * 0.97);
    }
  }
}
