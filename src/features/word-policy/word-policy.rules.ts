/** What becomes of words of a category. */
export const POLICY_ACTIONS = ['allow', 'refuse', 'ask-engine'] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

/** The gravest first: a prompt that breaks several rules is told of the first. */
const POLICY_CATEGORIES = [
  'minors',
  'hate',
  'violence',
  'deception',
  'sexual',
  'self-harm',
  'illegal-goods',
  'brands',
] as const;
export type PolicyCategory = (typeof POLICY_CATEGORIES)[number];

export type PolicyActions = Readonly<Record<PolicyCategory, PolicyAction>>;

/** What holds on a site whose owner sets nothing. */
export const USUAL_ACTIONS: PolicyActions = {
  minors: 'refuse',
  hate: 'refuse',
  violence: 'refuse',
  deception: 'refuse',
  sexual: 'refuse',
  'self-harm': 'refuse',
  'illegal-goods': 'refuse',
  // Drawing a character is mostly play; whether it may be sold is another question.
  brands: 'allow',
};

/** Which texts are judged: what a picture or a story is asked for with. */
export type JudgedText = 'prompt' | 'title';

interface CategoryWords {
  /** Completes "We don’t draw …". */
  what: string;
  /** A way to say it differently. */
  instead: string;
}

const WORDS: Readonly<Record<PolicyCategory, CategoryWords>> = {
  minors: {
    what: 'children in a sexual way, ever',
    instead: 'If that isn’t what you meant, describe what they wear and do, like “kids in raincoats”.',
  },
  hate: {
    what: 'hate',
    instead: 'Try a picture of people meeting, or of what you stand for.',
  },
  violence: {
    what: 'violence against real people or for its own sake',
    instead: 'Try made-up characters, or another scene from the story.',
  },
  deception: {
    what: 'real people in things that didn’t happen',
    instead: 'Try a made-up person, or an open caricature without the false story.',
  },
  sexual: {
    what: 'sexual content',
    instead: 'Try saying what the person wears, or ask for a marble statue.',
  },
  'self-harm': {
    what: 'self-harm',
    instead:
      'Try the feeling as a landscape or as weather. If you’re having a hard time, please talk to somebody: findahelpline.com lists free help near you.',
  },
  'illegal-goods': {
    what: 'illegal goods',
    instead: 'Try the place or the people of your story without them.',
  },
  brands: {
    what: 'brands and other people’s characters',
    instead: 'Try describing how it looks in your own words.',
  },
};

/** Which words a rule found, as the visitor wrote them. */
export interface Refusal {
  category: PolicyCategory;
  words: readonly string[];
}

/** One line for the visitor: which rule, which words, what it cost, what else to try. */
export function describeRefusal({ category, words }: Refusal, text: JudgedText): string {
  const { what, instead } = WORDS[category];
  const quoted = words.map((word) => `“${word}”`).join(' with ');
  const where = `your ${text} says ${quoted}`;
  return text === 'title'
    ? `We don’t write stories about ${what}, and ${where}. Please choose another title.`
    : `We don’t draw ${what}, and ${where}. You weren’t charged. ${instead}`;
}
