import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes the most time, the longest first. */
export const LONGEST = [
  'tests/crash/kill-loop.test.ts',
  'src/features/generator/options/options-change-the-picture.test.ts',
  'packages/illustrator/src/placing/place-frames.test.ts',
  'packages/illustrator/src/stage/build-stage.test.ts',
  'packages/illustrator/src/places/places.test.ts',
  'packages/illustrator/src/styles/apply-style.test.ts',
  'packages/illustrator/tests/illustrate.property.test.ts',
  'packages/illustrator/src/learned-style/learn-style.test.ts',
  'packages/illustrator/src/drawings/drawings.test.ts',
  'packages/illustrator/tests/every-drawing.test.ts',
  'tests/api/hostile/hostile-input.test.ts',
  'src/features/learned-styles/learned-styles.routes.test.ts',
];

/**
 * Begins with the long files, so that no worker is left alone with one at the end. Vitest does the same
 * by the times of the run before, which a fresh clone does not have.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => compareProjects(one, other) || rank(one) - rank(other));
  }
}

/** A process is kept for the next file of its project alone. */
function compareProjects(one: TestSpecification, other: TestSpecification): number {
  return one.project.name.localeCompare(other.project.name);
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
}
