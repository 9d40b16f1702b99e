import { describe, expect, it } from 'vitest';
import {
  isFull,
  retitled,
  slidesToDraw,
  startDraft,
  withoutPendingWork,
  withPicture,
  withSlideAdded,
  withSlideMoved,
  withSlideRemoved,
  withSlideRestored,
  withSlideTexts,
  withWork,
} from './story-draft.rules.ts';
import type { StoryDraft } from './story-draft.types.ts';
import { drawnDraft, TEST_PICTURE, testDraft } from './test-draft.ts';

const keys = (draft: StoryDraft) => draft.slides.map(({ key }) => key);

describe('startDraft', () => {
  it('makes a slide of every page', () => {
    const draft = testDraft();
    expect(draft.title).toBe('The Last Lighthouse');
    expect(draft.slides).toHaveLength(5);
    expect(draft.slides[1]).toMatchObject({
      heading: 'A Sign',
      caption: 'A red boat turns in circles.',
      link: '',
      alt: null,
      picture: null,
    });
  });

  it('keeps to what a package holds', () => {
    const pages = Array.from({ length: 40 }, (_, place) => ({
      page: place + 1,
      title: 'T'.repeat(300),
      text: 'x'.repeat(900),
    }));
    const draft = startDraft('t'.repeat(300), pages, 0);
    expect(draft.slides).toHaveLength(30);
    expect(isFull(draft)).toBe(true);
    expect(draft.title).toHaveLength(200);
    expect(draft.slides[0]?.heading).toHaveLength(200);
    expect(draft.slides[0]?.caption).toHaveLength(500);
  });
});

describe('texts', () => {
  it('let no caption begin a link', () => {
    const draft = withSlideTexts(testDraft(), 'slide-1', { caption: 'Hat||javascript:x and a|b' });
    expect(draft.slides[0]?.caption).toBe('Hat|javascript:x and a|b');
    const fromWriter = startDraft('T', [{ page: 1, title: 'T', text: 'Nice||https://x.example' }], 0);
    expect(fromWriter.slides[0]?.caption).toBe('Nice|https://x.example');
  });

  it('change on one slide only', () => {
    const before = testDraft();
    const draft = withSlideTexts(before, 'slide-2', { heading: 'New', link: 'https://shop.example/' });
    expect(draft.slides[1]).toMatchObject({ heading: 'New', link: 'https://shop.example/' });
    expect(draft.slides[0]).toBe(before.slides[0]);
  });

  it('are cut between characters', () => {
    const { title } = retitled(testDraft(), `${'t'.repeat(199)}🦊`);
    expect(title).toBe('t'.repeat(199));
  });
});

describe('the order of slides', () => {
  it('changes by one place, and not beyond the ends', () => {
    const draft = testDraft();
    expect(keys(withSlideMoved(draft, 'slide-2', -1))).toEqual([
      'slide-2',
      'slide-1',
      'slide-3',
      'slide-4',
      'slide-5',
    ]);
    expect(withSlideMoved(draft, 'slide-1', -1)).toBe(draft);
    expect(withSlideMoved(draft, 'slide-5', 1)).toBe(draft);
  });

  it('comes back when a removal is undone', () => {
    const draft = withSlideTexts(testDraft(), 'slide-3', { caption: 'Mine' });
    const removed = withSlideRemoved(draft, 'slide-3');
    expect(keys(removed)).toEqual(['slide-1', 'slide-2', 'slide-4', 'slide-5']);
    const restored = withSlideRestored(removed);
    expect(restored.slides).toEqual(draft.slides);
    expect(restored.removed).toBeNull();
  });

  it('never loses its last slide', () => {
    const single = startDraft('T', [{ page: 1, title: 'T', text: 'x' }], 0);
    expect(withSlideRemoved(single, 'slide-1')).toBe(single);
  });

  it('grows up to 30 slides, and a removed one does not make 31', () => {
    let draft = testDraft();
    for (let place = 6; place <= 30; place += 1) draft = withSlideAdded(draft, `slide-${place}`);
    expect(withSlideAdded(draft, 'slide-31')).toBe(draft);
    const removed = withSlideRemoved(draft, 'slide-3');
    const refilled = { ...withSlideAdded(removed, 'slide-31'), removed: removed.removed };
    expect(withSlideRestored(refilled)).toBe(refilled);
  });
});

describe('pictures', () => {
  it('are asked for where there are none, and then for those that were drawn', () => {
    const draft = testDraft();
    expect(slidesToDraw(draft)).toHaveLength(5);
    const withOwn = withPicture(draft, 'slide-1', { ...TEST_PICTURE, origin: 'photo' });
    expect(slidesToDraw(withOwn).map(({ key }) => key)).toEqual(['slide-2', 'slide-3', 'slide-4', 'slide-5']);
    const all = withPicture(drawnDraft(), 'slide-1', { ...TEST_PICTURE, origin: 'own' });
    expect(slidesToDraw(all).map(({ key }) => key)).toEqual(['slide-2', 'slide-3', 'slide-4', 'slide-5']);
  });

  it('that are waited for are given up together, and failures stay', () => {
    let draft = withWork(testDraft(), 'slide-1', { status: 'waiting' });
    draft = withWork(draft, 'slide-2', { status: 'drawing' });
    draft = withWork(draft, 'slide-3', { status: 'failed', message: 'No' });
    expect(slidesToDraw(draft).map(({ key }) => key)).toEqual(['slide-3', 'slide-4', 'slide-5']);
    expect(withoutPendingWork(draft).slides.map(({ work }) => work.status)).toEqual([
      'idle',
      'idle',
      'failed',
      'idle',
      'idle',
    ]);
  });
});
