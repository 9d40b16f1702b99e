import { findPlan, UNLIMITED_DAILY_CREDITS, UNLIMITED_PLAN_DAYS } from '../plans/plans.rules.ts';
import { type CallFailure, describeCallFailure, statusOfAnswer } from './call-failure.rules.ts';
import { describeOwnPrice } from './user-status.rules.ts';
import type { License, UserStatus } from './user-status.types.ts';

/** How long the good news stands before the dialog closes itself, in milliseconds. */
export const ACTIVATION_CLOSE_MS = 2500;

/** The dialog empties itself this long after closing, so that nobody sees it change on its way out. */
export const ACTIVATION_RESET_MS = 300;

export const SIGNED_OUT_MESSAGE = 'You must be signed in to activate a license.';
const FAILURE_FALLBACK = 'An unknown error occurred.';

export interface ActivationFields {
  /** The email that the license was bought with. */
  email: string;
  key: string;
}

/** What an activation brought, as the dialog says it. */
export interface ActivationGift {
  /** In large: `5,000 credits added`. */
  headline: string;
  explanation: string;
}

/** A code was mailed to the buyer and is to be typed. */
export interface CodeStep {
  sentTo: string;
  /** As typed so far. */
  text: string;
  /** What became of asking for the code. */
  note: string;
}

/** What a submission came to. */
export type ActivationOutcome =
  | { kind: 'activated'; gift: ActivationGift }
  | { kind: 'code-asked'; sentTo: string; note: string };

type ActivationPhase =
  | { name: 'idle' }
  | { name: 'loading' }
  | { name: 'success'; gift: ActivationGift }
  | { name: 'error'; failure: CallFailure };

export interface ActivationState {
  fields: ActivationFields;
  /** Null before a code was asked for; most sites ask for none. */
  code: CodeStep | null;
  phase: ActivationPhase;
  /** Counts submissions and closings: an answer to an earlier attempt is too late to be shown. */
  attempt: number;
}

export type ActivationEvent =
  | { type: 'typed'; field: keyof ActivationFields; text: string }
  | { type: 'code-typed'; text: string }
  /** The fields of the purchase are to be changed after all. */
  | { type: 'went-back' }
  | { type: 'submitted' }
  | { type: 'another-code-wanted' }
  | { type: 'answered'; attempt: number; outcome: ActivationOutcome }
  | { type: 'failed'; attempt: number; failure: CallFailure }
  /** What is under way no longer concerns the dialog; what it shows stays while it closes. */
  | { type: 'closed' }
  | { type: 'reset' };

const EMPTY_FIELDS: ActivationFields = { email: '', key: '' };

export function initialActivation(fields: ActivationFields = EMPTY_FIELDS): ActivationState {
  return { fields, code: null, phase: { name: 'idle' }, attempt: 0 };
}

/** ACT-02: both fields are filled with more than spaces. */
export function isReadyToActivate({ email, key }: ActivationFields): boolean {
  return email.trim() !== '' && key.trim() !== '';
}

/** Six digits, wherever spaces are between them. */
export function isWholeCode(text: string): boolean {
  return /^\d{6}$/.test(text.replace(/\s/g, ''));
}

function isAtRest({ phase }: ActivationState): boolean {
  return phase.name === 'idle' || phase.name === 'error';
}

/** A form that waits for an answer or celebrates one takes no further submission. */
export function maySubmit(state: ActivationState): boolean {
  const { fields, code } = state;
  return isAtRest(state) && isReadyToActivate(fields) && (code === null || isWholeCode(code.text));
}

export function mayAskForAnotherCode(state: ActivationState): boolean {
  return isAtRest(state) && state.code !== null;
}

export function reduceActivation(state: ActivationState, event: ActivationEvent): ActivationState {
  switch (event.type) {
    case 'typed':
      if (state.phase.name === 'loading') return state;
      return { ...state, fields: { ...state.fields, [event.field]: event.text } };
    case 'code-typed':
      if (state.phase.name === 'loading' || state.code === null) return state;
      return { ...state, code: { ...state.code, text: event.text } };
    case 'went-back':
      return isAtRest(state) ? { ...state, code: null, phase: { name: 'idle' } } : state;
    case 'submitted':
      return maySubmit(state) ? begin(state) : state;
    case 'another-code-wanted':
      return mayAskForAnotherCode(state) ? begin(state) : state;
    case 'answered':
      return isAwaited(state, event.attempt) ? showOutcome(state, event.outcome) : state;
    case 'failed':
      return isAwaited(state, event.attempt)
        ? { ...state, phase: { name: 'error', failure: event.failure } }
        : state;
    case 'closed':
      return { ...state, attempt: state.attempt + 1 };
    case 'reset':
      return { ...initialActivation(), attempt: state.attempt + 1 };
  }
}

function begin(state: ActivationState): ActivationState {
  return { ...state, phase: { name: 'loading' }, attempt: state.attempt + 1 };
}

function showOutcome(state: ActivationState, outcome: ActivationOutcome): ActivationState {
  if (outcome.kind === 'activated') return { ...state, phase: { name: 'success', gift: outcome.gift } };
  const { sentTo, note } = outcome;
  return { ...state, phase: { name: 'idle' }, code: { sentTo, note, text: '' } };
}

function isAwaited({ phase, attempt }: ActivationState, answered: number): boolean {
  return phase.name === 'loading' && attempt === answered;
}

/** Letters that shops use for one another, so that a key survives being typed from paper. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

function foldKey(key: string): string {
  return key
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

/**
 * T-23: the license that was just activated: the one with the entered key, wherever it stands in the
 * list. The server may answer the key as its shop writes it, with other dashes and in other case.
 */
export function findActivatedLicense(licenses: readonly License[], enteredKey: string): License | undefined {
  const entered = enteredKey.trim();
  return (
    licenses.find(({ key }) => key.trim() === entered) ??
    licenses.find(({ key }) => foldKey(key) === foldKey(entered))
  );
}

/** What the visitor has now, in their words. The Unlimited plan brings days in place of credits. */
export function describeGift(status: UserStatus, enteredKey: string): ActivationGift {
  const license = findActivatedLicense(status.licenses, enteredKey);
  if (!license) return { headline: 'License activated', explanation: `You are on the ${status.plan} plan.` };
  if (findPlan(license.planName).id === 'UNLIMITED') {
    return {
      headline: `${UNLIMITED_PLAN_DAYS} days of the yellow tool`,
      explanation: `${UNLIMITED_DAILY_CREDITS.toLocaleString('en-US')} daily credits are waiting for you, new ones every day.`,
    };
  }
  return {
    headline: `${license.creditsAdded.toLocaleString('en-US')} credits added`,
    explanation: [
      `Your ${license.planName} credits are yours until you use them.`,
      ...priceNote(status, license),
    ].join(' '),
  };
}

/** Where another plan makes images cheaper than the one that was just activated. */
function priceNote(status: UserStatus, { planName }: License): string[] {
  const { creditsPerImage = Number.POSITIVE_INFINITY } = status;
  return creditsPerImage < findPlan(planName).creditsPerImage ? [describeOwnPrice(status)] : [];
}

/** ACT-11, ACT-12: the server's words, unless all it said is that nobody is signed in any more. */
export function describeActivationFailure(error: unknown): CallFailure {
  if (statusOfAnswer(error) === 401) return { message: SIGNED_OUT_MESSAGE, detail: null };
  return describeCallFailure(error, FAILURE_FALLBACK);
}
