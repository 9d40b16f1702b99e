import type { Brief } from '../brief/brief.types.ts';
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
  const brief = readBrief(`${MOTIF}, ${prompt}`, options);
  const alone = (words: string) => readBrief(words, { random: options.random.fork('words by themselves') });
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
