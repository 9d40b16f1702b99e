/** The opening of a plain page: its heading and what a visitor finds there. */
export function PageIntro({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-5 pt-16 sm:px-8 sm:pt-24">
      <h1 className="max-w-4xl text-display text-balance">{title}</h1>
      {children ? (
        <div className="mt-6 max-w-prose space-y-4 text-lead text-ink-soft *:text-balance [&_a]:underline [&_a]:underline-offset-4">
          {children}
        </div>
      ) : null}
    </div>
  );
}
