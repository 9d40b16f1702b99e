import { expect, it } from 'vitest';
import { TEST_PAGES } from '../../draft/test-draft.ts';
import { forgetStudio, keepStudio, recallStudio } from './draft-cache.ts';
import { createDraftStudio } from './draft-studio.ts';

const source = { title: 'The Last Lighthouse', script: { story: TEST_PAGES }, image: null };

it('gives a script its own draft back, and no other', () => {
  const studio = createDraftStudio(
    { title: source.title, pages: source.script.story },
    { random: () => 0, drawPicture: () => Promise.reject(), takePicture: () => Promise.reject() },
  );
  expect(recallStudio(source)).toBeNull();
  keepStudio(source, studio);
  expect(recallStudio(structuredClone(source))).toBe(studio);
  expect(recallStudio({ ...source, title: 'Another' })).toBeNull();
  expect(recallStudio({ ...source, script: { story: TEST_PAGES.slice(1) } })).toBeNull();
  forgetStudio();
  expect(recallStudio(source)).toBeNull();
});
