import { createRequire, enableCompileCache } from 'node:module';
import path from 'node:path';
import { createDrawTaskHandler } from './draw-task-handler.ts';

// What the illustrator compiles to is kept between starts, which halves the time until a new thread
// draws. In a folder of our own, since what lies there is run. This file may be the built one.
const illustrator = path.dirname(
  createRequire(import.meta.url).resolve('@dreamseed/illustrator/package.json'),
);
enableCompileCache(path.join(illustrator, '../../build/compile-cache'));

const { decodePicture } = await import('@dreamseed/illustrator/decode');
const { encodePicture } = await import('@dreamseed/illustrator/encode');
const { illustrate } = await import('@dreamseed/illustrator');

export default createDrawTaskHandler({
  illustrate,
  decode: decodePicture,
  encode: (picture, format, size) => encodePicture(picture, format, { size }),
  // Most threads never learn anything.
  learn: async (pictures, signal) =>
    (await import('@dreamseed/illustrator/learn-style')).learnStyle(pictures, signal),
});
