import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { TriedWords } from '../../owner.types.ts';
import { LONGEST_TRIED_PROMPT } from '../../owner-bounds.rules.ts';
import { useStep } from '../acting/use-step.ts';
import { SitePart } from '../site/site-part.tsx';

/** A box that says what becomes of a prompt; nothing is drawn. */
export function TryWords() {
  const [prompt, setPrompt] = useState('');
  const { state, take, reset } = useStep<TriedWords>();
  const change = (words: string) => {
    setPrompt(words);
    reset();
  };
  return (
    <SitePart
      title="Try a prompt"
      text="See what the word policy makes of it. Nothing is drawn, kept or charged."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void take({ method: 'POST', path: '/words/try', body: { prompt } });
        }}
      >
        <TextArea
          label="Prompt"
          rows={2}
          maxLength={LONGEST_TRIED_PROMPT}
          value={prompt}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={prompt.trim() === ''}
          loading={state.name === 'busy'}
        >
          Try It
        </Button>
        {state.name === 'failed' && <Alert tone="error">{state.message}</Alert>}
        {state.name === 'done' && <Verdict {...state.answer} />}
      </form>
    </SitePart>
  );
}

function Verdict({ action, category, message }: TriedWords) {
  if (action === 'allow')
    return (
      <Alert tone="success" announce>
        These words are drawn.
      </Alert>
    );
  if (action === 'ask-engine')
    return (
      <Alert tone="info" announce>
        Only engines that moderate draw these words ({category}). Where there is none, visitors read:{' '}
        {message}
      </Alert>
    );
  return (
    <Alert tone="error">
      Refused ({category}). Visitors read: {message}
    </Alert>
  );
}
