import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(3) });

describe('who carries and from where', () => {
  it('lets a parrot that whispers sit on the shoulder, and a goose stand', () => {
    const [frame] = read('a parrot whispering secrets to a pirate captain').relations;
    expect(frame).toMatchObject({ subject: 0, object: 1, frame: 'carrying-on-the-back' });
    expect(read('a goose whispering to a farmer').relations[0]).toMatchObject({ frame: 'whispering-to' });
  });

  it('hangs what an aircraft carries below it', () => {
    expect(read('a drone delivering pizza to a lighthouse keeper').relations).toEqual([
      { kind: 'on', subject: 1, object: 0, frame: 'hanging-from' },
      { kind: 'looking-at', subject: 2, object: 0, frame: 'looking-at' },
      { kind: 'next-to', subject: 2, object: 3 },
    ]);
  });

  it('keeps a bird that carries its prey on the wing', () => {
    expect(read('an eagle carrying a fish over a lake').subjects[0]).toMatchObject({ pose: 'flying' });
  });

  it('takes somebody out of what they look out of', () => {
    expect(read('a magician pulling a rabbit out of a teapot').relations).toEqual([
      { kind: 'inside', subject: 1, object: 2, frame: 'peeking-out-of' },
      { kind: 'next-to', subject: 0, object: 2, frame: 'drawing-out' },
    ]);
  });

  it('washes in the water that is named', () => {
    expect(read('a raccoon washing grapes in a birdbath').relations).toEqual([
      { kind: 'holding', subject: 0, object: 1, frame: 'holding' },
      { kind: 'next-to', subject: 0, object: 2, frame: 'dipping-into' },
    ]);
  });
});
