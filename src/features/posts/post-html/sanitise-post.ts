import sanitizeHtml from 'sanitize-html';
import { withLevelGuard } from './level-guard.ts';
import type { AddressRules } from './post-addresses.ts';
import { replacePlayers } from './post-players.ts';
import { ELEMENTS_WITHOUT_TEXT, POST_ELEMENTS, SHARED_ATTRIBUTES } from './post-tags.ts';
import { createPostTransforms, UNWRAPPED } from './post-transforms.ts';
import { countRemoved, noneRemoved } from './removed-from-post.ts';
import type { SanitisedPost } from './sanitise-post.types.ts';

/** Longer posts are cut: no article is as long as this. */
const MAX_CHARACTERS = 4_000_000;

/** Browsers themselves stop nesting at about as many levels. Deeper elements go, their words stay. */
const MAX_LEVELS = 500;

/** A picture written into its own address; it is never shown, and would take the room of the words. */
const INLINE_PICTURE = /data:image\/[^"'<>\s]{100,}/gi;

/** They carry no attributes, and a `<` of the text is always written `&lt;`. */
const UNWRAPPED_TAGS = new RegExp(`</?${UNWRAPPED}>`, 'g');

/** People who had no paragraphs made room with line after line. */
const EMPTY_LINES = /(?:<br \/>(?:\s|&nbsp;)*){3,}/g;

const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(POST_ELEMENTS).map(([name, kept]) => [name, [...kept]])),
  '*': [...SHARED_ATTRIBUTES],
};

/**
 * Makes the HTML of a post harmless, whoever wrote it: only elements and attributes of a short list
 * stay, every address is whole and leads to the web, pictures load late and keep their place. What
 * it answers stays as it is when it is sanitised again by the same rules. The time it takes grows
 * with the length of the post alone, however the post is made.
 * @param maxCharacters what goes on after so many, pictures written into the text not counted, is cut off.
 */
export function sanitisePost(
  html: string,
  rules: AddressRules = {},
  maxCharacters = MAX_CHARACTERS,
): SanitisedPost {
  const whole = html.replace(INLINE_PICTURE, 'data:,');
  const sanitise = (text: string) => runSanitiser(replacePlayers(text, rules.baseUrl), rules);
  let source = whole.slice(0, maxCharacters);
  let pass = sanitise(source);
  // Written safely some texts take many times their room.
  while (pass.html.length > maxCharacters) {
    source = source.slice(0, source.length * Math.min(0.8, maxCharacters / pass.html.length));
    pass = sanitise(source);
  }
  // An element that is gone no longer ends or holds others, so what is left may read differently.
  const clean = withoutControlCharacters(runSanitiser(pass.html, rules).html)
    .replace(EMPTY_LINES, '<br /><br />')
    .trim();
  return { html: clean, removed: { ...pass.removed, characters: whole.length - source.length } };
}

function runSanitiser(html: string, rules: AddressRules): SanitisedPost {
  return withLevelGuard(html, (text, guard) => {
    const removed = noneRemoved();
    const { transformTags, captions } = createPostTransforms(rules, removed);
    const clean = sanitizeHtml(text, {
      allowedTags: [...Object.keys(POST_ELEMENTS), UNWRAPPED],
      allowedAttributes: ALLOWED_ATTRIBUTES,
      // The transforms judge each address; this second look costs nothing.
      allowedSchemes: ['http', 'https', 'mailto', 'tel', 'media'],
      // The transforms write what is left of `style` themselves.
      parseStyleAttributes: false,
      disallowedTagsMode: 'discard',
      nonTextTags: [...ELEMENTS_WITHOUT_TEXT],
      nestingLimit: MAX_LEVELS,
      transformTags,
      onOpenTag(name, attributes) {
        guard.open();
        captions.open(name, attributes);
        countRemoved(name, attributes, removed);
      },
      onCloseTag(name) {
        guard.close();
        captions.close(name);
      },
    });
    return { html: clean.replace(UNWRAPPED_TAGS, ''), removed };
  });
}

/** They show as nothing, and databases refuse some of them. All markup of the output is written by us. */
function withoutControlCharacters(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return html.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '').toWellFormed();
}
