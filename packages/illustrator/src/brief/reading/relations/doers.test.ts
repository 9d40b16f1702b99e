import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function deedsOf(prompt: string): string[] {
  const { subjects, relations } = readBrief(prompt, { random: createRandom(1) });
  const nameOf = (position: number) => subjects[position]!.noun.name;
  return relations.map(
    ({ kind, frame, subject, object }) => `${nameOf(subject)} ${frame ?? kind} ${nameOf(object)}`,
  );
}

const PLACES = [
  'on a bench',
  'on a ladder',
  'in a boat',
  'at a desk',
  'under a tree',
  'next to a lamp',
  'by the window',
  'in a kitchen',
];
const DEEDS = [
  ['petting a cat', 'petting cat'],
  ['painting a house', 'painting house'],
  ['picking apples', 'picking apple'],
  ['drinking tea', 'drinking tea'],
  ['pulling a rope', 'pulling rope'],
  ['looking at a bird', 'looking-at bird'],
] as const;

describe('who does it', () => {
  it.each(PLACES.flatMap((place) => DEEDS.map(([deed, said]) => [`a girl ${place} ${deed}`, said] as const)))(
    '%s: the girl',
    (prompt, said) => {
      expect(deedsOf(prompt)).toContain(`girl ${said}`);
    },
  );

  it('lets machines go and pull', () => {
    expect(deedsOf('a farmer and a tractor pulling a cart')).toContain('tractor pulling cart');
  });
});
