import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });
const namesIn = (prompt: string) => read(prompt).subjects.map(({ noun }) => noun.name);

describe('turns of speech about deeds', () => {
  it.each([
    ['a motorcycle rider on a desert highway', ['man', 'motorcycle']],
    ['a girl surfing a huge wave at sunset', ['girl', 'surfboard']],
    ['a basketball player dunking the ball', ['basketball player', 'basketball']],
    ['a goalkeeper diving to save the ball', ['football player', 'football']],
    ['two boxers fighting in a ring', ['boxer']],
    ['a ballerina tying her shoes', ['ballerina']],
    ['a mother reading a bedtime story to her daughter', ['woman', 'book', 'girl']],
    ['grandparents sitting on a porch swing', ['man', 'bench']],
    ['a fruit basket, still life oil painting', ['bowl of fruit']],
  ])('%s shows what the deed needs', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });

  it.each([
    ['a girl surfing', 'sea', undefined],
    ['a mother reading a bedtime story to her daughter', 'interior', 'bedroom'],
    ['a staircase leading to the moon', 'mountain', 'above-the-clouds'],
    ['santa on a snowy roof', 'city', 'rooftop'],
    ['a tennis player serving', 'city', 'tennis-court'],
    ['two boxers fighting', 'interior', 'boxing-ring'],
    ['a basketball player', 'interior', 'sports-hall'],
    ['a soccer player kicking a ball', 'city', 'stadium'],
    ['avatar of a girl', 'portrait', undefined],
  ])('%s is where it happens', (prompt, scene, place) => {
    expect(read(prompt)).toMatchObject({ scene, place });
  });

  it('sees in the face where somebody comes from, unless the hair is told', () => {
    expect(read('portrait of an african queen').subjects).toMatchObject([{ skinColor: 'dark' }]);
    expect(read('a black woman reading').subjects[0]!.color).toBeUndefined();
    expect(read('an asian woman with pink hair').subjects).toMatchObject([{ hairColor: 'pink' }]);
    expect(read('a black cat').subjects).toMatchObject([{ color: 'black' }]);
  });

  it('gives the grown-up years no look of old age', () => {
    expect(read('a middle-aged man').subjects[0]!.qualities).not.toContain('old');
  });

  it('tells navy, beige and mint from blue, brown and green', () => {
    expect(read('a navy car').subjects).toMatchObject([{ color: 'navy' }]);
  });
});
