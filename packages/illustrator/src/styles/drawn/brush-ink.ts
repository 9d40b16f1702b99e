import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { createNoise } from '../../core/noise.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { toneTable } from '../shared/grade.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { drawOnPaper, paperTooth } from '../shared/paper.ts';
import { pictureUnit } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { createStreaks, readStreakRow, type Streaks } from '../shared/streaks.ts';
import { openFaces, openFigures, openLand, percentiles, stretchedTone } from '../shared/tone.ts';
import { wideMean } from '../shared/wide-mean.ts';
import type { Style } from '../style.types.ts';

/** Brush and ink: pooled gray washes with dark rims, swelling contours that run dry, much bare rice paper. */
export const brushInk: Style = (scene, stage, random) => {
  const { checkpoint, brief, width, height } = stage;
  const unit = pictureUnit(width, height);
  const isPhotograph = stage.pictureTones !== undefined;
  const calm = isPhotograph ? 2.4 : 5;
  const model = calmModel(scene, stage, Math.max(2, Math.round(calm / Math.sqrt(brief.detail))));
  checkpoint.check();
  const field = readOrientation(model, 4);
  const sky = findSky(scene, stage);
  const lines = keyLines(scene, model, stage, {
    // A photograph's many forms want a finer brush.
    outline: isPhotograph ? 4.8 : 5.6,
    ridge: 4.8,
    inner: 1.7,
    from: 0.06 / brief.detail,
    full: 0.24 / brief.detail,
    onSubject: 1,
    onLand: isPhotograph ? 0.6 : 0.45,
    swell: 1.4,
    // Lost and found edges: what differs little flows together.
    ofForms: { from: 26, full: 84 },
    sky,
    field,
  });
  const tone = stretchedTone(model, stage);
  openFigures(tone, model, stage, 0.5);
  if (isPhotograph) modelFaces(tone, stage);
  else {
    openLand(tone, stage, sky);
    openFaces(tone, stage, 0.6);
  }
  const wide = wideMean(model, Math.min(width, height) / 30);
  const streaks = createStreaks(random.fork('hairs'), field, {
    length: 60 * unit,
    thickness: 2.4 * unit,
    rest: 0.1,
  });
  const wash = washes(tone, wide, sky, stage, random);
  dryLines(wash, lines, streaks, stage);
  return drawOnPaper(
    wash,
    stage,
    {
      paper: [245, 240, 227],
      ink: [22, 24, 32],
      tooth: paperTooth(random.fork('paper'), 0.6),
      relief: 4,
      take: (amount, grain) => amount * (1 + grain * 0.05),
    },
    random,
  );
};

/** Tones of a photographed face from its shade to its light: paper, one pale wash, a darker one for what is darkest. */
const FACE_TONES = { shade: 0.34, light: 0.98 };

/** Gives every photographed face the tones of a face in ink, in place: fair skin would be a bare hole in the picture. */
function modelFaces(tone: Plane, { faces, width, height }: Stage): void {
  for (const { x, y, radius } of faces) {
    const bottom = Math.min(height, y + radius);
    const spots: Array<readonly [index: number, within: number]> = [];
    for (let row = Math.max(0, Math.ceil(y - radius)); row < bottom; row++)
      for (let column = Math.max(0, Math.ceil(x - radius)); column < Math.min(width, x + radius); column++) {
        const away = Math.hypot((column - x) / 0.8, row - y) / radius;
        if (away < 1) spots.push([row * width + column, smoothstep(1, 0.8, away)]);
      }
    const { low, high } = percentiles(
      Float32Array.from(spots, ([index]) => tone[index]!),
      0.05,
      0.9,
    );
    const scale = (FACE_TONES.light - FACE_TONES.shade) / Math.max(0.15, high - low);
    for (const [index, within] of spots)
      tone[index] = lerp(tone[index]!, clamp(FACE_TONES.shade + (tone[index]! - low) * scale), within);
  }
}

/** Three strengths of thinned ink, each with wandering borders and a darker rim where it dried. */
function washes(tone: Plane, wide: Plane, sky: Uint8Array, stage: Stage, random: Random): Plane {
  const { width, height, mask, palette, brief, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const noise = createNoise(random.fork('water'));
  const grade = toneTable(brief.grade);
  const soft = boxBlur(tone, width, height, Math.max(1, Math.round(3 * unit)), 1);
  const scale = 0.009 / unit;
  // What a photograph shows is its subject, too: paper alone would be left of it.
  const farLift = stage.pictureTones ? 0.08 : 0.34;
  const lift = palette.night ? 0.05 : stage.pictureTones ? 0.5 : brief.scene === 'portrait' ? 0.62 : 0.72;
  // A photograph has large dark places, in which no line could be seen.
  const thinned = stage.pictureTones ? 0.75 : 1;
  // Its grays are many, too: more of them stay paper.
  const [pales, middles] = stage.pictureTones ? [0.32, 0.54] : [0.22, 0.46];
  const pools = new Float32Array((width >> 2) + 2);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    if ((y & 3) === 0) {
      for (let cell = 0; cell < pools.length; cell++)
        pools[cell] = noise.fbm(cell * 4 * scale, y * scale, 3) * 0.055;
    }
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const cell = x >> 2;
      const pool = lerp(pools[cell]!, pools[cell + 1]!, (x & 3) / 4);
      const away = mask[index]! > 0 ? 0 : sky[index]! === 1 ? lift : farLift;
      const seen = mask[index]! > 0 ? soft[index]! : lerp(soft[index]!, wide[index]!, 0.35);
      const dark = 1 - grade[clamp(lerp(seen, 1, away) * 255, 0, 255) | 0]! + pool;
      if (mask[index] === 0 && stage.forms && !stage.pictureTones) {
        // Each form is one wash, lighter and darker where the water stood: pools of their own would be clouds on it.
        tone[index] = clamp(smoothstep(0.12, 0.85, dark) * 0.72 * (1 + pool * 4));
        continue;
      }
      const pale = pooled(dark, pales);
      const middle = pooled(dark, middles);
      const deep = pooled(dark, 0.7);
      tone[index] = clamp(
        pale * 0.12 + middle * thinned * 0.24 + deep * thinned * 0.42 + Math.max(0, dark) * 0.12,
      );
    }
  }
  return tone;
}

/** 0 outside a wash, 1 inside, a little more along its border. */
function pooled(dark: number, from: number): number {
  const inside = smoothstep(from - 0.035, from + 0.035, dark);
  return inside * (1 + 0.35 * smoothstep(from + 0.11, from + 0.03, dark));
}

/** Where the brush runs dry, lines break up along the hairs. */
function dryLines(wash: Plane, lines: Plane, streaks: Streaks, stage: Stage): void {
  const { width, height, mask, checkpoint } = stage;
  // A thin line that ran dry as often would be dashes, and a figure is closed.
  const dry = stage.pictureTones ? [0.06, 0.06] : [0.12, -0.2];
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    readStreakRow(streaks, y, row);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const line = lines[index]!;
      if (line < 0.02) continue;
      const loaded = smoothstep(-0.55, 0.05, row[x]! + line * 0.3 - dry[mask[index]! > 0 ? 1 : 0]!);
      wash[index] = Math.max(wash[index]!, line * loaded * 0.96);
    }
  }
}
