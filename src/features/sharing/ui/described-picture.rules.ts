import { FALLBACK_SITE, type SiteInfo } from '../../../shared/site-info.ts';
import { urls } from '../../../urls.ts';
import type { SharedPicture } from '../sharing.types.ts';

const LONGEST_NAME = 120;
const ORIGIN = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** What a picture is called on its page: its own words, where whoever has the link may read them. */
export function nameOfPicture({ recipe }: Pick<SharedPicture, 'recipe'>): string {
  const words = [...(recipe?.prompt ?? '').replace(/\s+/g, ' ').trim()];
  if (words.length === 0) return 'A picture made by AI';
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME).join('').trimEnd()}…` : words.join('');
}

/** What links to the page say of it. Its address is a plain path: behind a hash nobody would find the picture. */
export function describePicture(site: SiteInfo = FALLBACK_SITE, picture: SharedPicture | null) {
  if (!picture) return [{ title: `Link Not Found – ${site.name}` }];
  const title = nameOfPicture(picture);
  const description = `Made by AI on ${site.name}. Take a look, then make your own.`;
  const url = site.root + urls.shared(picture.token);
  return [
    { title: `${title} – ${site.name}` },
    { name: 'description', content: description },
    { name: 'ai-generated', content: 'true' },
    { name: 'digital-source-type', content: ORIGIN + picture.origin },
    ...Object.entries({ title, description, url }).map(([name, content]) => ({
      property: `og:${name}`,
      content,
    })),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}
