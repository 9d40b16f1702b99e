import { FALLBACK_SITE, type SiteInfo } from '../../../shared/site-info.ts';
import { urls } from '../../../urls.ts';
import type { SharedCollection, SharedPicture, ShownPicture } from '../sharing.types.ts';

const LONGEST_NAME = 120;
const ORIGIN = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** What a picture is called on its page: its own words, where whoever has the link may read them. */
export function nameOfPicture({ recipe }: Pick<ShownPicture, 'recipe'>): string {
  const words = [...(recipe?.prompt ?? '').replace(/\s+/g, ' ').trim()];
  if (words.length === 0) return 'A picture made by AI';
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME).join('').trimEnd()}…` : words.join('');
}

/** The picture that links to the page are shown with elsewhere; none for an empty collection. */
export function cardPicture(shared: SharedPicture | SharedCollection) {
  const picture = shared.kind === 'image' ? shared : shared.pictures[0];
  if (!picture) return undefined;
  const { width, height } = picture;
  const src =
    'key' in picture ? urls.collectedPicture(shared.token, picture.key) : urls.sharedPicture(shared.token);
  return { src, alt: nameOfPicture(picture), width, height };
}

/** What links to the page say of it. Its address is a plain path: behind a hash nobody would find it. */
export function describeShared(
  site: SiteInfo = FALLBACK_SITE,
  shared: SharedPicture | SharedCollection | null,
) {
  if (!shared) return [{ title: `Link Not Found – ${site.name}` }];
  const isOne = shared.kind === 'image';
  const title = isOne ? nameOfPicture(shared) : shared.name;
  const description = `${isOne ? 'Made' : 'Pictures made'} by AI on ${site.name}. Take a look, then make your own.`;
  const url = site.root + urls.shared(shared.token);
  return [
    { title: `${title} – ${site.name}` },
    { name: 'description', content: description },
    { name: 'ai-generated', content: 'true' },
    { name: 'digital-source-type', content: ORIGIN + originOf(shared) },
    ...Object.entries({ title, description, url }).map(([name, content]) => ({
      property: `og:${name}`,
      content,
    })),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}

/** Of several pictures, that of the one most is to be said of. */
function originOf(shared: SharedPicture | SharedCollection): ShownPicture['origin'] {
  const pictures: readonly ShownPicture[] = shared.kind === 'image' ? [shared] : shared.pictures;
  return pictures.find(({ origin }) => origin === 'trainedAlgorithmicMedia')?.origin ?? 'algorithmicMedia';
}
