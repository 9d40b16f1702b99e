import { creditsText } from '../../credits-text.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { chipsOf, costOf, hasPicture } from '../../strips/strips.rules.ts';

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** What a run was asked with, when it was, how long it took, and what it cost. */
export function StripFacts({ strip, className = 'justify-center' }: { strip: Strip; className?: string }) {
  if (!hasPicture(strip)) return null;
  const facts = [describeTime(strip), describeDuration(strip), describeCost(strip)].filter(Boolean);
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-muted ${className}`}>
      <Chips strip={strip} />
      {facts.length > 0 && <p className="tabular-nums">{facts.join(' · ')}</p>}
    </div>
  );
}

function Chips({ strip }: { strip: Strip }) {
  const chips = chipsOf(strip);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Options" className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip} className="rounded-full border border-line px-2.5 py-0.5 text-caption text-ink-soft">
          {chip}
        </li>
      ))}
    </ul>
  );
}

function describeTime({ startedAt }: Strip): string | null {
  if (startedAt === 0) return null;
  const isToday = DAY.format(startedAt) === DAY.format(Date.now());
  return isToday ? TIME.format(startedAt) : `${DAY.format(startedAt)}, ${TIME.format(startedAt)}`;
}

/** A tenth of a second matters only in a few of them. */
function describeDuration({ tookMs }: Strip): string | null {
  if (tookMs === null) return null;
  const maximumFractionDigits = tookMs < 10_000 ? 1 : 0;
  return `${(tookMs / 1000).toLocaleString('en-US', { maximumFractionDigits })} s`;
}

function describeCost(strip: Strip): string | null {
  const cost = costOf(strip);
  return cost === null ? null : creditsText(strip.tool, cost);
}
