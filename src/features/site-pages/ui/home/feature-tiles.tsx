import { Dices, Download, Lock, Palette, Ratio, Sprout } from 'lucide-react';
import { SectionShell } from './section-shell.tsx';

const TILES = [
  {
    icon: Palette,
    title: 'Over 20 creative options',
    text: 'Style, mood, light and color on the green tool; fourteen selectors on the yellow one.',
  },
  {
    icon: Sprout,
    title: 'Negative prompts',
    text: 'List what you don’t want to see, such as people, clouds or blur.',
  },
  {
    icon: Lock,
    title: 'Seed control',
    text: 'Lock the seed of a picture you like and change one word at a time.',
  },
  {
    icon: Ratio,
    title: 'Five sizes',
    text: 'Square, portrait, landscape, story and widescreen, each composed for its shape.',
  },
  {
    icon: Dices,
    title: 'Randomize',
    text: 'Out of ideas? One click picks a random value for every option.',
  },
  {
    icon: Download,
    title: 'Sharp up to 8K',
    text: 'Every picture downloads as PNG, JPEG or WebP. With a paid plan you get it in real 4K and 8K, too.',
  },
] as const;

export function FeatureTiles() {
  return (
    <SectionShell title="Simple words, fine control">
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {TILES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 bg-surface/95 p-5 sm:block sm:p-7">
            <Icon aria-hidden className="mt-0.5 size-6 text-green" strokeWidth={1.75} />
            <div>
              <h3 className="text-title-sm sm:mt-5">{title}</h3>
              <p className="mt-1 text-ink-muted sm:mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
