import { Link, useLocation } from 'react-router';
import type { TableOfContentsEntry } from '../../blog.types.ts';

interface TableOfContentsProps {
  entries: readonly TableOfContentsEntry[];
}

/** Beside the text, where there is room. */
export function TableOfContentsAside({ entries }: TableOfContentsProps) {
  return (
    <nav aria-label="On this page" className="article-contents scrollbar-slim max-xl:hidden print:hidden">
      <p className="mb-3 text-caption font-semibold tracking-wide text-ink-faint uppercase">On this page</p>
      <EntryList entries={entries} />
    </nav>
  );
}

/** Folded above the text, where there is none. */
export function TableOfContentsDisclosure({ entries }: TableOfContentsProps) {
  return (
    <details className="surface-card lit-border group/contents mb-10 rounded-lg xl:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-5 py-2 font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
        On this page
        <span
          aria-hidden="true"
          className="text-ink-muted transition-transform group-open/contents:rotate-45"
        >
          +
        </span>
      </summary>
      <nav aria-label="Contents" className="px-5 pb-4">
        <EntryList entries={entries} />
      </nav>
    </details>
  );
}

function EntryList({ entries }: TableOfContentsProps) {
  const { state } = useLocation();
  return (
    <ol className="border-l border-line text-small">
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <Link
            to={{ hash: `#${id}` }}
            // The way back to the list stays known.
            state={state}
            className={`-ml-px block border-l-2 border-transparent py-1.5 text-ink-muted transition-colors hover:text-ink aria-[current]:border-green aria-[current]:text-ink ${level === 3 ? 'pl-8' : 'pl-4'}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
