import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes the most time, the longest first. */
const LONGEST = [
  'tests/crash/kill-loop.test.ts',
  'options/options-change-the-picture.test.ts',
  'styles/apply-style.test.ts',
  'subjects/drawings.test.ts',
  'scene/build-stage.test.ts',
  'scene/places.test.ts',
  'tests/api/hostile/hostile-input.test.ts',
  'illustrator/tests/illustrate.property.test.ts',
  'ai-sdk/ai-sdk.contract.test.ts',
  'openai-compatible/openai-compatible.contract.test.ts',
  'ai-sdk/ai-sdk.engine.test.ts',
  'tests/unit/engine-failures.test.ts',
];

/**
 * Begins with the long files, so that no worker is left alone with one at the end. Vitest does the same
 * by the times of the run before, which a fresh clone does not have.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? LONGEST.length : place;
}
