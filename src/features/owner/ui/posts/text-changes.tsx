import { diffArrays } from 'diff';
import { useMemo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { PostText } from '../../../posts/written/written-posts.types.ts';
import { linesOf } from '../../posts/post-form.rules.ts';

interface TextChangesProps {
  label: string;
  before: PostText;
  after: PostText;
  className?: string;
}

/** Lines around a change that stay to be seen. */
const AROUND = 2;

/** The color and the sign say it already. */
const PLAIN = { textDecoration: 'none' } as const;

interface Line {
  sign: '+' | '−' | ' ';
  text: string;
}

/** What differs between two texts, line by line. */
export function TextChanges({ label, before, after, className }: TextChangesProps) {
  const lines = useMemo(() => linesAround(compare(linesOf(before), linesOf(after))), [before, after]);
  if (lines.length === 0) return <p className={classNames('text-ink-soft', className)}>They are the same.</p>;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long texts are scrolled by keys, too
      tabIndex={0}
      className={classNames(
        'max-h-[50dvh] overflow-auto rounded-lg border border-line bg-surface-sunken p-3 font-mono text-caption scrollbar-slim',
        className,
      )}
    >
      {lines.map(({ sign, text, place }) => (
        <p
          key={place}
          className={classNames(
            'min-h-6 px-2 whitespace-pre-wrap wrap-anywhere',
            sign === '+' && 'bg-success-soft text-success',
            sign === '−' && 'bg-danger-soft text-danger',
          )}
        >
          {sign === '+' && <ins style={PLAIN}>{`+ ${text}`}</ins>}
          {sign === '−' && <del style={PLAIN}>{`− ${text}`}</del>}
          {sign === ' ' && `  ${text}`}
        </p>
      ))}
    </section>
  );
}

function compare(before: string[], after: string[]): Line[] {
  return diffArrays(before, after).flatMap(({ value, added, removed }) =>
    value.map((text): Line => ({ sign: added ? '+' : removed ? '−' : ' ', text })),
  );
}

/** The changed lines and those next to them. */
function linesAround(lines: readonly Line[]): (Line & { place: number })[] {
  const shown = new Set<number>();
  lines.forEach(({ sign }, place) => {
    if (sign === ' ') return;
    for (let near = place - AROUND; near <= place + AROUND; near++) shown.add(near);
  });
  return lines.flatMap((line, place) => (shown.has(place) ? [{ ...line, place }] : []));
}
