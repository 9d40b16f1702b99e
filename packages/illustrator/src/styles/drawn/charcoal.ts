import { lerp, smoothstep } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { toneTable } from '../shared/grade.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { drawOnPaper, paperTooth } from '../shared/paper.ts';
import { pictureUnit } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { createStreaks, readStreakRow, type Streaks } from '../shared/streaks.ts';
import { openFaces, openFigures, openRoom, stretchedTone } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';

/** A charcoal drawing: broad side strokes, rubbed shadows, deep blacks, grain of laid paper. */
export const drawCharcoal: Style = (scene, stage, random) => {
  const { checkpoint, brief, width, height } = stage;
  const unit = pictureUnit(width, height);
  const model = calmModel(scene, stage, 3);
  const field = readOrientation(model, 4);
  checkpoint.check();
  const sky = findSky(scene, stage);
  const lines = keyLines(scene, model, stage, {
    outline: 5,
    ridge: 3.4,
    inner: 2,
    from: 0.05 / brief.detail,
    full: 0.2 / brief.detail,
    onSubject: 1,
    onLand: 0.7,
    sky,
    field,
  });
  const streaks = createStreaks(random.fork('sticks'), field, {
    length: 52 * unit,
    thickness: 5 * unit,
    rest: -0.75,
  });
  const tone = stretchedTone(model, stage);
  openFigures(tone, model, stage, 0.4);
  openRoom(tone, stage);
  openFaces(tone, stage, 0.62);
  const cover = strokes(tone, lines, sky, streaks, stage);
  return drawOnPaper(
    cover,
    stage,
    {
      paper: [236, 229, 215],
      ink: [27, 25, 26],
      tooth: paperTooth(random.fork('paper'), 0.3),
      relief: 5,
      // Only firm pressure reaches the hollows of the paper.
      take: (amount, grain) =>
        amount * (0.45 + 0.55 * smoothstep(-0.7 - amount * 0.6, 0.8 - amount, grain + amount * 0.3)),
    },
    random,
  );
};

/** How dark rubbed charcoal is, and how much of the light it takes at the corners of a sheet. */
const RUBBED = 0.6;
const SMUDGE = 0.5;

function strokes(tone: Plane, lines: Plane, sky: Uint8Array, streaks: Streaks, stage: Stage): Plane {
  const { width, height, mask, checkpoint, palette, brief, pictureTones } = stage;
  const grade = toneTable(brief.grade);
  const rubbed = boxBlur(tone, width, height, Math.max(1, Math.round(5 * pictureUnit(width, height))), 1);
  const lift = palette.night || brief.scene === 'portrait' ? 0.12 : 0.5;
  // The side of the stick was rubbed over the corners, and over the sky from above.
  const smudge = pictureTones ? 0 : SMUDGE;
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    readStreakRow(streaks, y, row);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const open = mask[index]! === 0 && sky[index]! === 1 ? lift : 0;
      const far = Math.hypot(x / width - 0.5, y / height - 0.55) ** 2;
      const clean = mask[index]! > 0 ? 1 : 1 - smudge * far;
      const light = grade[(lerp(tone[index]!, 1, open) * clean * 255) | 0]!;
      const soft = grade[(lerp(rubbed[index]!, 1, open) * clean * 255) | 0]!;
      const dark = 1 - light;
      const stick = smoothstep(0.22, 0.95, dark + row[x]! * 0.34) * (0.3 + dark * 0.7);
      const value = Math.max((1 - soft) * (pictureTones ? 0.55 : RUBBED), stick);
      const line = lines[index]! * (0.82 + row[x]! * 0.3);
      tone[index] = Math.min(1, value + (1 - value) * Math.max(0, line));
    }
  }
  return tone;
}
