/**
 * A size as Blogger, Google and our own pictures spell it: `s640` is a longest side, `s72-c` a square
 * cut from the middle, `w1200-h630-p` a box filled around what matters.
 */
export type ImageSize =
  | `s${number}`
  | `s${number}-c`
  | `w${number}`
  | `w${number}-h${number}`
  | `w${number}-h${number}-c`
  | `w${number}-h${number}-p`;

/** The widths that lists and articles choose from. */
const WIDTHS: readonly number[] = [320, 480, 640, 960, 1600];

const NUMBER = '(?:0|[1-9]\\d{1,4})';
const TOKEN = new RegExp(
  `^(?:s${NUMBER}|w${NUMBER}-h${NUMBER}|w${NUMBER}|h${NUMBER})(?:-[a-z]{1,3}\\d{0,10})*$`,
);
/** Scheme and host, which a size never is. Browsers skip slashes that are too many. */
const ORIGIN = /^(?:https?:)?\/\/+[^/?#]*/;
/** YouTube has a fixed set of names; the ones beyond `hqdefault` are missing for many films. */
const YOUTUBE_FORM =
  /^((?:https?:)?\/\/(?:img\.youtube\.com|i\d?\.ytimg\.com)\/vi(?:_webp)?\/[\w-]+\/)(?:default|mqdefault|hqdefault|sddefault|maxresdefault|[0-3])(\.(?:jpg|webp))/;
/** Browsers drop or turn these, after which a segment could be a host. */
const TURNED_BY_BROWSERS = /[\t\r\n\\]/;

/**
 * The same picture at another size. An address that names no size is answered as it is: a size put
 * into an address that has none leads nowhere.
 */
export function resizedImage(address: string, size: ImageSize): string {
  const youtube = YOUTUBE_FORM.exec(address);
  if (youtube) return address.replace(YOUTUBE_FORM, `$1${youtubeName(size)}$2`);
  const parts = findSize(address);
  return parts ? `${parts.before}${size}${parts.after}` : address;
}

/** A `srcset`, or undefined when the address names no size. */
export function imageSrcSet(address: string, widths: readonly number[] = WIDTHS): string | undefined {
  const parts = findSize(address);
  if (!parts) return undefined;
  return widths
    .map((width) => `${withoutSpaces(`${parts.before}s${width}${parts.after}`)} ${width}w`)
    .join(', ');
}

function findSize(address: string): { before: string; after: string } | undefined {
  if (TURNED_BY_BROWSERS.test(address)) return undefined;
  const origin = ORIGIN.exec(address)?.[0] ?? '';
  const query = address.slice(origin.length).search(/[?#]/);
  const path = address.slice(origin.length, query < 0 ? undefined : origin.length + query);
  if (!path.startsWith('/')) return undefined;
  const place = segmentBeforeFile(path) ?? suffixAfterEquals(path);
  return (
    place && {
      before: address.slice(0, origin.length + place.start),
      after: address.slice(origin.length + place.end),
    }
  );
}

interface Place {
  start: number;
  end: number;
}

/** `/s72-c/photo.jpg` */
function segmentBeforeFile(path: string): Place | undefined {
  const end = path.lastIndexOf('/');
  if (end <= 0) return undefined;
  const start = path.lastIndexOf('/', end - 1) + 1;
  return TOKEN.test(path.slice(start, end)) ? { start, end } : undefined;
}

/** `/photo=s72-c` */
function suffixAfterEquals(path: string): Place | undefined {
  const start = path.lastIndexOf('=') + 1;
  return start > 0 && TOKEN.test(path.slice(start)) ? { start, end: path.length } : undefined;
}

function youtubeName(size: ImageSize): string {
  const side = Number(/\d+/.exec(size)?.[0] ?? 0);
  if (side > 0 && side <= 120) return 'default';
  return side > 0 && side <= 320 ? 'mqdefault' : 'hqdefault';
}

/** A space would end the address inside a `srcset`. */
function withoutSpaces(address: string): string {
  return address.replaceAll(' ', '%20');
}
