import { expect, test } from 'vitest';
import { type SharingDevice, shareArticle } from './share-article.ts';

const LINK = { title: 'Light First', url: 'https://site.test/blog/light-first' };

/** A device on which the named ways fail with an error of that name; it notes what was tried. */
function deviceThat(ways: { share?: string; writeClipboard?: string; command: boolean | 'throws' }) {
  const tried: string[] = [];
  const attempt = (way: string, failure: string | undefined) => async () => {
    tried.push(way);
    if (failure) throw Object.assign(new Error('No.'), { name: failure });
  };
  const device: SharingDevice = {
    ...('share' in ways && { share: attempt('share', ways.share) }),
    ...('writeClipboard' in ways && { writeClipboard: attempt('clipboard', ways.writeClipboard) }),
    copyByCommand() {
      tried.push('command');
      if (ways.command === 'throws') throw new Error('No.');
      return ways.command;
    },
  };
  return { device, tried };
}

test.each([
  ['SHARE-01: the device shares', { share: '', writeClipboard: '', command: true }, 'shared', ['share']],
  [
    'SHARE-02, T-36: the visitor changes their mind',
    { share: 'AbortError', writeClipboard: '', command: true },
    'cancelled',
    ['share'],
  ],
  [
    'SHARE-03: sharing fails',
    { share: 'NotAllowedError', writeClipboard: '', command: true },
    'copied',
    ['share', 'clipboard'],
  ],
  ['SHARE-03: sharing is missing', { writeClipboard: '', command: true }, 'copied', ['clipboard']],
  [
    'SHARE-04: the clipboard fails',
    { writeClipboard: 'NotAllowedError', command: true },
    'copied',
    ['clipboard', 'command'],
  ],
  ['SHARE-04, T-37: the clipboard is missing', { command: true }, 'copied', ['command']],
  [
    'SHARE-05: nothing works',
    { share: 'TypeError', writeClipboard: 'TypeError', command: false },
    'failed',
    ['share', 'clipboard', 'command'],
  ],
  ['SHARE-05: the command throws', { command: 'throws' as const }, 'failed', ['command']],
])('%s', async (_, ways, result, tried) => {
  const device = deviceThat(ways);
  expect(await shareArticle(LINK, device.device)).toBe(result);
  expect(device.tried).toEqual(tried);
});

test('O-37: shares the title with the whole address, and copies the address alone', async () => {
  const passedOn: unknown[] = [];
  const device: SharingDevice = {
    async share(link) {
      passedOn.push(link);
      throw new Error('No.');
    },
    async writeClipboard(text) {
      passedOn.push(text);
    },
    copyByCommand: () => false,
  };
  await shareArticle(LINK, device);
  expect(passedOn).toEqual([LINK, LINK.url]);
});
