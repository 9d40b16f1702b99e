import type { Attributes, Tag, Transformer } from 'sanitize-html';
import { type CaptionTables, createCaptionTables } from './caption-tables.ts';
import { type AddressRules, linkAddress } from './post-addresses.ts';
import { imageAttributes } from './post-images.ts';
import { RENAMED_ELEMENTS } from './post-tags.ts';
import { videoAttributes } from './post-videos.ts';
import type { RemovedFromPost } from './sanitise-post.types.ts';

/**
 * What an element becomes of which only the content stays. It is allowed through and taken out of the
 * text afterwards: the sanitiser closes the wrong element after one that it renamed and did not allow.
 */
export const UNWRAPPED = 'unwrapped';

const CAPTION_ROLES = { figure: 'figure', caption: 'figcaption' } as const;

/** How elements are rewritten on their way through the sanitiser; counts what goes. */
export function createPostTransforms(rules: AddressRules, removed: RemovedFromPost) {
  const captions = createCaptionTables();
  const transformTags: Record<string, Transformer> = {
    a: (_, attributes) => transformLink(attributes, rules, removed),
    img: (_, attributes) => transformImage(attributes, rules, removed),
    iframe: (_, attributes) => transformFrame(attributes, removed),
    '*': (name, attributes) => transformAny(name, attributes, captions),
  };
  return { transformTags, captions };
}

function transformLink(given: Attributes, rules: AddressRules, removed: RemovedFromPost): Tag {
  const address = linkAddress(given.href ?? '', rules);
  if (!address) {
    if (given.href && !given.href.trim().startsWith('#')) removed.links++;
    return { tagName: UNWRAPPED, attribs: {} };
  }
  const attribs: Attributes = { href: address.href };
  if (given.title) attribs.title = given.title;
  if (address.isExternal)
    attribs.rel = rules.allowDrawn ? 'noopener noreferrer' : 'noopener noreferrer nofollow';
  return { tagName: 'a', attribs: { ...attribs, ...language(given) } };
}

function transformImage(given: Attributes, rules: AddressRules, removed: RemovedFromPost): Tag {
  const attribs = imageAttributes(given, rules);
  if (attribs) return { tagName: 'img', attribs };
  removed.images++;
  return { tagName: UNWRAPPED, attribs: {} };
}

function transformFrame(given: Attributes, removed: RemovedFromPost): Tag {
  const attribs = videoAttributes(given);
  // Browsers read what stands inside a frame as text, so nothing may stand there.
  if (attribs) return { tagName: 'iframe', attribs, text: '' };
  removed.embeds++;
  return { tagName: UNWRAPPED, attribs: {}, text: '' };
}

function transformAny(name: string, given: Attributes, captions: CaptionTables): Tag {
  const role = captions.roleOf(name, given);
  if (name === UNWRAPPED || role === 'frame') return { tagName: UNWRAPPED, attribs: {} };
  const { style: _, ...attribs } = given;
  const alignment = role === undefined ? alignmentOf(name, given) : undefined;
  if (alignment) attribs.style = `text-align: ${alignment}`;
  return { tagName: role ? CAPTION_ROLES[role] : (RENAMED_ELEMENTS.get(name) ?? name), attribs };
}

const ALIGNED: ReadonlySet<string> = new Set(
  'p div center h1 h2 h3 h4 h5 h6 td th figure figcaption caption'.split(' '),
);

/** The one thing of a post's own looks that is kept, from whichever attribute says it. */
function alignmentOf(name: string, { style, align }: Attributes): string | undefined {
  if (!ALIGNED.has(name)) return undefined;
  const written = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1] ?? align ?? '';
  const alignment = written.toLowerCase();
  if (alignment === 'center' || alignment === 'right') return alignment;
  return name === 'center' ? 'center' : undefined;
}

function language({ dir, lang }: Attributes): Attributes {
  return { ...(dir && { dir }), ...(lang && { lang }) };
}
