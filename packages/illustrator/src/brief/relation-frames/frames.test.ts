import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { RELATION_PROMPTS } from '../../evaluation/relation-prompts.ts';
import { readBrief } from '../read-brief.ts';
import { FRAME_NAMES, FRAMES } from './frames.registry.ts';

function framesOf(prompt: string): string[] {
  return readBrief(prompt, { random: createRandom(7) }).relations.map(({ frame }) => frame ?? 'none');
}

describe('frames', () => {
  it.each(FRAME_NAMES.flatMap((frame) => RELATION_PROMPTS[frame].map((prompt) => [prompt, frame])))(
    '%s: %s',
    (prompt, frame) => {
      expect(framesOf(prompt)).toContain(frame);
    },
  );

  it('has words for every row', () => {
    for (const name of FRAME_NAMES) {
      const { verbs, says } = FRAMES[name];
      expect(verbs ?? says, name).toBeTruthy();
    }
  });
});
