import type { ReactNode } from 'react';
import type { Attribution } from '../attributions.types.ts';

/** One source of licensed material: what it is, whose, what we take from it, under which license. */
export function AttributionCard({ attribution }: { attribution: Attribution }) {
  const { title, author, license, licenseUrl, url, use } = attribution;
  return (
    <li className="rounded-lg border border-line bg-surface p-6">
      <h3 className="text-title-sm">{url ? <OutsideLink href={url}>{title}</OutsideLink> : title}</h3>
      <p className="mt-1 text-small text-ink-muted">{author}</p>
      <p className="mt-4 text-ink-soft">{use}</p>
      <p className="mt-4 text-small text-ink-muted">
        License: {licenseUrl ? <OutsideLink href={licenseUrl}>{license}</OutsideLink> : license}
      </p>
    </li>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="underline underline-offset-4" href={href} rel="noreferrer">
      {children}
    </a>
  );
}
