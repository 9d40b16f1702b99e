import { SectionShell } from '../home/section-shell.tsx';

const STEPS = [
  {
    title: 'It reads',
    text: 'It works out who is in the scene, what they’re doing, where, when and in what light. It lists any words it doesn’t know.',
  },
  {
    title: 'It builds the place',
    text: 'Hills in the haze, a room with a window, a street in perspective. Each place has several layouts, and the seed picks one.',
  },
  {
    title: 'It adds the subjects',
    text: 'It draws people, animals and things one by one, poses them as you described, and puts them where they belong: on the ground, in the boat, under the tree.',
  },
  {
    title: 'It lights',
    text: 'One sun or lamp lights the whole scene. Edges catch the light, shadows fall the right way, and distant things fade into haze.',
  },
  {
    title: 'It paints',
    text: 'Your chosen style redraws the scene in its own way: dabs of oil paint, soft watercolor edges, cut paper, stained glass or thousands of dots.',
  },
] as const;

const LIMITS = [
  'It can’t make a real photo. “Photorealistic” is as close as an illustrator can get.',
  'It can’t write text in pictures, and it doesn’t know real people.',
  'It draws only the things it knows. If you ask for something else, it draws the scene without it and tells you what’s missing.',
  'Long sentences with many people doing different things come out simpler than you described.',
] as const;

export function HowItDraws() {
  return (
    <SectionShell title="How it draws">
      <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-5">
        {STEPS.map(({ title, text }, position) => (
          <li key={title} className="bg-surface/95 p-6">
            <p aria-hidden className="text-caption text-ink-muted tabular-nums">
              {position + 1}
            </p>
            <h3 className="mt-3 text-title-sm">{title}</h3>
            <p className="mt-2 text-small text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-14 text-title-sm">What it can’t do</h3>
      <ul className="mt-4 max-w-prose list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-muted">
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </SectionShell>
  );
}
