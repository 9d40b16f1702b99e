import { encodeIllustration } from '../../../../illustrator/encode.ts';
import { illustrate } from '../../../../illustrator/illustrate.ts';
import { createDrawTaskHandler } from './draw-task.ts';

export default createDrawTaskHandler({
  illustrate,
  encode: (illustration, format) => encodeIllustration(illustration, format),
});
