/** The page's own style: the site's colors without its build, so that the page needs nothing else. */
export const DOCS_STYLE = `
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
.layout { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 84rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 2.5rem); }
main { padding: 3rem 0 8rem; min-width: 0; }
.contents { display: none; }
@media (min-width: 64rem) {
  .layout { grid-template-columns: 17rem minmax(0, 1fr); gap: 4rem; }
  .contents { display: block; position: sticky; top: 4rem; align-self: start; max-height: calc(100dvh - 4rem); overflow-y: auto; padding: 3rem 0 3rem; scrollbar-width: thin; }
}
.heading { margin: 1.75rem 0 0.5rem; padding-left: 0.75rem; font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.02em; color: var(--muted); }
.contents ul, .menu ul { list-style: none; margin: 0; padding: 0; }
.contents a, .menu a { display: flex; align-items: center; gap: 0.625rem; min-height: 2.25rem; padding: 0.25rem 0.75rem; border-radius: 0.5rem; color: var(--soft); font-size: 0.875rem; text-decoration: none; }
.contents a:hover, .menu a:hover, .contents a:target-current { background: var(--surface); color: var(--ink); }
.contents { scroll-target-group: auto; }
.contents .method, .menu .method { width: 3.75rem; text-align: center; }
.method { flex: none; font: 700 0.6875rem/1 var(--mono); text-transform: uppercase; letter-spacing: 0.04em; padding: 0.3rem 0.45rem; border-radius: 0.375rem; }
.method.get { color: var(--green); background: oklch(0.78 0.19 155 / 0.12); }
.method.post { color: var(--yellow); background: oklch(0.86 0.16 90 / 0.12); }
.method.delete { color: var(--danger); background: oklch(0.64 0.2 24 / 0.16); }
.menu { margin: 0 0 2.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.menu > summary { display: flex; padding: 0 1rem; }
.menu[open] { padding-bottom: 0.75rem; }
.menu ul, .menu .heading { padding-left: 0.25rem; }
.menu .heading { padding-left: 1rem; }
.menu a { min-height: 2.75rem; }
@media (min-width: 64rem) { .menu { display: none; } }
.introduction { display: grid; gap: 1.25rem; }
h1 { font-size: clamp(2.375rem, 1.7rem + 2.9vw, 3.5rem); letter-spacing: -0.034em; line-height: 1.04; }
.lead { max-width: 42rem; font-size: 1.125rem; color: var(--soft); }
.cards { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); margin-top: 1rem; }
.note, .operation { background: linear-gradient(to bottom, oklch(0.21 0.045 284), var(--surface) 45%); border: 1px solid var(--line); border-radius: 1.25rem; box-shadow: inset 0 1px 0 oklch(1 0 0 / 0.07); }
.note { display: grid; gap: 0.625rem; align-content: start; padding: 1.5rem; font-size: 0.9375rem; min-width: 0; overflow-wrap: anywhere; }
.note h2 { font-size: 1.0625rem; }
.group { margin-top: 5rem; }
.group > h2 { font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem); margin-bottom: 0.5rem; }
.operation { margin-top: 2rem; padding: clamp(1.25rem, 3vw, 2rem); min-width: 0; transition: border-color 200ms; }
.operation:target { border-color: oklch(0.74 0.14 292 / 0.7); }
.operation header { display: grid; gap: 0.75rem; margin-bottom: 1rem; }
.operation h3 { font-size: 1.375rem; }
.operation h3 a { color: inherit; text-decoration: none; }
.operation h3 a:hover { text-decoration: underline; }
.operation > p { max-width: 46rem; }
.operation > p + p { margin-top: 0.75rem; }
.operation h4 { display: flex; align-items: center; gap: 0.625rem; margin: 2rem 0 0.75rem; font-size: 1rem; letter-spacing: -0.01em; }
.address { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; }
.address code { font-size: 1rem; overflow-wrap: anywhere; }
.address em { font-style: normal; color: var(--violet); }
.token { font-size: 0.8125rem; color: var(--muted); border: 1px solid var(--line-strong); border-radius: 99px; padding: 0.125rem 0.625rem; }
.token.required, .token.key { color: var(--yellow); border-color: oklch(0.86 0.16 90 / 0.4); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.875rem; background: oklch(0.145 0.036 284); }
table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.5; }
thead th { color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
th, td { text-align: left; vertical-align: top; padding: 0.75rem 1rem; font-weight: 400; }
tbody tr { border-top: 1px solid var(--line); }
tbody th { white-space: nowrap; }
.type { min-width: 9rem; color: var(--muted); font-size: 0.875rem; }
.type small { display: block; font-size: 0.8125rem; }
.codes code { display: block; white-space: nowrap; }
.required { display: block; font-size: 0.75rem; color: var(--yellow); }
.status { font: 600 0.8125rem/1 var(--mono); padding: 0.35rem 0.5rem; border-radius: 0.375rem; }
.status.good { color: var(--green); background: oklch(0.78 0.19 155 / 0.12); }
.status.bad { color: var(--danger); background: oklch(0.64 0.2 24 / 0.16); }
.types { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-bottom: 0.75rem; }
.types code { border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.125rem 0.5rem; }
pre { margin: 0; padding: 1rem 1.25rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--deep); font-size: 0.9375rem; line-height: 1.6; max-height: 30rem; }
pre code { color: oklch(0.9 0.03 286); }
details { margin-top: 0.75rem; }
details h4 { display: none; }
summary { display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--violet); font-size: 0.9375rem; }
summary:hover { color: var(--ink); }
summary::before { content: "+"; display: inline-block; width: 1.25rem; font-family: var(--mono); }
details[open] summary::before { content: "\\2212"; }
details .table { margin-top: 0.5rem; }
`;
