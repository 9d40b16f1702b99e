import { useEffect, useState } from 'react';
import { type LearnedAnswer, learnFrom } from './style-requests.ts';

type LearningStep =
  | { name: 'idle' }
  | { name: 'learning'; done: number }
  | { name: 'learned'; answer: LearnedAnswer }
  | { name: 'failed'; message: string };

export interface Learning {
  step: LearningStep;
  start: (files: readonly File[]) => void;
  stop: () => void;
}

const FAILED_MESSAGE = 'The style couldn’t be learned. Check your connection and try again.';

/** One learning at a time; leaving the screen stops it. */
export function useLearning(): Learning {
  const [step, setStep] = useState<LearningStep>({ name: 'idle' });
  const [stopping, setStopping] = useState<AbortController | null>(null);
  useEffect(() => () => stopping?.abort(), [stopping]);
  const start = (files: readonly File[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: LearningStep) => !signal.aborted && setStep(next);
    setStopping(controller);
    setStep({ name: 'learning', done: 0 });
    learnFrom(files, signal, (done) => show({ name: 'learning', done })).then(
      (answer) => show({ name: 'learned', answer }),
      (error: unknown) => show({ name: 'failed', message: messageOf(error) }),
    );
  };
  return {
    step,
    start,
    stop() {
      stopping?.abort();
      setStep({ name: 'idle' });
    },
  };
}

/** Errors of the browser's own speak to programmers. */
function messageOf(error: unknown): string {
  const isOurs = error instanceof Error && /^(StyleRequest|UnreadablePicture)Error$/.test(error.name);
  return isOurs ? error.message : FAILED_MESSAGE;
}
