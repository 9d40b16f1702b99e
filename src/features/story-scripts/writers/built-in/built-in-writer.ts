import type { Writer } from '../../writers.types.ts';
import { composeStory } from './compose-story.ts';
import { analyzePicture } from './picture-analysis/analyze-picture.ts';
import { readTitle } from './read-title.ts';

/** Shown beside a script. */
export const NOTES = {
  gaps: 'Only you know the rest: replace every text in [brackets] with your own words before you publish this script.',
  language: 'Our built-in writer doesn’t know the language of this title, so the script is in English.',
  otherLanguage:
    'Our built-in writer doesn’t know the language of this title: replace every text in [brackets] with your own words, in the language of your title.',
} as const;

/**
 * The writer that needs no model, no key and no network: it measures the picture, reads what the title
 * promises, and says no more than the two support. The same title and picture give the same script.
 */
export function createBuiltInWriter(): Writer {
  return {
    name: 'built-in',
    builtIn: true,
    async write({ title, image }, signal) {
      signal.throwIfAborted();
      const picture = await analyzePicture(image.bytes);
      signal.throwIfAborted();
      const reading = readTitle(title);
      const story = composeStory(title, reading, picture);
      const hasGaps = story.some(({ text }) => text.includes('['));
      if (!reading.isKnown) return { story, note: hasGaps ? NOTES.otherLanguage : NOTES.language };
      return hasGaps ? { story, note: NOTES.gaps } : { story };
    },
  };
}
