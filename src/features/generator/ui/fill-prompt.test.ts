import { describe, expect, it } from 'vitest';
import { fillPrompt, onPromptFilled } from './fill-prompt.ts';

describe('fillPrompt', () => {
  it('reaches the tool that listens, until it stops', () => {
    const received: string[] = [];
    const stop = onPromptFilled((text) => received.push(text));
    fillPrompt('a fox');
    stop();
    expect(received).toEqual(['a fox']);
  });

  it('waits for a tool that is not there yet and is handed over once', () => {
    fillPrompt('a dragon');
    const received: string[] = [];
    onPromptFilled((text) => received.push(text))();
    onPromptFilled((text) => received.push(text))();
    expect(received).toEqual(['a dragon']);
  });
});
