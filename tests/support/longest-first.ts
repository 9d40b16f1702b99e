import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes the most time, the longest first. */
const LONGEST = [
  'tests/crash/kill-loop.test.ts',
  'options/options-change-the-picture.test.ts',
  'styles/apply-style.test.ts',
  'tests/api/hostile/hostile-input.test.ts',
  'placing/place-frames.test.ts',
  'stage/build-stage.test.ts',
  'places/places.test.ts',
  'illustrator/tests/illustrate.property.test.ts',
  'learned-style/learn-style.test.ts',
  'drawings/drawings.test.ts',
  'illustrator/tests/every-drawing.test.ts',
  'learned-styles/learned-styles.routes.test.ts',
  'tests/unit/engine-failures.test.ts',
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
  const place = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? LONGEST.length : place;
}
