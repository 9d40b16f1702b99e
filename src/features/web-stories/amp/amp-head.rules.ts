import { storyDescription } from '../web-stories.rules.ts';
import { element, jsonScript, markupText, readableText } from './amp-markup.rules.ts';
import type { AmpStory } from './amp-story.types.ts';
import { BOILERPLATE, CUSTOM_STYLE } from './amp-style.rules.ts';

const RUNTIME = 'https://cdn.ampproject.org/v0.js';
const STORY_RUNTIME = 'https://cdn.ampproject.org/v0/amp-story-1.0.js';
/** Search engines cut headlines there. */
const HEADLINE_LENGTH = 110;

/** The address of a file that has not been published: the folder it lies in, wherever that will be. */
const OWN_FOLDER = './';

/** Everything above the story: what the document is, how it looks, and what search engines learn of it. */
export function writeHead(story: AmpStory): string {
  const { title, canonical, slides, poster } = story;
  const description = storyDescription(slides);
  const image = isWebAddress(poster) ? poster : undefined;
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('title', {}, markupText(title)),
    element('meta', { name: 'viewport', content: 'width=device-width,minimum-scale=1,initial-scale=1' }),
    element('link', { rel: 'canonical', href: canonical ?? OWN_FOLDER }),
    element('link', { rel: 'icon', href: story.publisherLogo }),
    element('link', { rel: 'preload', as: 'script', href: RUNTIME }),
    element('script', { async: true, src: RUNTIME }),
    element('script', { async: true, 'custom-element': 'amp-story', src: STORY_RUNTIME }),
    description && element('meta', { name: 'description', content: description }),
    element('meta', { name: 'robots', content: 'max-image-preview:large' }),
    element('meta', { name: 'theme-color', content: '#0b0a12' }),
    ...writeSocialTags({ title, description, canonical, image, site: story.publisher }),
    jsonScript(describeStory(story, { description, image })),
    BOILERPLATE,
    CUSTOM_STYLE,
  );
}

interface SocialFacts {
  title: string;
  description: string;
  canonical: string | undefined;
  image: string | undefined;
  site: string;
}

function writeSocialTags({ title, description, canonical, image, site }: SocialFacts): string[] {
  const facts = {
    'og:type': 'article',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:site_name': site,
    'og:image': image,
  };
  return [
    ...Object.entries(facts).map(([property, content]) =>
      content ? element('meta', { property, content }) : '',
    ),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** In the words of schema.org. Paths of a file that is not published would mean nothing there. */
function describeStory(
  story: AmpStory,
  { description, image }: { description: string; image: string | undefined },
): object {
  const { title, canonical, publisher, publisherLogo, author, published, updated } = story;
  const logo = isWebAddress(publisherLogo) ? { '@type': 'ImageObject', url: publisherLogo } : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: Array.from(readableText(title)).slice(0, HEADLINE_LENGTH).join(''),
    description: description || undefined,
    image: image && [image],
    datePublished: published,
    dateModified: updated,
    inLanguage: story.language,
    author: { '@type': 'Organization', name: author || publisher },
    publisher: { '@type': 'Organization', name: publisher, logo },
    mainEntityOfPage: canonical && { '@type': 'WebPage', '@id': canonical },
  };
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
