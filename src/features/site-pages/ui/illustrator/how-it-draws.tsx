import { SectionShell } from '../home/section-shell.tsx';

const STEPS = [
  {
    title: 'It reads',
    text: 'The sentence becomes a brief: who, what they do, to whom, where, when, in what light. Words it does not know are noted, and you are told.',
  },
  {
    title: 'It builds the place',
    text: 'Land with hills and haze, a room with a window, a street in perspective: every place has several layouts, and the seed picks one.',
  },
  {
    title: 'It casts',
    text: 'People, animals and things are drawn one by one, posed as the sentence says, and put where they make sense: on the ground, in the boat, under the tree.',
  },
  {
    title: 'It lights',
    text: 'One sun or one lamp lights everything. Edges catch it, shadows fall away from it, distance fades into the air.',
  },
  {
    title: 'It paints',
    text: 'The chosen style draws the scene again by its own means: dabs of oil, wet edges, cut paper, leaded glass, a hundred thousand dots.',
  },
] as const;

const LIMITS = [
  'It never makes a photograph. Photorealistic means: as far as an illustrator gets.',
  'It writes no text in pictures, and it does not know living people.',
  'It draws what it has a drawing for. Ask for an astrolabe and it shows you the place, and says what is missing.',
  'Long sentences with many people doing different things end up simpler than you said them.',
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
      <h3 className="mt-14 text-title-sm">And where it stops</h3>
      <ul className="mt-4 max-w-prose list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-muted">
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </SectionShell>
  );
}
