import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import { planSubjects } from '../plan/plan-subjects.ts';

it.each([
  ['four reindeer pulling a sleigh', 4],
  ['a horse pulling a cart', 1],
  ['a girl walking three dogs on a leash', 3],
  ['a man walking his dog', 1],
  ['a wizard casting a fire spell at a skeleton', 1],
])('%s: %i lines', async (prompt, lines) => {
  const random = createRandom(5);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: 320, height: 320 }, random, createCheckpoint());
  const { cast } = await planSubjects(stage);
  expect(cast.placed.filter(({ string }) => string)).toHaveLength(lines);
});
