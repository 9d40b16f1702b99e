import type { DerivedPostSource } from '../../features/posts/derived/derived.types.ts';
import { STORY_LABEL } from '../../features/posts/derived/story-slides.rules.ts';
import { textElement, writeXml } from '../../features/posts/feeds/xml-element.rules.ts';
import type { XmlElement } from '../../features/posts/feeds/xml-element.types.ts';
import { missingFacts } from '../../features/web-stories/amp/amp-facts.rules.ts';
import type { AmpStory } from '../../features/web-stories/amp/amp-story.types.ts';
import { describeAmpStory } from '../../features/web-stories/amp/described-story.rules.ts';
import { toWebStory } from '../../features/web-stories/story-of-post.rules.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { walkPosts } from './site-map-addresses.ts';
import { SITE_MAP_NAMESPACE } from './site-map-parts.ts';

const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The AMP documents of the stories with their posters, as search engines want them listed. A story
 * that lacks a fact has no such document, so it is left out.
 */
export async function writeStoryMap(
  site: Pick<SiteInfo, 'name' | 'root'>,
  sitePosts: Pick<DerivedPostSource, 'listWithSlides'>,
): Promise<string> {
  const children: XmlElement[] = [];
  for await (const post of walkPosts((place) =>
    sitePosts.listWithSlides({ ...place, labels: [STORY_LABEL] }),
  )) {
    const story = describeAmpStory(site, toWebStory(post));
    if (missingFacts(story).length === 0) children.push(locateStory(story));
  }
  const attributes = { xmlns: SITE_MAP_NAMESPACE, 'xmlns:image': IMAGE_NAMESPACE };
  return writeXml({ name: 'urlset', attributes, children });
}

function locateStory({ canonical = '', title, poster, updated }: AmpStory): XmlElement {
  const image = [textElement('image:loc', poster), textElement('image:title', title)];
  return {
    name: 'url',
    children: [
      textElement('loc', canonical),
      ...(updated === undefined ? [] : [textElement('lastmod', updated)]),
      { name: 'image:image', children: image },
    ],
  };
}
