/** Says, to who has switched scripts off, what needs them; what it stands in for hides by `noscript:hidden`. */
export function ScriptsNeeded({ children }: { children: React.ReactNode }) {
  return (
    <noscript>
      <p className="rounded-lg border border-info-line bg-info-soft px-4 py-3.5 text-balance text-ink-soft">
        {children}
      </p>
    </noscript>
  );
}
