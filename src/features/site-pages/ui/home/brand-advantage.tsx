import { useSiteInfo } from '../../../../ui/use-site-info.ts';

const ADVANTAGES = [
  ['The price is on the button', 'You read what a run costs before you press, and it never costs more.'],
  [
    'Only what arrives is charged',
    'A picture that fails, or that you stop before it is there, takes no credits.',
  ],
  ['Credits that wait for you', 'Packs are bought once: no renewal, no month end, no expiry.'],
  ['The same seed, the same picture', 'Lock it and change one word, and you see what that one word does.'],
  ['A memory of your own', 'With an account, every picture waits in a gallery that opens for you alone.'],
  ['It says what it missed', 'Words our illustrator did not understand are named under the picture.'],
] as const;

/** Six differences in the manner of an index: a title, a sentence, a line between. */
export function BrandAdvantage() {
  const { name } = useSiteInfo();
  return (
    <section
      aria-labelledby="brand-advantage"
      className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-5 py-16 sm:px-8 sm:py-24 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="brand-advantage" className="text-display-sm wrap-anywhere">
          The {name} Advantage
        </h2>
        <p className="mt-4 text-lead text-balance text-ink-soft">
          Pictures you can get elsewhere. These habits are harder to find.
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {ADVANTAGES.map(([title, text]) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-1 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] sm:items-baseline sm:py-7"
          >
            <h3 className="text-title">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
