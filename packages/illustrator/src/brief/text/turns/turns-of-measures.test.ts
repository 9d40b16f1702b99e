import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const seen = (prompt: string) =>
  readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, count }) => `${count} ${noun.name}`);

describe('turns of speech about measures', () => {
  it.each([
    ['a two story house by a lake', ['1 house']],
    ['three-tier chocolate cake', ['1 cake']],
    ['a five headed dragon', ['1 dragon']],
    ['a six-armed goddess', ['1 goddess']],
    ['a four leaf clover', ['1 clover']],
    ['two story books', ['2 book']],
    ['three dragons', ['3 dragon']],
    ['a boxer punching his opponent', ['1 boxer', '1 boxer']],
    ['a knight fighting his old rival', ['1 knight', '1 knight']],
    ['a motorcycle racer', ['1 man', '1 motorcycle']],
    ['a cat, polaroid snapshot', ['1 cat']],
    ['strawberrys', ['3 strawberry']],
  ])('%s', (prompt, things) => {
    expect(seen(prompt)).toEqual(things);
  });
});
