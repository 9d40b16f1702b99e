import { SiteLink } from '../../../../ui/site-link.tsx';
import { urls } from '../../../../urls.ts';
import type { Attribution } from '../../attributions.types.ts';
import { AttributionCard } from '../attribution-card.tsx';
import { SectionShell } from '../home/section-shell.tsx';

/** Whose openly licensed art the pictures build on. */
export function ArtCredits({ art }: { art: readonly Attribution[] }) {
  return (
    <SectionShell
      title="With thanks to"
      lead="Land, light, people, animals and most buildings are drawn by our own hand. For the rest it repaints icons that others share."
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {art.map((attribution) => (
          <AttributionCard key={attribution.title} attribution={attribution} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        Typefaces and interface icons are named on the{' '}
        <SiteLink className="underline underline-offset-4" to={urls.attributions()}>
          attributions
        </SiteLink>{' '}
        page.
      </p>
    </SectionShell>
  );
}
