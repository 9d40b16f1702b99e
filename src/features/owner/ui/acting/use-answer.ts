import { useCallback, useEffect, useState } from 'react';
import { describeCallFailure, statusOfAnswer } from '../../../user-status/call-failure.rules.ts';
import { Unproven } from './proof.ts';
import { useAct } from './use-act.ts';

export interface FailedState {
  name: 'failed';
  message: string;
  /** There is no such thing. */
  isMissing: boolean;
}

type AnswerState<Answer> = { name: 'loading' } | FailedState | { name: 'loaded'; answer: Answer };

const FALLBACK = 'This couldn’t be loaded. Please try again.';

/** Reads an address of the console's API. @param path null asks for nothing. */
export function useAnswer<Answer>(path: string | null) {
  const call = useAct();
  const [state, setState] = useState<{ path: string | null; now: AnswerState<Answer> }>({
    path,
    now: { name: 'loading' },
  });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (path === null) return;
    let isWanted = true;
    const settle = (now: AnswerState<Answer>) => isWanted && setState({ path, now });
    call<Answer>({ method: 'GET', path }).then(
      (answer) => answer && settle({ name: 'loaded', answer }),
      (error: unknown) =>
        settle({
          name: 'failed',
          message: error instanceof Unproven ? FALLBACK : describeCallFailure(error, FALLBACK).message,
          isMissing: statusOfAnswer(error) === 404,
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, round, call]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const isOld = state.path !== path;
  return {
    state: isOld ? ({ name: 'loading' } as const) : state.now,
    reload,
  };
}
