import { expect, it } from 'vitest';
import { isTouched } from './draft-changes.rules.ts';
import {
  retitled,
  withoutPicture,
  withPicture,
  withSlideAdded,
  withSlideMoved,
  withSlideRemoved,
  withSlideRestored,
  withSlideTexts,
  withWork,
} from './story-draft.rules.ts';
import { drawnDraft, TEST_PICTURE, testDraft } from './test-draft.ts';

const started = testDraft();

it.each([
  ['a drawn picture', withPicture(started, 'slide-2', TEST_PICTURE)],
  ['an own picture', withPicture(started, 'slide-2', { ...TEST_PICTURE, origin: 'own' })],
  ['another title', retitled(started, 'Mine')],
  ['another heading', withSlideTexts(started, 'slide-1', { heading: 'Mine' })],
  ['another caption', withSlideTexts(started, 'slide-1', { caption: 'Mine' })],
  ['words for the illustrator', withSlideTexts(started, 'slide-1', { scene: 'a fox' })],
  ['a link', withSlideTexts(started, 'slide-1', { link: 'https://shop.example/' })],
  ['a description that was emptied', withSlideTexts(started, 'slide-1', { alt: '' })],
  ['another order', withSlideMoved(started, 'slide-1', 1)],
  ['a slide less', withSlideRemoved(started, 'slide-5')],
  ['a slide more', withSlideAdded(started, 'slide-6')],
])('%s is work that can be lost', (_, draft) => {
  expect(isTouched(draft, started)).toBe(true);
});

it.each([
  ['the draft as it began', testDraft()],
  ['the photo of the script', withPicture(started, 'slide-1', { ...TEST_PICTURE, origin: 'photo' })],
  ['a picture that is only waited for', withWork(started, 'slide-1', { status: 'waiting' })],
  ['a slide that was put back', withSlideRestored(withSlideRemoved(started, 'slide-2'))],
])('%s is none', (_, draft) => {
  expect(isTouched(draft, started)).toBe(false);
});

it('counts from the state that was downloaded', () => {
  const downloaded = drawnDraft();
  expect(isTouched(withWork(downloaded, 'slide-1', { status: 'drawing' }), downloaded)).toBe(false);
  expect(isTouched(withoutPicture(downloaded, 'slide-1'), downloaded)).toBe(false);
  const redrawn = withPicture(downloaded, 'slide-1', { ...TEST_PICTURE, src: 'data:image/jpeg;base64,AAAA' });
  expect(isTouched(redrawn, downloaded)).toBe(true);
});
