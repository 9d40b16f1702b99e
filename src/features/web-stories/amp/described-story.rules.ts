import type { SiteInfo } from '../../../shared/site-info.ts';
import { urls } from '../../../urls.ts';
import { absoluteAddress } from '../../posts/feeds/absolute-html.rules.ts';
import { resizedImage } from '../../posts/picture-sizes.rules.ts';
import { slideHeading } from '../slide-heading.rules.ts';
import type { WebStory } from '../web-stories.types.ts';
import type { AmpSlide, AmpStory } from './amp-story.types.ts';

/** The pages of the site are in English, and so are the posts that come with it. */
const LANGUAGE = 'en';

/** Square, from public/. */
const PUBLISHER_LOGO = '/publisher-logo.png';

/** Cut to 3:4 around what matters, in the words of Blogger's addresses. */
const POSTER_TOKEN = 'w720-h960-p';

/** A poster that a site of this kind draws. Whoever shows a poster may know no WebP, so it is a JPEG. */
const DRAWN_POSTER = /(\/media\/w720-h960-p\/[a-z0-9-]+)\.webp(?=$|\?)/;

/** A picture that this site draws. The document runs no script that would ask for it again. */
const DRAWN_HERE = /^\/media\/[^?#]+\?v=\w+$/;

/** A story of the site with all that its AMP document says; what the site does not know is ''. */
export function describeAmpStory(site: Pick<SiteInfo, 'name' | 'root'>, story: WebStory): AmpStory {
  const whole = (address: string) =>
    absoluteAddress(DRAWN_HERE.test(address) ? `${address}&wait=1` : address, site.root);
  return {
    title: story.title,
    language: LANGUAGE,
    publisher: site.name,
    publisherLogo: whole(PUBLISHER_LOGO),
    canonical: whole(urls.webStoryAmp(story.slug)),
    poster: whole(posterOf(story.posterImage)),
    slides: story.slides.map((slide, place) => describeSlide(story, slide, { isFirst: place === 0, whole })),
    author: story.author,
    published: story.published,
    updated: story.updated,
  };
}

function posterOf(address: string): string {
  return resizedImage(address, POSTER_TOKEN).replace(DRAWN_POSTER, '$1.jpg');
}

/** The first page says what the story is called, unless its slide has words of its own for that. */
function describeSlide(
  { title }: Pick<WebStory, 'title'>,
  slide: WebStory['slides'][number],
  { isFirst, whole }: { isFirst: boolean; whole: (address: string) => string },
): AmpSlide {
  const own = slideHeading(slide, title);
  return {
    image: whole(slide.src),
    width: slide.width,
    height: slide.height,
    alt: slide.caption || own || title,
    heading: own || (isFirst ? title : ''),
    caption: slide.caption,
    link: slide.link,
  };
}
