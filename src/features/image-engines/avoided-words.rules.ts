/** What the tools write before the words of their negative prompt. */
const BEFORE_UNWANTED = ', avoiding ';

/**
 * Takes what a composed prompt says to avoid out of it, for models that draw every word they read and
 * take unwanted ones in a field of its own.
 */
export function partAvoidedWords({
  prompt,
  negativePrompt = '',
}: {
  prompt: string;
  negativePrompt?: string;
}): { prompt: string; negativePrompt: string } {
  const at = prompt.lastIndexOf(BEFORE_UNWANTED);
  if (at <= 0) return { prompt, negativePrompt };
  const unwanted = [prompt.slice(at + BEFORE_UNWANTED.length), negativePrompt].filter((part) => part.trim());
  return { prompt: prompt.slice(0, at), negativePrompt: unwanted.join(', ') };
}
