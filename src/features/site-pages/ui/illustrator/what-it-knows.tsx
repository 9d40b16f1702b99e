import { Disclosure } from '../../../../ui/folding/disclosure.tsx';
import type { IllustratorFacts } from '../../illustrator-facts.types.ts';
import { SectionShell } from '../home/section-shell.tsx';

/** The vocabulary, counted and listed: what is named here will be drawn. */
export function WhatItKnows({ facts }: { facts: IllustratorFacts }) {
  const { nouns, words, places, styles, scenes, themes } = facts;
  return (
    <SectionShell
      title="What it knows"
      lead={`${words.toLocaleString('en')} words for ${nouns} different things, in ${places} places.`}
    >
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4">
        <Figure label="things it can draw" value={nouns} />
        <Figure label="kinds of scene" value={scenes} />
        <Figure label="places within them" value={places} />
        <Figure label="styles" value={styles} />
      </dl>
      <ul className="mt-8 grid items-start gap-3 md:grid-cols-2">
        {themes.map(({ title, nouns: names }) => (
          <li key={title} className="rounded-lg border border-line bg-surface/60 px-2 py-1">
            <Disclosure label={title} aside={String(names.length)}>
              <p className="px-3 pb-3 text-small leading-relaxed text-ink-muted">{names.join(', ')}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse bg-surface/95 p-6">
      <dt className="mt-1 text-small text-ink-muted">{label}</dt>
      <dd className="font-display text-display-sm tabular-nums">{value.toLocaleString('en')}</dd>
    </div>
  );
}
