/** The style of pages that are written by hand: the site's colors without its build, so that they need nothing else. */
export const FRAME_STYLE = `
:root {
  color-scheme: dark;
  --ground: oklch(0.16 0.038 284);
  --deep: oklch(0.125 0.032 284);
  --surface: oklch(0.198 0.043 284);
  --raised: oklch(0.238 0.047 284);
  --line: oklch(0.86 0.05 286 / 0.11);
  --line-strong: oklch(0.86 0.05 286 / 0.22);
  --ink: oklch(0.972 0.008 286);
  --soft: oklch(0.84 0.02 286);
  --muted: oklch(0.745 0.03 286);
  --violet: oklch(0.78 0.13 292);
  --green: oklch(0.82 0.19 155);
  --yellow: oklch(0.87 0.17 90);
  --danger: oklch(0.76 0.15 22);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--soft); scroll-padding-top: 5.5rem; scrollbar-color: oklch(0.46 0.05 286) transparent; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; font: 1rem/1.6 Figtree, ui-sans-serif, system-ui, "Segoe UI", sans-serif; -webkit-font-smoothing: antialiased;
  background: radial-gradient(60rem 30rem at 70% -12rem, oklch(0.74 0.14 292 / 0.22), transparent 70%) no-repeat; }
h1, h2, h3, h4 { color: var(--ink); font-family: "Bricolage Grotesque", ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; margin: 0; }
a { color: var(--violet); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { color: var(--ink); }
:focus-visible { outline: 2px solid oklch(0.87 0.1 292); outline-offset: 2px; border-radius: 0.25rem; }
p { margin: 0; text-wrap: pretty; }
code { font-family: var(--mono); font-size: 0.875em; color: var(--ink); }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; background: var(--ink); color: var(--deep); padding: 0.5rem 1rem; border-radius: 0.5rem; }
.top { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 0.875rem; height: 4rem; padding: 0 clamp(1.25rem, 4vw, 2.5rem);
  background: oklch(0.16 0.038 284 / 0.85); backdrop-filter: blur(20px); border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; min-width: 0; min-height: 2.75rem; color: var(--ink); font: 600 1.125rem "Bricolage Grotesque", ui-sans-serif, system-ui, sans-serif; letter-spacing: -0.012em; text-decoration: none; }
.brand svg { flex: none; }
.brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.site-links { display: none; margin-left: auto; gap: 0.25rem; }
.site-links a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 0.5rem; color: var(--soft); font-size: 0.875rem; font-weight: 500; text-decoration: none; }
.site-links a:hover, .foot-links a:hover { color: var(--ink); }
@media (min-width: 64rem) { .site-links { display: flex; } .site-links + .download { margin-left: 0.5rem; } }
.foot { border-top: 1px solid var(--line); background: var(--deep); }
.foot-links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; max-width: 84rem; margin: 0 auto; padding: 2rem clamp(1.25rem, 4vw, 2.5rem) 3rem; }
.foot-links a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--soft); font-size: 0.875rem; text-decoration: none; }
.download { margin-left: auto; white-space: nowrap; display: inline-flex; align-items: center; min-height: 2.5rem; padding: 0 1rem; border: 1px solid var(--line-strong); border-radius: 0.75rem; color: var(--ink); font-size: 0.875rem; font-weight: 600; text-decoration: none; }
.download:hover { background: var(--raised); }
h1 { font-size: clamp(2.375rem, 1.7rem + 2.9vw, 3.5rem); letter-spacing: -0.034em; line-height: 1.04; }
.lead { max-width: 42rem; font-size: 1.125rem; color: var(--soft); }
.cards { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); margin-top: 1rem; }
.note, .operation { background: linear-gradient(to bottom, oklch(0.21 0.045 284), var(--surface) 45%); border: 1px solid var(--line); border-radius: 1.25rem; box-shadow: inset 0 1px 0 oklch(1 0 0 / 0.07); }
.note { display: grid; gap: 0.625rem; align-content: start; padding: 1.5rem; font-size: 0.9375rem; min-width: 0; overflow-wrap: anywhere; }
.note h2 { font-size: 1.0625rem; }
`;
