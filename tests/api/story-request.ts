import sharp from 'sharp';
import { expect } from 'vitest';

export const STORY_PATH = '/api/story-script';
export const TITLE = 'The lighthouse that dreamt of the sea';
export const STORY = {
  story: [1, 2, 3, 4, 5].map((page) => ({
    page,
    title: `Part ${page}`,
    text: `What happens on page ${page}.`,
  })),
};

/** An evening sky over a dark sea, 900 by 1200 pixels, with what a camera writes beside them. */
export async function takePhoto(): Promise<Blob> {
  const sky = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e8a35a' } });
  const sea = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#1d4e63' } })
    .png()
    .toBuffer();
  const drawn = sky
    .composite([{ input: sea, gravity: 'south' }])
    .withExif({ IFD0: { Artist: 'Ann Example' } });
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' });
}

export function fillForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'photo.jpg');
  }
  return form;
}

/** A refusal is a sentence, a code and the number of the request, and nothing more. */
export async function readRefusal(answer: Response) {
  const { message, code, requestId, ...rest } = (await answer.json()) as Record<string, string>;
  expect(requestId).toBe(answer.headers.get('X-Request-Id'));
  expect(rest).toEqual({});
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return { status: answer.status, message, code };
}
