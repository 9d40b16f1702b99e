import { expect, test } from 'vitest';
import { surveyHtml } from './html-survey.ts';

test('pictures by plain http are counted, and the first picture is told', () => {
  expect(
    surveyHtml('<p><IMG src="http://a.test/1.png" alt=" one "><img src="https://a.test/2.png"></p>'),
  ).toEqual({
    httpImages: 1,
    firstImage: { address: 'http://a.test/1.png', alt: 'one' },
  });
  expect(surveyHtml('<img><p>words</p>')).toEqual({ httpImages: 0, firstImage: undefined });
});

test('a post of nothing but open elements keeps nobody waiting', () => {
  const started = performance.now();
  const { firstImage } = surveyHtml(`<img src="https://a.test/1.png">${'<b>'.repeat(1_000_000)}`);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(firstImage?.address).toBe('https://a.test/1.png');
});
