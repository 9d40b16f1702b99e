import { isValidElement, type ReactNode } from 'react';
import type { StructuredData } from '../../shared/document-head.types.ts';

interface AnsweredQuestion {
  question: string;
  answer: ReactNode;
}

/** Questions with their answers, as search engines show them: the words of the page without its links. */
export function describeQuestions(questions: readonly AnsweredQuestion[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer).replace(/\s+/g, ' ').trim() },
    })),
  };
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}
