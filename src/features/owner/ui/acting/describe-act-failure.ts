import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import { Unproven } from './proof.ts';

/** What to say of a call of the console that failed, or whose password was not given. */
export function describeActFailure(error: unknown, fallback: string): string {
  return error instanceof Unproven ? error.message : describeCallFailure(error, fallback).message;
}
