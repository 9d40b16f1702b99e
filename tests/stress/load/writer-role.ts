import sharp from 'sharp';
import type { Role } from './stage.ts';

const TITLES = ['The night train', 'A walk in the rain', 'What the lighthouse saw'] as const;

/** Has scripts of stories written from a photograph. */
export const writer: Role = {
  name: 'writer',
  weight: 6,
  begin(stage) {
    const photo = takePhoto(stage.random);
    let turn = 0;
    return {
      async visit() {
        await stage.browser.open('/story-generator');
        await stage.think(2);
        const form = new FormData();
        form.append('title', TITLES[turn++ % TITLES.length] ?? '');
        form.append('image', await photo, 'photo.jpg');
        const packed = new Response(form);
        const headers = { 'Content-Type': packed.headers.get('Content-Type') ?? '' };
        const body = await packed.bytes();
        await stage.browser.send('/api/story-script', { method: 'POST', headers, body });
        await stage.think(8);
      },
    };
  },
};

async function takePhoto(random: () => number): Promise<Blob> {
  const color = () => Math.floor(random() * 256);
  const background = { r: color(), g: color(), b: color() };
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}
