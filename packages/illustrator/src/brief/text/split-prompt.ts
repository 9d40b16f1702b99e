interface PromptParts {
  /** What to draw, cleaned. */
  wanted: string;
  /** What to leave out, cleaned; empty when nothing was said. */
  unwanted: string;
}

/** Longer prompts are read up to here: the words beyond would not fit into a picture anyway. */
const LONGEST_PROMPT = 4000;

// Control characters, direction marks, joiners and variation selectors carry no meaning for a picture.
const INVISIBLE = /(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{FE00}-\u{FE0F}])+/gu;

export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST_PROMPT)
    .replace(/[\r\n\t]+/g, ', ')
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Takes the part after a clause that begins with "avoiding" off the prompt: it reaches to the end.
 * Inside a clause ("a cat avoiding a puddle") the word is an ordinary verb.
 */
export function splitPrompt(prompt: string, negativePrompt = ''): PromptParts {
  const text = cleanText(prompt);
  const match = /(?:^|[,;.])\s*(?:avoiding|negative prompt:?)\s+/i.exec(text);
  const wanted = match ? text.slice(0, match.index) : text;
  const unwanted = match ? text.slice(match.index + match[0].length) : '';
  return {
    wanted: wanted.replace(/[\s,;]+$/, ''),
    unwanted: [unwanted, cleanText(negativePrompt)].filter((part) => part !== '').join(', '),
  };
}
