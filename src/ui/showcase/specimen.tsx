import type { ReactNode } from 'react';
import { AccentScope } from '../accent.tsx';

interface FamilyProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One family of pieces under its heading. */
export function Family({ id, title, children }: FamilyProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-8 border-b border-line pb-4 text-display-sm">
        {title}
      </h2>
      <div className="flex flex-col gap-10">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  children: ReactNode;
}

/** One piece with its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-4 font-body text-small font-semibold text-ink-muted">{name}</h3>
      {children}
    </div>
  );
}

const accents = ['neutral', 'green', 'yellow'] as const;

/** The same piece under each of the three lights. */
export function UnderEachAccent({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {accents.map((accent) => (
        <AccentScope key={accent} accent={accent} className="min-w-0">
          {children}
        </AccentScope>
      ))}
    </div>
  );
}
