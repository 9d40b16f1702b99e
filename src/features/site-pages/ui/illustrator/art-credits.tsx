import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import type { Attribution } from '../../attributions.types.ts';
import { AttributionCard } from '../attribution-card.tsx';
import { SectionShell } from '../home/section-shell.tsx';

/** Whose openly licensed art the pictures build on. */
export function ArtCredits({ art }: { art: readonly Attribution[] }) {
  return (
    <SectionShell
      title="With thanks to"
      lead="We made our own drawings of land, light, people, animals and most buildings. For the rest, the illustrator repaints icons that other people share."
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {art.map((attribution) => (
          <AttributionCard key={attribution.title} attribution={attribution} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        Fonts and interface icons are listed on the{' '}
        <SiteLink className="underline underline-offset-4" to={urls.attributions()}>
          attributions
        </SiteLink>{' '}
        page.
      </p>
    </SectionShell>
  );
}
