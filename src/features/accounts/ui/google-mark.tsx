/** Google's letter in its four colors, as its sign-in buttons must carry it. */
export function GoogleMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        fill="#4285f4"
        d="M23 12.26c0-.78-.07-1.53-.2-2.26H12v4.28h6.17a5.28 5.28 0 0 1-2.29 3.46v2.88h3.7c2.17-2 3.42-4.94 3.42-8.36Z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1.03 7.6-2.78l-3.71-2.88a6.9 6.9 0 0 1-10.31-3.62H1.75v2.97A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path
        fill="#fbbc05"
        d="M5.58 14.22a6.92 6.92 0 0 1 0-4.42V6.83H1.75a11.5 11.5 0 0 0 0 10.35l3.83-2.96Z"
      />
      <path
        fill="#ea4335"
        d="M12 5.08c1.68 0 3.2.58 4.39 1.72l3.29-3.29C17.69 1.65 15.1.5 12 .5A11.5 11.5 0 0 0 1.75 6.83l3.83 2.97A6.85 6.85 0 0 1 12 5.08Z"
      />
    </svg>
  );
}
