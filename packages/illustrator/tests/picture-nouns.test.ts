import { describe, expect, it } from 'vitest';
import { commonestPictureNouns } from '../tools/words/picture-nouns.ts';
import { stateOf } from '../tools/words/word-states.ts';
import { readWordNet } from '../tools/words/wordnet.ts';

describe('the commonest nouns that can be seen', () => {
  const nouns = commonestPictureNouns(readWordNet(), 3000);

  it('are three thousand, from everyday things to rare ones', () => {
    expect(nouns).toHaveLength(3000);
    expect(nouns).toEqual(expect.arrayContaining(['house', 'dog', 'bread', 'sailor', 'oak', 'island']));
    expect(nouns).not.toEqual(expect.arrayContaining(['idea']));
    expect(nouns).not.toEqual(expect.arrayContaining(['time']));
  });

  it('are known or borrowed but for eight in a hundred', () => {
    const unknown = nouns.filter((noun) => stateOf(noun) === 'unknown');
    expect(unknown.length / nouns.length, unknown.join(', ')).toBeLessThanOrEqual(0.08);
  });
});
