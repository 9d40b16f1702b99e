import { SlidersHorizontal } from 'lucide-react';
import { TextField } from '../fields/text-field.tsx';
import { Accordion, AccordionItem } from '../folding/accordion.tsx';
import { Disclosure } from '../folding/disclosure.tsx';
import { Card } from '../layout/card.tsx';
import { Family, Specimen } from './specimen.tsx';

const questions = [
  [
    'why-dark',
    'Why is everything dark?',
    'Because pictures glow in the dark, and pictures are what this is about.',
  ],
  [
    'one-open',
    'How many can be open?',
    'One, over as many lists as share it, and none when the open one is pressed.',
  ],
  [
    'keyboard',
    'Does it work without a mouse?',
    'Yes: Tab reaches every heading, and Enter and Space open it.',
  ],
] as const;

export function FoldingShowcase() {
  return (
    <Family id="folding" title="Folding">
      <Specimen name="Accordion: one open at a time">
        <Questions />
      </Specimen>
      <Specimen name="Disclosure: what is typed inside survives folding">
        <Card padding="none" className="max-w-xl p-2" data-accent="green">
          <Disclosure
            label="Advanced"
            aside="2 set"
            icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
            defaultOpen
          >
            <div className="grid gap-4 px-3 pb-3 sm:grid-cols-2">
              <TextField label="First" defaultValue="Fog" />
              <TextField label="Second" defaultValue="Lamplight" />
            </div>
          </Disclosure>
        </Card>
      </Specimen>
    </Family>
  );
}

function Questions() {
  return (
    <Accordion className="max-w-3xl">
      {questions.map(([id, question, answer]) => (
        <AccordionItem key={id} level={4} heading={question} group="showcase" defaultOpen={id === 'why-dark'}>
          {answer}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
