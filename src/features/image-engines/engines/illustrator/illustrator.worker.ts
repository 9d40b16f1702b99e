import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createDrawTaskHandler } from './draw-task-handler.ts';

// The illustrator is some eight hundred small files: what they compile to is kept between starts,
// which halves the time until a new thread draws. In a folder of our own, since what lies there is run.
enableCompileCache(fileURLToPath(new URL('../../../../../build/compile-cache', import.meta.url)));

const { decodePicture } = await import('@dreamseed/illustrator/decode');
const { encodePicture } = await import('@dreamseed/illustrator/encode');
const { illustrate } = await import('@dreamseed/illustrator');

export default createDrawTaskHandler({
  illustrate,
  decode: decodePicture,
  encode: (picture, format) => encodePicture(picture, format),
  // Most threads never learn anything.
  learn: async (pictures, signal) =>
    (await import('@dreamseed/illustrator/learn-style')).learnStyle(pictures, signal),
});
