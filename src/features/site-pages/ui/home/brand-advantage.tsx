import { useSiteInfo } from '../../../../ui/use-site-info.ts';

const ADVANTAGES = [
  ['The price is on the button', 'You see the cost before you click Generate, and it never goes up.'],
  [
    'Pay only for finished pictures',
    'If a picture fails, or you stop it before it’s done, it costs no credits.',
  ],
  ['Credits that don’t expire', 'You buy a pack once. There is no renewal and no monthly deadline.'],
  [
    'The same seed, the same picture',
    'Lock the seed and change one word to see exactly what that word does.',
  ],
  ['A private gallery', 'With an account, every picture is saved in a gallery only you can open.'],
  ['It tells you what it missed', 'Words our illustrator didn’t understand are listed under the picture.'],
] as const;

/** Six differences as a list: a title, a sentence, a line between. */
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
          Lots of tools make pictures. These things are harder to find.
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
