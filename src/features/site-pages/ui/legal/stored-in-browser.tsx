import { KEPT_IN_LABELS, STORED_ENTRIES } from '../../stored-entries.rules.ts';

/** Everything that a visitor's browser may hold for this site. */
export function StoredInBrowser() {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
      {STORED_ENTRIES.map(({ title, names, keptIn, purpose, until }) => (
        <div key={title} className="p-5 sm:p-6">
          <dt className="font-semibold text-ink">{title}</dt>
          <dd className="mt-1 pl-0">{purpose}</dd>
          <dd className="mt-2 pl-0 text-small text-ink-muted">
            {KEPT_IN_LABELS[keptIn]}, {until}:{' '}
            {names.map((name, place) => (
              <span key={name}>
                {place > 0 ? ', ' : ''}
                <code>{name}</code>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
