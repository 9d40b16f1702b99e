import { describe, expect, it } from 'vitest';
import { draftProblems, hasBrokenLink } from './draft-problems.rules.ts';
import { retitled, withoutPicture, withSlideTexts } from './story-draft.rules.ts';
import { drawnDraft, testDraft } from './test-draft.ts';

describe('draftProblems', () => {
  it('finds none in a finished draft', () => {
    expect(draftProblems(drawnDraft())).toEqual([]);
  });

  it('names every slide without a picture', () => {
    expect(draftProblems(testDraft()).map(({ message }) => message)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `Slide ${place} needs a picture.`),
    );
  });

  it('goes from the top of the page down', () => {
    let draft = retitled(drawnDraft(), '  ');
    draft = withSlideTexts(draft, 'slide-4', { link: 'shop.example' });
    draft = withoutPicture(draft, 'slide-2');
    draft = withSlideTexts(draft, 'slide-3', { heading: ' ', caption: '|' });
    expect(draftProblems(draft).map(({ key, field }) => [key, field])).toEqual([
      [null, 'title'],
      ['slide-2', 'picture'],
      ['slide-3', 'heading'],
      ['slide-4', 'link'],
    ]);
  });
});

describe('hasBrokenLink', () => {
  it.each(['', '  ', 'https://shop.example/x', 'http://shop.example'])('takes %j', (link) => {
    expect(hasBrokenLink({ link })).toBe(false);
  });

  it.each(['javascript:alert(1)', '/pricing', 'shop.example', 'ftp://shop.example', 'https://'])(
    'refuses %j',
    (link) => {
      expect(hasBrokenLink({ link })).toBe(true);
    },
  );
});
