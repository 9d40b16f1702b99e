import { Accordion, AccordionItem } from '../../../../ui/folding/accordion.tsx';
import type { Question } from './question.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** The level of each question's heading. */
  level: 2 | 3;
  /** The question that is answered from the start. */
  openFirst: string | undefined;
}

/** Questions whose answers open below them; of all on a page at most one is open. */
export function QuestionList({ questions, level, openFirst }: QuestionListProps) {
  return (
    <Accordion>
      {questions.map(({ id, question, answer }) => (
        <AccordionItem
          key={id}
          heading={question}
          level={level}
          group="answers"
          defaultOpen={id === openFirst}
        >
          <div className="max-w-prose space-y-3 [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink">
            {answer}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
