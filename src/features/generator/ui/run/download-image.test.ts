import { describe, expect, it } from 'vitest';
import { type DownloadEnvironment, downloadAsPng } from './download-image.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9]);
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 9]);
const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

function setUp(changes: Partial<DownloadEnvironment> = {}) {
  const saved: { bytes: Uint8Array; fileName: string }[] = [];
  const saving: Promise<void>[] = [];
  const opened: string[] = [];
  const logged: unknown[] = [];
  const environment: DownloadEnvironment = {
    fetch: async () => new Response(PNG),
    convertToPng: async () => new Blob([PNG]),
    keepMark: async (_from, file) => file,
    save(file, fileName) {
      const read = async () => {
        saved.push({ bytes: new Uint8Array(await file.arrayBuffer()), fileName });
      };
      saving.push(read());
    },
    openDirectly: (src) => opened.push(src),
    logError: (error) => logged.push(error),
    ...changes,
  };
  const download = async (src: string) => {
    await downloadAsPng(environment, { src, fileName: 'a_fox.png', prompt: 'a fox' });
    await Promise.all(saving);
  };
  return { saved, opened, logged, download };
}

describe('downloading', () => {
  it('IMG-08: saves a PNG as it is', async () => {
    const { saved, download } = setUp({
      convertToPng: async () => {
        throw new Error('must not be converted');
      },
    });
    await download(dataUrl('image/png', PNG));
    expect(saved.map((file) => file.fileName)).toEqual(['a_fox.png']);
    expect(Buffer.from(saved[0]!.bytes).equals(Buffer.from(PNG))).toBe(true);
  });

  it('IMG-09, T-21: converts what is not PNG, whatever it calls itself', async () => {
    const { saved, download } = setUp();
    await download(dataUrl('image/png', JPEG));
    expect(Buffer.from(saved[0]!.bytes).equals(Buffer.from(PNG))).toBe(true);
  });

  it('says of the file what the picture said before it was converted', async () => {
    const { saved, download } = setUp({
      keepMark: async (from, file, { prompt }) => new Blob([file, `${prompt}, from ${from.size}`]),
    });
    await download(dataUrl('image/jpeg', JPEG));
    const { bytes } = saved[0]!;
    expect(Buffer.from(bytes.subarray(PNG.length)).toString()).toBe('a fox, from 5');
  });

  it('IMG-08: fetches an address', async () => {
    const { saved, download } = setUp();
    await download('/api/images/1.png');
    expect(saved).toHaveLength(1);
  });

  it('IMG-10, ERR-13: logs a failed fetch and uses the direct link', async () => {
    const { saved, opened, logged, download } = setUp({
      fetch: async () => new Response('', { status: 404 }),
    });
    await download('/api/images/1.png');
    expect(saved).toEqual([]);
    expect(opened).toEqual(['/api/images/1.png']);
    expect(logged).toEqual([new Error('Network response was not ok')]);
  });

  it('IMG-10: uses the direct link when converting fails', async () => {
    const { opened, download } = setUp({
      convertToPng: async () => {
        throw new Error('no canvas');
      },
    });
    await download(dataUrl('image/jpeg', JPEG));
    expect(opened).toHaveLength(1);
  });
});
