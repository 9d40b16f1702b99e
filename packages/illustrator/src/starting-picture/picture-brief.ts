import type { Brief } from '../brief/brief.types.ts';
import { STYLE_OPTIONS } from '../brief/options/offered/styles.ts';
import { type ReadBriefOptions, readBrief } from '../brief/read-brief.ts';
import { mergeGrades } from '../brief/reading/merge-grades.ts';
import { gradesOfAir } from './air-of-words.ts';
import { cannotBeShown, partsShown } from './shown-words.ts';

/** Stands for what the picture shows: words after its comma are read as options, as those of the tools are. */
const MOTIF = 'picture';
/** Whoever stands in a scene shows what words do to one: a side view turns her. */
const WITNESS = 'woman';

/** What the words of a prompt mean when the picture is there already: how it is made, not what it shows. */
export function readPictureBrief(prompt: string, options: ReadBriefOptions): Brief {
  const alone = (words: string) => readBrief(words, { random: options.random.fork('words by themselves') });
  const brief = withStyleOfList(readBrief(`${MOTIF}, ${prompt}`, options), prompt, alone);
  const unasked = alone(WITNESS);
  const things = new Set(brief.subjects.flatMap(({ mention }) => mention ?? []));
  const isShown = (words: string) =>
    !things.has(words) && !cannotBeShown(alone(`${WITNESS}, ${words}`), unasked);
  return {
    ...brief,
    ...partsShown(brief),
    prompt,
    scene: 'city',
    place: undefined,
    subjects: [],
    relations: [],
    grade: mergeGrades([...gradesOfAir(brief), brief.grade]),
    understood: brief.understood.filter(isShown),
    unknown: [...brief.unknown, ...brief.understood.filter((words) => !isShown(words))].filter(
      (word) => word !== MOTIF,
    ),
    borrowed: [],
  };
}

/** A style of the tools' list whose name says a light, too, is the style that it is like: "Neon Glow". */
function withStyleOfList(brief: Brief, prompt: string, alone: (words: string) => Brief): Brief {
  const parts = prompt.split(',').map((part) => part.trim().toLowerCase());
  const like = STYLE_OPTIONS.find(({ name }) => parts.includes(name.toLowerCase()))?.like;
  if (like === undefined || brief.style !== 'photo') return brief;
  const { style, lighting, timeOfDay } = alone(like);
  return style === 'photo' ? brief : { ...brief, style, lighting, timeOfDay };
}
