import { shortcutGroups } from './shortcuts.ts';

/** Every shortcut, by the place where it works. */
export function ShortcutList() {
  return (
    <div className="grid gap-6">
      {shortcutGroups.map(({ where, shortcuts }) => (
        <section key={where} aria-label={where}>
          <p className="mb-1 font-semibold text-accent">{where}</p>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div
                key={does}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-b border-line py-2.5 last:border-0"
              >
                <dt className="text-ink-soft">{does}</dt>
                <dd className="ml-auto flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-8 rounded-sm border border-line-strong bg-surface-sunken px-2 py-0.5 text-center font-sans text-small text-ink"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
