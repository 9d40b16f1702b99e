type Attributes = Readonly<Record<string, string>>;

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

/** Origins whose frames posts may show; the page's policy for frames names them. */
export const VIDEO_ORIGINS: readonly string[] = [YOUTUBE, VIMEO];

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/** The attributes of a frame with a video, or null for any other frame. */
export function videoAttributes(given: Attributes): Record<string, string> | null {
  const src = videoAddress(given.src || given['data-src'] || '');
  if (src === null) return null;
  return {
    src,
    title: given.title?.trim() || 'Video',
    width: side(given.width, '640'),
    height: side(given.height, '360'),
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'encrypted-media; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    allowfullscreen: '',
  };
}

/** Written anew from the video's number, in the form that sets no cookie before somebody presses play. */
export function videoAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed, 'https://own-site.invalid')) return null;
  const url = new URL(trimmed, 'https://own-site.invalid');
  if (YOUTUBE_HOSTS.has(url.host)) return youtubeAddress(url);
  if (/^(?:player\.|www\.)?vimeo\.com$/.test(url.host)) return vimeoAddress(url);
  return null;
}

function youtubeAddress(url: URL): string | null {
  // Players of old write their parameters behind the number with `&` alone.
  const [, kind, id] = /^\/(embed|v|e|p)\/([\w-]{6,64})(?:&|$)/.exec(url.pathname) ?? [];
  if (kind === undefined || id === undefined) return null;
  if (kind === 'p') return `${YOUTUBE}/embed/videoseries?list=${id}`;
  if (id.length > 20) return null;
  const list = /^[\w-]{1,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  const start = /^\d{1,6}$/.exec(url.searchParams.get('start') ?? '')?.[0];
  const query = new URLSearchParams({ ...(list && { list }), ...(start && { start }) }).toString();
  return `${YOUTUBE}/embed/${id}${query && `?${query}`}`;
}

const FLASH_VIMEO = /^\/moogaloop\.swf\?(?:[^#]*&)?clip_id=(\d{1,12})(?:&|$)/;

function vimeoAddress(url: URL): string | null {
  const [, id] =
    /^\/video\/(\d{1,12})$/.exec(url.pathname) ?? FLASH_VIMEO.exec(url.pathname + url.search) ?? [];
  if (id === undefined) return null;
  const hash = /^[0-9a-f]{1,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return `${VIMEO}/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`;
}

function side(text: string | undefined, fallback: string): string {
  return /^\d{2,4}$/.test(text ?? '') ? (text ?? fallback) : fallback;
}
