import { describeRefusal, type PolicyAction, type PolicyCategory } from '../word-policy/word-policy.rules.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';

/** What becomes of a prompt on this site. */
export interface TriedWords {
  action: PolicyAction;
  category?: PolicyCategory;
  /** What a visitor reads who is refused. */
  message?: string;
}

/** The word policy as visitors meet it; nothing is drawn, and nothing kept. */
export type TryWords = (prompt: string) => TriedWords;

/** @param judge reads a prompt as the image service does. */
export function createTryWords(judge: (prompt: string) => ReturnType<WordPolicy['judge']>): TryWords {
  return (prompt) => {
    const verdict = judge(prompt);
    if (verdict.action === 'allow') return { action: 'allow' };
    const { action, category } = verdict;
    return { action, category, message: describeRefusal(verdict, 'prompt') };
  };
}
