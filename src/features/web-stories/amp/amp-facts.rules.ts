import { readableText } from './amp-markup.rules.ts';
import type { AmpSlide, AmpStory } from './amp-story.types.ts';

const SHOWN_ADDRESS = 100;

/**
 * Which facts a story lacks to be a Web Story, each as a sentence for its owner; none when it is whole.
 * A published story (one with `canonical`) needs whole addresses everywhere, with https where its own
 * has it. A file that is not published may name pictures by their paths beside it.
 */
export function missingFacts(story: AmpStory): string[] {
  const { canonical, slides } = story;
  const check = canonical === undefined ? problemBesideFile : problemOnline(isHttps(canonical));
  return [
    ...whenBlank(story.title, 'The story has no title.'),
    ...whenBlank(story.language, 'The story does not say in which language it is written.'),
    ...whenBlank(story.publisher, 'The site has no name to publish the story under.'),
    ...(canonical === undefined || isWhole(canonical) ? [] : ['The site does not know its own address.']),
    ...pictureFacts(slides, check),
    ...(hasPicture(story) ? rasterFacts('poster', story.poster, check) : []),
    ...rasterFacts('publisher logo', story.publisherLogo, check),
  ];
}

type AddressProblem = (address: string) => string | undefined;

function whenBlank(text: string, fact: string): string[] {
  return readableText(text) === '' ? [fact] : [];
}

function hasPicture({ slides }: AmpStory): boolean {
  return slides.some(({ image }) => image !== '');
}

function pictureFacts(slides: readonly AmpSlide[], check: AddressProblem): string[] {
  if (!slides.some(({ image }) => image !== ''))
    return ['The story has no picture, and it needs at least one.'];
  return slides.flatMap(({ image }, place) => {
    const slide = `slide ${place + 1}`;
    if (image === '') return [`There is no picture on ${slide}.`];
    const problem = check(image);
    return problem === undefined ? [] : [`The picture of ${slide} ${problem}`];
  });
}

/** Poster and logo are shown small and early, by software that reads no drawings. */
function rasterFacts(what: 'poster' | 'publisher logo', address: string, check: AddressProblem): string[] {
  if (address === '') return [`The story has no ${what}.`];
  const problem = isVector(address)
    ? `is an SVG drawing; it must be a JPEG, PNG or WebP picture: ${shorten(address)}`
    : check(address);
  return problem === undefined ? [] : [`The ${what} ${problem}`];
}

const problemOnline =
  (needsHttps: boolean): AddressProblem =>
  (address) => {
    if (!isWhole(address)) return `has no whole web address: ${shorten(address)}`;
    return needsHttps && !isHttps(address)
      ? `comes without https, which stories of a site with https need: ${shorten(address)}`
      : undefined;
  };

const problemBesideFile: AddressProblem = (address) =>
  isWhole(address) || isBesideFile(address)
    ? undefined
    : `is neither a file beside the story nor a web address: ${shorten(address)}`;

function isWhole(address: string): boolean {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
}

function isHttps(address: string): boolean {
  return /^https:/i.test(address);
}

/** A path from the file: neither another scheme, nor the root of a site, nor a folder above. */
function isBesideFile(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\?#])|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(address);
}

function isVector(address: string): boolean {
  return /\.svgz?(?:$|[?#])/i.test(address);
}

function shorten(address: string): string {
  return address.length > SHOWN_ADDRESS ? `${address.slice(0, SHOWN_ADDRESS)}…` : address;
}
