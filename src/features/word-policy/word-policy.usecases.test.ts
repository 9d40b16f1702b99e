import { describe, expect, it } from 'vitest';
import { describeRefusal, type PolicyActions, USUAL_ACTIONS } from './word-policy.rules.ts';
import { createWordPolicy } from './word-policy.usecases.ts';

const judge = (wanted: string, actions: Partial<PolicyActions> = {}, unwanted?: string) =>
  createWordPolicy({ ...USUAL_ACTIONS, ...actions }).judge({ wanted, unwanted });

describe('words', () => {
  it.each([
    ['a naked woman', 'sexual', ['naked', 'woman']],
    ['a Naked, sleeping Woman', 'sexual', ['Naked', 'Woman']],
    ['p0rn!', 'sexual', ['p0rn!']],
    ['a naked child', 'minors', ['naked child']],
    ['a 7-year-old girl in lingerie', 'minors', ['7-year-old', 'lingerie']],
    ['Donald Trump beheaded', 'violence', ['Donald Trump', 'beheaded']],
    ['Donald Trump in handcuffs', 'deception', ['Donald Trump', 'in handcuffs']],
    ['裸の女性', 'sexual', ['裸', '女性']],
  ])('%s: are refused by their rule and quoted as they were written', (wanted, category, words) => {
    expect(judge(wanted)).toEqual({ action: 'refuse', category, words });
  });

  it.each([
    ['far from each other', 'a naked tree on a hill above the sea, and far below it a woman with a dog'],
    ['in an exception', 'seen with the naked eye by a woman'],
    ['taken back', 'a woman, not naked'],
    ['of a work of art', 'a marble statue of a naked man'],
    ['of medicine', 'anatomical diagram of a penis'],
    ['of remembrance', 'a vigil after the school shooting'],
    ['of play', 'my husband in a Halloween costume, covered in blood'],
    ['that only begin alike', 'a bowl of porridge in Scunthorpe'],
  ])('%s are drawn', (_, wanted) => expect(judge(wanted)).toEqual({ action: 'allow' }));
});

describe('what is to be left out', () => {
  it('may name what nobody wants to see', () => {
    expect(judge('a fox', {}, 'nsfw, nude woman, gore')).toEqual({ action: 'allow' });
  });

  it('is no place for what nobody needs to name, or for another sentence', () => {
    expect(judge('a fox', {}, 'blur, child porn')).toMatchObject({ category: 'minors' });
    expect(judge('a fox', {}, 'blur. A naked woman')).toMatchObject({ category: 'sexual' });
  });
});

describe('an owner', () => {
  it('may allow a category, or leave it to the engine', () => {
    expect(judge('a naked woman', { sexual: 'allow' })).toEqual({ action: 'allow' });
    expect(judge('a naked woman', { sexual: 'ask-engine' })).toMatchObject({ action: 'ask-engine' });
    expect(judge('Mickey Mouse in Paris', { brands: 'refuse' })).toMatchObject({ category: 'brands' });
  });

  it('has the refused rule told first, whichever is graver', () => {
    const verdict = judge('a naked woman with cocaine', { sexual: 'ask-engine' });
    expect(verdict).toMatchObject({ action: 'refuse', category: 'illegal-goods' });
  });
});

it('A refusal says which rule, which words, what it cost and what else to try', () => {
  expect(describeRefusal({ category: 'sexual', words: ['naked', 'woman'] }, 'prompt')).toBe(
    'We don’t draw sexual content, and your prompt says “naked” with “woman”. You weren’t charged. Try saying what the person wears, or ask for a marble statue.',
  );
  expect(describeRefusal({ category: 'hate', words: ['x'] }, 'title')).toBe(
    'We don’t write stories about hate, and your title says “x”. Please choose another title.',
  );
});
