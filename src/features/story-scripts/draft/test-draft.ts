import { startDraft, withPicture } from './story-draft.rules.ts';
import type { SlidePicture, StoryDraft } from './story-draft.types.ts';

/** Five pages, as writers write them. */
export const TEST_PAGES = [
  { page: 1, title: 'Where It Begins', text: 'An old keeper climbs the stairs. He counts every step.' },
  { page: 2, title: 'A Sign', text: 'A red boat turns in circles.' },
  { page: 3, title: 'The Turn', text: 'Then the wind drops.' },
  { page: 4, title: 'Closer', text: 'Hands reach over the wall.' },
  { page: 5, title: 'Morning Light', text: 'By sunrise the sea is glass.' },
];

export const TEST_PICTURE: SlidePicture = { src: 'data:image/jpeg;base64,/9j/', origin: 'drawn', shows: '' };

export function testDraft(title = 'The Last Lighthouse'): StoryDraft {
  return startDraft(title, TEST_PAGES, 7);
}

/** A draft that can be packed. */
export function drawnDraft(draft = testDraft()): StoryDraft {
  return draft.slides.reduce((now, { key }) => withPicture(now, key, TEST_PICTURE), draft);
}
