import { missingFacts } from './amp-facts.rules.ts';
import { writeHead } from './amp-head.rules.ts';
import { element } from './amp-markup.rules.ts';
import { writePage } from './amp-page.rules.ts';
import type { AmpDocument, AmpStory } from './amp-story.types.ts';

/**
 * A story as a Web Story: one HTML document that AMP's validator passes without an error and that any
 * site may publish.
 *
 * A story without `canonical` is a file that nobody has published yet: its pictures may be paths beside
 * it, and `./` stands for its address, which is right wherever it becomes the page of a folder. The
 * validator passes that; a search engine wants the whole address, and the file's owner may write it in.
 *
 * The contract: https://amp.dev/documentation/components/stories/amp-story and the validator's rules.
 * @returns the document, or, when facts are missing that it cannot do without, those facts.
 */
export function writeAmpStory(story: AmpStory): AmpDocument {
  const missing = missingFacts(story);
  if (missing.length > 0) return { missing };
  const pages = story.slides.map((slide, place) => writePage(story, slide, place));
  const document = element(
    'html',
    { amp: true, lang: story.language },
    writeHead(story),
    element('body', {}, writeStory(story, pages)),
  );
  return { html: `<!doctype html>\n${document}\n` };
}

function writeStory(story: AmpStory, pages: readonly string[]): string {
  return element(
    'amp-story',
    {
      standalone: true,
      title: story.title,
      publisher: story.publisher,
      'publisher-logo-src': story.publisherLogo,
      'poster-portrait-src': story.poster,
      'supports-landscape': true,
    },
    ...pages,
  );
}
