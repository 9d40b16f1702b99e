import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { findPalette, nearestColor } from '../shared/color-clusters.ts';
import { colorsOfFaces } from '../shared/on-faces.ts';
import type { Raster } from '../shared/raster.ts';

/** Sheets are numbered in bytes: in a larger crowd the rest shares the last stack. */
const MOST_STACKS = 40;

/** A stack of sheets by color for each subject, the darkest lowest. Answers where each stack ends. */
export function stackSubjects(
  sheets: Uint8Array,
  subjects: Uint8Array,
  detail: Raster,
  first: number,
  richness: number,
  stage: Stage,
  random: Random,
): number[] {
  const present = [...new Set(subjects)]
    .filter((subject) => subject > 0)
    .sort((a, b) => a - b)
    .slice(0, MOST_STACKS);
  const lastSubject = present.at(-1) ?? 0;
  for (let index = 0; index < subjects.length; index++)
    subjects[index] = Math.min(subjects[index]!, lastSubject);
  const count = clamp(
    Math.round((18 * richness) / Math.max(1, present.length)),
    2,
    Math.max(3, Math.round(7 * richness)),
  );
  const ends: number[] = [];
  let next = first;
  for (const subject of present) {
    stackByColor(sheets, subjects, subject, detail, next, count, stage, random.fork(`papers-${subject}`));
    next += count;
    ends.push(next);
  }
  return ends;
}

function stackByColor(
  sheets: Uint8Array,
  subjects: Uint8Array,
  subject: number,
  detail: Raster,
  first: number,
  count: number,
  stage: Stage,
  random: Random,
): void {
  const { data } = detail;
  const skin = colorsOfFaces(detail, stage, (index) => subjects[index] === subject);
  const samples = [...skin, ...skin];
  for (let index = 0; index < subjects.length; index += 2) {
    if (subjects[index] !== subject) continue;
    samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
  }
  const palette = findPalette(Float32Array.from(samples), count, random);
  const light = (entry: number) =>
    palette[entry * 3]! * 0.3 + palette[entry * 3 + 1]! * 0.59 + palette[entry * 3 + 2]! * 0.11;
  const byLight = Array.from({ length: count }, (_, entry) => entry).sort((a, b) => light(a) - light(b));
  const rank = new Uint8Array(count);
  for (const [position, entry] of byLight.entries()) rank[entry] = position;
  for (let index = 0; index < subjects.length; index++) {
    if (subjects[index] !== subject) continue;
    const offset = index * 4;
    sheets[index] = first + rank[nearestColor(palette, data[offset]!, data[offset + 1]!, data[offset + 2]!)]!;
  }
}
