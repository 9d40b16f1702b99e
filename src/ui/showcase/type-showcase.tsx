import { classNames } from '../class-names.ts';
import { SectionHeading } from '../layout/section-heading.tsx';
import { Family, Specimen } from './specimen.tsx';

const steps = [
  ['display-lg', 'font-display font-semibold text-display-lg', 'Seeds of light'],
  ['display', 'font-display font-semibold text-display', 'Words become pictures'],
  ['display-sm', 'font-display font-semibold text-display-sm', 'A quiet room to make things'],
  ['title', 'font-display font-semibold text-title', 'Six ways to light a scene'],
  ['title-sm', 'font-display font-semibold text-title-sm', 'Soft light from the left'],
  ['lead', 'text-lead text-ink-soft', 'A lead paragraph opens a section in a larger voice.'],
  ['body', 'text-body text-ink-soft', 'Body text carries everything that is read at length.'],
  ['small', 'text-small text-ink-soft', 'Small text labels fields and explains choices.'],
  ['caption', 'text-caption text-ink-muted', 'Captions count, date and footnote.'],
] as const;

export function TypeShowcase() {
  return (
    <Family id="type" title="Type">
      <Specimen name="Scale">
        <dl className="flex flex-col gap-6">
          {steps.map(([name, style, sample]) => (
            <div key={name} className="grid items-baseline gap-x-8 gap-y-1 sm:grid-cols-[7rem_1fr]">
              <dt className="text-caption text-ink-muted">{name}</dt>
              <dd className={classNames('min-w-0 text-balance', style)}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Section heading">
        <div className="grid gap-12 lg:grid-cols-2">
          <SectionHeading level={3} eyebrow="How it works" title="Three steps, no manual">
            Write what you see, choose how it should feel, and keep what you like.
          </SectionHeading>
          <SectionHeading level={3} align="center" eyebrow="Centred" title="For the middle of a page">
            The same heading, with its weight in the middle.
          </SectionHeading>
        </div>
      </Specimen>
      <Specimen name="Prose">
        <div className="prose max-w-prose">
          <p>
            Long texts use one set of rules, whoever wrote their markup. A{' '}
            <a href="#type">way to elsewhere</a> is underlined, <strong>weight</strong> is sparing, and{' '}
            <code>code</code> sits in its own box.
          </p>
          <h4>A small heading</h4>
          <ul>
            <li>Lists have room to breathe.</li>
            <li>Their marks step back behind the words.</li>
          </ul>
          <blockquote>A quotation speaks a little louder than the text around it.</blockquote>
        </div>
      </Specimen>
    </Family>
  );
}
