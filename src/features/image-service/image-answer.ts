import { describeBorrowed } from './borrowed-words.rules.ts';
import type { Admission, DrawnImage, PromptRequest } from './image-service.types.ts';

/** A new version of an engine may draw the same seed differently; a day later everyone sees that. */
const KEPT_SECONDS = 86_400;
const NOTES_LIMIT = 4096;
/** What decides who is answered, and whether a receipt comes with it. */
const VARY = 'Authorization, Sec-Fetch-Site, X-Dreamseed-Run, X-Dreamseed-Tile, X-Dreamseed-Tool';

/** What an answer to this request says about keeping it, with or without an image in it. */
export function describeCaching(
  { seedGiven }: PromptRequest,
  { caching }: Pick<Admission, 'caching'>,
  tag: string | undefined,
): Record<string, string> {
  const isCacheable = seedGiven && tag !== undefined && caching !== 'private';
  const refusals = { Vary: VARY };
  if (!isCacheable)
    return { ...refusals, 'Cache-Control': caching === 'private' ? 'private, no-store' : 'no-store' };
  const keeper = caching === 'public' ? 'public' : 'private';
  return { ...refusals, 'Cache-Control': `${keeper}, max-age=${KEPT_SECONDS}, immutable`, ETag: `"${tag}"` };
}

/**
 * What the answer tells about its image.
 * @param isStandIn whether another engine than the first drew it.
 */
export function describeImage(image: DrawnImage, isStandIn = false): Record<string, string> {
  return {
    'Content-Type': image.contentType,
    'Content-Length': String(image.bytes.byteLength),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Dreamseed-Engine': image.drawnBy ?? image.engine,
    ...(isStandIn && { 'X-Dreamseed-Stand-In': 'true' }),
    'X-Dreamseed-Seed': String(image.seed),
    'X-Dreamseed-Duration-Ms': String(Math.round(image.durationMs)),
    ...(image.understood || image.unknown ? { 'X-Dreamseed-Notes': writeNotes(image) } : {}),
  };
}

/** Percent-encoded JSON, because headers carry ASCII only; words that would make it too long are left out. */
function writeNotes({ understood = [], unknown = [], borrowed = [] }: DrawnImage): string {
  const says = describeBorrowed(borrowed);
  const empty = JSON.stringify({ understood: [], unknown: [], says });
  const room = NOTES_LIMIT - encodeURIComponent(empty).length;
  const first = takeWithin(understood, room / 2);
  const second = takeWithin(unknown, room - first.length);
  return encodeURIComponent(JSON.stringify({ understood: first.words, unknown: second.words, says }));
}

function takeWithin(words: readonly string[], room: number): { words: string[]; length: number } {
  let length = 0;
  const taken: string[] = [];
  for (const word of words) {
    const added = encodeURIComponent(`${JSON.stringify(word)},`).length;
    if (length + added > room) break;
    length += added;
    taken.push(word);
  }
  return { words: taken, length };
}

/** Whether the caller holds one of these images already, by its If-None-Match header. */
export function holdsOneOf(tags: readonly string[], ifNoneMatch: string | undefined): string | undefined {
  const held = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.find((tag) => held.includes(`"${tag}"`));
}
