type PromptListener = (text: string) => void;

const listeners = new Set<PromptListener>();
let waiting: string | null = null;

/** Puts a text into the green tool's prompt, e.g. one of the example prompts of the home page. */
export function fillPrompt(text: string): void {
  if (listeners.size === 0) waiting = text;
  for (const listener of listeners) listener(text);
}

/** Called by the tool that takes the prompts; a text that came before it is handed over at once. */
export function onPromptFilled(listener: PromptListener): () => void {
  listeners.add(listener);
  if (waiting !== null) {
    listener(waiting);
    waiting = null;
  }
  return () => void listeners.delete(listener);
}
