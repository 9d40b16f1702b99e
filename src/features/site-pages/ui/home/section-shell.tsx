import { classNames } from '../../../../ui/class-names.ts';

interface SectionShellProps {
  id?: string;
  title: string;
  lead?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}

/** One section of the start page: its heading, a sentence, its content. */
export function SectionShell({ id, title, lead, className, children }: SectionShellProps) {
  return (
    <section id={id} className={classNames('mx-auto max-w-page px-5 py-14 sm:px-8 sm:py-20', className)}>
      <h2 className="text-display-sm">{title}</h2>
      {lead ? <p className="mt-4 max-w-prose text-lead text-balance text-ink-soft">{lead}</p> : null}
      <div className="mt-10">{children}</div>
    </section>
  );
}
