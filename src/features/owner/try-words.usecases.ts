import { describeRefusal } from '../word-policy/word-policy.rules.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';
import type { TriedWords } from './owner.types.ts';

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
