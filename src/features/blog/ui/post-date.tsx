import { postDay } from '../post-day.rules.ts';

const SHORT_DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A post's day where its author lives, the same for every reader: 'Jan 5, 2026'. Nothing for a date that cannot be read. */
export function PostDate({ date, className }: { date: string; className?: string }) {
  const day = postDay(date);
  if (Number.isNaN(day)) return null;
  return (
    <time dateTime={date} className={className}>
      {SHORT_DATE.format(day)}
    </time>
  );
}
