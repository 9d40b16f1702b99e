import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { accountSession } from '../../accounts/ui/account-session.ts';
import {
  ACTIVATION_CLOSE_MS,
  ACTIVATION_RESET_MS,
  type ActivationFields,
  type ActivationState,
  describeActivationFailure,
  initialActivation,
  mayAskForAnotherCode,
  maySubmit,
  reduceActivation,
} from '../activation.rules.ts';
import { applyAccountStatus } from './account-status.ts';
import { type SubmissionEnvironment, submitActivation } from './activate-plan-submission.ts';
import { productApi } from './api-client.ts';
import { identityStore } from './identity-store.ts';

/** The activation of this tab's account. */
function ownEnvironment(): SubmissionEnvironment {
  return {
    api: productApi(),
    getToken: () => accountSession().getToken(),
    currentAccount() {
      const identity = identityStore.getSnapshot();
      return identity?.kind === 'account' ? identity.email : null;
    },
    applyStatus: applyAccountStatus,
  };
}

export interface ActivationController {
  state: ActivationState;
  type: (field: keyof ActivationFields, text: string) => void;
  typeCode: (text: string) => void;
  submit: () => void;
  askForAnotherCode: () => void;
  /** Back from the code to the purchase. */
  goBack: () => void;
}

interface ActivationControllerOptions {
  open: boolean;
  onClose: () => void;
  /** What the form holds when it opens for the first time. */
  prefilled?: ActivationFields;
}

/** The activation form's life between opening and closing, with its two delays. */
export function useActivation(options: ActivationControllerOptions): ActivationController {
  const { open, onClose, prefilled } = options;
  const [state, dispatch] = useReducer(reduceActivation, prefilled, initialActivation);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // Reopened within the delay after closing, the form is emptied now: later it would lose what is typed.
    dispatch({ type: open ? 'reset' : 'closed' });
  }

  const isPristine = state.attempt === 0;
  useEffect(() => {
    if (open || isPristine) return;
    const timer = setTimeout(() => dispatch({ type: 'reset' }), ACTIVATION_RESET_MS);
    return () => clearTimeout(timer);
  }, [open, isPristine]);

  const closeItself = useEffectEvent(onClose);
  const hasSucceeded = open && state.phase.name === 'success';
  useEffect(() => {
    if (!hasSucceeded) return;
    const timer = setTimeout(() => closeItself(), ACTIVATION_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [hasSucceeded]);

  const send = (code: string | null) => {
    const attempt = state.attempt + 1;
    submitActivation(state.fields, code, ownEnvironment()).then(
      (outcome) => dispatch({ type: 'answered', attempt, outcome }),
      (error: unknown) => dispatch({ type: 'failed', attempt, failure: describeActivationFailure(error) }),
    );
  };
  return {
    state,
    type: (field, text) => dispatch({ type: 'typed', field, text }),
    typeCode: (text) => dispatch({ type: 'code-typed', text }),
    submit() {
      if (!maySubmit(state)) return;
      dispatch({ type: 'submitted' });
      send(state.code?.text ?? null);
    },
    askForAnotherCode() {
      if (!mayAskForAnotherCode(state)) return;
      dispatch({ type: 'another-code-wanted' });
      send(null);
    },
    goBack: () => dispatch({ type: 'went-back' }),
  };
}
