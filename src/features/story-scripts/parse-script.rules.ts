import { storyScriptSchema } from './story-script.schema.ts';
import { InvalidScriptError } from './story-scripts.errors.ts';
import type { StoryScript } from './story-scripts.types.ts';

/** A block of Markdown code, with whatever a chatty model says around it. */
const CODE_FENCE = /```[a-z]*[ \t]*\r?\n([\s\S]*?)\r?\n?[ \t]*```/i;

/**
 * What the text of a writer's answer becomes. Small models like to put fences of Markdown around
 * JSON; the visitor asked for a story, so the fences are taken off. Nothing else is guessed.
 * @throws {InvalidScriptError} when the text is not JSON, or not a script. Its cause says which, and
 *   quotes nothing of the text.
 */
export function parseScript(text: string): StoryScript {
  return checkScript(parseJson(text.trim()));
}

/** @throws {InvalidScriptError} naming the first field that is wrong. */
function checkScript(value: unknown): StoryScript {
  const result = storyScriptSchema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new InvalidScriptError(
    new Error(`not a script: ${issue?.path.join('.') || 'answer'}: ${issue?.code}`),
  );
}

function parseJson(text: string): unknown {
  const candidates = [text, CODE_FENCE.exec(text)?.[1] ?? ''];
  for (const candidate of candidates) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The platform's message quotes the text, so it goes nowhere.
    }
  }
  throw new InvalidScriptError(new Error(text === '' ? 'an empty answer' : 'not JSON'));
}
