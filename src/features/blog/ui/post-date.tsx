const SHORT_DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A post's day, the same for every reader: 'Jan 5, 2026'. Nothing for a date that cannot be read. */
export function PostDate({ date, className }: { date: string; className?: string }) {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return (
    <time dateTime={date} className={className}>
      {SHORT_DATE.format(time)}
    </time>
  );
}
