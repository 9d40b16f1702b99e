import type { Brief } from '../brief/brief.types.ts';
import type { Grade } from '../brief/look.types.ts';
import { type ReadBriefOptions, readBrief } from '../brief/read-brief.ts';
import { mergeGrades } from '../brief/reading/merge-grades.ts';

/** The hour cannot be drawn into a picture; its light can be laid over it. Daylight leaves it as it is. */
const HOURS: Partial<Record<Brief['timeOfDay'], Grade>> = {
  dawn: { temperature: 0.25, lift: 0.05, contrast: 0.92, shadowTint: [6, 0, 14], highlightTint: [14, 4, -6] },
  sunset: {
    temperature: 0.6,
    saturation: 1.12,
    gain: 0.95,
    shadowTint: [8, -2, 16],
    highlightTint: [22, 4, -16],
  },
  twilight: {
    temperature: -0.35,
    gain: 0.72,
    saturation: 0.9,
    shadowTint: [0, 0, 26],
    highlightTint: [10, -2, 8],
  },
  night: {
    temperature: -0.55,
    gain: 0.46,
    saturation: 0.7,
    contrast: 1.08,
    shadowTint: [-6, 0, 24],
    vignette: 0.25,
  },
  neon: {
    gain: 0.6,
    saturation: 1.3,
    contrast: 1.15,
    shadowTint: [18, -8, 40],
    highlightTint: [20, -10, 24],
  },
};

/** Stands for what the picture shows: words after its comma are read as options, as those of the tools are. */
const MOTIF = 'picture';

/** What the words of a prompt mean when the picture is there already: how it is made, not what it shows. */
export function readPictureBrief(prompt: string, options: ReadBriefOptions): Brief {
  const brief = readBrief(`${MOTIF}, ${prompt}`, options);
  const shown = new Set(brief.subjects.flatMap(({ mention }) => mention ?? []));
  const hour = HOURS[brief.timeOfDay];
  return {
    ...brief,
    prompt,
    scene: 'city',
    place: undefined,
    subjects: [],
    relations: [],
    cameraAngle: brief.cameraAngle === 'dutch' ? 'dutch' : 'eye',
    grade: hour ? mergeGrades([hour, brief.grade]) : brief.grade,
    understood: brief.understood.filter((word) => !shown.has(word)),
    unknown: [...brief.unknown, ...shown].filter((word) => word !== MOTIF),
    borrowed: [],
  };
}
