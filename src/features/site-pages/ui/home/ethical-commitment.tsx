import { SiteLink } from '../../../../ui/site-link.tsx';
import { urls } from '../../../../urls.ts';

const link = 'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-green';

const PROMISES = [
  {
    title: 'Nobody’s art went in',
    text: (
      <>
        Our own illustrator was trained on no pictures at all. It draws from rules, and the icons and letters
        it borrows are{' '}
        <SiteLink className={link} to={urls.attributions()}>
          credited by name
        </SiteLink>
        .
      </>
    ),
  },
  {
    title: 'A drawing admits to being one',
    text: 'Under each run stands what drew it and which words it left out. We do not pass a program off as a person.',
  },
  {
    title: 'Some things stay undrawn',
    text: (
      <>
        No deceit, no hatred, nobody shown where they never were.{' '}
        <SiteLink className={link} to={urls.termsOfService()}>
          The rules
        </SiteLink>{' '}
        are short, and they are the same for everyone.
      </>
    ),
  },
] as const;

/** Three promises in plain type: this is no place for decoration. */
export function EthicalCommitment() {
  return (
    <section aria-labelledby="ethical-commitment" className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-28">
      <div className="mx-auto max-w-prose">
        <h2 id="ethical-commitment" className="text-display-sm">
          Our Commitment to Ethical AI
        </h2>
        <ul className="mt-10 grid gap-9 border-l border-line-strong pl-6 sm:pl-10">
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-lead text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
