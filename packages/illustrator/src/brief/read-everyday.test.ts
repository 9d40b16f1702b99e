import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { EVERYDAY_NOUNS } from '../evaluation/everyday-nouns.ts';
import { readBrief } from './read-brief.ts';

/** Drawn as a subject, or as a place or a part of the scene that was told to be understood. */
function isKnown(noun: string): boolean {
  const { subjects, understood, unknown } = readBrief(`a ${noun}`, { random: createRandom(1) });
  return unknown.length === 0 && (subjects.length > 0 || understood.length > 0);
}

describe('the nouns of every day', () => {
  it('are known but for a few', () => {
    const unknown = EVERYDAY_NOUNS.filter((noun) => !isKnown(noun));
    expect(unknown.length / EVERYDAY_NOUNS.length, unknown.join(', ')).toBeLessThanOrEqual(0.03);
  });
});
