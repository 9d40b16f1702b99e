import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '../../features/media/media.store.ts';
import type { Media } from '../../features/media/media.usecases.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { SocialImage } from '../../shared/document-head.types.ts';
import { CARD_DESIGN } from './card-drawing.ts';
import type { CardPainter } from './card-painter.ts';
import { SITE_CARDS, type SiteCardName } from './site-cards.ts';
import { CARD_SIZE, cardAddress } from './social-cards.rules.ts';
import { SOCIAL_PICTURES } from './social-pictures.rules.ts';

interface SocialCardsOptions {
  media: Pick<Media, 'picture' | 'describe'>;
  store: MediaStore;
  painter: Pick<CardPainter, 'paint'>;
  siteName: string;
  /** Where `favicon.svg` lies. */
  publicFolder: string;
}

/** How links to the pages of the site are shown elsewhere: drawn at the first request, then kept. */
export interface SocialCards {
  describe(name: SiteCardName): SocialImage;
  /** The JPEG of a card and the version that its address carries; undefined for an unknown name. */
  card(name: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; version: string } | undefined>;
}

const PART = 'card.jpg';

export function createSocialCards(options: SocialCardsOptions): SocialCards {
  const { media, store, painter, siteName, publicFolder } = options;
  // Whoever asks for all cards at once waits for one after the other.
  const limit = createWorkLimit({ atOnce: 1, next: 'last' });

  const versionOf = (name: SiteCardName) => {
    const { title, picture } = SITE_CARDS[name];
    const { src } = media.describe(picture);
    return digest([CARD_DESIGN, siteName, title, src]);
  };

  const draw = async (name: SiteCardName) => {
    const { title, picture } = SITE_CARDS[name];
    const whole = await media.picture({
      name: picture,
      size: { longest: 0, cropped: false },
      format: 'webp',
    });
    const mark = await readFile(join(publicFolder, 'favicon.svg'));
    return await painter.paint({ picture: whole.bytes, words: { title, siteName }, mark });
  };

  const readOrDraw = async (name: SiteCardName, version: string) => {
    const kept = await store.read({ name, version, part: PART });
    if (kept) return kept;
    const bytes = await draw(name);
    await store.write({ name, version, part: PART }, bytes);
    await store.remove(name, version);
    return bytes;
  };

  return {
    describe: (name) => ({
      src: cardAddress(name, versionOf(name)),
      alt: `${SITE_CARDS[name].title}, ${siteName}. The picture: ${SOCIAL_PICTURES[SITE_CARDS[name].picture].prompt}.`,
      ...CARD_SIZE,
    }),
    async card(name) {
      if (!isCardName(name)) return undefined;
      const version = versionOf(name);
      return { bytes: await limit.run(() => readOrDraw(name, version)), version };
    },
  };
}

function isCardName(name: string): name is SiteCardName {
  return Object.hasOwn(SITE_CARDS, name);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
