import type { StorySlide } from './web-stories.types.ts';

/**
 * What stands above a slide's caption; '' for nothing. A picture's title is often the story's own, the
 * caption once more, or what a camera called the file, and then says nothing.
 */
export function slideHeading({ title, caption }: Pick<StorySlide, 'title' | 'caption'>, storyTitle: string) {
  const heading = title.trim();
  const isSaidAlready = [storyTitle, caption].some((text) => plain(text) === plain(heading));
  return isSaidAlready || isFileName(heading) ? '' : heading;
}

/** Without what makes no difference to a reader. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?…:]+$/, '')
    .trim();
}

const FILE_ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic|tiff?)$/i;
const CAMERA_NAME =
  /^(?:img|dsc[nf]?|pxl|mvimg|photo|image|picture|screen ?shot|whatsapp image|untitled|unnamed|download)[\s\d_().:-]*$/i;
/** One word that nobody would say: `red_fox`, `red-fox-final`, `a3f9c0d1e2`. */
const MACHINE_WORD = /^(?:\w*_\w*|[a-z\d]+(?:-[a-z\d]+){2,}|(?=[a-z]*\d+[a-z]+\d)[a-z\d]{8,})$/;

function isFileName(text: string): boolean {
  return [FILE_ENDING, CAMERA_NAME, MACHINE_WORD].some((pattern) => pattern.test(text));
}
