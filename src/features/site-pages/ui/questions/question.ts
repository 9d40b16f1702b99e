import type { ReactNode } from 'react';

export interface Question {
  /** Unique on its page. */
  id: string;
  question: string;
  answer: ReactNode;
}
