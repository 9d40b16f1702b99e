import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';

const SIZE = 128;
/** The house fronts across a street, metres. */
const ACROSS = 12;

/** How far one sees in the middle of the picture, a little above eye level, metres. */
function viewOf(prompt: string, seed: number): number {
  const random = createRandom(seed);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const { depth, horizon } = buildStage(brief, { width: SIZE, height: SIZE }, random, createCheckpoint());
  return depth[(Math.round(horizon) - 4) * SIZE + SIZE / 2]!;
}

describe('the street of a town', () => {
  it.each(['a van on a town street', 'a yellow taxi in a big city street in the rain'])(
    'runs across the picture behind "%s"',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) expect(viewOf(prompt, seed)).toBeLessThan(ACROSS);
    },
  );

  it('may lead away from whoever walks', () => {
    const views = [1, 2, 3, 4, 5, 6].map((seed) => viewOf('a woman in a town street', seed));
    expect(Math.max(...views)).toBeGreaterThan(ACROSS);
  });
});
