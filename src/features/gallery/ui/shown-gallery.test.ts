import { describe, expect, it } from 'vitest';
import type { ApiRequest, ProductApi } from '../../user-status/ui/api-client.types.ts';
import { createShownGallery } from './shown-gallery.ts';

const SITE = 'https://site.example';
const HOUR = 3_600_000;

function item(number: number, version = 1) {
  return {
    id: `image-${number}`,
    url: `${SITE}/images/${number}?v=${version}`,
    prompt: `prompt ${number}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 12, number)).toISOString(),
  };
}

const answered = (status: number, message: string) => Object.assign(new Error(message), { status });

function galleryWith(first: unknown) {
  const wired = {
    answer: first,
    now: Date.UTC(2026, 10, 21),
    calls: [] as string[],
    failures: new Map<string, Error>(),
    /** Resolvers of calls that wait, when a test wants to answer by hand. */
    holdBack: null as string | null,
    letGo: () => {},
  };
  const api: ProductApi = {
    async call<Answer>({ method, path }: ApiRequest): Promise<Answer | null> {
      const call = `${method} ${path}`;
      wired.calls.push(call);
      if (wired.holdBack === call) await new Promise<void>((resolve) => (wired.letGo = resolve));
      const failure = wired.failures.get(call);
      if (failure) throw failure;
      return (method === 'GET' ? wired.answer : null) as Answer;
    },
  };
  const gallery = createShownGallery({
    api,
    clock: { now: () => wired.now },
    baseUrl: SITE,
    log: () => {},
  });
  const shown = () => {
    const { phase } = gallery.getSnapshot();
    return phase.name === 'loaded' ? phase.images.map(({ id }) => id) : phase.name;
  };
  return { gallery, wired, shown };
}

describe('loading', () => {
  it('HIST-02: is under way until the answer is here', async () => {
    const { gallery, shown } = galleryWith([item(1)]);
    expect(shown()).toBe('loading');
    const loading = gallery.load();
    expect(shown()).toBe('loading');
    await loading;
    expect(shown()).toEqual(['image-1']);
  });

  it('HIST-05: tells why it failed, and may succeed later', async () => {
    const { gallery, wired, shown } = galleryWith([]);
    wired.failures.set('GET /images/history', answered(500, 'The shelf fell.'));
    await gallery.load();
    expect(gallery.getSnapshot().phase).toEqual({
      name: 'failed',
      failure: { message: 'The shelf fell.', detail: null },
    });
    wired.failures.clear();
    await gallery.revisit();
    expect(shown()).toEqual([]);
  });

  it('HIST-05: an answer without a list reads like a failure', async () => {
    const { gallery } = galleryWith({ nothing: true });
    await gallery.load();
    expect(gallery.getSnapshot().phase).toMatchObject({
      failure: { message: 'Failed to load image history.' },
    });
  });

  it('looks again when the visitor comes back, once, and keeps what it shows when that fails', async () => {
    const { gallery, wired, shown } = galleryWith([item(1)]);
    await gallery.load();
    await gallery.revisit();
    expect(wired.calls).toHaveLength(1);
    wired.now += 5_000;
    wired.answer = [item(1), item(2)];
    await Promise.all([gallery.revisit(), gallery.revisit()]);
    expect(wired.calls).toHaveLength(2);
    expect(shown()).toEqual(['image-2', 'image-1']);
    wired.now += 5_000;
    wired.failures.set('GET /images/history', new TypeError('offline'));
    await gallery.revisit();
    expect(shown()).toEqual(['image-2', 'image-1']);
  });
});

describe('addresses that ran out', () => {
  it('are asked for anew, once per address', async () => {
    const { gallery, wired } = galleryWith([item(1)]);
    await gallery.load();
    wired.answer = [item(1, 2)];
    await gallery.reportBroken(item(1).url);
    await gallery.reportBroken(item(1).url);
    expect(wired.calls).toHaveLength(2);
    expect(gallery.getSnapshot().phase).toMatchObject({ images: [{ url: item(1, 2).url }] });
  });

  it('of one age are asked for together', async () => {
    const { gallery, wired } = galleryWith([item(1), item(2)]);
    await gallery.load();
    wired.answer = [item(1, 2), item(2, 2)];
    await Promise.all([gallery.reportBroken(item(1).url), gallery.reportBroken(item(2).url)]);
    await gallery.reportBroken(item(2).url);
    expect(wired.calls).toHaveLength(2);
    wired.answer = [item(1, 3), item(2, 3)];
    await gallery.reportBroken(item(1, 2).url);
    await gallery.reportBroken(item(2, 2).url);
    expect(wired.calls).toHaveLength(3);
  });

  it('are asked for before an old one is used', async () => {
    const { gallery, wired } = galleryWith([item(1)]);
    await gallery.load();
    expect((await gallery.freshImage('image-1'))?.url).toBe(item(1).url);
    wired.now += HOUR;
    wired.answer = [item(1, 2)];
    expect((await gallery.freshImage('image-1'))?.url).toBe(item(1, 2).url);
    expect(await gallery.freshImage('image-9')).toBeNull();
  });
});

describe('deleting', () => {
  const three = [item(1), item(2), item(3)];

  it('takes the image away at once and brings it back to its place', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    await gallery.load();
    const removal = gallery.remove(['image-2']);
    expect(shown()).toEqual(['image-3', 'image-1']);
    await removal;
    await gallery.undo();
    expect(shown()).toEqual(['image-3', 'image-2', 'image-1']);
    expect(wired.calls.slice(1)).toEqual(['DELETE /images/image-2', 'POST /images/image-2/restore']);
  });

  it('comes back with a message when the server refuses', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    wired.failures.set('DELETE /images/image-2', answered(503, 'Not now.'));
    await gallery.load();
    await gallery.remove(['image-2']);
    expect(shown()).toEqual(['image-3', 'image-2', 'image-1']);
    expect(gallery.getSnapshot()).toMatchObject({ undoable: [], problem: { message: 'Not now.' } });
  });

  it('counts as done when the image was gone already', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    wired.failures.set('DELETE /images/image-2', answered(404, 'No such image.'));
    await gallery.load();
    await gallery.remove(['image-2']);
    expect(shown()).toEqual(['image-3', 'image-1']);
    expect(gallery.getSnapshot().problem).toBeNull();
  });

  it('is undone for every image since the last time', async () => {
    const { gallery, shown } = galleryWith(three);
    await gallery.load();
    await gallery.remove(['image-1']);
    await gallery.remove(['image-3']);
    expect(gallery.getSnapshot().undoable.map(({ id }) => id)).toEqual(['image-1', 'image-3']);
    await gallery.undo();
    expect(shown()).toEqual(['image-3', 'image-2', 'image-1']);
  });

  it('is undone after it was done, even when both are asked for at once', async () => {
    const { gallery, wired } = galleryWith(three);
    await gallery.load();
    wired.holdBack = 'DELETE /images/image-2';
    const removal = gallery.remove(['image-2']);
    await new Promise((resolve) => setTimeout(resolve));
    const undoing = gallery.undo();
    expect(wired.calls).not.toContain('POST /images/image-2/restore');
    wired.letGo();
    await Promise.all([removal, undoing]);
    expect(wired.calls.slice(1)).toEqual(['DELETE /images/image-2', 'POST /images/image-2/restore']);
  });

  it('does not come back with an answer that was on its way', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    await gallery.load();
    wired.now += 5_000;
    const refreshing = gallery.revisit();
    const removal = gallery.remove(['image-2']);
    await Promise.all([refreshing, removal]);
    expect(shown()).toEqual(['image-3', 'image-1']);
  });

  it('is undone although the server has forgotten the image in its list', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    await gallery.load();
    await gallery.remove(['image-2']);
    wired.now += 5_000;
    wired.answer = [item(1), item(3)];
    await gallery.revisit();
    await gallery.undo();
    expect(shown()).toEqual(['image-3', 'image-2', 'image-1']);
  });

  it('stays done when bringing back fails', async () => {
    const { gallery, wired, shown } = galleryWith(three);
    wired.failures.set('POST /images/image-2/restore', answered(404, 'It is too late.'));
    await gallery.load();
    await gallery.remove(['image-2']);
    await gallery.undo();
    expect(shown()).toEqual(['image-3', 'image-1']);
    expect(gallery.getSnapshot().problem?.message).toBe('It is too late.');
  });

  it('fills the free place of a full gallery once it is final', async () => {
    const full = Array.from({ length: 30 }, (_, number) => item(number + 2));
    const { gallery, wired, shown } = galleryWith(full);
    await gallery.load();
    await gallery.remove(['image-31']);
    wired.answer = [item(1), ...full.slice(0, 29)];
    gallery.forgetUndo();
    // The refresh is under way; this waits for its answer.
    wired.now += 5_000;
    await gallery.revisit();
    expect(shown()).toHaveLength(30);
    expect(shown()).toContain('image-1');
  });
});

describe('everything, page by page', () => {
  const full = Array.from({ length: 30 }, (_, number) => item(number + 11));

  it('is asked for behind the newest thirty, each image once, until there is no more', async () => {
    const { gallery, wired, shown } = galleryWith(full);
    await gallery.load();
    expect(gallery.getSnapshot().more).toBe('some');
    wired.answer = { images: [item(11), item(10), item(9)], next: '123.image-9' };
    await Promise.all([gallery.loadMore(), gallery.loadMore()]);
    const place = `${Date.parse(item(11).createdAt)}.image-11`;
    expect(wired.calls.slice(1)).toEqual([`GET /images/history?limit=100&before=${place}`]);
    expect(shown().slice(-3)).toEqual(['image-11', 'image-10', 'image-9']);
    wired.answer = { images: [item(8)], next: null };
    await gallery.loadMore();
    await gallery.loadMore();
    expect(wired.calls).toHaveLength(3);
    expect(shown()).toHaveLength(33);
    expect(gallery.getSnapshot().more).toBe('none');
  });

  it('stays while the newest are looked at again, and a new one comes in front', async () => {
    const { gallery, wired, shown } = galleryWith(full);
    await gallery.load();
    wired.answer = { images: [item(10)], next: null };
    await gallery.loadMore();
    wired.now += 5_000;
    wired.answer = [item(41), ...full.slice(1)];
    await gallery.revisit();
    expect(shown()).toHaveLength(32);
    expect([shown()[0], shown().at(-1)]).toEqual(['image-41', 'image-10']);
    expect(gallery.getSnapshot().more).toBe('none');
  });

  it('ends where a service answers the same list whatever it is asked for', async () => {
    const all = Array.from({ length: 35 }, (_, number) => item(number + 11));
    const { gallery, shown } = galleryWith(all);
    await gallery.load();
    await gallery.loadMore();
    expect(shown()).toHaveLength(30);
    expect(gallery.getSnapshot().more).toBe('none');
  });

  it('says when the next page did not come, and asks again', async () => {
    const { gallery, wired } = galleryWith(full);
    await gallery.load();
    wired.answer = { nothing: true };
    await gallery.loadMore();
    expect(gallery.getSnapshot().more).toBe('failed');
    wired.answer = { images: [], next: null };
    await gallery.loadMore();
    expect(gallery.getSnapshot().more).toBe('none');
  });
});

describe('searching', () => {
  it('shows what is found, and forgets an answer that came too late', async () => {
    const { gallery, wired, shown } = galleryWith([item(1), item(2)]);
    await gallery.load();
    wired.holdBack = 'GET /images/history?query=f&limit=100';
    wired.answer = { images: [item(2)], next: null };
    const early = gallery.find('query=f');
    const { letGo } = wired;
    await gallery.find('query=fox');
    expect(shown()).toEqual(['image-2']);
    wired.answer = { images: [item(1)], next: null };
    letGo();
    wired.letGo();
    await early;
    expect(shown()).toEqual(['image-2']);
    wired.answer = [item(1), item(2)];
    await gallery.find('');
    expect(shown()).toEqual(['image-2', 'image-1']);
  });
});

describe('marking', () => {
  it('counts at once, and no longer when the server refuses', async () => {
    const { gallery, wired } = galleryWith([item(1), item(2)]);
    const marked = () => {
      const { phase } = gallery.getSnapshot();
      return phase.name === 'loaded'
        ? phase.images.map(({ starred, collections }) => [starred, collections])
        : [];
    };
    await gallery.load();
    await gallery.include('foxes', ['image-1'], true);
    const starring = gallery.star(['image-1', 'image-2'], true);
    const starred = [
      [true, []],
      [true, ['foxes']],
    ];
    expect(marked()).toEqual(starred);
    await starring;
    expect(wired.calls.slice(1)).toEqual(['POST /images/collections/foxes/images', 'POST /images/star']);
    wired.failures.set('POST /images/star', answered(503, 'Not now.'));
    await gallery.star(['image-2'], false);
    expect(marked()).toEqual(starred);
    expect(gallery.getSnapshot().problem?.message).toBe('Not now.');
  });

  it('asks for a list only once its marks are stored, and again when one was made meanwhile', async () => {
    const { gallery, wired } = galleryWith([item(1)]);
    await gallery.load();
    wired.holdBack = 'POST /images/star';
    void gallery.star(['image-1'], true);
    const finding = gallery.find('starred=true');
    await Promise.resolve();
    expect(wired.calls.slice(1)).toEqual(['POST /images/star']);
    wired.letGo();
    wired.holdBack = 'GET /images/history?starred=true&limit=100';
    await expect.poll(() => wired.calls.slice(2)).toEqual([wired.holdBack]);
    wired.holdBack = null;
    await gallery.star(['image-1'], false);
    wired.letGo();
    await finding;
    expect(wired.calls.slice(3)).toEqual(['POST /images/star', 'GET /images/history?starred=true&limit=100']);
  });

  it('deletes many with one call, and brings them back with another', async () => {
    const { gallery, wired, shown } = galleryWith([item(1), item(2), item(3)]);
    await gallery.load();
    await gallery.remove(['image-1', 'image-3']);
    expect(shown()).toEqual(['image-2']);
    await gallery.undo();
    expect(shown()).toEqual(['image-3', 'image-2', 'image-1']);
    expect(wired.calls.slice(1)).toEqual(['POST /images/delete', 'POST /images/restore']);
  });
});
