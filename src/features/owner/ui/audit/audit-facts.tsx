import type { AuditEntry } from '../../audit/audit.types.ts';

/** What a line changed, as words: `balance 500 → 750`. */
export function AuditFacts({ entry }: { entry: AuditEntry }) {
  const before = read(entry.before);
  const after = read(entry.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return '–';
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <span className="text-ink-muted">{asWords(name)}</span> {showStep(before[name], after[name])}
        </li>
      ))}
    </ul>
  );
}

/** `guestImages` as `guest images`. */
function asWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function read(facts: string | null): Record<string, unknown> {
  return facts === null ? {} : (JSON.parse(facts) as Record<string, unknown>);
}

function showStep(before: unknown, after: unknown): string {
  const values = [before, after]
    .filter((value) => value !== undefined)
    .map((value) => String(value ?? 'none'));
  return values.join(' → ');
}
