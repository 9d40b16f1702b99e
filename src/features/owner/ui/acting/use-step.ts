import { useState } from 'react';
import type { ApiRequest } from '../../../user-status/ui/api-client.types.ts';
import { describeActFailure } from './describe-act-failure.ts';
import { useAct } from './use-act.ts';

type StepState<Answer> =
  | { name: 'idle' | 'busy' }
  | { name: 'failed'; message: string }
  | { name: 'done'; answer: Answer };

const FALLBACK = 'That didn’t work. Please try again.';

/** A call that a button makes, and what came of it. */
export function useStep<Answer>() {
  const call = useAct();
  const [state, setState] = useState<StepState<Answer>>({ name: 'idle' });
  const take = async (request: ApiRequest): Promise<void> => {
    setState({ name: 'busy' });
    try {
      const answer = await call<Answer>(request);
      setState(answer === null ? { name: 'idle' } : { name: 'done', answer });
    } catch (error) {
      setState({ name: 'failed', message: describeActFailure(error, FALLBACK) });
    }
  };
  return { state, take, reset: () => setState({ name: 'idle' }) };
}
