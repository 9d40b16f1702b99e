import { partAvoidedWords } from '../../avoided-words.rules.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import { cleanWords, joinWords, wantedWords } from '../../remote/engine-words.rules.ts';
import type { PictureSize } from '../../remote/picture-size.rules.ts';
import { stripPromptControls } from '../../remote/prompt-controls.rules.ts';
import { hasSlot, type WorkflowGraph, type WorkflowSlots } from './workflow.rules.ts';

const LONGEST_WORDS = 5_000;

/**
 * What of a request is filled into its workflow. One without a place for what is not wanted gets it among
 * the words.
 */
export function writeSlots(graph: WorkflowGraph, request: ImageRequest, size: PictureSize): WorkflowSlots {
  const words = partAvoidedWords(request);
  const prompt = stripPromptControls(words.prompt);
  const negativePrompt = stripPromptControls(words.negativePrompt);
  const takesNegative = hasSlot(graph, '%negative%');
  return {
    '%prompt%': takesNegative ? wantedWords(prompt) : joinWords({ prompt, negativePrompt }, LONGEST_WORDS),
    '%negative%': cleanWords(negativePrompt),
    '%seed%': request.seed,
    '%width%': size.width,
    '%height%': size.height,
  };
}
