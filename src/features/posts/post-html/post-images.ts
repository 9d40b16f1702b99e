import { type AddressRules, imageAddress } from './post-addresses.ts';

type Attributes = Readonly<Record<string, string>>;

interface Size {
  width?: number;
  height?: number;
}

const MAX_SIDE = 20_000;

/** Where scripts that load pictures late keep the address; without the script nothing else names it. */
const LATE_ADDRESSES = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src'];

/** The attributes of a picture, or null for one that cannot or should not be shown. */
export function imageAttributes(given: Attributes, rules: AddressRules): Record<string, string> | null {
  const src = findAddress(given, rules);
  const size = sizeOf(given, src);
  if (src === '' || isTracker(size)) return null;
  const kept: Record<string, string> = { src, alt: given.alt ?? '' };
  if (given.title) kept.title = given.title;
  if (size.width !== undefined) kept.width = String(size.width);
  if (size.height !== undefined) kept.height = String(size.height);
  return { ...kept, loading: 'lazy', decoding: 'async' };
}

function findAddress(given: Attributes, rules: AddressRules): string {
  for (const name of ['src', ...LATE_ADDRESSES]) {
    const address = imageAddress(given[name] ?? '', rules);
    if (address !== '') return address;
  }
  return '';
}

function isTracker({ width, height }: Size): boolean {
  return (width ?? Number.POSITIVE_INFINITY) <= 2 && (height ?? Number.POSITIVE_INFINITY) <= 2;
}

/** Both sides keep the page from moving when the picture arrives; what is missing follows from its shape. */
function sizeOf(given: Attributes, src: string): Size {
  const shown = { width: readSide(given.width), height: readSide(given.height) };
  if (shown.width !== undefined && shown.height !== undefined) return shown;
  const original = {
    width: readSide(given['data-original-width']),
    height: readSide(given['data-original-height']),
  };
  const whole = isWhole(original) ? original : sizeInAddress(src);
  if (!isWhole(whole)) return shown;
  if (shown.width !== undefined) return scaled(whole, shown.width / whole.width);
  if (shown.height !== undefined) return scaled(whole, shown.height / whole.height);
  return whole;
}

function isWhole(size: Size): size is Required<Size> {
  return size.width !== undefined && size.height !== undefined;
}

function scaled({ width, height }: Required<Size>, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Blogger writes the size it serves into the address, as `/w640-h480/` or `=w640-h480`. */
function sizeInAddress(src: string): Size {
  const token = /[/=]w(\d{1,5})-h(\d{1,5})(?:-[a-z0-9]+)*(?=[/?]|$)/.exec(src);
  return token ? { width: readSide(token[1]), height: readSide(token[2]) } : {};
}

function readSide(text: string | undefined): number | undefined {
  const match = /^\s*(\d{1,5})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(text ?? '');
  const side = match ? Number(match[1]) : 0;
  return side >= 1 && side <= MAX_SIDE ? side : undefined;
}
