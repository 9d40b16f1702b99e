import { AppError } from '../../shared/app-error.ts';
import { describeRefusal, type JudgedText, type Refusal } from './word-policy.rules.ts';

/** @returns 422 with the rule beside message and code. */
export function createWordsRefusedError(refusal: Refusal, text: JudgedText): AppError {
  return new AppError(
    { code: 'policy.refused', status: 422, message: describeRefusal(refusal, text) },
    {},
    { rule: refusal.category },
  );
}
