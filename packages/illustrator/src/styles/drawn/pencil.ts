import type { Canvas } from '../../core/canvas.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { contourLines, skylineOutlines, subjectOutlines } from '../shared/edges.ts';
import { toneTable } from '../shared/grade.ts';
import { redrawFigures } from '../shared/lines/pen-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { type OrientationField, readOrientation } from '../shared/orientation-field.ts';
import { type DrawingMaterials, drawOnPaper, paperTooth } from '../shared/paper.ts';
import { pictureUnit, readRaster } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { isSky, openFaces, openRoom, stretchedTone } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';
import { type HatchLayer, hatch } from './hatching.ts';
import type { StrokeSheet } from './pen-strokes.ts';

/** A graphite drawing: smudged tone, layered strokes along the form, searching contours, paper tooth. */
export const drawPencil: Style = (scene, stage, random) => {
  const { width, height, checkpoint, mask } = stage;
  const model = calmModel(scene, stage, 2);
  checkpoint.check();
  const field = readOrientation(model, 3);
  checkpoint.check();
  const tone = graphiteTone(model, stage);
  const cover = smudge(tone, stage);
  const sheet: StrokeSheet = { cover, mask, width, height };
  for (const [number, layer] of strokeLayers(stage).entries())
    hatch(sheet, tone, field, layer, 'graphite', random.fork(`strokes-${number}`), checkpoint);
  drawContours(cover, model, stage, field, findSky(scene, stage), random);
  const paper: DrawingMaterials = {
    paper: [247, 245, 239],
    ink: [46, 46, 50],
    tooth: paperTooth(random.fork('paper'), 0.25),
    relief: 4,
    take: caughtGraphite,
  };
  return drawOnPaper(cover, stage, paper, random);
};

function graphiteTone(model: Canvas, stage: Stage): Plane {
  const tone = stretchedTone(model, stage);
  openRoom(tone, stage);
  const grade = toneTable(stage.brief.grade);
  const skyLift = stage.palette.night ? 0 : 0.45;
  // Around a portrait the paper stays nearly white.
  const backdropLift = stage.brief.scene === 'portrait' ? 0.78 : 0;
  const soften = new Float32Array(256);
  for (let level = 0; level < 256; level++) soften[level] = (level / 255) ** 0.85;
  for (let index = 0; index < tone.length; index++) {
    const value = soften[(tone[index]! * 255) | 0]!;
    const open = isSky(stage, index) ? skyLift : 0;
    const lift = stage.mask[index]! > 0 ? 0 : Math.max(open, backdropLift);
    tone[index] = grade[(lerp(value, 1, lift) * 255) | 0]!;
  }
  openFaces(tone, stage);
  return tone;
}

/** The finger-rubbed base under the strokes. */
function smudge(tone: Plane, stage: Stage): Plane {
  const soft = boxBlur(
    tone,
    stage.width,
    stage.height,
    Math.max(1, Math.round(2 * pictureUnit(stage.width, stage.height))),
    1,
  );
  for (let index = 0; index < soft.length; index++) {
    const dark = 1 - soft[index]!;
    soft[index] = dark * (0.3 + 0.2 * dark);
  }
  return soft;
}

function strokeLayers(stage: Stage): HatchLayer[] {
  const unit = pictureUnit(stage.width, stage.height);
  const closeness = 1 / Math.sqrt(stage.brief.detail);
  const base = { looseness: 0.75, follow: 0.8 };
  return [
    {
      ...base,
      angle: -0.85,
      spacing: 4.6 * unit * closeness,
      length: 24 * unit,
      thickness: 1.2 * unit + 0.2,
      darkness: 0.34,
      from: 0.92,
      full: 0.3,
    },
    {
      ...base,
      angle: -0.7,
      spacing: 4.2 * unit * closeness,
      length: 18 * unit,
      thickness: 1.2 * unit + 0.2,
      darkness: 0.42,
      from: 0.62,
      full: 0.16,
    },
    {
      ...base,
      angle: -1.15,
      spacing: 3.4 * unit * closeness,
      length: 13 * unit,
      thickness: 1.3 * unit + 0.2,
      darkness: 0.5,
      from: 0.36,
      full: 0.04,
      follow: 0.5,
    },
  ];
}

/** Two slightly shifted passes over the contours: the hand searches for the line. */
function drawContours(
  cover: Plane,
  model: Canvas,
  stage: Stage,
  field: OrientationField,
  sky: Uint8Array,
  random: Random,
): void {
  const { width, height, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const light = luminance(readRaster(model).data);
  const lines = contourLines(
    light,
    width,
    height,
    field,
    { fine: Math.max(1, Math.round(1.1 * unit)), from: 0.035, full: 0.16, reach: 7 * unit },
    checkpoint,
  );
  redrawFigures(lines, stage, 2);
  const scale = 5 / Math.min(width, height);
  const outline = subjectOutlines(stage, 1.5 * unit, (x, y) => stage.noise.at(x * scale, y * scale));
  const ridges = skylineOutlines(stage, sky, light, 1.3 * unit);
  for (let index = 0; index < lines.length; index++)
    lines[index] = Math.max(lines[index]!, ridges[index]! * 0.6);
  const shiftX = Math.round(random.range(1.5, 3) * unit);
  const shiftY = Math.round(random.range(-2.5, -1) * unit);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const again = y + shiftY >= 0 && x + shiftX < width ? index + shiftY * width + shiftX : index;
      const first = Math.max(lines[index]! * 0.8, outline[index]! * 0.85);
      const second = Math.max(lines[again]! * 0.2, outline[again]! * 0.35);
      const line = Math.max(first, second);
      cover[index]! += (1 - cover[index]!) * line;
    }
  }
}

/** Graphite catches on the tooth: light pressure marks only the hills of the paper. */
function caughtGraphite(pressure: number, grain: number): number {
  return pressure * (0.62 + 0.75 * smoothstep(-0.9 + 0.9 * pressure, 0.7, grain + pressure));
}
