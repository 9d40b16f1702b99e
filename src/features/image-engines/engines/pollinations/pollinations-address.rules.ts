import { joinWords } from '../../remote/engine-words.rules.ts';

/** What the service keeps of a prompt in a path. */
const LONGEST_PROMPT = 1_500;
/** Emoji and most scripts grow to 9 or 12 signs each; servers take request lines of about 8,000. */
const LONGEST_PATH = 6_000;

interface PollinationsPlace {
  /** Without a slash at its end. */
  url: string;
  /** The service with keys is another one than the service without, with other paths and meanings. */
  hasKey: boolean;
  safe: boolean;
}

export interface PollinationsPicture {
  prompt: string;
  negativePrompt?: string;
  width: number;
  height: number;
  seed: number;
  /** '' for the service's own choice. */
  model: string;
}

/**
 * The address of a picture; the same picture always has the same one, because the service knows work
 * that it has begun by its address. A seed is always in it: without one the service takes 42.
 */
export function writePollinationsAddress(place: PollinationsPlace, picture: PollinationsPicture): string {
  const { url, hasKey, safe } = place;
  const { width, height, seed, model } = picture;
  const query = new URLSearchParams({
    ...(model === '' ? {} : { model }),
    width: String(width),
    height: String(height),
    seed: String(seed),
    // Out of the feed in which everybody sees what others draw.
    private: 'true',
    ...(hasKey ? {} : { nologo: 'true' }),
    ...(safe ? { safe: hasKey ? 'nsfw' : 'true' } : {}),
  });
  return `${url}/${hasKey ? 'image' : 'prompt'}/${encodePrompt(picture)}?${query}`;
}

/** As one path segment. Neither service takes a negative prompt that both understand, so it goes into the words. */
function encodePrompt(picture: PollinationsPicture): string {
  let longest = LONGEST_PROMPT;
  let segment = encodeURIComponent(joinWords(picture, longest));
  while (segment.length > LONGEST_PATH) {
    longest = Math.floor((longest * LONGEST_PATH) / segment.length) - 1;
    segment = encodeURIComponent(joinWords(picture, longest));
  }
  // A segment of dots alone means a folder, also when it is written as %2e.
  return /^\.{1,2}$/.test(segment) ? `${segment}%20` : segment;
}
