/** What a service that refuses empty prompts, or draws something of its own for them, is asked for. */
const FOR_EMPTY_PROMPTS = 'an abstract picture';
const LONGEST_UNWANTED = 300;

interface EngineWords {
  prompt: string;
  negativePrompt?: string;
}

/** Control characters, and those that turn the direction of writing or mark a file's beginning. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text that any service can read: no half characters, nothing unseen, no empty stretches. */
export function cleanWords(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** The same for a prompt, which is never empty then. */
export function wantedWords(prompt: string): string {
  return cleanWords(prompt) || FOR_EMPTY_PROMPTS;
}

/** Cuts at the last space within the limit, and never through a character. */
export function cutWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut;
}

/**
 * One text for services that know no negative prompt. What is not wanted comes last, and survives
 * when the rest has to be cut.
 * @param longest in UTF-16 units; more than 600.
 */
export function joinWords({ prompt, negativePrompt }: EngineWords, longest: number): string {
  const wanted = wantedWords(prompt);
  const unwanted = cutWords(cleanWords(negativePrompt ?? ''), LONGEST_UNWANTED);
  if (unwanted === '') return cutWords(wanted, longest);
  const ending = `. Without: ${unwanted}.`;
  return `${cutWords(wanted, longest - ending.length).replace(/[.\s]+$/, '')}${ending}`;
}
