import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';

const link = 'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-green';

const PROMISES = [
  {
    title: 'Not trained on anyone’s art',
    text: (
      <>
        Our illustrator wasn’t trained on any pictures. It draws by rules, and the makers of the icons and
        fonts it uses are{' '}
        <SiteLink className={link} to={urls.attributions()}>
          credited by name
        </SiteLink>
        .
      </>
    ),
  },
  {
    title: 'Always clear about what made it',
    text: 'Below your pictures you can see which engine made them and which words it left out. We never pass off software as a person.',
  },
  {
    title: 'Some things are off limits',
    text: (
      <>
        No deception, no hate, and no fake scenes of real people.{' '}
        <SiteLink className={link} to={urls.termsOfService()}>
          Our rules
        </SiteLink>{' '}
        are short and apply to everyone.
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
