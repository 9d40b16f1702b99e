import type { Writer } from '../../writers.types.ts';
import { composeStory } from './grammar/compose-story.ts';
import { readPicture } from './picture-reading/read-picture.ts';
import { readTitle } from './title-reading/read-title.ts';

/**
 * The writer that needs no model, no key and no network: it measures the picture, reads the title,
 * and tells five pages of 20 to 30 words by a grammar. The same title and the same picture always
 * give the same script.
 */
export function createBuiltInWriter(): Writer {
  return {
    name: 'built-in',
    builtIn: true,
    async write({ title, image }, signal) {
      signal.throwIfAborted();
      const picture = await readPicture(image.bytes);
      signal.throwIfAborted();
      const { pages } = composeStory(readTitle(title), picture, title);
      return { story: pages.map(({ page, title: heading, text }) => ({ page, title: heading, text })) };
    },
  };
}
