import { describe, expect, it } from 'vitest';
import { ImageServiceError } from '../../../generator/run-failure.rules.ts';
import { withSlideTexts } from '../../draft/story-draft.rules.ts';
import type { SlidePicture } from '../../draft/story-draft.types.ts';
import { TEST_PAGES } from '../../draft/test-draft.ts';
import { createDraftStudio, type DraftStudio, type PictureOrder } from './draft-studio.ts';

interface Request extends PictureOrder {
  signal: AbortSignal;
  answer: (picture: SlidePicture) => void;
  refuse: (error: unknown) => void;
}

const picture = (src: string): SlidePicture => ({ src, origin: 'drawn', shows: '' });
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A studio whose image service answers when the test says so. */
function setUp(random = () => 0.5) {
  const requests: Request[] = [];
  const studio = createDraftStudio(
    { title: 'The Last Lighthouse', pages: TEST_PAGES },
    {
      random,
      drawPicture: (order, signal) =>
        new Promise((answer, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason));
          requests.push({ ...order, signal, answer, refuse });
        }),
      takePicture: async (file, origin) => {
        if (file.type === 'text/plain') throw new Error('This file is no picture.');
        return { src: await file.text(), origin, shows: '' };
      },
    },
  );
  const slide = (key: string) => studio.getSnapshot().slides.find((one) => one.key === key)!;
  const drawAll = () => studio.draw(studio.getSnapshot().slides.map(({ key }) => key));
  return { studio, requests, slide, drawAll };
}

const statuses = (studio: DraftStudio) => studio.getSnapshot().slides.map(({ work }) => work.status);

describe('drawing', () => {
  it('asks for two pictures at a time, in order, with one seed', async () => {
    const { studio, requests, drawAll } = setUp();
    drawAll();
    expect(requests).toHaveLength(2);
    expect(statuses(studio)).toEqual(['drawing', 'drawing', 'waiting', 'waiting', 'waiting']);
    requests[1]!.answer(picture('two'));
    await settle();
    expect(requests).toHaveLength(3);
    expect(studio.getSnapshot().slides[1]?.picture?.src).toBe('two');
    expect(requests.map(({ seed }) => seed)).toEqual([500_000_000, 500_000_000, 500_000_000]);
    expect(requests[2]?.prompt).toContain('The Last Lighthouse. The Turn: Then the wind drops');
  });

  it('draws what is written when its turn comes', async () => {
    const { studio, requests, drawAll } = setUp();
    drawAll();
    studio.change((now) => withSlideTexts(now, 'slide-3', { caption: 'A dog barks' }));
    requests[0]!.answer(picture('one'));
    await settle();
    expect(requests[2]?.prompt).toContain('A dog barks');
  });

  it("tells the service's own reason, and goes on with the others", async () => {
    const { slide, requests, drawAll } = setUp();
    drawAll();
    requests[0]!.refuse(new ImageServiceError('Image service error: Too Many Requests', 'Come back.'));
    await settle();
    expect(slide('slide-1').work).toEqual({
      status: 'failed',
      message: 'Image service error: Too Many Requests',
      detail: 'Come back.',
    });
    expect(requests).toHaveLength(3);
  });

  it('draws one slide again with another seed, the earlier picture in sight until then', async () => {
    const rolls = [0.1, 0.9];
    const { studio, requests, slide } = setUp(() => rolls.shift() ?? 0);
    studio.draw(['slide-1']);
    requests[0]!.answer(picture('first'));
    await settle();
    studio.drawAgain('slide-1');
    expect(slide('slide-1')).toMatchObject({ picture: { src: 'first' }, work: { status: 'drawing' } });
    expect(requests.map(({ seed }) => seed)).toEqual([100_000_000, 900_000_000]);
    requests[1]!.answer(picture('second'));
    await settle();
    expect(slide('slide-1').picture?.src).toBe('second');
  });
});

describe('stopping', () => {
  it('aborts what is drawn, forgets what waits, and can begin again', async () => {
    const { studio, requests, drawAll } = setUp();
    drawAll();
    studio.stop();
    await settle();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(statuses(studio)).toEqual(['idle', 'idle', 'idle', 'idle', 'idle']);
    drawAll();
    await settle();
    expect(requests).toHaveLength(4);
  });

  it('a slide that is removed gives its turn to the next', async () => {
    const { studio, requests, drawAll } = setUp();
    drawAll();
    studio.remove('slide-1');
    await settle();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests).toHaveLength(3);
    expect(studio.getSnapshot().removed?.slide).toMatchObject({ key: 'slide-1', work: { status: 'idle' } });
  });
});

describe("the visitor's own pictures", () => {
  it('take the place of one that is being drawn', async () => {
    const { studio, requests, slide } = setUp();
    studio.draw(['slide-1']);
    await studio.take('slide-1', new Blob(['mine'], { type: 'image/png' }));
    await settle();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(slide('slide-1')).toMatchObject({
      picture: { src: 'mine', origin: 'own' },
      work: { status: 'idle' },
    });
  });

  it('that were chosen last win, whichever is read first', async () => {
    const { studio, slide } = setUp();
    const slow = { type: 'image/png', text: () => settle().then(() => 'slow') } as Blob;
    const first = studio.take('slide-1', slow);
    await studio.take('slide-1', new Blob(['quick'], { type: 'image/png' }), 'photo');
    await first;
    expect(slide('slide-1').picture).toMatchObject({ src: 'quick', origin: 'photo' });
  });

  it('that cannot be read leave the picture that was there', async () => {
    const { studio, slide } = setUp();
    await studio.take('slide-1', new Blob(['mine'], { type: 'image/png' }));
    await studio.take('slide-1', new Blob(['words'], { type: 'text/plain' }));
    expect(slide('slide-1')).toMatchObject({
      picture: { src: 'mine' },
      work: { status: 'failed', message: 'This file is no picture.' },
    });
    studio.clear('slide-1');
    expect(slide('slide-1')).toMatchObject({ picture: null, work: { status: 'idle' } });
  });
});

it('makes keys that no slide has had', () => {
  const { studio } = setUp();
  studio.remove('slide-5');
  expect([studio.newKey(), studio.newKey()]).toEqual(['slide-6', 'slide-7']);
});
