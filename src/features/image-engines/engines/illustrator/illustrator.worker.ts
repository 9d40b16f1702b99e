import { encodePicture } from '../../../../illustrator/encode.ts';
import { illustrate } from '../../../../illustrator/illustrate.ts';
import { createDrawTaskHandler } from './draw-task.ts';

export default createDrawTaskHandler({
  illustrate,
  encode: (picture, format) => encodePicture(picture, format),
});
