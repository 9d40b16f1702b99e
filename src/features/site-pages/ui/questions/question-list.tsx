import { Accordion, AccordionItem } from '../../../../ui/accordion.tsx';
import type { Question } from './question.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** The level of each question's heading. */
  level: 2 | 3;
  openItem: string | null;
  onPress: (id: string) => void;
}

/** Questions whose answers open below them. */
export function QuestionList({ questions, level, openItem, onPress }: QuestionListProps) {
  return (
    <Accordion>
      {questions.map(({ id, question, answer }) => (
        <AccordionItem
          key={id}
          heading={question}
          level={level}
          open={openItem === id}
          onPress={() => onPress(id)}
        >
          <div className="max-w-prose space-y-3 [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink">
            {answer}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
